import CareKitStore
import Containers
import Foundation

/// Rounds of a process that writes to a store, notes each write that is acknowledged, and is killed at a random moment.
///
/// What a round writes depends on the number of the write alone, so a store can be compared with what it must hold.
/// Uses the store's public interface only, so that other programs can play more rounds than a test has time for.
struct KilledWriter: Sendable {
    /// Where the notes are, and the store unless it is on a server.
    let directory: String
    /// The address of the database server; nil for a store in a file.
    let database: String?

    /// What a round has left.
    struct Remains: Sendable, Equatable {
        /// How many writes were acknowledged.
        var acknowledged: Int
        /// How many are stored: those, and perhaps the one that was under way. Nil if what is stored is not the
        /// outcome of any number of whole writes.
        var stored: Int?

        /// Whether nothing acknowledged is lost, and nothing half there.
        var isWhole: Bool { stored == acknowledged || stored == acknowledged + 1 }
    }

    /// Plays one round in a process of its own, which it ends a time after its start, or after a number of writes.
    func writeUntilKilled(round: Int, after writes: Int?, microseconds: UInt32) async throws {
        if writes == nil { killThisProcess(after: microseconds) }
        let notes = open(notes(of: round), O_WRONLY | O_CREAT | O_APPEND, 0o600)
        let store = try store()
        let task = try await store.addTask(Self.task(of: round))
        for number in 0... {
            if number == writes { killThisProcess(after: microseconds) }
            try await perform(number, for: task, in: store)
            guard write(notes, ".", 1) == 1 else { return }
        }
    }

    /// Compares what a round has left in the store with its notes.
    func remains(of round: Int) async throws -> Remains {
        let notes = try? FileManager.default.attributesOfItem(atPath: notes(of: round))
        let acknowledged = notes?[.size] as? Int ?? 0
        var query = OCKOutcomeQuery()
        query.taskIDs = [Self.task(of: round).id]
        let versions = try await store().fetchOutcomes(query: query)
            .map { Version(occurrence: $0.taskOccurrenceIndex, value: $0.values.first?.integerValue ?? -1) }
        let stored = [acknowledged, acknowledged + 1].first { count in
            let expected = Self.versions(after: count)
            return expected.count == versions.count && Set(expected) == Set(versions)
        }
        return Remains(acknowledged: acknowledged, stored: stored)
    }

    private func killThisProcess(after microseconds: UInt32) {
        Thread.detachNewThread {
            usleep(microseconds)
            kill(getpid(), SIGKILL)
        }
    }

    private func store() throws -> OCKStore {
        let container = try Container(
            id: "killed-\(URL(fileURLWithPath: directory).lastPathComponent)",
            directory: URL(fileURLWithPath: directory), database: database)
        return container.run { OCKStore(name: "killed") }
    }

    private func notes(of round: Int) -> String { "\(directory)/acknowledged-\(round)" }

    private static func task(of round: Int) -> OCKTask {
        let schedule = OCKSchedule.dailyAtTime(
            hour: 8, minutes: 0, start: Date(timeIntervalSince1970: 1_709_510_400), end: nil, text: nil)
        return OCKTask(id: "round \(round)", title: nil, carePlanUUID: nil, schedule: schedule)
    }

    // MARK: Writes

    private struct Version: Hashable {
        let occurrence: Int
        let value: Int
    }

    /// In turn a batch of five outcomes, a single one, and a new version of the batch's first.
    private static func versions(of number: Int) -> [Version] {
        let first = number / 3 * 6
        return switch number % 3 {
        case 0: (first..<first + 5).map { Version(occurrence: $0, value: number) }
        case 1: [Version(occurrence: first + 5, value: number)]
        default: [Version(occurrence: first, value: number)]
        }
    }

    private static func versions(after count: Int) -> [Version] { (0..<count).flatMap { versions(of: $0) } }

    private func perform(_ number: Int, for task: OCKTask, in store: OCKStore) async throws {
        let outcomes = Self.versions(of: number).map { version in
            var outcome = OCKOutcome(
                taskUUID: task.uuid, taskOccurrenceIndex: version.occurrence, values: [OCKOutcomeValue(version.value)])
            outcome.id = "\(task.id) \(version.occurrence)"
            return outcome
        }
        if number % 3 == 2 {
            try await store.updateOutcomes(outcomes)
        } else {
            try await store.addOutcomes(outcomes)
        }
    }
}
