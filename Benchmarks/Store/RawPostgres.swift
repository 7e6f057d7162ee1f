import CPostgreSQL
import Foundation

/// PostgreSQL's own library without anything of ours.
final class RawPostgres {
    private let connection: OpaquePointer
    private var isPrepared = false

    init(_ address: String) throws {
        guard let connection = PQconnectdb(address), PQstatus(connection) == CONNECTION_OK else {
            throw BenchmarkError("PostgreSQL does not take a connection")
        }
        self.connection = connection
    }

    deinit { PQfinish(connection) }

    func execute(_ text: String) throws { try check(PQexec(connection, text)) }

    private func check(_ result: OpaquePointer?) throws {
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_COPY_IN].contains(status) else {
            throw BenchmarkError("PostgreSQL: \(String(cString: PQerrorMessage(connection)))")
        }
    }
}

extension RawPostgres: RawWriter {
    func createTable() throws {
        let columns = RawRow.columns.replacing("REAL", with: "DOUBLE PRECISION")
        try execute("CREATE TABLE raw (\(columns), PRIMARY KEY (task, occurrence))")
        let marks = (1...RawRow.width).map { "$\($0)" }.joined(separator: ", ")
        try check(PQprepare(connection, "add", "INSERT INTO raw VALUES (\(marks))", 0, nil))
    }

    /// A prepared statement that is a transaction by itself.
    func writeOne(_ row: RawRow) throws {
        let texts = row.numbers.map { strdup("\($0)") }
        defer { for text in texts { free(text) } }
        let values = texts.map { UnsafePointer($0) }
        try check(PQexecPrepared(connection, "add", Int32(values.count), values, nil, nil, 0))
    }

    /// The quickest way that the server has.
    func writeBatch(_ rows: [RawRow]) throws {
        try check(PQexec(connection, "COPY raw FROM STDIN"))
        let text = rows.map { $0.numbers.map(\.description).joined(separator: "\t") + "\n" }.joined()
        guard PQputCopyData(connection, text, Int32(text.utf8.count)) == 1, PQputCopyEnd(connection, nil) == 1 else {
            throw BenchmarkError("PostgreSQL does not take the copy")
        }
        while let result = PQgetResult(connection) { try check(result) }
    }
}
