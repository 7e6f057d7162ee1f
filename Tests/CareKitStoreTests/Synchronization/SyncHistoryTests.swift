import SyncServer
import Testing

@Suite("Random histories on several devices")
struct SyncHistoryTests {
    @Test("All devices end with the same versions and edges, and everything that was acknowledged", arguments: 0..<10)
    func histories(batch: Int) async throws {
        for seed in 0..<50 {
            var history = SyncHistory(seed: UInt64(batch * 50 + seed))
            try await history.run()
        }
    }
}
