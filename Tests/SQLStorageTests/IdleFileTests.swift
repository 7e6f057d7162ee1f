import Foundation
import SQLStorage
import SQLiteStorage
import Synchronization
import Testing

@Suite("Database files that nobody uses", .timeLimit(.minutes(1)))
struct IdleFileTests {
    private let directory = TemporaryDirectory()

    private func database(idleTime: DispatchTimeInterval) -> SQLiteDatabase {
        SQLiteDatabase(.file(directory.file), migrations: testMigrations, idleTime: idleTime)
    }

    /// Waits until the file's connections are closed: the last one clears the log away.
    private func closing() async {
        while FileManager.default.fileExists(atPath: directory.file.path + "-wal") { await Task.yield() }
    }

    @Test("A file that is not used for a while is closed, and opened again at its next use")
    func closesAndOpens() async throws {
        let database = database(idleTime: .milliseconds(1))
        let heard = Mutex(0)
        let subscription = database.changes.subscribe { changes, _ in heard.withLock { $0 += changes.count } }
        for number in 1...3 {
            try await database.write { connection in
                try connection.run("INSERT INTO item (number) VALUES (\(number))")
                connection.announce(RowChange(table: "item", kind: .added, key: .integer(Int64(number))))
            }
            await closing()
            let numbers = try await database.read { try $0.column("SELECT number FROM item", as: Int.self) }
            #expect(numbers == Array(1...number))
            await closing()
        }
        #expect(heard.withLock { $0 } == 3)
        withExtendedLifetime(subscription) {}
    }

    @Test("A file that is read from again and again stays open between the reads")
    func staysOpen() async throws {
        let database = database(idleTime: .seconds(3_600))
        try await database.write { try $0.run("INSERT INTO item (number) VALUES (\(1))") }
        _ = try await database.read { try $0.column("SELECT number FROM item", as: Int.self) }
        #expect(FileManager.default.fileExists(atPath: directory.file.path + "-wal"))
    }

    @Test("Reads and writes lose nothing while connections come and go")
    func closesAllTheTime() async throws {
        let database = database(idleTime: .nanoseconds(0))
        let (tasks, rounds) = (8, 25)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for round in 0..<rounds {
                        let number = task * rounds + round
                        try await database.write { try $0.run("INSERT INTO item (number) VALUES (\(number))") }
                        let count = try await database.read {
                            try $0.first("SELECT count(*) FROM item WHERE number = \(number)", as: Int.self)
                        }
                        #expect(count == 1)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(
            try await database.read { try $0.first("SELECT count(*) FROM item", as: Int.self) } == tasks * rounds)
    }

    @Test("A long read is not disturbed, and a database in memory is never closed")
    func keeps() async throws {
        let memory = SQLiteDatabase(.memory, migrations: testMigrations, idleTime: .nanoseconds(0))
        try await memory.write { try $0.run("INSERT INTO item (number) VALUES (\(1))") }
        let database = database(idleTime: .nanoseconds(0))
        try await database.write { try $0.run("INSERT INTO item (number) VALUES (\(1))") }
        let numbers = try await database.read { connection in
            let first = try connection.column("SELECT number FROM item", as: Int.self)
            // On the writing queue, as closing would be: a hundred chances to close come and go before the next query.
            for _ in 0..<100 { try database.writeAndWait { _ in } }
            return try first + connection.column("SELECT number FROM item", as: Int.self)
        }
        #expect(numbers == [1, 1])
        #expect(try await memory.read { try $0.column("SELECT number FROM item", as: Int.self) } == [1])
    }

    @Test("A file that is erased or closed meanwhile is not touched again")
    func eraseAndClose() async throws {
        let database = database(idleTime: .milliseconds(1))
        try await database.write { try $0.run("INSERT INTO item (number) VALUES (\(1))") }
        try database.erase()
        #expect(try await database.read { try $0.column("SELECT number FROM item", as: Int.self) } == [])
        database.close()
        await #expect(throws: SQLError.self) {
            try await database.read { try $0.column("SELECT number FROM item", as: Int.self) }
        }
    }
}
