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

    private func check(_ result: OpaquePointer?, read: (OpaquePointer?) -> Void = { _ in }) throws {
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_COPY_IN].contains(status) else {
            throw BenchmarkError("PostgreSQL: \(String(cString: PQerrorMessage(connection)))")
        }
        read(result)
    }

    private func run(_ name: String, _ numbers: [Double], read: (OpaquePointer?) -> Void = { _ in }) throws {
        let texts = numbers.map { strdup("\($0)") }
        defer { for text in texts { free(text) } }
        let values = texts.map { UnsafePointer($0) }
        try check(PQexecPrepared(connection, name, Int32(values.count), values, nil, nil, 1), read: read)
    }
}

extension RawPostgres: RawReader {
    /// Reads from the tables of the only store of an engine, which the server shows to its container alone, and finds rows
    /// as the store has it find them: by itself it would read all values for a month's.
    convenience init(reading engine: StoreEngine) throws {
        guard let address = engine.address, let container = engine.container else {
            throw BenchmarkError("the store is on no server")
        }
        try self.init(address)
        try execute(
            """
            SET search_path = benchmark; SET care.container = '\(container)';
            SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off
            """)
        try check(PQprepare(connection, "read", Self.outcomes("$1", "$2"), 0, nil))
    }

    func readOutcomes(in interval: DateInterval) throws {
        var count: Int32 = 0
        try run("read", [interval.start, interval.end].map(\.timeIntervalSinceReferenceDate)) { result in
            count = PQntuples(result)
            for row in 0..<count {
                for column in 0..<PQnfields(result) { _ = PQgetvalue(result, row, column) }
            }
        }
        guard count >= 20 else { throw BenchmarkError("outcomes are missing") }
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
    func writeOne(_ row: RawRow) throws { try run("add", row.numbers) }

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
