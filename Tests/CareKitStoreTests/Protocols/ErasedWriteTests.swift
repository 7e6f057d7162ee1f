import Foundation
import Testing

@testable import CareKitStore

/// A task of another store's making.
private struct ForeignTask: OCKAnyTask {
    let id = "foreign"
    let uuid = UUID()
    let title: String? = nil
    let instructions: String? = nil
    let impactsAdherence = true
    let schedule: OCKSchedule
    let groupIdentifier: String? = nil
    let remoteID: String? = nil
    let notes: [OCKNote]? = nil
}

/// An outcome of another store's making.
private struct ForeignOutcome: OCKAnyOutcome {
    let id = "foreign"
    let taskUUID = UUID()
    let taskOccurrenceIndex = 0
    var values: [OCKOutcomeValue] = []
    let groupIdentifier: String? = nil
    let remoteID: String? = nil
    let notes: [OCKNote]? = nil
}

@Suite("Writes of the wrong type")
struct ErasedWriteTests {
    private let store = ArrayStore()
    private let schedule = OCKSchedule.dailyAtTime(hour: 8, minutes: 0, start: Date(), end: nil, text: nil)

    /// Which of the store's errors `body` throws, or nil.
    private func failure(of body: () async throws -> Void) async -> String? {
        do {
            try await body()
            return nil
        } catch {
            return switch error as? OCKStoreError {
            case .addFailed: "add"
            case .updateFailed: "update"
            case .deleteFailed: "delete"
            default: "another"
            }
        }
    }

    @Test("Adding a foreign task fails with a typed error and stores nothing, not even its good neighbours")
    func addTask() async throws {
        let good = OCKTask(id: "good", title: nil, carePlanUUID: nil, schedule: schedule)
        let mixed: [any OCKAnyTask] = [good, ForeignTask(schedule: schedule)]
        #expect(await failure(of: { try await store.addAnyTasks(mixed) }) == "add")
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("Updating and deleting a foreign task fail each with its own error")
    func updateAndDeleteTask() async {
        let foreign = ForeignTask(schedule: schedule)
        #expect(await failure(of: { try await store.updateAnyTask(foreign) }) == "update")
        #expect(await failure(of: { try await store.deleteAnyTask(foreign) }) == "delete")
    }

    @Test("A foreign outcome is refused alike")
    func outcomes() async {
        #expect(await failure(of: { try await store.addAnyOutcome(ForeignOutcome()) }) == "add")
        #expect(await failure(of: { try await store.updateAnyOutcome(ForeignOutcome()) }) == "update")
        #expect(await failure(of: { try await store.deleteAnyOutcome(ForeignOutcome()) }) == "delete")
    }

    @Test("A foreign task has no event here")
    func event() async {
        await #expect(throws: OCKStoreError.self) {
            try await store.fetchAnyEvent(forTask: ForeignTask(schedule: schedule), occurrence: 0)
        }
    }

    @Test("A refusal comes later and on the callback queue, even without anyone to hear it")
    func refusalIsAsynchronous() async {
        let foreign = ForeignTask(schedule: schedule)
        store.addAnyTasks([foreign], callbackQueue: .global(), completion: nil)
        let queue = DispatchQueue(label: "refusal")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let isOnQueue = await withCheckedContinuation { continuation in
            store.addAnyTasks([foreign], callbackQueue: queue) { _ in
                continuation.resume(returning: DispatchQueue.getSpecific(key: key))
            }
        }
        #expect(isOnQueue == true)
    }

    @Test("The error names the type to pass and no content of the value")
    func message() async throws {
        let error = await #expect(throws: OCKStoreError.self) {
            try await store.addAnyTask(ForeignTask(schedule: schedule))
        }
        let text = try #require(error).localizedDescription
        #expect(text.contains("OCKTask"))
        #expect(!text.contains("foreign"))
    }

    @Test("A task that is not there is an error, not a crash")
    func notFound() async {
        await #expect(throws: OCKStoreError.notFound) { try await store.fetchTask(withID: "none") }
        await #expect(throws: OCKStoreError.notFound) { try await store.fetchAnyTask(withID: "none") }
        await #expect(throws: OCKStoreError.notFound) { try await store.fetchOutcome(query: OCKOutcomeQuery()) }
    }
}
