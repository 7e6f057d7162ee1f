import Foundation
import SQLiteStorage
import Testing

@testable import CareKitStore
@testable import Containers
@testable import SQLStorage

@Suite("Migrations that do not come to their end")
struct OldStoreFailureTests {
    private static let newest = storeMigrations.steps.count

    @Test("Steps are numbered from 1 without gaps")
    func numbers() {
        #expect(storeMigrations.steps.map(\.number) == Array(1...Self.newest))
    }

    @Test("A store of a newer program is refused by every call, and left as it is", arguments: OldStore.allCases)
    func newerSchema(old: OldStore) async throws {
        let (store, place) = try await old.copy()
        let newer = try place.database(Migrations(storeMigrations.steps + [Migration(Self.newest + 1, "Later", [])]))
        try newer.writeAndWait { _ in }
        newer.close()
        let before = old.isOnServer ? nil : try Data(contentsOf: place.file)
        let reason = SQLError(.newerSchema).description
        await #expect(throws: OCKStoreError.fetchFailed(reason: reason)) {
            try await store.fetchTasks(query: OCKTaskQuery())
        }
        await #expect(throws: OCKStoreError.addFailed(reason: reason)) { try await store.addTask(dailyTask("a")) }
        #expect(throws: OCKStoreError.deleteFailed(reason: reason)) { try store.reset() }
        let stream = store.outcomes(matching: OCKOutcomeQuery())
        await #expect(throws: OCKStoreError.fetchFailed(reason: reason)) { for try await _ in stream {} }
        if let before { #expect(try Data(contentsOf: place.file) == before) }
    }

    @Test("A process that is killed between two statements of a migration leaves the old schema, whole")
    func killedProcess() async throws {
        let old = OldStore(schema: 1, isOnServer: false)
        let statements = storeMigrations.steps.dropFirst().flatMap(\.statements).count + Self.newest - 1
        for survived in [0, 1, statements / 2, statements - 1] {
            let (store, place) = try await old.copy()
            let before = try schema(place)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = place.file.path as String, survived = survived as Int] in
                let database = SQLiteDatabase(
                    .file(URL(fileURLWithPath: path)),
                    migrations: OldStore(schema: 1, isOnServer: false).migrations)
                try database.writeAndWait { try storeMigrations.apply(on: DeadlyConnection($0, survived)) }
            }
            #expect(try schema(place) == before, "killed after \(survived) statements")
            try await expectWhole(store)
        }
    }

    @Test("A connection that is cut between two statements of a migration leaves the old schema, whole")
    func cutConnection() async throws {
        let old = OldStore(schema: 1, isOnServer: true)
        let second = storeMigrations.steps[1]
        for survived in [0, second.statements.count / 2, second.statements.count] {
            let (store, place) = try await old.copy()
            let cut: SQLQuery = "SELECT pg_terminate_backend(pg_backend_pid())"
            let database = try place.database(
                Migrations(old.migrations.steps + [Migration(2, "Cut", second.statements.prefix(survived) + [cut])]))
            let error = await #expect(throws: SQLError.self) { try await database.read { _ in } }
            #expect(error?.code == .connectionLost)
            database.close()
            let tables = try await place.database(old.migrations).read {
                try $0.column(
                    "SELECT relname FROM pg_class WHERE relname LIKE 'patient%' AND pg_table_is_visible(oid)",
                    as: String.self)
            }
            #expect(tables.isEmpty, "cut after \(survived) statements")
            try await expectWhole(store)
        }
    }

    @Test(
        "An older file that may not be written is refused with advice, left as it is, and opened once it may",
        arguments: [(0o444, 0o755), (0o666, 0o555), (0o666, 0o000)])
    func readOnly(file: Int, directory: Int) async throws {
        let (store, place) = try await OldStore(schema: 1, isOnServer: false).copy()
        let before = try Data(contentsOf: place.file)
        try place.setPermissions(file: file, directory: directory)
        defer { try? place.setPermissions(file: 0o600, directory: 0o700) }
        await #expect(processExitsWith: .success) {
            [path = place.directory.path as String, name = place.name as String] in
            try becomeOrdinaryUser()
            let container = try Container(id: OldStorePlace.container, directory: URL(fileURLWithPath: path))
            let store = container.run { OCKStore(name: name) }
            let error = await #expect(throws: OCKStoreError.self) { try await store.fetchTasks(query: OCKTaskQuery()) }
            let text = error?.localizedDescription ?? ""
            #expect(text.contains("permission") || text.contains("written to"), "\(text)")
            await #expect(throws: OCKStoreError.self) { try await store.addTask(dailyTask("a")) }
        }
        try place.setPermissions(file: 0o600, directory: 0o700)
        #expect(try Data(contentsOf: place.file) == before)
        try await expectWhole(store)
    }

    /// The schema of a file that is not open, as the engine tells it.
    private func schema(_ place: OldStorePlace) throws -> [String] {
        let database = try place.database(OldStore(schema: 1, isOnServer: false).migrations)
        defer { database.close() }
        return try database.writeAndWait {
            try $0.column("SELECT name || ' ' || COALESCE(sql, '') FROM sqlite_master ORDER BY name")
        }
    }

    private func expectWhole(_ store: OCKStore) async throws {
        let outcomes = try await store.openDatabase().read {
            try VersionTable<OCKOutcome>($0).entities(where: "1 = 1")
        }
        #expect(outcomes == OldStoreContents.outcomes)
        #expect(try await store.fetchPatients(query: OCKPatientQuery()).isEmpty)
    }
}

/// Ends the process at the statement after those that it survives.
private final class DeadlyConnection: Connection {
    private let base: any Connection
    private var remaining: Int

    init(_ base: any Connection, _ survived: Int) {
        self.base = base
        // The table of steps and the number of the last one come first.
        remaining = survived + 1
    }

    func run(_ query: SQLQuery) throws(SQLError) -> Int {
        if remaining == 0 { kill(getpid(), SIGKILL) }
        remaining -= 1
        return try base.run(query)
    }

    func rows<Value>(_ query: SQLQuery, decode: (inout SQLRow) throws -> Value) throws -> [Value] {
        try base.rows(query, decode: decode)
    }

    func announce(_ change: RowChange) { base.announce(change) }
}

extension OldStorePlace {
    /// Sets who may use the file, its directory, and with it the container's.
    func setPermissions(file mode: Int, directory directoryMode: Int) throws {
        let stores = file.deletingLastPathComponent().path
        for (path, mode) in [(stores, 0o700), (file.path, mode), (stores, directoryMode), (directory.path, 0o755)] {
            guard chmod(path, mode_t(mode)) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EPERM) }
        }
    }
}

/// Gives up the superuser's rights, who may write anything; for a process of its own.
func becomeOrdinaryUser() throws {
    // Nobody, by convention of all Linux distributions.
    guard getuid() != 0 || setuid(65_534) == 0 else { throw POSIXError(.EPERM) }
}
