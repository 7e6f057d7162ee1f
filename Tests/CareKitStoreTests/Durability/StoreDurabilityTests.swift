import Foundation
import PostgresTestServer
import Testing

@Suite("A killed process")
struct StoreDurabilityTests {
    @Test(
        "No acknowledged write is lost, and no half of one is there, when a process is killed at random fifty times",
        arguments: [false, true])
    func kill(isOnServer: Bool) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "kill-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let (path, database) = (directory.path, isOnServer ? try PostgresTestServer.shared.get().address() : nil)
        let writer = KilledWriter(directory: path, database: database)
        var remains: [KilledWriter.Remains] = []
        for round in 0..<50 {
            // In turn while the store is being opened, and while it is written to.
            let writes = round.isMultiple(of: 2) ? nil : Int.random(in: 0...12)
            let time = UInt32.random(in: 1...(writes == nil ? 60_000 : 4_000))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [
                    path = path as String, database = database as String?, round = round as Int,
                    writes = writes as Int?,
                    time = time as UInt32
                ] in
                try await KilledWriter(directory: path, database: database)
                    .writeUntilKilled(round: round, after: writes, microseconds: time)
            }
            remains.append(try await writer.remains(of: round))
            #expect(remains[round].isWhole, "round \(round): \(remains[round])")
        }
        #expect(remains.contains { $0.acknowledged > 2 })
        for round in remains.indices { #expect(try await writer.remains(of: round) == remains[round]) }
    }
}
