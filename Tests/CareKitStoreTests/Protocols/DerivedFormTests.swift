import Foundation
import Testing

@testable import CareKitStore

@Suite("Forms that a store gets from its required methods")
struct DerivedFormTests {
    private let store = ArrayStore()
    private let task: OCKTask

    init() throws {
        let start = Calendar.current.startOfDay(for: Date())
        let element = try OCKScheduleElement(validating: start, end: nil, interval: DateComponents(day: 1))
        task = OCKTask(id: "walk", title: "Walk", carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
    }

    /// Waits for a completion as an app without `async` does.
    private func answer<Value: Sendable>(_ call: (@escaping OCKResultClosure<Value>) -> Void) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            call { continuation.resume(with: $0) }
        }
    }

    private func outcome(_ index: Int) -> OCKOutcome {
        OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: index, values: [OCKOutcomeValue(index)])
    }

    /// Not `async`, or the compiler would choose the form that must be awaited.
    private func updateWithoutListening() {
        store.updateTasks([task])
    }

    @Test("A single task is added, fetched, updated and deleted by completion")
    func taskCompletions() async throws {
        #expect(try await answer { store.addTask(task, completion: $0) } == task)
        #expect(try await answer { store.fetchTask(withID: "walk", completion: $0) } == task)
        var changed = task
        changed.title = "Run"
        let updated = try await answer { store.updateTask(changed, completion: $0) }
        #expect(updated.title == "Run")
        #expect(updated.previousVersionUUIDs == [task.uuid])
        #expect(try await answer { store.fetchTask(withID: "walk", completion: $0) } == updated)
        #expect(try await answer { store.deleteTask(updated, completion: $0) } == updated)
        #expect(try await answer { store.fetchTasks(query: OCKTaskQuery(), completion: $0) }.isEmpty)
    }

    @Test("Several tasks are written by completion, or without anyone listening")
    func batches() async throws {
        var second = task
        second.uuid = UUID()
        #expect(try await answer { store.addTasks([task, second], completion: $0) }.count == 2)
        updateWithoutListening()
        #expect(try await answer { store.fetchTasks(query: OCKTaskQuery(), completion: $0) }.count == 3)
        #expect(try await answer { store.deleteTasks([task], completion: $0) }.count == 1)
    }

    @Test("A single outcome is added, fetched, updated and deleted by completion")
    func outcomeCompletions() async throws {
        try await store.addTask(task)
        var stored = try await answer { store.addOutcome(outcome(2), completion: $0) }
        stored.values.append(OCKOutcomeValue("more"))
        #expect(try await answer { store.updateOutcome(stored, completion: $0) }.values.count == 2)
        let found = try await answer { store.fetchOutcome(query: OCKOutcomeQuery(), completion: $0) }
        #expect(found == stored)
        #expect(try await answer { store.deleteOutcome(stored, completion: $0) } == stored)
        #expect(try await answer { store.fetchOutcomes(query: OCKOutcomeQuery(), completion: $0) }.isEmpty)
    }

    @Test("Outcomes in batches, by completion and by async call")
    func outcomeBatches() async throws {
        try await store.addTasks([task])
        #expect(try await answer { store.addOutcomes([outcome(0), outcome(1)], completion: $0) }.count == 2)
        let fetched = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(try await store.updateOutcomes(fetched) == fetched)
        #expect(try await store.updateOutcome(fetched[0]) == fetched[0])
        #expect(try await store.deleteOutcomes([fetched[0]]).count == 1)
        #expect(try await store.deleteOutcome(fetched[1]) == fetched[1])
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
    }

    @Test("Tasks by async call")
    func taskAsync() async throws {
        #expect(try await store.addTasks([task]) == [task])
        let updated = try await store.updateTasks([task])
        #expect(try await store.fetchTask(withID: "walk") == updated[0])
        #expect(try await store.deleteTasks(updated) == updated)
    }

    @Test("Erased forms by completion give back what the typed ones give")
    func erased() async throws {
        let added = try await answer { (done: @escaping OCKResultClosure<any OCKAnyTask>) in
            store.addAnyTask(task, completion: done)
        }
        #expect(added.uuid == task.uuid)
        let updated = try await answer { (done: @escaping OCKResultClosure<[any OCKAnyTask]>) in
            store.updateAnyTasks([task], completion: done)
        }
        let tip = try #require(updated.first)
        let found = try await answer { store.fetchAnyTask(withID: "walk", completion: $0) }
        #expect(found.uuid == tip.uuid)
        let deleted = try await answer { (done: @escaping OCKResultClosure<any OCKAnyTask>) in
            store.deleteAnyTask(tip, completion: done)
        }
        #expect(deleted.id == "walk")
    }

    @Test("Erased outcomes by completion")
    func erasedOutcomes() async throws {
        try await store.addTask(task)
        let added = try await answer { (done: @escaping OCKResultClosure<[any OCKAnyOutcome]>) in
            store.addAnyOutcomes([outcome(0)], completion: done)
        }
        var first = try #require(added.first)
        first.values = [OCKOutcomeValue("edited")]
        let updated = try await answer { (done: @escaping OCKResultClosure<any OCKAnyOutcome>) in
            store.updateAnyOutcome(first, completion: done)
        }
        #expect(updated.values.first?.stringValue == "edited")
        let found = try await answer { store.fetchAnyOutcome(query: OCKOutcomeQuery(), completion: $0) }
        #expect(found.values.first?.stringValue == "edited")
        let deleted = try await answer { (done: @escaping OCKResultClosure<[any OCKAnyOutcome]>) in
            store.deleteAnyOutcomes([found], completion: done)
        }
        #expect(deleted.count == 1)
    }

    @Test("One event and adherence by completion")
    func events() async throws {
        try await store.addTask(task)
        try await store.addOutcome(outcome(0))
        let event = try await answer { store.fetchEvent(forTask: task, occurrence: 0, completion: $0) }
        #expect(event.outcome?.values.first?.integerValue == 0)
        let erased = try await answer { store.fetchAnyEvent(forTask: task, occurrence: 0, completion: $0) }
        #expect(erased.id == event.id)
        let query = OCKAdherenceQuery(dateInterval: OCKEventQuery(for: Date()).dateInterval)
        #expect(try await answer { store.fetchAdherence(query: query, completion: $0) } == [.progress(1)])
    }

    @Test("An answer without a value, which a foreign store may give, is an error and no crash")
    func emptyAnswer() {
        let empty = Result<[Int], OCKStoreError>.success([])
        #expect(empty.single(orFail: .notFound) == .failure(.notFound))
        let failed = Result<[Int], OCKStoreError>.failure(.timedOut(reason: "late"))
        #expect(failed.single(orFail: .notFound) == .failure(.timedOut(reason: "late")))
        #expect(Result<[Int], OCKStoreError>.success([4, 5]).single(orFail: .notFound) == .success(4))
    }
}
