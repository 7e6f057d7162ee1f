import SQLStorage

/// Which rows of a server belong to one database: those of a container, in the tables of a schema.
struct Scope: Hashable {
    let schema: String
    let container: String

    /// Starts a transaction on one snapshot.
    var beginReading: String { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; \(settings)" }

    /// Starts a transaction that no other for the same container runs beside, in whatever process: each statement sees
    /// all that was written before.
    var beginWriting: String {
        """
        BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; \(settings); SET LOCAL lock_timeout = '5s'; \
        \(Self.lock(schema + "/" + container))
        """
    }

    /// Starts a transaction that no other for the same schema runs beside.
    var beginMigrating: String {
        """
        BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SET LOCAL search_path = \(Self.identifier(schema)); \
        SET LOCAL lock_timeout = '30s'; \(Self.lock(schema))
        """
    }

    /// The settings end with the transaction, so that a connection cannot carry them to another container.
    private var settings: String {
        """
        SET LOCAL search_path = \(Self.identifier(schema)); SET LOCAL \(containerSetting) = \(quoted: container)
        """
    }

    static func identifier(_ name: String) -> String {
        "\"" + name.replacing("\"", with: "\"\"") + "\""
    }

    private static func lock(_ name: String) -> String {
        "SELECT pg_advisory_xact_lock(hashtextextended(\(quoted: "swift-care/" + name), 0))"
    }
}
