import Markup

/// A chart of one or more series over named categories, such as a week of pain and sleep.
///
/// `render(into:id:label:)` writes a picture (SVG), a legend, and a table with the same numbers for those who
/// cannot see the picture. The output depends on the chart, the id and the label alone, so it can be compared.
public struct Chart: Hashable, Sendable {
    /// How the values of a chart are drawn.
    public enum Kind: Hashable, Sendable {
        /// Bars that stand side by side in each category, from zero.
        case bars
        /// Lines through the values; a category without a value breaks the line.
        case line
        /// One marker for each value.
        case scatter
    }

    /// A place on the x axis.
    public struct Category: Hashable, Sendable {
        /// What stands below the axis, such as "M"; shortened to twelve characters.
        public var label: String
        /// What the text alternative says, such as "Monday, March 3".
        public var name: String

        /// A category whose name is its label unless another one is given.
        public init(_ label: String, name: String? = nil) {
            self.label = label
            self.name = name ?? label
        }
    }

    /// How the values are drawn.
    public var kind: Kind
    /// The series, in the order of the legend.
    public var series: [Series]
    /// The places on the x axis, from left to right.
    public var categories: [Category]
    /// The index of the category whose label is highlighted; none where it is nil or no index.
    public var selectedCategory: Int?
    /// Where the y axis starts; nil fits it to the values. It starts lower where a value lies below.
    public var minimum: Double?
    /// Where the y axis ends; nil fits it to the values. It ends higher where a value lies above.
    public var maximum: Double?

    /// A chart of `series` over `categories`.
    public init(
        kind: Kind, series: [Series], categories: [Category], selectedCategory: Int? = nil,
        minimum: Double? = nil, maximum: Double? = nil
    ) {
        self.kind = kind
        self.series = series
        self.categories = categories
        self.selectedCategory = selectedCategory
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Writes the chart as a `figure`: an SVG image, a legend, and a visually hidden table.
    ///
    /// - Parameters:
    ///   - id: The element id of the figure and the prefix of all ids within it: letters, digits, `-` and `_`.
    ///   - label: What the chart shows, as its accessible name.
    /// - Complexity: O(*c* · *s*) for *c* categories and *s* series.
    public func render(into html: inout HTML, id: String, label: String) {
        let layout = Layout(self)
        html.element("figure", .id(id), .class("chart")) { html in
            renderPlot(into: &html, id: id, label: label, layout: layout)
            renderLegend(into: &html, id: id)
            renderTable(into: &html, label: label, fractionDigits: layout.scale.valueFractionDigits)
        }
    }
}
