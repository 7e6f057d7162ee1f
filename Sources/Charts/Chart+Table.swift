import Markup

extension Chart {
    /// Writes the table that says in words and numbers what the picture shows.
    func renderTable(into html: inout HTML, label: String, fractionDigits: Int) {
        // A table ignores a height of one pixel; the element around it does not.
        html.element("div", .class("chart-table")) { html in
            html.element("table") { html in
                html.element("caption", text: label)
                html.element("thead") { html in
                    html.element("tr") { html in
                        html.element("td") { _ in }
                        for series in series { html.element("th", .attribute("scope", "col"), text: series.title) }
                    }
                }
                html.element("tbody") { html in
                    for index in categories.indices {
                        renderRow(into: &html, index: index, fractionDigits: fractionDigits)
                    }
                }
            }
        }
    }

    private func renderRow(into html: inout HTML, index: Int, fractionDigits: Int) {
        html.element("tr") { html in
            html.element("th", .attribute("scope", "row"), text: categories[index].name)
            for series in series {
                html.element("td", text: series.value(at: index)?.text(fractionDigits: fractionDigits) ?? "No value")
            }
        }
    }
}
