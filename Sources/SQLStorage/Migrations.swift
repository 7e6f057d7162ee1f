/// One step from a schema to the next.
public struct Migration: Sendable {
    /// The step's number, counted from 1 without gaps.
    public let number: Int
    /// What the step does, for whoever looks into the database.
    public let name: String
    /// The statements to run, in order.
    public let statements: [SQLQuery]

    /// Describes a step.
    public init(_ number: Int, _ name: String, _ statements: [SQLQuery]) {
        self.number = number
        self.name = name
        self.statements = statements
    }
}

/// Brings a database to the newest schema that the program knows.
public struct Migrations: Sendable {
    let steps: [Migration]

    /// The steps that the program knows, in order.
    public init(_ steps: [Migration]) {
        self.steps = steps
    }

    /// Whether the database has seen every step. To be called inside a transaction.
    ///
    /// - Throws: `newerSchema` if it has seen a step that the program does not know; `invalidStatement` if `apply` has
    ///   never run.
    public func areApplied(on connection: any Connection) throws -> Bool {
        try current(on: connection) == steps.last?.number ?? 0
    }

    /// Runs the steps that the database has not seen, and records each. To be called inside a write transaction.
    ///
    /// - Throws: `newerSchema` if the database has seen a step that the program does not know.
    public func apply(on connection: any Connection) throws {
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS schema_migration (
                number \(word: .integer) NOT NULL PRIMARY KEY, name \(word: .text) NOT NULL
            )\(word: .strictTable)
            """)
        let current = try current(on: connection)
        for step in steps where step.number > current {
            for statement in step.statements {
                try connection.run(statement)
            }
            try connection.run("INSERT INTO schema_migration (number, name) VALUES (\(step.number), \(step.name))")
        }
    }

    private func current(on connection: any Connection) throws -> Int {
        let applied = try connection.first("SELECT MAX(number) FROM schema_migration", as: Int?.self) ?? nil
        let current = applied ?? 0
        guard current <= steps.last?.number ?? 0 else { throw SQLError(.newerSchema) }
        return current
    }
}
