/// One way in which an app shows itself; here always a browser tab.
@MainActor open class UIScene: UIResponder {
    /// What a scene was opened with; empty on this platform.
    @MainActor public final class ConnectionOptions {
        init() {}
    }

    /// The session that this scene belongs to.
    public let session: UISceneSession

    /// The app's object that built the scene.
    public internal(set) var delegate: (any UISceneDelegate)?

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation

    @available(*, unavailable) public required convenience init(_instantiate: ()) {
        preconditionFailure("A scene is connected, never made by name.")
    }
}

/// A scene's identity and configuration.
@MainActor public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, Sendable {
        let rawValue: String
        /// An ordinary window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role: Role
    /// The scene's identity, unguessable.
    public let persistentIdentifier: String
    /// How the scene is set up.
    public internal(set) var configuration: UISceneConfiguration

    init(identifier: String) {
        role = .windowApplication
        persistentIdentifier = identifier
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    }
}

/// How a scene is set up: its name and the class of its delegate.
public final class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class that builds the scene; where nil, the app's `SceneDelegate` is used.
    public var delegateClass: AnyClass?

    /// A configuration by name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Builds a scene and hears of its life.
@MainActor public protocol UISceneDelegate: AnyObject {
    /// The scene is new: build its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Builds a scene that has a window.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}
