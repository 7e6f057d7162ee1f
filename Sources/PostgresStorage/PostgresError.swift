import CPostgreSQL
import SQLStorage

extension SQLError {
    /// Translates a SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). The server's message
    /// stays behind: it may quote values.
    init(sqlState: String, statement: String? = nil) {
        self.init(Code(sqlState: sqlState), sqlState: sqlState, statement: statement)
    }

    /// Reads why the statement with this result failed.
    init(_ result: OpaquePointer?, of connection: OpaquePointer, statement: String?) {
        if let state = PQresultErrorField(result, cpostgresql_sqlstate_field()) {
            self.init(sqlState: String(cString: state), statement: statement)
        } else if PQresultStatus(result) == PGRES_EMPTY_QUERY {
            self.init(.invalidStatement, statement: statement)
        } else {
            self.init(PQstatus(connection) == CONNECTION_OK ? .other : .connectionLost, statement: statement)
        }
    }
}

extension SQLError.Code {
    fileprivate init(sqlState: String) {
        switch sqlState {
        case "23505": self = .uniqueViolation
        case "23503": self = .foreignKeyViolation
        // A value of another type than its column's; SQLite counts this among the constraints.
        case "42804": self = .constraintViolation
        case "25006": self = .readOnly
        // Without USAGE a schema looks as if it had no tables (42P01) or were not there (3F000).
        case "42501", "42P01", "3F000": self = .notPermitted
        case "3D000": self = .loginRefused
        case "40001", "40P01", "55P03", "57014": self = .locked
        case "53100": self = .diskFull
        case "58030": self = .diskFailed
        case "53300": self = .unreachable
        // An entry of an index may have some 2,700 bytes.
        case "54000": self = .invalidValue
        case "57P01", "57P02", "57P05": self = .connectionLost
        case "57P03": self = .unreachable
        case "XX001", "XX002": self = .corrupt
        default: self.init(sqlStateClass: sqlState.prefix(2))
        }
    }

    private init(sqlStateClass: Substring) {
        switch sqlStateClass {
        case "08": self = .connectionLost
        case "22": self = .invalidValue
        case "23": self = .constraintViolation
        case "28": self = .loginRefused
        case "0A", "25", "42": self = .invalidStatement
        default: self = .other
        }
    }
}
