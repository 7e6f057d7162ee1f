import Foundation

/// Why a database refused. Says what to do, and never contains a value: values are health data.
public struct SQLError: Error, Sendable, Hashable {
    /// The kind of failure. More may be added; treat an unknown one like `other`.
    public struct Code: Sendable, Hashable {
        private enum Base {
            case cannotOpen, newerSchema, diskFull, diskFailed, readOnly, corrupt, locked, closed
            case invalidAddress, unreachable, loginRefused, privilegedRole, notPermitted, connectionLost
            case uniqueViolation, foreignKeyViolation, constraintViolation
            case invalidValue, tooManyValues, unexpectedValue, invalidStatement, other
        }

        private let base: Base

        /// The database's file could not be opened.
        public static let cannotOpen = Code(base: .cannotOpen)
        /// A later version of the program has written the database.
        public static let newerSchema = Code(base: .newerSchema)
        /// The disk or the database's quota is full.
        public static let diskFull = Code(base: .diskFull)
        /// The disk does not do what it is asked, or the process has reached a limit for its files.
        public static let diskFailed = Code(base: .diskFailed)
        /// The database, or the connection used, may not be written to.
        public static let readOnly = Code(base: .readOnly)
        /// The file is damaged or is no database.
        public static let corrupt = Code(base: .corrupt)
        /// Another process kept the database locked for longer than the time-out.
        public static let locked = Code(base: .locked)
        /// The database was closed before the operation.
        public static let closed = Code(base: .closed)
        /// The address of the database server cannot be understood.
        public static let invalidAddress = Code(base: .invalidAddress)
        /// The database server does not answer, is starting, or has no connection left.
        public static let unreachable = Code(base: .unreachable)
        /// The database server knows no such user or database, or wants another password.
        public static let loginRefused = Code(base: .loginRefused)
        /// The user may see the rows of every container, so the server would not keep containers apart.
        public static let privilegedRole = Code(base: .privilegedRole)
        /// The user may not use the schema or one of its tables, or may not make them.
        public static let notPermitted = Code(base: .notPermitted)
        /// The connection to the database server broke during a transaction.
        public static let connectionLost = Code(base: .connectionLost)
        /// A value that must be unique is already stored.
        public static let uniqueViolation = Code(base: .uniqueViolation)
        /// A reference points at nothing, or something still points at a removed row.
        public static let foreignKeyViolation = Code(base: .foreignKeyViolation)
        /// Another rule of the table is violated.
        public static let constraintViolation = Code(base: .constraintViolation)
        /// A value cannot be stored: NaN, more bytes than a value may have, or a zero byte where an engine takes none.
        public static let invalidValue = Code(base: .invalidValue)
        /// A statement has more values than the engine takes in one.
        public static let tooManyValues = Code(base: .tooManyValues)
        /// A stored value is missing or of another kind than the program expects.
        public static let unexpectedValue = Code(base: .unexpectedValue)
        /// The statement is wrong: an error of the program.
        public static let invalidStatement = Code(base: .invalidStatement)
        /// The engine failed in another way.
        public static let other = Code(base: .other)
    }

    /// The kind of failure.
    public let code: Code

    /// The engine's own number for the failure, for its manual; 0 if the failure is not the engine's.
    public let engineCode: Int

    /// The server's five-character SQLSTATE for the failure; nil if the failure is not a server's.
    public let sqlState: String?

    /// The statement with placeholders instead of its values, if one was being run.
    public let statement: String?

    /// Describes a failure.
    public init(_ code: Code, engineCode: Int = 0, sqlState: String? = nil, statement: String? = nil) {
        self.code = code
        self.engineCode = engineCode
        self.sqlState = sqlState
        self.statement = statement
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SQLError: CustomStringConvertible, LocalizedError {
    public var description: String {
        if let sqlState { return "\(advice) (SQLSTATE \(sqlState))" }
        return engineCode == 0 ? advice : "\(advice) (engine code \(engineCode))"
    }

    public var errorDescription: String? { description }

    private var advice: String {
        switch code {
        case .cannotOpen: "The database cannot be opened: check that its directory exists and may be written to."
        case .newerSchema: "A newer version of this program wrote the database: update the program, then open it again."
        case .diskFull: "The disk is full: nothing was written. Free some space, then try again."
        case .diskFailed:
            "The disk cannot be read or written: nothing was stored. Check the disk and limits for files, then try again."
        case .readOnly:
            "The database is read-only: give this user permission to write, to a file also in its directory."
        case .corrupt: "The database file is damaged or not a database: restore it from a backup."
        case .locked: "Another process is using the database: wait until it has finished, then try again."
        case .closed: "The database is closed: open it again."
        case .invalidAddress:
            "The database address is not valid: write it as postgres://user:password@host:port/database."
        case .unreachable:
            "The database server does not answer: check that it runs, its host and port, and that it has free connections."
        case .loginRefused:
            "The database server refuses the login: check the user, the password and the database's name in the address."
        case .privilegedRole:
            "The database user bypasses row security: use one that is neither superuser nor BYPASSRLS."
        case .notPermitted:
            """
            The database user lacks a permission, or the tables are gone: give it USAGE on the schema and make it the owner \
            of the tables there, or restore them; to make the schema it needs CREATE on the database.
            """
        case .connectionLost:
            "The connection to the database server was lost: read what is stored, then try again."
        case .uniqueViolation: "A value that must be unique is already stored."
        case .foreignKeyViolation: "A reference points at a row that does not exist."
        case .constraintViolation: "A rule of the database's tables is violated."
        case .invalidValue: "A value cannot be stored: it is not a number (NaN), too large, or has a zero byte."
        case .tooManyValues: "The query names more values than the database takes at once: ask in several parts."
        case .unexpectedValue: "A stored row holds a value that this program cannot read: restore it from a backup."
        case .invalidStatement: "The statement is not valid: this is an error of the program."
        default: "The database failed."
        }
    }
}
