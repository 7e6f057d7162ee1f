extension Tool {
    /// The text for `--help`: every command.
    public var help: String {
        let rows = commands.map { ($0.name, $0.summary) }
        return """
            \(summary)

            Usage: \(name) COMMAND [OPTIONS]

            Commands:
            \(Self.table(rows))

            See \(name) COMMAND --help for the options of a command.

            """
    }

    /// The text for `COMMAND --help`: every option with its default.
    public func help(for command: Command) -> String {
        let usage = [name, command.name] + command.options.map { "[\($0.usage)]" }
        let rows = command.options.map { option in
            (option.usage, option.summary + (option.defaultValue.map { " (default: \($0))" } ?? ""))
        }
        return """
            \(command.summary)

            Usage: \(usage.joined(separator: " "))

            Options:
            \(Self.table(rows + [("--help", "Show this text.")]))

            """
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, text in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + text
        }.joined(separator: "\n")
    }
}

extension Option {
    /// As it is typed: `--port NUMBER`.
    var usage: String {
        switch kind {
        case .flag: "--\(name)"
        case .text(let placeholder): "--\(name) \(placeholder)"
        case .number: "--\(name) NUMBER"
        }
    }
}
