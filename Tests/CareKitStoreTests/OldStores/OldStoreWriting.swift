import Foundation
import PostgresTestServer
import SQLStorage
import SQLiteStorage
import Testing

@testable import CareKitStore
@testable import PostgresStorage

/// Writes the kept store of the newest schema, when a release is about to fix that schema:
///
///     CARE_KEEP_SCHEMA=2 swift test --filter OldStoreWriting
///
/// A file that is there already is not written again: what a released program has written does not change.
@Suite("Keeping a store of the newest schema", .enabled(if: schemaToKeep != nil))
struct OldStoreWriting {
    @Test("The file and the statements are written from the contents that tests expect", arguments: [false, true])
    func keep(isOnServer: Bool) throws {
        let old = OldStore(schema: try #require(schemaToKeep), isOnServer: isOnServer)
        guard !FileManager.default.fileExists(atPath: old.url.path) else { return }
        if isOnServer {
            let server = try PostgresTestServer.shared.get()
            let database = try PostgresDatabase(
                on: PostgresServer(server.address()), schema: "fixture", container: OldStorePlace.container,
                migrations: old.migrations)
            defer { try? PostgresConnection(to: server.address()).execute("DROP SCHEMA fixture CASCADE") }
            try fill(database, old)
            try dump(server.address(user: "admin", password: "admin")).write(
                to: old.url, atomically: true, encoding: .utf8)
        } else {
            let database = SQLiteDatabase(.file(old.url), migrations: old.migrations)
            try fill(database, old)
            database.close()
        }
    }

    private func fill(_ database: any Database, _ old: OldStore) throws {
        try database.writeAndWait { connection in
            func append<Entity: StoredEntity>(_ versions: [Entity]) throws {
                try VersionTable(connection).append(versions, as: .added)
            }
            if old.hasPeople {
                try append(OldStoreContents.patients)
                try append(OldStoreContents.carePlans)
                try append(OldStoreContents.contacts)
            }
            try append(OldStoreContents.tasks)
            try append(OldStoreContents.outcomes)
            guard old.hasEditing else { return }
            try append(OldStoreContents.windowedTasks)
            try append(OldStoreContents.healthKitTasks)
            try append(OldStoreContents.windowedOutcomes)
            let sent = OCKRevisionRecord(
                entities: [.outcome(OldStoreContents.waitingOutcome)], knowledgeVector: OldStoreContents.peerKnowledge)
            let clock = try SyncClock(on: connection)
            try clock.set(RevisionMerge(connection: connection, isCareful: true).merge([sent], at: clock))
        }
    }

    /// The schema as plain SQL, without the settings of one release of PostgreSQL.
    private func dump(_ address: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c",
            """
            exec $(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)/pg_dump --schema=fixture --column-inserts \
            --no-owner --no-privileges "$0"
            """, address,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let lines = text.split(separator: "\n").filter { line in
            !["--", "\\", "SET ", "SELECT pg_catalog.set_config"].contains { line.hasPrefix($0) }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

private let schemaToKeep = ProcessInfo.processInfo.environment["CARE_KEEP_SCHEMA"].flatMap(Int.init)
