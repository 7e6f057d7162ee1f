/// A command line program as data: what it can be told, from which help and parsing both follow.
public struct Tool: Sendable, Equatable {
    /// The program's name, as people type it.
    public let name: String
    /// One sentence on what it is for.
    public let summary: String
    /// What it can do; the first word after the name chooses.
    public let commands: [Command]

    /// A tool from its parts.
    public init(name: String, summary: String, commands: [Command]) {
        self.name = name
        self.summary = summary
        self.commands = commands
    }
}

/// One thing that a tool does.
public struct Command: Sendable, Equatable {
    /// The word that chooses it.
    public let name: String
    /// One sentence on what it does.
    public let summary: String
    /// What can be said about how.
    public let options: [Option]

    /// A command from its parts.
    public init(name: String, summary: String, options: [Option] = []) {
        self.name = name
        self.summary = summary
        self.options = options
    }
}

/// One option of a command, written `--name`.
public struct Option: Sendable, Equatable {
    /// What may follow the name.
    public enum Kind: Sendable, Equatable {
        /// Nothing: it is given or not.
        case flag
        /// Any text but an empty one, shown in help under this placeholder.
        case text(placeholder: String)
        /// A whole number in this range.
        case number(ClosedRange<Int>)
    }

    /// The name without its dashes.
    public let name: String
    /// What may follow.
    public let kind: Kind
    /// The value that holds when the option is not given.
    public let defaultValue: String?
    /// A few words on what it changes.
    public let summary: String

    /// An option from its parts.
    public init(_ name: String, _ kind: Kind, default defaultValue: String? = nil, summary: String) {
        self.name = name
        self.kind = kind
        self.defaultValue = defaultValue
        self.summary = summary
    }
}
