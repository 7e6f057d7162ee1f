import SQLStorage
import Testing

@testable import PostgresStorage

@Suite("How a PostgreSQL server finds rows")
struct PlanTests {
    private let migrations = Migrations([
        Migration(
            1, "Create answer",
            [
                """
                CREATE TABLE answer (
                    \(word: .containerColumn)task \(word: .integer) NOT NULL, occurrence \(word: .integer) NOT NULL,
                    note \(word: .text) NOT NULL
                )\(word: .strictTable)
                """,
                "CREATE INDEX answer_task ON answer (\(word: .containerKey)task, occurrence)",
            ])
    ])

    @Test("A few answers out of 10,000 are looked up, where the server expects to find so many that it would read all")
    func lookups() async throws {
        let database = try makeDatabase(schema: "answers", migrations: migrations)
        let plan = try await database.write { connection in
            try connection.run(
                """
                INSERT INTO answer (task, occurrence, note)
                SELECT t, n, repeat('a', 100) FROM generate_series(1, 20) t, generate_series(1, 500) n
                """)
            try connection.run("ANALYZE answer")
            let asked = (1...20).map { task -> SQLQuery in "(CAST(\(task) AS BIGINT), CAST(\(7) AS BIGINT))" }
            return try connection.column(
                """
                EXPLAIN SELECT note FROM (VALUES \(join: asked)) asked CROSS JOIN answer
                WHERE task = asked.column1 AND occurrence BETWEEN asked.column2 AND asked.column2
                """, as: String.self)
        }
        #expect(plan.contains { $0.contains("Index Scan") && $0.contains("answer_task") }, "\(plan)")
        #expect(!plan.contains { $0.contains("Seq Scan") || $0.contains("Hash") }, "\(plan)")
    }
}
