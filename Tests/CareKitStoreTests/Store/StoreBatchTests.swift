import Foundation
import SQLStorage
import Testing

@testable import CareKitStore

@Suite("Values that are written together")
struct StoreBatchTests {
    @Test("Of a batch in which the last value is refused nothing is stored", arguments: TestStore.Kind.allCases)
    func atomicity(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a", end: day(200)))
        let good = (0..<150).map { outcome(task, $0, $0) }
        for (bad, refusal) in [
            (outcome(task, 200), StoreRefusal.occurrenceMissing), (outcome(task, 149), .outcomeExists),
            (outcome(dailyTask("unknown"), 0), .taskMissing), (good[3], .duplicateIDs),
        ] {
            await expectRefusal(refusal, as: OCKStoreError.addFailed) { try await store.addOutcomes(good + [bad]) }
        }
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
    }

    @Test("A value whose uuid another one of the batch has is stored already", arguments: TestStore.Kind.allCases)
    func sameUUID(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let first = dailyTask("a")
        var second = dailyTask("b")
        second.uuid = first.uuid
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) { [second] in
            try await store.addTasks([first, second])
        }
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("New values and such as were deleted come in one batch", arguments: TestStore.Kind.allCases)
    func addedAgain(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let old = try await store.addContacts((0..<100).map { contact("\($0)") })
        let deleted = try await store.deleteContacts(Array(old[..<70]))
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) { try await store.addContacts(old) }
        let again = try await store.addContacts(old[..<70] + (100..<130).map { contact("\($0)") })
        #expect(again.map(\.previousVersionUUIDs) == deleted.map { [$0.uuid] } + Array(repeating: [], count: 30))
        #expect(Set(again.map(\.uuid)).isDisjoint(with: old[..<70].map(\.uuid)))
        #expect(Set(try await store.fetchContacts(query: OCKContactQuery()).map(\.id)).count == 130)
    }

    @Test("Answers of a batch take each other's places in their order", arguments: TestStore.Kind.allCases)
    func places(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var stored = try await store.addOutcomes((0..<100).map { outcome(task, $0, $0) })
        for index in stored.indices { stored[index].taskOccurrenceIndex += 1 }
        // The first would take the second's place, which has not moved yet.
        await expectRefusal(.outcomeExists, as: OCKStoreError.updateFailed) { [stored] in
            try await store.updateOutcomes(stored)
        }
        let moved = try await store.updateOutcomes(stored.reversed())
        #expect(moved.map(\.taskOccurrenceIndex) == (1...100).reversed())
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 101)))
        #expect(events.map { $0.outcome?.values.first?.integerValue } == [nil] + (0..<100).map { $0 })
    }

    @Test("All of a batch come back with tags, values and places in the graph", arguments: TestStore.Kind.allCases)
    func contents(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        // Statements take 64, 32, … rows; some values have neither tags nor values.
        var outcomes = (0..<135).map { number in outcome(task, number) }
        for index in outcomes.indices {
            outcomes[index].values = (0..<index % 3).map { OCKOutcomeValue("\(index) \($0)") }
            outcomes[index].tags = index.isMultiple(of: 2) ? ["even", "\(index)"] : nil
        }
        let added = try await store.addOutcomes(outcomes)
        let updated = try await store.updateOutcomes(added)
        var query = OCKOutcomeQuery()
        query.uuids = updated.map(\.uuid)
        let fetched = try await store.fetchOutcomes(query: query)
        #expect(fetched == updated)
        #expect(fetched.map(\.values) == outcomes.map(\.values))
        #expect(fetched.map(\.previousVersionUUIDs) == added.map { [$0.uuid] })
        query = OCKOutcomeQuery()
        query.tags = ["even"]
        #expect(try await store.fetchOutcomes(query: query).map(\.taskOccurrenceIndex).max() == 134)
        try await store.deleteOutcomes(updated)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
    }

    @Test("64 outcomes take as many statements as one, first or changed or deleted; 63 at most six times as many")
    func statements() async throws {
        let test = try TestStore(.memory)
        let tasks = try await test.store.addTasks((0..<3).map { dailyTask("\($0)") })
        func count(_ count: Int, of task: OCKTask) async throws -> [Int] {
            try await test.store.openDatabase().write { connection in
                let counting = CountingConnection(connection)
                let writing = OutcomeWriting(counting, at: day(0))
                var (counts, outcomes) = ([Int](), (0..<count).map { outcome(task, $0, $0) })
                for write in [writing.add, writing.update, writing.delete] {
                    let before = counting.count
                    outcomes = try write(outcomes)
                    counts.append(counting.count - before)
                }
                return counts
            }
        }
        let one = try await count(1, of: tasks[0])
        #expect(try await count(64, of: tasks[1]) == one)
        // As 32 + 16 + 8 + 4 + 2 + 1.
        #expect(try await zip(count(63, of: tasks[2]), one).allSatisfy { $0 <= 6 * $1 })
    }

    private func contact(_ id: String) -> OCKContact {
        OCKContact(id: id, givenName: id, familyName: id, carePlanUUID: nil)
    }
}
