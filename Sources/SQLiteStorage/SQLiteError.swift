import CSQLite
import SQLStorage

extension SQLError {
    /// Translates an extended result code of SQLite (https://www.sqlite.org/rescode.html).
    init(sqlite code: Int32, statement: String? = nil) {
        self.init(Code(sqlite: code), engineCode: Int(code), statement: statement)
    }
}

extension SQLError.Code {
    fileprivate init(sqlite code: Int32) {
        switch code {
        case SQLITE_CONSTRAINT | (8 << 8), SQLITE_CONSTRAINT | (6 << 8): self = .uniqueViolation
        case SQLITE_CONSTRAINT | (3 << 8): self = .foreignKeyViolation
        default: self.init(primary: code & 0xff)
        }
    }

    private init(primary code: Int32) {
        switch code {
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self = .cannotOpen
        case SQLITE_FULL: self = .diskFull
        case SQLITE_IOERR: self = .diskFailed
        case SQLITE_READONLY: self = .readOnly
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
        case SQLITE_CONSTRAINT: self = .constraintViolation
        case SQLITE_TOOBIG, SQLITE_MISMATCH: self = .invalidValue
        case SQLITE_ERROR, SQLITE_MISUSE, SQLITE_RANGE: self = .invalidStatement
        default: self = .other
        }
    }
}
