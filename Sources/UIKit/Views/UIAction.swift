/// A closure with a title, for buttons and menus.
@MainActor public final class UIAction {
    /// What the button says.
    public var title: String
    /// What the button shows.
    public var image: UIImage?
    let handler: @MainActor (UIAction) -> Void

    /// An action that runs `handler`.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }
}
