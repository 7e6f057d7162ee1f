import Foundation
import SQLStorage
import Synchronization
import Testing

@testable import PostgresStorage

private struct Refusal: Error {}

@Suite("Transactions on PostgreSQL")
struct PostgresTransactionTests {
    @Test("A transaction that throws stores nothing and tells nobody")
    func rollback() async throws {
        let database = try makeDatabase()
        let told = Mutex(0)
        let subscription = database.changes.subscribe { changes, _ in
            told.withLock { $0 += changes.filter { $0.key != .null }.count }
        }
        await #expect(throws: Refusal.self) {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES (\("a"))")
                connection.announce(RowChange(table: "item", kind: .added, key: .integer(1)))
                throw Refusal()
            }
        }
        #expect(try await database.names().isEmpty)
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("b"))") }
        #expect(try await database.names() == ["b"])
        #expect(told.withLock { $0 } == 0)
        subscription.cancel()
    }

    @Test("A failing statement undoes those before it, even if the caller goes on")
    func failingStatement() async throws {
        let database = try makeDatabase()
        let error = await #expect(throws: SQLError.self) { try await database.add("a", "a") }
        #expect(error?.code == .uniqueViolation)
        #expect(error?.sqlState == "23505")
        await #expect(throws: SQLError.self) {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES (\("a"))")
                _ = try? connection.run("INSERT INTO item (name) VALUES (\("a"))")
            }
        }
        #expect(try await database.names().isEmpty)
    }

    @Test("A reference to a missing row is refused, and so is one to another container's row")
    func foreignKeys() async throws {
        let (one, two) = (try makeDatabase(), try makeDatabase())
        try await one.add("a")
        let places = try await one.read { try $0.column("SELECT place FROM item", as: Int64.self) }
        for place in [-1] + places {
            let error = await #expect(throws: SQLError.self) {
                try await two.write { try $0.run("INSERT INTO part (item) VALUES (\(place))") }
            }
            #expect(error?.code == .foreignKeyViolation)
        }
    }

    @Test(
        "A wrong statement is an error, and so is a second statement behind the first",
        arguments: ["SELEC 1", "SELECT 1; SELECT 2", "", "SELECT nothing FROM item", "SELECT 1.5::numeric"])
    func invalidStatements(statement: String) async throws {
        let database = try makeDatabase()
        let error = await #expect(throws: SQLError.self) {
            try await database.write { try $0.run("\(unsafeSQL: statement)") }
        }
        #expect(error?.code == .invalidStatement)
    }

    @Test("The same statement may run inside its own rows")
    func nestedStatement() async throws {
        let database = try makeDatabase()
        try await database.add("a", "b")
        let pairs = try await database.read { connection in
            let query: SQLQuery = "SELECT name FROM item ORDER BY place"
            return try connection.rows(query) { row in
                try [row.next(String.self)] + connection.column(query, as: String.self)
            }
        }
        #expect(pairs == [["a", "a", "b"], ["b", "a", "b"]])
    }

    @Test("More different statements than are kept prepared all give their result")
    func statementCache() async throws {
        let sums = try await makeDatabase().read { connection in
            try (0..<300).map { try connection.first("SELECT 1 + \(unsafeSQL: String($0))", as: Int.self) }
        }
        #expect(sums == (1...300).map { $0 })
    }

    @Test("The same statement means other tables in another schema, on the same connection")
    func schemas() async throws {
        let server = try PostgresServer(address(), connectionLimit: 1)
        let container = UUID().uuidString
        let (one, two) = (
            try makeDatabase(container, schema: "items", on: server),
            try makeDatabase(container, schema: "Odd \"name\"; --", on: server)
        )
        for round in 0..<3 {
            try await one.add("one \(round)")
            try await two.add("two \(round)")
        }
        #expect(try await one.names() == ["one 0", "one 1", "one 2"])
        #expect(try await two.names() == ["two 0", "two 1", "two 2"])
    }

    @Test("Readers see the last committed state while a write is under way, and never its half")
    func readersBesideWriter() async throws {
        let database = try makeDatabase()
        try await database.add("before")
        let (inside, finish) = (AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0))
        async let writing: Void = database.write { connection in
            try connection.run("INSERT INTO item (name) VALUES (\("half"))")
            inside.continuation.yield()
            finish.wait()
        }
        _ = await inside.stream.first { true }
        // Were a reader to wait for the writer, this would never return: the writer waits for us.
        #expect(try await database.names() == ["before"])
        finish.signal()
        try await writing
        #expect(try await database.names() == ["before", "half"])
    }

    @Test("A read has one snapshot, whatever is written meanwhile")
    func snapshot() async throws {
        let database = try makeDatabase()
        let counts = try await database.read { connection in
            let before = try connection.first("SELECT COUNT(*) FROM item", as: Int.self)
            try database.writeAndWait { try $0.run("INSERT INTO item (name) VALUES (\("meanwhile"))") }
            return [before, try connection.first("SELECT COUNT(*) FROM item", as: Int.self)]
        }
        #expect(counts == [0, 0])
        #expect(try await database.names() == ["meanwhile"])
    }

    @Test("Many writers of one container run one after another, in two processes too")
    func concurrentWriters() async throws {
        let container = UUID().uuidString
        let databases = [try makeDatabase(container), try makeDatabase(container, on: makeServer())]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<100 {
                group.addTask {
                    try await databases[index % 2].write { connection in
                        let last = try connection.first("SELECT MAX(number) FROM item", as: Int?.self) ?? nil
                        try connection.run("INSERT INTO item (number) VALUES (\((last ?? 0) + 1))")
                    }
                }
            }
            try await group.waitForAll()
        }
        let numbers = try await databases[0].read {
            try $0.column("SELECT number FROM item ORDER BY place", as: Int.self)
        }
        #expect(numbers == Array(1...100))
    }

    @Test("A read that follows writes sees each that was called before it, completed or not")
    func readsFollowEarlierWrites() async throws {
        let database = try makeDatabase()
        for count in 1...50 {
            database.write {
                try $0.run("INSERT INTO item (number) VALUES (\(count))")
            } completion: { _ in
            }
            let seen = try await withCheckedThrowingContinuation { continuation in
                database.read(followingWrites: true) {
                    try $0.first("SELECT COUNT(*) FROM item", as: Int.self)
                } completion: {
                    continuation.resume(with: $0)
                }
            }
            #expect(seen == count)
        }
    }

    @Test("A reading transaction cannot write")
    func readersCannotWrite() async throws {
        let database = try makeDatabase()
        let error = await #expect(throws: SQLError.self) {
            try await database.read { try $0.run("INSERT INTO item (name) VALUES (\("a"))") }
        }
        #expect(error?.code == .readOnly)
    }

    @Test("A closed database refuses, and says so")
    func closed() async throws {
        let database = try makeDatabase()
        try await database.add("a")
        database.close()
        database.close()
        let error = await #expect(throws: SQLError.self) { try await database.read { _ in } }
        #expect(error?.code == .closed)
        #expect(throws: SQLError(.closed)) { try database.writeAndWait { _ in } }
    }

    @Test("An error thrown from a write that is waited for comes back, and the next one runs")
    func waiting() async throws {
        let database = try makeDatabase()
        #expect(throws: Refusal.self) { try database.writeAndWait { _ in throw Refusal() } }
        #expect(try database.writeAndWait { try $0.run("INSERT INTO item (name) VALUES (\("a"))") } == 1)
        #expect(try await database.names() == ["a"])
    }
}
