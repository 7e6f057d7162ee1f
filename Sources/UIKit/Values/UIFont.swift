/// A font by its role in the text; sizes follow the reader's settings and are decided in the style sheet.
public struct UIFont: Hashable, Sendable {
    /// The role of a piece of text.
    public enum TextStyle: String, Hashable, Sendable {
        /// From the largest heading to the smallest note.
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
    }

    let style: TextStyle

    /// The font for a role.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style: style) }
}

/// How lines of text are aligned.
public enum NSTextAlignment: String, Hashable, Sendable {
    /// As named; `natural` follows the language.
    case natural, left, center, right
}
