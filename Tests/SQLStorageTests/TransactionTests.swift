import Foundation
import SQLStorage
import SQLiteStorage
import Synchronization
import Testing

private struct Refusal: Error {}

@Suite("Transactions")
struct TransactionTests {
    private let directory = TemporaryDirectory()

    private func names(in database: SQLiteDatabase) async throws -> [String] {
        try await database.read { try $0.column("SELECT name FROM item ORDER BY row", as: String.self) }
    }

    @Test("A transaction that throws stores nothing and tells nobody", arguments: Storage.allCases)
    func rollback(in storage: Storage) async throws {
        let database = try storage.open(directory)
        let told = Mutex(0)
        let subscription = database.changes.subscribe { changes, _ in told.withLock { $0 += changes.count } }
        await #expect(throws: Refusal.self) {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES (\("a"))")
                connection.announce(RowChange(table: "item", kind: .added, key: .text("a")))
                throw Refusal()
            }
        }
        #expect(try await names(in: database).isEmpty)
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("b"))") }
        #expect(try await names(in: database) == ["b"])
        #expect(told.withLock { $0 } == 0)
        subscription.cancel()
    }

    @Test("A failing statement undoes those before it", arguments: Storage.allCases)
    func failingStatement(in storage: Storage) async throws {
        let database = try storage.open(directory)
        let error = await #expect(throws: SQLError.self) {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES (\("a"))")
                try connection.run("INSERT INTO item (name) VALUES (\("a"))")
            }
        }
        #expect(error?.code == .uniqueViolation)
        #expect(try await names(in: database).isEmpty)
    }

    @Test("A reference to a missing row is refused")
    func foreignKeys() async throws {
        let database = try Storage.memory.open(directory)
        let error = await #expect(throws: SQLError.self) {
            try await database.write { try $0.run("INSERT INTO part (item) VALUES (\(99))") }
        }
        #expect(error?.code == .foreignKeyViolation)
    }

    @Test("A wrong statement is an error, and so is a second statement behind the first")
    func invalidStatements() async throws {
        let database = try Storage.memory.open(directory)
        for statement in ["SELEC 1", "SELECT 1; SELECT 2", "", "SELECT nothing FROM item"] {
            let error = await #expect(throws: SQLError.self) {
                try await database.write { try $0.run("\(unsafeSQL: statement)") }
            }
            #expect(error?.code == .invalidStatement)
        }
    }

    @Test("The same statement may run inside its own rows")
    func nestedStatement() async throws {
        let database = try Storage.memory.open(directory)
        let pairs = try await database.write { connection in
            for name in ["a", "b"] { try connection.run("INSERT INTO item (name) VALUES (\(name))") }
            let query: SQLQuery = "SELECT name FROM item ORDER BY row"
            return try connection.rows(query) { row in
                try [row.next(String.self)] + connection.column(query, as: String.self)
            }
        }
        #expect(pairs == [["a", "a", "b"], ["b", "a", "b"]])
    }

    @Test("More different statements than the cache keeps all give their result")
    func statementCache() async throws {
        let database = try Storage.memory.open(directory)
        let sums = try await database.read { connection in
            try (0..<300).map { try connection.first("SELECT 1 + \(unsafeSQL: String($0))", as: Int.self) }
        }
        #expect(sums == (1...300).map { $0 })
    }

    @Test("Changes are told in the order of the commits, with a connection that shows them")
    func changeFeed() async throws {
        let database = try Storage.file.open(directory)
        let seen = Mutex<[Int?]>([])
        let subscription = database.changes.subscribe { changes, connection in
            let count = try? connection.first("SELECT COUNT(*) FROM item", as: Int.self)
            seen.withLock { $0.append(changes.count == 1 ? count : nil) }
        }
        for name in ["a", "b", "c"] {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES (\(name))")
                connection.announce(RowChange(table: "item", kind: .added, key: .text(name)))
            }
        }
        #expect(seen.withLock { $0 } == [1, 2, 3])
        subscription.cancel()
        try await database.write { $0.announce(RowChange(table: "item", kind: .deleted, key: .null)) }
        #expect(seen.withLock { $0.count } == 3)
    }

    @Test("A released subscription hears nothing more")
    func releasedSubscription() async throws {
        let database = try Storage.memory.open(directory)
        let told = Mutex(0)
        do {
            let subscription = database.changes.subscribe { _, _ in told.withLock { $0 += 1 } }
            try await database.write { $0.announce(RowChange(table: "item", kind: .added, key: .null)) }
            withExtendedLifetime(subscription) {}
        }
        try await database.write { $0.announce(RowChange(table: "item", kind: .added, key: .null)) }
        #expect(told.withLock { $0 } == 1)
    }

    @Test("Readers see the last committed state while a write is under way, and never its half")
    func readersBesideWriter() async throws {
        let database = try Storage.file.open(directory)
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("before"))") }
        let inside = DispatchSemaphore(value: 0)
        let finish = DispatchSemaphore(value: 0)
        async let writing: Void = database.write { connection in
            try connection.run("INSERT INTO item (name) VALUES (\("half"))")
            inside.signal()
            finish.wait()
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                inside.wait()
                continuation.resume()
            }
        }
        // Were a reader to wait for the writer, this would never return: the writer waits for us.
        try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { () async throws -> [String] in try await self.names(in: database) } }
            for try await names in group { #expect(names == ["before"]) }
        }
        finish.signal()
        try await writing
        #expect(try await names(in: database) == ["before", "half"])
    }

    @Test("A read has one snapshot, whatever is written meanwhile")
    func snapshot() async throws {
        let database = try Storage.file.open(directory)
        let counts = try await database.read { connection in
            let before = try connection.first("SELECT COUNT(*) FROM item", as: Int.self)
            try database.writeAndWait { try $0.run("INSERT INTO item (name) VALUES (\("meanwhile"))") }
            return [before, try connection.first("SELECT COUNT(*) FROM item", as: Int.self)]
        }
        #expect(counts == [0, 0])
        #expect(try await names(in: database) == ["meanwhile"])
    }

    @Test("Many concurrent writers lose nothing")
    func concurrentWriters() async throws {
        let database = try Storage.memory.open(directory)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask {
                    _ = try await database.write { try $0.run("INSERT INTO item (number) VALUES (\(index))") }
                }
            }
            try await group.waitForAll()
        }
        let numbers = try await database.read { try $0.column("SELECT number FROM item", as: Int.self) }
        #expect(numbers.sorted() == Array(0..<200))
    }

    @Test(
        "A read that follows writes sees each that was called before it, completed or not",
        arguments: Storage.allCases)
    func readsFollowEarlierWrites(in storage: Storage) async throws {
        let database = SQLiteDatabase(storage == .memory ? .memory : .file(directory.file), migrations: testMigrations)
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

    @Test("A reading transaction cannot write", arguments: [Storage.file])
    func readersCannotWrite(in storage: Storage) async throws {
        let database = try storage.open(directory)
        let error = await #expect(throws: SQLError.self) {
            try await database.read { try $0.run("INSERT INTO item (name) VALUES (\("a"))") }
        }
        #expect(error?.code == .readOnly)
    }

    @Test("A closed database refuses, and says so", arguments: Storage.allCases)
    func closed(storage: Storage) async throws {
        let database = try storage.open(directory)
        database.close()
        database.close()
        let error = await #expect(throws: SQLError.self) { try await database.read { _ in } }
        #expect(error?.code == .closed)
        #expect(throws: SQLError(.closed)) { try database.writeAndWait { _ in } }
    }
}
