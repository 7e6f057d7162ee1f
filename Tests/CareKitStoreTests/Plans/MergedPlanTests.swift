import Foundation
import Testing

@testable import CareKitStore

@Suite("Plans that were changed on two devices")
struct MergedPlanTests {
    @Test(
        "A change that wins against a deletion shows the days before as they were, in every view, and they take answers",
        arguments: TestStore.Kind.allCases)
    func deletionLost(in kind: TestStore.Kind) async throws {
        let devices = try await TwoDevices(kind, plan(8))
        try await devices.first.store.deleteTask(withID: "a", effectiveFrom: day(1))
        devices.second.set(day(0) + 60)
        try await devices.second.store.updateTask(plan(20), effectiveFrom: day(3))
        try await devices.synchronize()
        for store in devices.stores {
            #expect(try await store.marks(0, 5) == ["0/8", "1/8", "2/8", "3/20", "4/20"])
            #expect(try await store.rings(0, 5) == Array(repeating: .progress(0), count: 5))
            for number in 0..<5 {
                let query = OCKTaskQuery(dateInterval: days(Double(number), Double(number) + 1))
                #expect(try await store.fetchTasks(query: query).count == 1, "day \(number)")
            }
        }
        try await devices.first.store.answer(1, at: 8)
        try await devices.second.store.answer(2, at: 8)
        try await devices.first.store.answer(4, at: 20)
        try await devices.synchronize()
        for store in devices.stores {
            #expect(try await store.marks(0, 5) == ["0/8", "1/8✓", "2/8✓", "3/20", "4/20✓"])
        }
    }

    @Test("A deletion that wins against a change ends all from its date on", arguments: TestStore.Kind.allCases)
    func deletionWon(in kind: TestStore.Kind) async throws {
        let devices = try await TwoDevices(kind, plan(8))
        try await devices.second.store.updateTask(plan(20), effectiveFrom: day(3))
        devices.first.set(day(0) + 60)
        try await devices.first.store.deleteTask(withID: "a", effectiveFrom: day(1))
        try await devices.synchronize()
        for store in devices.stores {
            #expect(try await store.marks(0, 5) == ["0/8"])
            #expect(try await store.rings(0, 3) == [.progress(0), .noTasks, .noTasks])
        }
    }

    @Test(
        "While a conflict is undecided one plan is shown, the last written, and an update goes on with it",
        arguments: TestStore.Kind.allCases)
    func undecided(in kind: TestStore.Kind) async throws {
        let (one, two) = (try ClockedStore(kind), try ClockedStore(kind, at: day0 + 60))
        try await one.store.addTask(plan(8))
        try merge(one, into: two)
        try await one.store.updateTask(plan(12), effectiveFrom: day(1))
        try await two.store.updateTask(plan(20), effectiveFrom: day(2))
        try merge(one, into: two)
        try merge(two, into: one)
        for store in [one.store, two.store] { #expect(try await store.marks(0, 4) == ["0/8", "1/8", "2/20", "3/20"]) }
        try await one.store.updateTask(plan(9), effectiveFrom: day(3))
        #expect(try await one.store.marks(0, 5) == ["0/8", "1/8", "2/20", "3/9", "4/9"])
    }

    @Test(
        "What a device answered that did not know of the change shows at the new plan's event of the same time",
        arguments: TestStore.Kind.allCases)
    func answeredElsewhere(in kind: TestStore.Kind) async throws {
        let devices = try await TwoDevices(kind, plan(8))
        try await devices.first.store.updateTask(plan(8, 20), effectiveFrom: day(1))
        let answer = try await devices.second.store.answer(2, at: 8, 7)
        try await devices.synchronize()
        for store in devices.stores {
            #expect(try await store.marks(1, 4) == ["1/8", "1/20", "2/8✓", "2/20", "3/8", "3/20"])
            #expect(try await store.rings(1, 4) == [.progress(0), .progress(0.5), .progress(0)])
            let counts = try await store.fetchEventCounts(query: OCKAdherenceQuery(dateInterval: days(1, 4)))
            #expect(counts.map(\.done) == [0, 1, 0])
            let agenda = try await store.fetchAgenda(query: OCKEventQuery(dateInterval: days(2, 4)), at: hour(7, of: 2))
            #expect(agenda.nextDue?.scheduleEvent.start == hour(20, of: 2))
        }
        // It is that event's answer: there is no second one, and it can be read, changed and removed.
        let store = devices.first.store
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(2, 3)))
        let event = try #require(events.first)
        #expect(event.outcome == answer)
        let again = try await store.fetchEvent(forTask: event.task, occurrence: event.scheduleEvent.occurrence)
        #expect(again == event)
        await expectRefusal(.outcomeExists, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(event.task, event.scheduleEvent.occurrence, 1))
        }
        var changed = answer
        changed.values = [OCKOutcomeValue(8)]
        changed = try await store.updateOutcome(changed)
        #expect(try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(2, 3))).first?.outcome == changed)
        try await store.deleteOutcome(changed)
        #expect(try await store.marks(2, 3) == ["2/8", "2/20"])
        try await store.answer(2, at: 8)
    }

    @Test(
        "What was answered elsewhere at a time for which nothing is planned now shows as an event of its own",
        arguments: TestStore.Kind.allCases)
    func answeredAtAnotherTime(in kind: TestStore.Kind) async throws {
        let devices = try await TwoDevices(kind, plan(8))
        try await devices.first.store.updateTask(plan(20), effectiveFrom: day(1))
        try await devices.first.store.pauseTask(withID: "a", from: day(3), until: day(4))
        for number in [2, 3] { try await devices.second.store.answer(number, at: 8) }
        try await devices.synchronize()
        let marks = ["1/20", "2/8✓", "2/20", "3/8✓", "4/20"]
        for store in devices.stores { #expect(try await store.marks(1, 5) == marks) }
        // A deletion hides it as it hides all, and undeleting shows it again.
        try await devices.first.store.deleteTask(withID: "a", effectiveFrom: day(2))
        #expect(try await devices.first.store.marks(1, 5) == ["1/20"])
        try await devices.first.store.undeleteTask(withID: "a", effectiveFrom: day(2))
        #expect(try await devices.first.store.marks(1, 5) == marks)
    }

    @Test(
        "Of answers to the old and the new plan's event of one time, the new one's shows",
        arguments: TestStore.Kind.allCases)
    func answeredTwice(in kind: TestStore.Kind) async throws {
        let devices = try await TwoDevices(kind, plan(8))
        try await devices.first.store.updateTask(plan(8, 20), effectiveFrom: day(1))
        try await devices.first.store.answer(2, at: 8, 1)
        try await devices.second.store.answer(2, at: 8, 2)
        try await devices.synchronize()
        for store in devices.stores {
            #expect(try await store.marks(2, 3) == ["2/8✓", "2/20"])
            let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(2, 3)))
            #expect(events.first?.outcome?.values.first?.integerValue == 1)
            #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).count == 2)
        }
    }
}
