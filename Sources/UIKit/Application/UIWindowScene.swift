import Markup

/// A browser tab: windows, what changed in them, and where the participant is.
@MainActor public final class UIWindowScene: UIScene {
    /// The scene's windows; the first is shown.
    public internal(set) var windows: [UIWindow] = []

    /// Hidden fields of every form, such as the scene's identity and the form token; set by who carries the events.
    public var formFields: [(name: String, value: String)] = []

    /// Called once when something changed after the last ``takeUpdates()``.
    public var onNeedsDisplay: (@MainActor () -> Void)?

    /// The app that this scene shows.
    public let application: UIApplication

    var changed: [ObjectIdentifier: UIView] = [:]
    /// Views that wrote addresses, which are all of the state that was current then.
    var linking: [ObjectIdentifier: WeakView] = [:]
    var linkedState: [String: String]?
    var lastEvent: ViewEvent?
    var refusal: EventRefusal?

    private init(application: UIApplication, identifier: String) {
        self.application = application
        super.init(session: UISceneSession(identifier: identifier))
    }

    /// Opens a new scene of an app and lets the app's scene delegate build it.
    ///
    /// - Throws: ``SceneError/noDelegate(_:)`` where no scene delegate class is found.
    public static func connect(to application: UIApplication, identifier: String) throws(SceneError) -> UIWindowScene {
        let scene = UIWindowScene(application: application, identifier: identifier)
        guard let appDelegate = application.delegate else { throw .noDelegate("UIApplicationDelegate") }
        let options = UIScene.ConnectionOptions()
        let configuration = appDelegate.application(
            application, configurationForConnecting: scene.session, options: options)
        scene.session.configuration = configuration
        let module = String(reflecting: type(of: appDelegate)).prefix { $0 != "." }
        let name = "\(module).SceneDelegate"
        let named: AnyClass? = configuration.delegateClass ?? NSClassFromString(name)
        guard let delegateClass = named as? any (UIResponder & UISceneDelegate).Type else { throw .noDelegate(name) }
        let delegate = delegateClass.init(_instantiate: ())
        scene.delegate = delegate
        application.connect(scene)
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        return scene
    }

    /// Closes the scene: its delegate hears of it, and its views are let go.
    public func disconnect() {
        delegate?.sceneDidDisconnect(self)
        application.disconnect(self)
        for window in windows { window.rootViewController = nil }
        if let delegate = delegate as? any UIWindowSceneDelegate { delegate.window = nil }
        windows = []
        changed = [:]
        onNeedsDisplay = nil
    }
}

/// Why a scene cannot be opened; the description says what to do.
public enum SceneError: Error, Equatable, CustomStringConvertible {
    /// No class of this name was found; name it `SceneDelegate` or set `UISceneConfiguration.delegateClass`.
    case noDelegate(String)

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var description: String {
        switch self {
        case .noDelegate(let name):
            "there is no scene delegate \(name); name the class SceneDelegate, or set delegateClass of the scene's "
                + "configuration"
        }
    }
}
