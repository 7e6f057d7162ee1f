import Foundation
import SQLStorage
import Testing

@testable import PostgresStorage

@Suite("Values on PostgreSQL come back as they were stored")
struct PostgresValueTests {
    @Test(
        "Every kind of value, at its limits",
        arguments: [
            ("number", .integer(.min)), ("number", .integer(.max)), ("number", .integer(0)), ("number", .null),
            ("measure", .real(.pi)), ("measure", .real(-.infinity)), ("measure", .real(.leastNonzeroMagnitude)),
            ("measure", .real(.greatestFiniteMagnitude)), ("name", .text("")),
            ("name", .text("'; DROP TABLE item; --")),
            ("name", .text("👩🏽‍⚕️ שלום\u{202E}abc e\u{301}")), ("bytes", .blob(Data())),
            ("bytes", .blob(Data([0, 255, 0]))),
        ] as [(String, SQLValue)])
    func roundTrip(column: String, value: SQLValue) async throws {
        let database = try makeDatabase()
        let stored = try await database.write { connection in
            let parameter = Stored(sqlValue: value)
            try connection.run("INSERT INTO item (\(unsafeSQL: column)) VALUES (\(parameter))")
            return try connection.first("SELECT \(unsafeSQL: column) FROM item", as: Stored.self)
        }
        #expect(stored?.sqlValue == value)
    }

    @Test("A megabyte of text and of bytes")
    func large() async throws {
        let (text, bytes) = (String(repeating: "ä", count: 500_000), Data(repeating: 7, count: 1_000_000))
        let database = try makeDatabase(
            schema: "large",
            migrations: Migrations([
                Migration(
                    1, "Create note",
                    [
                        "CREATE TABLE note (\(word: .containerColumn)body \(word: .text), bytes \(word: .blob))"
                    ])
            ]))
        let stored = try await database.write { connection in
            try connection.run("INSERT INTO note (body, bytes) VALUES (\(text), \(bytes))")
            return try connection.rows("SELECT body, bytes FROM note") { row in
                (try row.next(String.self), try row.next(Data.self))
            }
        }
        #expect(stored.map(\.0) == [text] && stored.map(\.1) == [bytes])
    }

    @Test(
        "What cannot be stored is refused, not changed",
        arguments: [
            ("measure", .real(.nan), .invalidValue), ("name", .text("a\0b"), .invalidValue),
            ("number", .text("seven"), .constraintViolation), ("number", .real(1), .constraintViolation),
            ("name", .integer(1), .constraintViolation), ("bytes", .text("a"), .constraintViolation),
            ("measure", .integer(1 << 53 + 1), .invalidValue),
            (
                "name", .text(String(repeating: "äöü🙂ß", count: 2_000).shuffled().map(String.init).joined()),
                .invalidValue
            ),
        ] as [(String, SQLValue, SQLError.Code)])
    func refused(column: String, value: SQLValue, code: SQLError.Code) async throws {
        let database = try makeDatabase()
        let error = await #expect(throws: SQLError.self) {
            try await database.write {
                try $0.run("INSERT INTO item (\(unsafeSQL: column)) VALUES (\(Stored(sqlValue: value)))")
            }
        }
        #expect(error?.code == code)
        #expect(try await database.names().isEmpty)
    }

    @Test("An integer may stand for a real one, and small types of the server are integers too")
    func conversions() async throws {
        let database = try makeDatabase()
        let values = try await database.write { connection in
            try connection.run("INSERT INTO item (measure) VALUES (\(3))")
            return try connection.rows(
                "SELECT measure, 1::int2, -1::int4, 1.5::float4, true, 'n'::name, 1 + \(2) FROM item"
            ) { row in
                try (0..<7).map { _ in try row.next(Stored.self).sqlValue }
            }
        }
        #expect(
            values == [
                [.real(3), .integer(1), .integer(-1), .real(1.5), .integer(1), .text("n"), .integer(3)]
            ])
    }

    @Test("Text sorts by its bytes, whatever the server's language")
    func collation() async throws {
        let database = try makeDatabase()
        try await database.add("b", "ä", "B", "a", "Z")
        let sorted = try await database.read { try $0.column("SELECT name FROM item ORDER BY name", as: String.self) }
        #expect(sorted == ["B", "Z", "a", "b", "ä"])
    }

    @Test("A value of another kind is an error that names no value")
    func unexpectedValues() async throws {
        let database = try makeDatabase()
        try await database.add("secret")
        let error = await #expect(throws: SQLError.self) {
            try await database.read { try $0.first("SELECT name FROM item", as: Int.self) }
        }
        #expect(error?.code == .unexpectedValue)
        let violation = await #expect(throws: SQLError.self) { try await database.add("secret") }
        #expect(violation.map { "\($0) \($0.statement ?? "")".contains("secret") } == false)
    }

    @Test("A list of sixty thousand values is searched, and a longer one refused with advice")
    func longLists() async throws {
        let database = try makeDatabase()
        try await database.add("a", "b")
        func found(_ count: Int) async throws -> [String] {
            try await database.read { connection in
                let names = (1...count).map { "n\($0)" } + ["b"]
                return try connection.column(
                    """
                    SELECT name FROM item WHERE name IN (\(join: names)) AND place > \(0) AND number IS NOT DISTINCT FROM \(Int?.none) AND bytes IS DISTINCT FROM \(Data([1]))
                    AND COALESCE(measure, 0) < \(1.5) LIMIT \(5)
                    """)
            }
        }
        for count in [6_900, 6_999, 7_001, 60_000] { #expect(try await found(count) == ["b"], "\(count)") }
        let error = await #expect(throws: SQLError.self) { try await found(70_000) }
        #expect(error?.code == .tooManyValues)
        #expect(try await database.names() == ["a", "b"])
    }
}

/// Any value, as it is.
private struct Stored: SQLConvertible {
    let sqlValue: SQLValue
}
