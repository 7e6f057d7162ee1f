import Markup

/// A picture on the screen.
@MainActor open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { if image != oldValue { setNeedsDisplay() } } }

    /// A view of one picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    /// An empty picture.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["image", "mode-\(contentMode.rawValue)"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        guard let image else { return }
        (accessibilityLabel.map(image.described) ?? image).render(into: &html)
    }
}
