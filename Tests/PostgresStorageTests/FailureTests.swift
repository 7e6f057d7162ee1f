import Foundation
import PostgresTestServer
import SQLStorage
import Testing

@testable import PostgresStorage

@Suite("A server that fails")
struct FailureTests {
    @Test(
        "What is no address is refused at once",
        arguments: ["", "sqlite:", "http://localhost/x", "postgres://[", "postgres://h/d?nonsense=1", "host=localhost"])
    func invalidAddress(text: String) {
        #expect(throws: SQLError(.invalidAddress)) { try PostgresServer(text) }
    }

    @Test("A wrong password, user or database is told from a server that is not there, and no error shows the password")
    func logins() throws {
        let test = try PostgresTestServer.shared.get()
        for (address, code) in [
            (test.address(password: "hunter2"), .loginRefused), (test.address(user: "nobody"), .loginRefused),
            (test.address(database: "none"), .loginRefused),
            (test.address().replacing(":care@", with: "@"), .loginRefused),
            ("postgres://care:hunter2@127.0.0.1:1/care", .unreachable),
            ("postgres://care:hunter2@nowhere.invalid/care", .unreachable),
        ] as [(String, SQLError.Code)] {
            let error = #expect(throws: SQLError.self) { try PostgresServer(address).check() }
            #expect(error?.code == code)
            #expect(error.map { "\($0) \(String(reflecting: $0))".contains("hunter2") } == false)
        }
        try PostgresServer(test.address()).check()
    }

    @Test(
        "A full disk and other failures of the server are told apart, nothing is stored, and the next write succeeds",
        arguments: [
            ("53100", .diskFull), ("40P01", .locked), ("55P03", .locked), ("XX001", .corrupt), ("58030", .diskFailed),
            ("22003", .invalidValue), ("23514", .constraintViolation), ("25006", .readOnly), ("53200", .other),
            ("42501", .notPermitted), ("42P01", .notPermitted), ("3F000", .notPermitted),
        ] as [(String, SQLError.Code)])
    func serverErrors(state: String, code: SQLError.Code) async throws {
        let database = try makeDatabase()
        let error = await #expect(throws: SQLError.self) {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES ('a')")
                try connection.run("DO $$ BEGIN RAISE 'secret' USING ERRCODE = '\(unsafeSQL: state)'; END $$")
            }
        }
        #expect(error?.code == code)
        #expect(error?.description.contains("secret") == false)
        try await database.add("b")
        #expect(try await database.names() == ["b"])
    }

    @Test("A container that another process keeps locked is an error that says so")
    func locked() async throws {
        let container = UUID().uuidString
        let database = try makeDatabase(container)
        try await database.add("a")
        let connection = try PostgresConnection(to: address())
        try connection.begin(database.scope.beginWriting, schema: "items")
        let error = await #expect(throws: SQLError.self) { try await database.add("b") }
        #expect(error?.code == .locked)
        connection.rollback()
        try await database.add("c")
        #expect(try await database.names() == ["a", "c"])
    }

    @Test("A server that is killed in mid-transaction loses nothing acknowledged; the next calls connect again")
    func killedServer() async throws {
        let test = try await PostgresTestServer.start()
        let address = test.address()
        let database = try makeDatabase("c", on: PostgresServer(address))
        let told = Told(database)
        try await database.add("before")
        #expect(await told.next { $0.contains { $0.key == .null } } != nil)
        let error = await #expect(throws: SQLError.self) {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES ('half')")
                try test.kill()
                try connection.run("INSERT INTO item (name) VALUES ('never')")
            }
        }
        #expect(error?.code == .connectionLost)
        let absent = await #expect(throws: SQLError.self) { try await database.names() }
        #expect(absent?.code == .unreachable)

        try await test.startAgain()
        #expect(try await database.names() == ["before"])
        try await database.add("after")
        #expect(try await database.names() == ["before", "after"])
        // What others wrote in the meantime was told to nobody: subscribers read again, then hear on.
        #expect(await told.next { $0.contains { $0.key == .null } } != nil)
        let other = try makeDatabase("c", on: PostgresServer(address))
        try await other.add("other")
        let last = try await database.read { try $0.first("SELECT MAX(place) FROM item", as: Int64.self) }
        #expect(await told.next { $0.contains { $0.key == last.sqlValue } } != nil)
    }

    @Test("A connection that broke while nobody used it is replaced without an error")
    func brokenIdleConnection() async throws {
        let test = try await PostgresTestServer.start()
        let database = try makeDatabase("c", on: PostgresServer(test.address()))
        try await database.add("a")
        try test.kill()
        try await test.startAgain()
        try await database.add("b")
        #expect(try await database.names() == ["a", "b"])
    }

    @Test("A server that is not there fails every call, and none hangs or ends the process")
    func absentServer() async throws {
        let database = try makeDatabase("c", on: PostgresServer("postgres://care@127.0.0.1:1/care"))
        for _ in 0..<3 {
            let error = await #expect(throws: SQLError.self) { try await database.names() }
            #expect(error?.code == .unreachable)
        }
        #expect(throws: SQLError.self) { try database.writeAndWait { _ in } }
        #expect(throws: SQLError.self) { try database.erase() }
        database.close()
    }
}
