import Foundation
import SQLStorage
import Testing

@Suite("Interpolated queries")
struct SQLQueryTests {
    private func postgresText(_ query: SQLQuery) -> String {
        query.text(placeholder: { "$\($0)" }, spelling: { "\($0)".uppercased() })
    }

    @Test("A value becomes a binding and never part of the statement")
    func valuesAreBound() {
        let hostile = "x'; DROP TABLE item; --"
        let query: SQLQuery = "SELECT 1 FROM item WHERE name = \(hostile) AND number = \(7)"
        #expect(postgresText(query) == "SELECT 1 FROM item WHERE name = $1 AND number = $2")
        #expect(query.bindings == [.text(hostile), .integer(7)])
    }

    @Test("A list becomes one binding for each value, and an empty list matches nothing")
    func lists() {
        let some: SQLQuery = "IN (\(join: ["a", "b", "c"]))"
        #expect(postgresText(some) == "IN ($1, $2, $3)")
        #expect(some.bindings.count == 3)
        let none: SQLQuery = "IN (\(join: [String]()))"
        #expect(postgresText(none) == "IN (NULL)")
    }

    @Test("A part of a statement keeps its bindings, in order")
    func composition() {
        let condition: SQLQuery = "b = \(2)"
        var query: SQLQuery = "SELECT 1 WHERE a = \(1) AND \(condition)"
        query += " AND c = \(3)"
        #expect(postgresText(query) == "SELECT 1 WHERE a = $1 AND b = $2 AND c = $3")
        #expect(query.bindings == [.integer(1), .integer(2), .integer(3)])
    }

    @Test("A list of parts keeps the bindings of each")
    func listsOfParts() {
        let pairs = [(1, "a"), (2, "b")].map { number, name -> SQLQuery in "(\(number), \(name))" }
        let query: SQLQuery = "VALUES \(join: pairs)"
        #expect(postgresText(query) == "VALUES ($1, $2), ($3, $4)")
        #expect(query.bindings == [.integer(1), .text("a"), .integer(2), .text("b")])
    }

    @Test("Only a name with the word unsafe puts text into the statement; words are spelled by the engine")
    func unsafeAndWords() {
        let query: SQLQuery = "CREATE TABLE \(unsafeSQL: "item") (a \(word: .real))"
        #expect(postgresText(query) == "CREATE TABLE item (a REAL)")
        #expect(query.bindings.isEmpty)
    }

    @Test("A nil value is bound as NULL")
    func null() {
        let query: SQLQuery = "\(String?.none)\(Int?.some(1))"
        #expect(query.bindings == [.null, .integer(1)])
    }

    @Test("Reading a value of another kind gives nil, never another value")
    func strictConversions() {
        #expect(Int(sqlValue: .real(1)) == nil)
        #expect(Double(sqlValue: .integer(1)) == nil)
        #expect(Bool(sqlValue: .integer(2)) == nil)
        #expect(String(sqlValue: .blob(Data([65]))) == nil)
        #expect(UUID(sqlValue: .blob(Data(count: 15))) == nil)
        #expect(Date(sqlValue: .null) == nil)
        #expect(Date?(sqlValue: .null) == .some(nil))
        #expect(Date?(sqlValue: .text("2024-01-01")) == nil)
    }

    @Test("A UUID is stored in the byte order in which it is written")
    func uuidBytes() throws {
        let uuid = try #require(UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF"))
        #expect(uuid.sqlValue == .blob(Data((0...15).map { UInt8($0 * 17) })))
        #expect(UUID(sqlValue: uuid.sqlValue) == uuid)
    }
}
