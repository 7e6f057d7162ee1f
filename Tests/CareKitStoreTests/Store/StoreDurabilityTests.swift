import Foundation
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("A killed process")
struct StoreDurabilityTests {
    @Test("No acknowledged outcome is lost when the process is killed at random, ten times")
    func kill() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "kill-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let path = directory.path
        for round in 0..<10 {
            let delay = Int.random(in: 1...60)
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, delay = delay as Int] in
                try await writeUntilKilled(in: path, milliseconds: delay)
            }
            let store = try Self.store(in: path)
            let stored = Set(try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.taskOccurrenceIndex))
            let log = (try? String(contentsOfFile: Self.log(in: path), encoding: .utf8)) ?? ""
            // A last line without its end was never acknowledged in full.
            let acknowledged = Set(
                log.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { Int($0) })
            #expect(stored.isSuperset(of: acknowledged), "round \(round)")
            #expect(stored.count - acknowledged.count <= round + 1, "at most the outcome in flight is not acknowledged")
            if round == 9 { #expect(!acknowledged.isEmpty) }
        }
    }

    static func store(in path: String) throws -> OCKStore {
        try Container(id: "a", directory: URL(fileURLWithPath: path)).run { OCKStore(name: "kill") }
    }

    static func log(in path: String) -> String { path + "/acknowledged" }
}

/// Adds outcomes one after the other and notes each that the store has acknowledged, until a timer kills the process.
private func writeUntilKilled(in path: String, milliseconds: Int) async throws {
    let store = try StoreDurabilityTests.store(in: path)
    var tasks = try await store.fetchTasks(query: OCKTaskQuery())
    if tasks.isEmpty { tasks = [try await store.addTask(dailyTask("a"))] }
    var occurrence =
        (try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.taskOccurrenceIndex).max() ?? -1) + 1
    let log = open(StoreDurabilityTests.log(in: path), O_WRONLY | O_CREAT | O_APPEND, 0o600)
    Thread.detachNewThread {
        usleep(UInt32(milliseconds) * 1_000)
        kill(getpid(), SIGKILL)
    }
    while true {
        try await store.addOutcome(outcome(tasks[0], occurrence, occurrence))
        let line = Array("\(occurrence)\n".utf8)
        guard write(log, line, line.count) == line.count else { return }
        occurrence += 1
    }
}
