extension Chart {
    /// One set of values, drawn in one colour gradient and with a pattern or marker shape of its own.
    public struct Series: Hashable, Sendable {
        /// What the legend and the table call the series.
        public var title: String
        /// One value for each category; nil, NaN, infinity and what lies beyond ±10³⁰⁰ count as no value.
        ///
        /// Categories beyond the end have no value; values beyond the last category are not shown.
        public var values: [Double?]
        /// The CSS colour at the foot of the marks, such as `var(--pain, #b23b2e)`.
        public var startColor: String
        /// The CSS colour at the top of the marks.
        public var endColor: String
        /// Bar width, line width or marker radius in CSS pixels; nil means 10, 2 or 4.
        ///
        /// Bars become thinner where there is no room, but never thinner than 2.
        public var markSize: Double?

        /// A series; both ends of its gradient have the chart's tint unless colours are given.
        public init(
            title: String, values: [Double?], startColor: String = "var(--chart-tint)",
            endColor: String = "var(--chart-tint)", markSize: Double? = nil
        ) {
            self.title = title
            self.values = values
            self.startColor = startColor
            self.endColor = endColor
            self.markSize = markSize
        }

        /// The value at a category, where there is one that can be drawn.
        func value(at index: Int) -> Double? {
            guard index < values.count, let value = values[index], value.isDrawable else { return nil }
            return value
        }

        /// The size to draw with: at least 1, and no larger than a phone's plot can hold.
        func size(for kind: Kind) -> Double {
            let standard: Double =
                switch kind {
                case .bars: 10
                case .line: 2
                case .scatter: 4
                }
            guard let markSize, markSize > 0 else { return standard }
            return min(max(markSize, kind == .bars ? Bars.minimumWidth : 1), 40)
        }
    }
}
