/// What a command line asks for.
public enum Outcome: Sendable, Equatable {
    /// Do this.
    case run(Invocation)
    /// Print this text on standard output and exit with ``ExitCode/good``.
    case help(String)
    /// Print this sentence on standard error and exit with ``ExitCode/wrongUsage``.
    case wrongUsage(String)
}

/// A command with the values of its options, defaults filled in.
public struct Invocation: Sendable, Equatable {
    /// The command's name.
    public let command: String
    private var values: [String: String]

    init(command: Command) {
        self.command = command.name
        values = [:]
        for option in command.options { values[option.name] = option.defaultValue }
    }

    mutating func set(_ option: Option, to value: String) {
        values[option.name] = value
    }

    /// Whether a flag was given.
    public func flag(_ name: String) -> Bool { values[name] != nil }

    /// An option's value; nil when it was not given and has no default.
    public func text(_ name: String) -> String? { values[name] }

    /// A number option's value; nil when it was not given and has no default.
    public func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
}

extension Tool {
    /// Reads the words after the program's name. `--name value` and `--name=value` are the same.
    ///
    /// - Complexity: O(n) in the number of words.
    public func parse(_ arguments: [String]) -> Outcome {
        guard let first = arguments.first else { return .wrongUsage(wrong("no command was given")) }
        if Self.isHelp(first) { return .help(help) }
        guard let command = commands.first(where: { $0.name == first }) else {
            return .wrongUsage(wrong("there is no command \(Self.quoted(first))"))
        }
        var words = arguments.dropFirst()
        if words.contains(where: Self.isHelp) { return .help(help(for: command)) }
        var invocation = Invocation(command: command)
        var seen: Set<String> = []
        while let word = words.popFirst() {
            if let mistake = read(word, &words, of: command, &seen, into: &invocation) {
                return .wrongUsage(wrong(mistake, command))
            }
        }
        return .run(invocation)
    }

    /// Reads one option; the mistake in it, if there is one.
    private func read(
        _ word: String, _ words: inout ArraySlice<String>, of command: Command, _ seen: inout Set<String>,
        into invocation: inout Invocation
    ) -> String? {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard word.hasPrefix("--"), let option = command.options.first(where: { "--" + $0.name == parts[0] }) else {
            return "\(command.name) has no option \(Self.quoted(parts.first.map(String.init) ?? word))"
        }
        guard seen.insert(option.name).inserted else { return "--\(option.name) was given twice" }
        var value = parts.count > 1 ? String(parts[1]) : nil
        if option.kind == .flag {
            if value != nil { return "--\(option.name) takes no value" }
            invocation.set(option, to: "")
            return nil
        }
        if value == nil, let next = words.first, !next.hasPrefix("--") { value = words.popFirst() }
        guard let value, !value.isEmpty else { return "--\(option.name) needs a value" }
        if case .number(let range) = option.kind {
            guard let number = Int(value), range.contains(number) else {
                let limits = "\(range.lowerBound) to \(range.upperBound)"
                return "--\(option.name) needs a whole number from \(limits), not \(Self.quoted(value))"
            }
        }
        invocation.set(option, to: value)
        return nil
    }

    private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    private func wrong(_ mistake: String, _ command: Command? = nil) -> String {
        let question = command.map { "\(name) \($0.name) --help" } ?? "\(name) --help"
        return "\(name): \(mistake). See \(question)."
    }

    /// Keeps what was typed in one line and harmless to a terminal.
    private static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(60).map { scalar in
            scalar.properties.generalCategory == .control ? "?" : String(scalar)
        }
        return "“" + shown.joined() + "”"
    }
}
