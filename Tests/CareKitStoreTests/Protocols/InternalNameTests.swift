import Foundation
import Synchronization
import Testing

@testable import CareKitStore

@Suite("Names that ported tests reach with @testable")
struct InternalNameTests {
    @Test("Events, queries and progress have them, with their meaning")
    func values() async throws {
        let store = OCKStore(name: "a", type: .inMemory)
        let task = try await store.addTask(dailyTask("a", end: day(2)))
        let outcome = try await store.addOutcome(outcome(task, 1, 5))
        let partial: [PartialEvent<OCKTask>] = try store.partialEvents(of: [task], in: days(0, 5))
        #expect(partial.map(\.scheduleEvent.occurrence) == [0, 1])
        let events = store.events(joining: partial, with: [outcome])
        #expect(try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 5))) == events)
        #expect(events[1].anyEvent.outcome?.id == outcome.id)
        let event = OCKScheduleEvent(start: day(0), end: day(1), element: task.schedule.elements[0], occurrence: 3)
        #expect(event.occurrence == 3)
        #expect(LinearCareTaskProgress(value: 3, goal: 2).clampedFractionCompleted == 1)
        var query = OCKTaskQuery(dateInterval: days(1, 2))
        #expect([task].filtered(by: query) == [task])
        query.dateInterval = days(3, 4)
        #expect(([task, dailyTask("b")] as [any OCKAnyTask]).filtered(by: query).map(\.id) == ["b"])
        query.excludesTasksWithNoEvents = true
        query.dateInterval = DateInterval(start: day(0), end: day(0) + 60)
        #expect([dailyTask("b")].filtered(by: query).isEmpty)
        #expect(Mutex(7).value() == 7)
        var results = CareStoreQueryResults(wrapping: store.tasks(matching: OCKTaskQuery())).makeAsyncIterator()
        #expect(try await results.next() == [task])
    }

    @Test("A store's clock, revisions, conflicts and files have them")
    func store() async throws {
        let test = try TestStore(.file)
        let store = test.store
        let task = try await store.addTask(dailyTask("a"))
        let context = store.context
        #expect(context.clockTime == 1)
        #expect(context.knowledgeVector.clock(for: context.clockID) == 1)
        context.knowledgeVector.increment(clockFor: context.clockID)
        #expect(context.clockTime == 2)
        context.rollback()
        #expect(await context.perform { context.clockTime } == 1)
        context.knowledgeVector.increment(clockFor: context.clockID)
        try context.save()
        context.rollback()
        #expect(context.clockTime == 2)
        let revisions = store.computeRevisions(since: OCKRevisionRecord.KnowledgeVector())
        #expect(revisions.flatMap(\.entities) == [.task(task)])
        let other = OCKStore(name: "b", type: .inMemory)
        for revision in revisions { other.mergeRevision(revision) }
        #expect(try await other.fetchTasks(query: OCKTaskQuery()) == [task])
        await other.resolveConflicts()
        let files = [store.storeURL, store.walFileURL, store.shmFileURL]
        #expect(files.map(\.lastPathComponent) == ["test.sqlite", "test.sqlite-wal", "test.sqlite-shm"])
        #expect(FileManager.default.fileExists(atPath: store.storeURL.path))
        var entity = try #require(revisions.first?.entities.first)
        entity.value.effectiveDate = day(3)
        #expect(entity.value.effectiveDate == day(3))
    }
}
