import Markup

/// The hatching that tells the bars of one series from those of another without colour; the first series has none.
enum Pattern: Int, CaseIterable {
    case plain, diagonal, dots, horizontal

    /// The pattern for the series at an index.
    init(series index: Int) {
        self = Self.allCases[index % Self.allCases.count]
    }

    /// The outline to stroke within a square tile of 6 pixels; nil for plain bars.
    private var outline: String? {
        switch self {
        case .plain: nil
        case .diagonal: "M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3"
        case .dots: "M2 3h2"
        case .horizontal: "M0 3h6"
        }
    }

    /// Writes the pattern's definition; nothing for plain bars.
    func render(into html: inout HTML, id: String) {
        guard let outline else { return }
        html.element(
            "pattern", .id(id), .attribute("width", "6"), .attribute("height", "6"),
            .attribute("patternUnits", "userSpaceOnUse")
        ) { html in
            html.element("path", .class("chart-hatch"), .attribute("d", outline)) { _ in }
        }
    }
}
