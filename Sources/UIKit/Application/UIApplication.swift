import Containers

/// A participant's running app. Each container has its own.
@MainActor public final class UIApplication: UIResponder {
    /// Why a scene or the app was launched; empty on this platform.
    public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
        /// The key's text.
        public var rawValue: String
        /// A key by its text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app's delegate, made when the container is opened.
    public private(set) var delegate: (any UIApplicationDelegate)?

    /// The scenes (browser tabs) that are connected now.
    public private(set) var connectedScenes: Set<UIScene> = []

    let container: Container

    private init(container: Container) {
        self.container = container
        super.init()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation

    @available(*, unavailable) public required convenience init(_instantiate: ()) {
        preconditionFailure("An application is launched, never made by name.")
    }

    /// The app of the container that the running code belongs to.
    ///
    /// Code outside any container has no app; using this there is a programmer's error and stops the process.
    public static var shared: UIApplication {
        guard let container = Container.current, let application = container.attachment(UIApplication.self) else {
            preconditionFailure("UIApplication.shared was used outside a container; enter one with Container.run.")
        }
        return application
    }

    /// Launches the app of a container, once: a second call returns the running one.
    public static func launch<Delegate: UIResponder & UIApplicationDelegate>(
        _ delegateType: Delegate.Type, in container: Container
    ) -> UIApplication {
        if let running = container.attachment(UIApplication.self) { return running }
        let application = UIApplication(container: container)
        container.attach(application)
        container.run {
            let delegate = delegateType.init(_instantiate: ())
            application.delegate = delegate
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        }
        return application
    }

    func connect(_ scene: UIScene) { connectedScenes.insert(scene) }
    func disconnect(_ scene: UIScene) { connectedScenes.remove(scene) }
}

/// What an app does at launch and for each new scene.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app has started; stores are opened and tasks seeded here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Names the configuration for a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// The default configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
