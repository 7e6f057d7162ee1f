import Foundation
import SQLStorage
import Synchronization
import Testing

@testable import PostgresStorage

@Suite("Changes between processes")
struct ChangeTests {
    @Test("A notice carries numbers and bytes, never a text, and stays below the server's limit")
    func notices() throws {
        let scope = Scope(schema: "s\"'", container: "c")
        let keys: [SQLValue] = [.integer(.max), .blob(Data(repeating: 255, count: 16)), .text("secret"), .null]
        let changes = (0..<200).map { index in
            RowChange(
                table: String(repeating: "t", count: 30), kind: [.added, .updated, .deleted][index % 3],
                key: keys[index % 4])
        }
        let origin = UUID()
        let payloads = ChangeNotice.notices(changes, of: scope, origin: origin).map(\.payload)
        #expect(payloads.count == 4)
        #expect(payloads.allSatisfy { $0.utf8.count < 8_000 && !$0.contains("secret") })
        let read = try payloads.map { try #require(ChangeNotice(payload: $0)) }
        #expect(read.allSatisfy { $0.origin == origin && $0.schema == "s\"'" && $0.container == "c" })
        let expected = changes.map {
            RowChange(table: $0.table, kind: $0.kind, key: $0.key == .text("secret") ? .null : $0.key)
        }
        #expect(read.flatMap(\.changes) == expected)
    }

    @Test("What is no notice is passed over", arguments: ["", "x", "{}", "[1]", #"{"origin":"x"}"#])
    func noNotice(payload: String) {
        #expect(ChangeNotice(payload: payload) == nil)
    }

    @Test("A database tells its own subscribers before a write completes, with a connection that shows it")
    func ownChanges() async throws {
        let database = try makeDatabase()
        let seen = Mutex<[Int?]>([])
        let subscription = database.changes.subscribe { changes, connection in
            guard changes.contains(where: { $0.key != .null }) else { return }
            let count = try? connection.first("SELECT COUNT(*) FROM item", as: Int.self)
            seen.withLock { $0.append(count) }
        }
        for name in ["a", "b", "c"] { try await database.add(name) }
        #expect(seen.withLock { $0 } == [1, 2, 3])
        subscription.cancel()
        try await database.add("d")
        #expect(seen.withLock { $0.count } == 3)
    }

    @Test("Another process hears of each transaction, once and in order; another container hears nothing")
    func otherProcess() async throws {
        let container = UUID().uuidString
        let (near, far) = (try makeDatabase(container), try makeDatabase(container, on: makeServer()))
        let other = try makeDatabase()
        let otherTold = Mutex<[RowChange]>([])
        let subscription = other.changes.subscribe { changes, _ in
            otherTold.withLock { $0 += changes.filter { $0.key != .null } }
        }
        let told = Told(far)
        _ = (try await far.names(), try await other.names())
        // The listener connects by itself, and then has everybody read again.
        #expect(await told.next { $0.contains { $0.table == "item" && $0.key == .null } } != nil)
        var heard: [RowChange] = []
        for name in ["a", "b", "c"] { try await near.add(name) }
        while heard.count < 3, let changes = await told.next() { heard += changes }
        let places = try await near.read { try $0.column("SELECT place FROM item ORDER BY place", as: Int64.self) }
        #expect(heard == places.map { RowChange(table: "item", kind: .added, key: .integer($0)) })
        try await other.add("own")
        #expect(otherTold.withLock { $0.count } == 1)
        subscription.cancel()
    }

    @Test("A thousand changes in one transaction arrive whole")
    func batch() async throws {
        let container = UUID().uuidString
        let (near, far) = (try makeDatabase(container), try makeDatabase(container, on: makeServer()))
        let told = Told(far)
        _ = try await far.names()
        #expect(await told.next { $0.contains { $0.key == .null } } != nil)
        try await near.write { connection in
            for key in 0..<1_000 {
                connection.announce(RowChange(table: "item", kind: .updated, key: .integer(Int64(key))))
            }
        }
        var keys: [SQLValue] = []
        while keys.count < 1_000, let changes = await told.next() { keys += changes.map(\.key) }
        #expect(keys == (0..<1_000).map { .integer($0) })
    }
}
