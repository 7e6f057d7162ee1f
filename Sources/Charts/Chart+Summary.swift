extension Chart {
    /// The chart in a sentence or two: its kind, and the range and the last value of each series.
    ///
    /// - Complexity: O(*c* · *s*) for *c* categories and *s* series.
    func summary(fractionDigits: Int) -> String {
        let kindName =
            switch kind {
            case .bars: "Bar chart"
            case .line: "Line chart"
            case .scatter: "Scatter chart"
            }
        let head: String
        switch (categories.first, categories.last) {
        case (let first?, let last?) where categories.count > 1: head = "\(kindName), \(first.name) to \(last.name)."
        case (let only?, _): head = "\(kindName), \(only.name)."
        default: head = "\(kindName) without categories."
        }
        return ([head] + series.map { summary(of: $0, fractionDigits: fractionDigits) }).joined(separator: " ")
    }

    private func summary(of series: Series, fractionDigits: Int) -> String {
        let values = categories.indices.compactMap { index in series.value(at: index).map { (index, $0) } }
        guard let last = values.last, let low = values.map(\.1).min(), let high = values.map(\.1).max() else {
            return "\(series.title): no values."
        }
        func text(_ value: Double) -> String { value.text(fractionDigits: fractionDigits) }
        if values.count == 1 { return "\(series.title): \(text(high)) on \(categories[last.0].name)." }
        let range = low == high ? "always \(text(low))" : "from \(text(low)) to \(text(high))"
        return "\(series.title): \(range), last \(text(last.1)) on \(categories[last.0].name)."
    }
}
