import Markup

/// The few line drawings that the cards themselves need, in the colour of the surrounding text.
enum Glyph: String {
    case check = "M3.5 8.5l3 3 6-7"
    case chevronLeft = "M10 3L5 8l5 5"
    case chevronRight = "M6 3l5 5-5 5"

    /// Writes the drawing; it is decoration, so the text beside it has to say what it means.
    func render(into html: inout HTML) {
        html.element(
            "svg", .class("glyph"), .attribute("viewBox", "0 0 16 16"), .attribute("aria-hidden", "true")
        ) { html in
            html.element("path", .attribute("d", rawValue)) { _ in }
        }
    }
}
