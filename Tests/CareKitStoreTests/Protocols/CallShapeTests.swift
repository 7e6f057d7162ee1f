import Foundation
import Testing

import CareKitStore

/// What a view controller of an app in Swift 6 mode does: fetch, and show the answer in its own properties.
@MainActor
private final class FeedController {
    private let store: any OCKAnyEventStore
    private(set) var titles: [String] = []
    private(set) var outcomeCount: Int?
    private(set) var errors: [OCKStoreError] = []

    init(store: any OCKAnyEventStore) { self.store = store }

    func load(for date: Date, then done: @escaping @MainActor () -> Void) {
        var query = OCKTaskQuery(for: date)
        query.excludesTasksWithNoEvents = true
        store.fetchAnyTasks(query: query, callbackQueue: .main) { [weak self] result in
            MainActor.assertIsolated()
            self?.show(result)
            self?.countOutcomes(then: done)
        }
    }

    private func show(_ result: Result<[any OCKAnyTask], OCKStoreError>) {
        switch result {
        case .success(let tasks): titles = tasks.compactMap(\.title)
        case .failure(let error): errors.append(error)
        }
    }

    private func countOutcomes(then done: @escaping @MainActor () -> Void) {
        var query = OCKOutcomeQuery()
        query.taskIDs = ["onboarding"]
        store.fetchAnyOutcomes(query: query, callbackQueue: .main) { [weak self] result in
            if case .success(let outcomes) = result { self?.outcomeCount = outcomes.count }
            done()
        }
    }

    func seed(_ tasks: [OCKTask], then done: @escaping @MainActor () -> Void) {
        store.addAnyTasks(tasks, callbackQueue: .main) { [weak self] result in
            MainActor.assertIsolated()
            if case .failure(let error) = result { self?.errors.append(error) }
            done()
        }
    }
}

@Suite("Calls as apps write them")
struct CallShapeTests {
    private func task(_ id: String) -> OCKTask {
        let schedule = OCKSchedule.dailyAtTime(hour: 8, minutes: 0, start: Date(), end: nil, text: nil)
        return OCKTask(id: id, title: id.capitalized, carePlanUUID: nil, schedule: schedule)
    }

    @Test("A main-actor controller seeds, fetches and shows without leaving the main actor")
    @MainActor
    func controller() async {
        let controller = FeedController(store: ArrayStore())
        await withCheckedContinuation { continuation in
            controller.seed([task("onboarding"), task("check-in")]) { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            controller.load(for: Date()) { continuation.resume() }
        }
        #expect(controller.titles == ["Onboarding", "Check-In"])
        #expect(controller.outcomeCount == 0)
        #expect(controller.errors.isEmpty)
    }

    @Test("Recover's tasks and answers are written as its app writes them")
    func recover() throws {
        let thisMorning = Calendar.current.startOfDay(for: Date())
        let nextWeek = try #require(Calendar.current.date(byAdding: .weekOfYear, value: 1, to: thisMorning))
        let nextMonth = try #require(Calendar.current.date(byAdding: .month, value: 1, to: thisMorning))
        let dailyElement = OCKScheduleElement(
            start: thisMorning, end: nextWeek, interval: DateComponents(day: 1), text: nil, targetValues: [],
            duration: .allDay)
        let weeklyElement = OCKScheduleElement(
            start: nextWeek, end: nextMonth, interval: DateComponents(weekOfYear: 1), text: nil, targetValues: [],
            duration: .allDay)
        var rangeOfMotion = OCKTask(
            id: "range", title: "Range Of Motion", carePlanUUID: nil,
            schedule: OCKSchedule(composing: [dailyElement, weeklyElement]))
        rangeOfMotion.impactsAdherence = false
        // Seven days, then weeks 1 to 4 as far as the month goes: 28 to 31 days hold days 7, 14, 21 and maybe 28.
        let days = Calendar.current.dateComponents([.day], from: thisMorning, to: nextMonth).day ?? 0
        let all = rangeOfMotion.schedule.events(from: thisMorning, to: nextMonth + 1)
        #expect(all.count == 7 + (days > 28 ? 4 : 3))
        #expect(all.map(\.occurrence) == Array(0..<all.count))

        let answer: NSNumber? = 4
        var painValue = OCKOutcomeValue(answer?.doubleValue ?? 0)
        painValue.kind = "checkin.form.pain"
        #expect(painValue.numberValue == 4)
        #expect(OCKOutcomeValue(Date()).dateValue != nil)
        let count = OCKEventAggregator.custom { events in
            events.first?.outcome?.values.first { $0.kind == "checkin.form.pain" }?.doubleValue ?? 0
        }
        #expect(count.aggregate(events: []) == 0)
    }

    @Test("A store reached through its protocol alone offers every erased form")
    func erasedForms() async throws {
        let store: any OCKAnyEventStore = ArrayStore()
        let first = task("first")
        try await store.addAnyTask(first)
        try await store.addAnyTasks([task("second")])
        #expect(try await store.fetchAnyTask(withID: "first").title == "First")
        #expect(try await store.fetchAnyTasks(query: OCKTaskQuery()).count == 2)
        let outcome = OCKOutcome(taskUUID: first.uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue(true)])
        try await store.addAnyOutcome(outcome)
        #expect(try await store.fetchAnyOutcome(query: OCKOutcomeQuery(for: Date())).id == outcome.id)
        let event = try await store.fetchAnyEvent(forTask: first, occurrence: 0)
        #expect(event.outcome?.values.first?.booleanValue == true)
        #expect(try await store.fetchAnyEvents(query: OCKEventQuery(for: Date())).count == 2)
        try await store.deleteAnyOutcome(outcome)
        #expect(try await store.fetchAnyOutcomes(query: OCKOutcomeQuery()).isEmpty)
        try await store.deleteAnyTask(first)
        try store.reset()
        #expect(try await store.fetchAnyTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("Callbacks arrive on the queue that was asked for", arguments: [true, false])
    func callbackQueue(main: Bool) async {
        let queue = main ? DispatchQueue.main : DispatchQueue(label: "callback")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        defer { queue.setSpecific(key: key, value: nil) }
        let store = ArrayStore()
        let isOnQueue = await withCheckedContinuation { continuation in
            store.fetchAnyEvents(query: OCKEventQuery(for: Date()), callbackQueue: queue) { _ in
                continuation.resume(returning: DispatchQueue.getSpecific(key: key))
            }
        }
        #expect(isOnQueue == true)
    }

    @Test("Without a queue the answer comes on the main queue")
    func defaultQueue() async {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
        let store: any OCKAnyEventStore = ArrayStore()
        let fetched = await withCheckedContinuation { continuation in
            store.fetchAnyTasks(query: OCKTaskQuery()) { _ in
                continuation.resume(returning: DispatchQueue.getSpecific(key: key))
            }
        }
        #expect(fetched == true)
        let task = task("check-in")
        let added = await withCheckedContinuation { continuation in
            ArrayStore().addTask(task) { _ in continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
        }
        #expect(added == true)
    }
}
