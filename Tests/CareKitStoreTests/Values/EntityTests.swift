import Foundation
import Testing

@testable import CareKitStore

@Suite("Tasks, outcomes and what they carry")
struct EntityTests {
    private let task: OCKTask

    init() throws {
        let element = try Place("Europe/London").element("2021-06-01 08:00", every: DateComponents(day: 1))
        task = OCKTask(id: "walk", title: "Walk", carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
    }

    @Test("A task takes effect when its schedule starts, and counts towards adherence")
    func taskDefaults() {
        #expect(task.effectiveDate == task.schedule.startDate())
        #expect(task.impactsAdherence)
        #expect(task.previousVersionUUIDs.isEmpty && task.nextVersionUUIDs.isEmpty)
        #expect(task.createdDate == nil && task.updatedDate == nil && task.deletedDate == nil)
        #expect(task.schemaVersion == nil)
        #expect(task.timezone == .current)
    }

    @Test("An outcome takes effect now and has an identity of its own")
    func outcomeDefaults() {
        let before = Date()
        let outcomes = (0..<2).map { OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: $0, values: []) }
        #expect(outcomes[0].id != outcomes[1].id)
        #expect(outcomes[0].uuid != outcomes[1].uuid)
        #expect(UUID(uuidString: outcomes[0].id) != nil)
        #expect(outcomes[0].effectiveDate >= before && outcomes[0].effectiveDate <= Date())
        #expect(outcomes[0].belongs(to: task))
        var other = task
        other.uuid = UUID()
        #expect(!outcomes[0].belongs(to: other))
    }

    /// The same metadata on any entity, with demonstration data marked as such.
    private func filled<Entity: VersionedEntity>(_ entity: Entity) -> Entity {
        var entity = entity
        entity.source = "demonstration"
        entity.userInfo = ["demonstration": "true"]
        entity.tags = ["b", "a", "b"]
        entity.groupIdentifier = "group"
        entity.remoteID = "remote"
        entity.asset = "picture"
        entity.notes = [
            OCKNote(author: "nurse", title: nil, content: "first"), OCKNote(author: nil, title: "t", content: nil),
        ]
        entity.timezone = TimeZone(identifier: "Asia/Kathmandu") ?? .current
        entity.schemaVersion = OCKSemanticVersion(majorVersion: 2, minorVersion: 1, patchNumber: 0)
        entity.createdDate = Date(timeIntervalSinceReferenceDate: 0.1)
        entity.updatedDate = Date(timeIntervalSinceReferenceDate: 0.2)
        entity.deletedDate = Date(timeIntervalSinceReferenceDate: 0.3)
        entity.previousVersionUUIDs = [UUID(), UUID()]
        entity.nextVersionUUIDs = [UUID()]
        return entity
    }

    @Test("A task comes back from a document whole: dates exact, tags and notes in order")
    func taskRoundTrip() throws {
        var task = filled(task)
        task.instructions = "Slowly"
        task.carePlanUUID = UUID()
        #expect(try JSONDecoder().decode(OCKTask.self, from: JSONEncoder().encode(task)) == task)
    }

    @Test("An outcome comes back from a document whole")
    func outcomeRoundTrip() throws {
        let values = [OCKOutcomeValue(3), OCKOutcomeValue("x")]
        let outcome = filled(OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 5, values: values))
        #expect(try JSONDecoder().decode(OCKOutcome.self, from: JSONEncoder().encode(outcome)) == outcome)
    }

    @Test("Entities that differ in one field differ")
    func equality() {
        var other = task
        other.source = "demonstration"
        #expect(other != task)
        #expect(Set([task, task, other]).count == 2)
    }

    @Test(
        "A store's errors say what failed and why",
        arguments: [
            (OCKStoreError.fetchFailed(reason: "r"), "Failed to fetch: r"),
            (.addFailed(reason: "r"), "Failed to add: r"),
            (.updateFailed(reason: "r"), "Failed to update: r"), (.deleteFailed(reason: "r"), "Failed to delete: r"),
            (.remoteSynchronizationFailed(reason: "r"), "Failed to synchronize: r"),
            (.invalidValue(reason: "r"), "Invalid value: r"), (.timedOut(reason: "r"), "Timed out: r"),
        ])
    func errors(error: OCKStoreError, text: String) {
        #expect(error.localizedDescription == text)
    }
}
