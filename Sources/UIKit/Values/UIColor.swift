@_exported import Foundation

/// A colour: fixed components, or a system colour that follows light and dark appearance.
public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    /// The colour as CSS: a system colour is a custom property, so that the style sheet decides for each appearance.
    public let css: String

    private init(css: String) { self.css = css }

    /// A colour from components between 0 and 1; what lies outside is clamped.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func byte(_ component: CGFloat) -> Int {
            component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        }
        let opacity = alpha.isFinite ? (min(max(alpha, 0), 1) * 1000).rounded() / 1000 : 1
        self.init(
            css: opacity == 1
                ? "rgb(\(byte(red)) \(byte(green)) \(byte(blue)))"
                : "rgb(\(byte(red)) \(byte(green)) \(byte(blue)) / \(opacity))")
    }

    /// A grey between 0 (black) and 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The same colour, partly transparent: 0 is invisible, 1 is opaque.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let percent = alpha.isFinite ? Int((min(max(alpha, 0), 1) * 100).rounded()) : 100
        return UIColor(css: "color-mix(in srgb, \(css) \(percent)%, transparent)")
    }

    /// Colours are equal when they are shown alike.
    public static func == (first: UIColor, second: UIColor) -> Bool { first.css == second.css }

    /// Hashes what is shown.
    public func hash(into hasher: inout Hasher) { hasher.combine(css) }
}

/// What `#colorLiteral(red:green:blue:alpha:)` makes where the context names no type.
public typealias _ColorLiteralType = UIColor

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIColor {
    private static func system(_ name: String) -> UIColor { UIColor(css: "var(--\(name))") }

    public static let systemBlue = system("system-blue")
    public static let systemGreen = system("system-green")
    public static let systemRed = system("system-red")
    public static let systemOrange = system("system-orange")
    public static let systemYellow = system("system-yellow")
    public static let systemPink = system("system-pink")
    public static let systemPurple = system("system-purple")
    public static let systemTeal = system("system-teal")
    public static let systemIndigo = system("system-indigo")
    public static let systemGray = system("system-gray")
    public static let label = system("label")
    public static let secondaryLabel = system("secondary-label")
    public static let separator = system("separator")
    public static let systemBackground = system("system-background")
    public static let secondarySystemBackground = system("secondary-system-background")
    public static let systemGroupedBackground = system("system-grouped-background")
    public static let secondarySystemGroupedBackground = system("secondary-system-grouped-background")
    public static let white = UIColor(white: 1, alpha: 1)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let clear = UIColor(css: "transparent")
}
