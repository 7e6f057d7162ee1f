import Foundation
import SQLStorage
import SQLiteStorage
import Testing

@Suite("Values come back as they were stored", .serialized)
struct ValueTests {
    private let directory = TemporaryDirectory()

    @Test(
        "Text comes back unchanged",
        arguments: [
            "", "plain", "O'Brien; DROP TABLE item; --", "\"quoted\" \\ % _ ?1 $1", "نص عربي", "👩🏽‍⚕️🦵", "e\u{301}",
            "before\0after", String(repeating: "ä", count: 1_000_000),
        ], Storage.allCases)
    func text(_ text: String, in storage: Storage) async throws {
        let database = try storage.open(directory)
        let stored = try await database.write { connection in
            try connection.run("INSERT INTO item (name) VALUES (\(text))")
            return try connection.first("SELECT name FROM item WHERE name = \(text)", as: String.self)
        }
        #expect(stored.map { Array($0.utf8) } == Array(text.utf8))
        let tables = try await database.read { try $0.first("SELECT COUNT(*) FROM item", as: Int.self) }
        #expect(tables == 1)
    }

    @Test(
        "Numbers come back exactly, minus zero as zero",
        arguments: [
            0.1, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, 754_012_800.123_456_7,
        ])
    func numbers(_ number: Double) async throws {
        let database = try Storage.memory.open(directory)
        let stored = try await database.write { connection in
            try connection.run("INSERT INTO item (measure) VALUES (\(number))")
            return try connection.first("SELECT measure FROM item", as: Double.self)
        }
        #expect(stored == number)
    }

    @Test("Integers keep all their 64 bits", arguments: [Int64.min, -1, 0, Int64.max])
    func integers(_ number: Int64) async throws {
        let database = try Storage.memory.open(directory)
        let stored = try await database.write { connection in
            try connection.run("INSERT INTO item (number) VALUES (\(number))")
            return try connection.first("SELECT number FROM item", as: Int64.self)
        }
        #expect(stored == number)
    }

    @Test("Dates are exact, from the distant past to the distant future")
    func dates() async throws {
        let dates = [
            Date(timeIntervalSinceReferenceDate: 0.1 + 0.2), .distantPast, .distantFuture,
            Date(timeIntervalSince1970: 1_710_054_000.000_000_119),
        ]
        let database = try Storage.memory.open(directory)
        let stored = try await database.write { connection in
            for date in dates { try connection.run("INSERT INTO item (measure) VALUES (\(date))") }
            return try connection.column("SELECT measure FROM item ORDER BY row", as: Date.self)
        }
        #expect(stored == dates)
    }

    @Test("Bytes come back, an empty value and a megabyte included", arguments: [0, 1, 1_000_000])
    func bytes(count: Int) async throws {
        let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let database = try Storage.memory.open(directory)
        let stored = try await database.write { connection in
            try connection.run("INSERT INTO item (bytes) VALUES (\(bytes))")
            return try connection.first("SELECT bytes FROM item", as: Data.self)
        }
        #expect(stored == bytes)
    }

    @Test("A value that is not a number is refused, not stored as nothing")
    func notANumber() async throws {
        let database = try Storage.memory.open(directory)
        await #expect(throws: SQLError.self) {
            try await database.write { try $0.run("INSERT INTO item (measure) VALUES (\(Double.nan))") }
        }
        #expect(try await database.read { try $0.first("SELECT COUNT(*) FROM item", as: Int.self) } == 0)
    }

    @Test("A row that is kept can be read on after the query has gone on to others", arguments: Storage.allCases)
    func keptRows(in storage: Storage) async throws {
        let database = try storage.open(directory)
        let names = try await database.write { connection in
            for number in 1...3 {
                try connection.run("INSERT INTO item (name, number) VALUES (\("n\(number)"), \(number))")
            }
            var kept: [(Int, SQLRow)] = []
            _ = try connection.rows("SELECT number, name FROM item ORDER BY number") { row in
                kept.append((try row.next(), row.kept()))
            }
            return try kept.map { number, row in
                var row = row
                return "\(number) \(try row.next(String.self))"
            }
        }
        #expect(names == ["1 n1", "2 n2", "3 n3"])
    }

    @Test("A column holds only values of its type")
    func strictColumns() async throws {
        let database = try Storage.memory.open(directory)
        let error = await #expect(throws: SQLError.self) {
            try await database.write { try $0.run("INSERT INTO item (number) VALUES (\("seven"))") }
        }
        #expect(error?.code == .constraintViolation)
    }

    @Test("A list of thirty thousand values is searched, and one longer than the engine takes refused with advice")
    func longLists() async throws {
        let database = try Storage.memory.open(directory)
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("b"))") }
        func found(_ count: Int) async throws -> [String] {
            try await database.read { connection in
                let names = (1...count).map { "n\($0)" } + ["b"]
                return try connection.column("SELECT name FROM item WHERE name IN (\(join: names))")
            }
        }
        #expect(try await found(30_000) == ["b"])
        // No build of SQLite takes more than this: https://www.sqlite.org/limits.html
        let error = await #expect(throws: SQLError.self) { try await found(500_000) }
        #expect(error?.code == .tooManyValues)
    }

    @Test("A missing column and a value of another kind are errors that name no value")
    func unexpectedValues() async throws {
        let database = try Storage.memory.open(directory)
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("secret"))") }
        for read in [
            { @Sendable in _ = try $0.first("SELECT name FROM item", as: Int.self) },
            { @Sendable in _ = try $0.rows("SELECT name FROM item") { [try $0.next(String.self), try $0.next()] } },
        ] as [@Sendable (any Connection) throws -> Void] {
            let error = await #expect(throws: SQLError.self) { try await database.read(read) }
            #expect(error?.code == .unexpectedValue)
            #expect(error.map { "\($0)".contains("secret") } == false)
        }
    }
}
