import Foundation
import PostgresTestServer
import SQLStorage
import Testing

@testable import CareKitStore
@testable import Containers
@testable import PostgresStorage

@Suite("A store whose disk or server fails")
struct StoreFailureTests {
    @Test(
        "A file that may not grow fails the write alone: what is stored is read on, and written again when it may grow")
    func fileLimit() async throws {
        let test = try TestStore(.file)
        let path = test.directory.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            // The limit stands in for a full disk, which needs a file system of one's own; as there, the system refuses
            // to write. The signal that comes with it would end the process.
            signal(SIGXFSZ, SIG_IGN)
            let store = try Container(id: "a", directory: URL(fileURLWithPath: path)).run { OCKStore(name: "test") }
            let task = try await store.addTask(dailyTask("a"))
            let kept = try await store.addOutcome(outcome(task, 0, 1))
            var large = outcome(task, 1)
            large.values = [OCKOutcomeValue(String(repeating: "x", count: 2_000_000))]
            let tooLarge = large
            let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
            var limit = rlimit()
            getrlimit(fileSize, &limit)
            let usual = limit.rlim_cur
            limit.rlim_cur = 1_000_000
            setrlimit(fileSize, &limit)
            for _ in 0..<3 {
                let error = await #expect(throws: OCKStoreError.self) { try await store.addOutcome(tooLarge) }
                guard case .addFailed(let reason) = error else { throw POSIXError(.EINVAL) }
                #expect(
                    [SQLError(.diskFailed), SQLError(.diskFull)].contains { reason.hasPrefix($0.description) },
                    "\(reason)")
                #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == [kept])
            }
            // What has room is stored.
            try await store.addOutcome(outcome(task, 2, 3))
            limit.rlim_cur = usual
            setrlimit(fileSize, &limit)
            try await store.addOutcome(tooLarge)
        }
        let outcomes = try await test.another().fetchOutcomes(query: OCKOutcomeQuery())
        #expect(Set(outcomes.map(\.taskOccurrenceIndex)) == [0, 1, 2])
    }

    @Test("A connection that is cut in mid-write is an error with advice; the next call works, and streams go on")
    func cutConnection() async throws {
        let store = try TestStore(.postgres).store
        let task = try await store.addTask(dailyTask("a"))
        var stream = store.outcomes(matching: OCKOutcomeQuery()).makeAsyncIterator()
        #expect(try await stream.next() == [])
        let error = await #expect(throws: SQLError.self) {
            try await store.openDatabase().write { connection in
                _ = try VersionTable<OCKOutcome>(connection).add([outcome(task, 0, 1)], at: day0) { _ in }
                _ = try connection.column("SELECT pg_terminate_backend(pg_backend_pid())", as: Bool.self)
            }
        }
        #expect(error?.code == .connectionLost)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
        let added = try await store.addOutcome(outcome(task, 0, 2))
        #expect(try await stream.next() == [added])
    }

    @Test("A server that is killed and started again in mid-write loses nothing acknowledged, and streams go on")
    func killedServer() async throws {
        let server = try await PostgresTestServer.start()
        let container = try Container(id: "a", directory: nil, database: server.address())
        let store = container.run { OCKStore(name: "test") }
        let task = try await store.addTask(dailyTask("a"))
        let first = try await store.addOutcome(outcome(task, 0, 1))
        var stream = store.outcomes(matching: OCKOutcomeQuery()).makeAsyncIterator()
        #expect(try await stream.next() == [first])
        await #expect(throws: SQLError.self) {
            try await store.openDatabase().write { connection in
                _ = try VersionTable<OCKOutcome>(connection).add([outcome(task, 1, 1)], at: day0) { _ in }
                try server.kill()
            }
        }
        let reason = SQLError(.unreachable).description
        await #expect(throws: OCKStoreError.fetchFailed(reason: reason)) {
            try await store.fetchOutcomes(query: OCKOutcomeQuery())
        }
        await #expect(throws: OCKStoreError.addFailed(reason: reason)) {
            try await store.addOutcome(outcome(task, 1, 1))
        }
        try await server.startAgain()
        let second = try await store.addOutcome(outcome(task, 1, 2))
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == [second, first])
        #expect(try await stream.next() == [second, first])
    }

    @Test("A user who may not write on the server is told so, and stores once permission is given")
    func permissionDenied() async throws {
        let place = try OldStorePlace(isOnServer: true)
        let store = place.store()
        let task = try await store.addTask(dailyTask("a"))
        let owner = try PostgresConnection(to: place.address)
        for (take, give) in [
            ("REVOKE INSERT ON \(place.name).outcome FROM care", "GRANT INSERT ON \(place.name).outcome TO care"),
            ("REVOKE SELECT ON \(place.name).task FROM care", "GRANT SELECT ON \(place.name).task TO care"),
            ("REVOKE USAGE ON SCHEMA \(place.name) FROM care", "GRANT USAGE ON SCHEMA \(place.name) TO care"),
        ] {
            try owner.execute(take)
            let error = await #expect(throws: OCKStoreError.self) { try await store.addOutcome(outcome(task, 0, 1)) }
            let text = error?.localizedDescription ?? ""
            #expect(text.contains("give it USAGE on the schema"), "\(text)")
            try owner.execute(give)
        }
        try await store.addOutcome(outcome(task, 0, 1))
    }
}
