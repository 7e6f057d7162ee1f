import Foundation
import PostgresTestServer
import SQLStorage
import Testing

@testable import CareKitStore
@testable import Containers
@testable import PostgresStorage

@Suite("A store on hash partitions over two foreign servers")
struct StoreShardTests {
    @Test("Containers lie on one shard each, work as on one server, and are asked for on their shard alone")
    func shards() async throws {
        // A server of its own: the schema is spread once.
        let test = try await PostgresTestServer.start()
        try await prepare(test)

        var placed: [String: Set<String>] = [:]
        for number in 0..<8 {
            let container = "participant\(number)"
            let store = try openStore(test.address(), container)
            var task = dailyTask("a", targets: [OCKOutcomeValue(1)])
            task.tags = ["tag"]
            let added = try await store.addTask(task)
            let first = try await store.addOutcome(outcome(added, 0, number))
            try await store.addOutcome(outcome(added, 1, number))
            try await store.deleteOutcome(first)
            await expectRefusal(.outcomeExists, as: OCKStoreError.addFailed) {
                try await store.addOutcome(outcome(added, 1, number))
            }
            var query = OCKOutcomeQuery(dateInterval: days(0, 3))
            query.taskIDs = ["a"]
            #expect(try await store.fetchOutcomes(query: query).map(\.taskOccurrenceIndex) == [1])
            let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 3)))
            #expect(events.map(\.outcome?.values.first?.integerValue) == [nil, number, nil])

            for shard in ["shard0", "shard1"] {
                for table in ["task", "schedule_element", "target_value", "task_tag", "outcome", "outcome_value"] {
                    let count = try await rows(of: table, of: container, on: test.address(database: shard))
                    if count > 0 { placed[container, default: []].insert(shard) }
                }
            }
            let plan = try await store.openDatabase().write { connection in
                try connection.column(
                    "EXPLAIN (ANALYZE, VERBOSE) SELECT title FROM task WHERE id = 'a'", as: String.self)
            }
            #expect(plan.count { $0.contains("WHERE ((container = $1::text)) AND ((id = 'a'") } == 2)
            #expect(plan.count { $0.contains("Foreign Scan") && $0.contains("never executed") } == 1)
        }
        #expect(placed.count == 8)
        #expect(placed.values.allSatisfy { $0.count == 1 }, "a container's rows are all on one shard")
        #expect(Set(placed.values.joined()) == ["shard0", "shard1"], "and the containers on both")

        let (one, two) = (try openStore(test.address(), "participant0"), try openStore(test.address(), "participant1"))
        try one.reset()
        #expect(try await one.fetchTasks(query: OCKTaskQuery()).isEmpty)
        #expect(try await rows(of: "outcome_value", of: "participant0", on: test.address(database: "shard0")) == 0)
        #expect(try await rows(of: "outcome_value", of: "participant0", on: test.address(database: "shard1")) == 0)
        #expect(try await two.fetchTasks(query: OCKTaskQuery()).count == 1)
    }

    /// The steps of Documentation/Scaling.md.
    private func prepare(_ test: PostgresTestServer) async throws {
        let databases = ["care", "shard0", "shard1"]
        for database in databases {
            let address = test.address(database: database)
            let tables = try await openStore(address, "setup").openDatabase().write { try $0.tables() }
            guard database != "care" else { continue }
            let connection = try PostgresConnection(to: address)
            for table in tables { try connection.execute("ALTER TABLE sharded.\(table) NO FORCE ROW LEVEL SECURITY") }
        }
        let router = try PostgresConnection(to: test.address())
        for shard in databases.dropFirst() {
            try router.execute(
                """
                CREATE SERVER \(shard) FOREIGN DATA WRAPPER postgres_fdw
                    OPTIONS (host '127.0.0.1', port '\(test.port)', dbname '\(shard)', async_capable 'true');
                CREATE USER MAPPING FOR care SERVER \(shard) OPTIONS (user 'care', password 'care')
                """)
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Scripts/shard_schema.sql")
        try router.execute("SET care.sharded_schema = 'sharded'; SET care.shards = 'shard0, shard1'")
        try router.execute(String(contentsOf: script, encoding: .utf8))
    }

    private func openStore(_ address: String, _ container: String) throws -> OCKStore {
        try Container(id: container, directory: nil, database: address).run { OCKStore(name: "sharded") }
    }

    private func rows(of table: String, of container: String, on address: String) async throws -> Int {
        let database = PostgresDatabase(
            on: try PostgresServer(address), schema: "sharded", container: container, migrations: storeMigrations)
        // The shards' owner sees all rows, so the container is named.
        return try await database.read {
            try $0.first(
                "SELECT COUNT(*) FROM \(unsafeSQL: table) WHERE container = \(container)", as: Int.self) ?? 0
        }
    }
}
