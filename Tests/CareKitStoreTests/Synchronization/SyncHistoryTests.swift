import SyncServer
import Testing

@testable import CareKitStore

@Suite("Random histories on several devices")
struct SyncHistoryTests {
    @Test(
        "All devices end with the same versions, edges and events, and everything that was acknowledged",
        arguments: 0..<10)
    func histories(batch: Int) async throws {
        for seed in 0..<40 {
            var history = SyncHistory(seed: UInt64(batch * 40 + seed))
            try await history.run()
        }
    }

    @Test("So do devices that come back from backups, or are copies of others", arguments: 0..<10)
    func copies(batch: Int) async throws {
        for seed in 0..<10 {
            var history = SyncHistory(seed: UInt64(batch * 10 + seed)) { store, remote, clock in
                let copy = OCKStore(name: "copy", type: .inMemory, remote: remote, clock: clock)
                try await copy.becomeCopy(of: store)
                return copy
            }
            try await history.run()
        }
    }
}

extension OCKStore {
    /// Takes over the versions of another store with their stamps, and its clock: what copying its file does.
    func becomeCopy(of other: OCKStore) async throws {
        let revisions = other.computeRevisions(since: Knowledge())
        let (id, knowledge) = (other.context.clockID, other.context.knowledgeVector)
        try await openDatabase().write { connection in
            _ = try SyncClock(on: connection)
            try connection.run("UPDATE sync_clock SET clock_id = \(id)")
            let clock = try SyncClock(on: connection)
            _ = try RevisionMerge(connection: connection, isCareful: true).merge(revisions, at: clock)
            try clock.set(knowledge)
        }
    }
}
