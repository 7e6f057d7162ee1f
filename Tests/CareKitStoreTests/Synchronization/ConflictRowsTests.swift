import Foundation
import SQLStorage
import Testing

@testable import CareKitStore

@Suite("The conflicts in a store")
struct ConflictRowsTests {
    @Test(
        "What shares a chain or an event is one conflict, and each version is in it once",
        arguments: TestStore.Kind.allCases)
    func groups(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        // Two branches of one answer for one event, a third answer for it, and two tombstones of another chain.
        let base = try await store.addOutcome(outcome(task, 0, 1))
        let other = try await store.addOutcome(outcome(task, 1, 1))
        let branches = (0..<2).map { _ in base.next() }
        let tombstones = (0..<2).map { _ in
            var version = other.next()
            version.deletedDate = day(2)
            return version
        }
        let third = outcome(task, 0, 3)
        let came = OCKRevisionRecord(
            entities: (branches + tombstones + [third]).map { .outcome($0) }, knowledgeVector: Knowledge([UUID(): 1]))
        #expect(store.mergeRevision(came) == nil)
        let conflicts = try await store.openDatabase().read { try ConflictRows(connection: $0).conflicts() }
        #expect(
            Set(conflicts.map { Set($0.tips.map(\.value.uuid)) })
                == [Set((branches + [third]).map(\.uuid)), Set(tombstones.map(\.uuid))])
        #expect(conflicts.map(\.tips.count).sorted() == [2, 3])
    }

    @Test("Updates, and an answer after a deletion, are no conflict", arguments: TestStore.Kind.allCases)
    func none(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        let answers = try await store.addOutcomes((0..<3).map { outcome(task, $0, $0) })
        try await store.updateOutcomes(answers)
        try await store.deleteOutcome(answers[0])
        try await store.addOutcome(outcome(task, 0, 7))
        try await store.updateTask(dailyTask("a", start: day(9)))
        let conflicts = try await store.openDatabase().read { try ConflictRows(connection: $0).conflicts() }
        #expect(conflicts.isEmpty)
    }
}

extension OCKOutcome {
    fileprivate func next() -> OCKOutcome {
        var version = self
        version.uuid = UUID()
        version.previousVersionUUIDs = [uuid]
        return version
    }
}
