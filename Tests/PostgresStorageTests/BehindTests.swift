import Foundation
import PostgresTestServer
import Testing

@testable import PostgresStorage
@testable import SQLStorage

@Suite("Subscribers that missed a change")
struct BehindTests {
    @Test("Tries are further and further apart, at most five seconds, and one waits at a time")
    func delays() {
        var behind = Behind()
        var delays: [DispatchTimeInterval?] = []
        for _ in 0..<8 {
            delays.append(behind.fail())
            #expect(behind.fail() == nil)
            behind.retry()
        }
        #expect(
            delays == [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000].map { .milliseconds($0) })
        behind.succeed()
        #expect(behind.fail() == .milliseconds(100))
    }

    @Test("A write whose connection is lost is an error, and subscribers read again: it may have been stored")
    func lostConnection() async throws {
        // With a listener of its own, which has everybody read again once, when it has connected.
        let database = try makeDatabase(on: makeServer())
        let told = Told(database)
        try await database.add("before")
        #expect(await told.next { $0.contains { $0.key == .null } } != nil)
        let error = await #expect(throws: SQLError.self) {
            try await database.write { connection in
                try connection.run("INSERT INTO item (name) VALUES ('half')")
                _ = try connection.column("SELECT pg_terminate_backend(pg_backend_pid())", as: Bool.self)
            }
        }
        #expect(error?.code == .connectionLost)
        #expect(await told.next { $0.contains { $0.key == .null } } != nil)
        #expect(try await database.names() == ["before"])
    }

    @Test("A change that cannot be shown, since there is no connection to be had, is shown once there is")
    func noConnection() async throws {
        let test = try await PostgresTestServer.start()
        let server = try PostgresServer(test.address())
        let database = try makeDatabase("c", on: server)
        let told = Told(database)
        try await database.add("a")
        #expect(await told.next { $0.contains { $0.key == .null } } != nil)
        try administer(
            test,
            """
            ALTER ROLE care CONNECTION LIMIT 0;
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'care' AND query NOT LIKE 'LISTEN%';
            """)
        let change = RowChange(table: "item", kind: .added, key: .integer(7))
        database.receive(ChangeNotice.notices([change], of: database.scope, origin: UUID()))
        // The write's turn comes after the notice's.
        let error = await #expect(throws: SQLError.self) { try await database.add("b") }
        #expect(error?.code == .unreachable)
        try administer(test, "ALTER ROLE care CONNECTION LIMIT -1")
        #expect(await told.next { $0.contains { $0.key == .null } } != nil)
        #expect(try await database.names() == ["a"])
    }

    /// Runs statements as the server's administrator.
    private func administer(_ test: PostgresTestServer, _ statements: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "psql", "-qX", "-o", "/dev/null", "-v", "ON_ERROR_STOP=1", "-c", statements,
            test.address(user: "admin", password: "admin"),
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
