import Foundation
import Testing

@testable import CareKitStore

/// A task every day for an hour from an hour on, UTC.
private func task(at hours: Double) -> OCKTask {
    var task = dailyTask("a")
    task.schedule = OCKSchedule(composing: [
        OCKScheduleElement(start: day0 + hours * 3_600, end: nil, interval: DateComponents(day: 1), calendar: utc)
    ])
    return task
}

/// The day and hour of each event, as "5/20✓" where it has an outcome.
private func marks(_ store: OCKStore, _ first: Double, _ last: Double) async throws -> [String] {
    try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(first, last))).map { event in
        let hours = Int(event.scheduleEvent.start.timeIntervalSince(day0) / 3_600)
        return "\(hours / 24)/\(hours % 24)" + (event.outcome == nil ? "" : "✓")
    }
}

/// The same, asked for day by day.
private func dailyMarks(_ store: OCKStore, _ first: Int, _ last: Int) async throws -> [String] {
    var all: [String] = []
    for number in first..<last { all += try await marks(store, Double(number), Double(number) + 1) }
    return all
}

@Suite("Versions that are planned for later")
struct PlannedVersionTests {
    @Test(
        "A change before a planned one lasts until then, in a week's view and in each day's",
        arguments: TestStore.Kind.allCases)
    func changeBefore(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(task(at: 8))
        try await store.updateTask(task(at: 20), effectiveFrom: day(5))
        try await store.updateTask(task(at: 12), effectiveFrom: day(2))
        let week = ["0/8", "1/8", "2/12", "3/12", "4/12", "5/20", "6/20"]
        #expect(try await marks(store, 0, 7) == week)
        #expect(try await dailyMarks(store, 0, 7) == week)
        let last = try #require(
            await store.fetchEvents(query: OCKEventQuery(dateInterval: days(6, 7))).first)
        try await store.addOutcome(outcome(last.task, last.scheduleEvent.occurrence, 1))
        #expect(try await marks(store, 6, 7) == ["6/20✓"])
    }

    @Test("An answer ahead to a planned version stays with it", arguments: TestStore.Kind.allCases)
    func answerAhead(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(task(at: 8))
        let planned = try await store.updateTask(task(at: 20), effectiveFrom: day(5))
        try await store.addOutcome(outcome(planned, 6, 1))
        try await store.updateTask(task(at: 12), effectiveFrom: day(2))
        #expect(try await marks(store, 0, 7) == ["0/8", "1/8", "2/12", "3/12", "4/12", "5/20", "6/20✓"])
    }

    @Test("A short pause leaves a planned one alone", arguments: TestStore.Kind.allCases)
    func shortPause(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(task(at: 8))
        try await store.pauseTask(withID: "a", from: day(5), until: day(7))
        try await store.pauseTask(withID: "a", from: day(2), until: day(3))
        let week = ["0/8", "1/8", "3/8", "4/8", "7/8"]
        #expect(try await marks(store, 0, 8) == week)
        #expect(try await dailyMarks(store, 0, 8) == week)
    }

    @Test("Resuming early lets what is planned for later take over as planned", arguments: TestStore.Kind.allCases)
    func resumeEarly(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(task(at: 8))
        try await store.pauseTask(withID: "a", from: day(2), until: day(4))
        try await store.updateTask(task(at: 20), effectiveFrom: day(6))
        try await store.resumeTask(withID: "a", from: day(3))
        let week = ["0/8", "1/8", "3/8", "4/8", "5/8", "6/20", "7/20"]
        #expect(try await marks(store, 0, 8) == week)
        #expect(try await dailyMarks(store, 0, 8) == week)
    }

    @Test("A pause that ends when it begins changes nothing", arguments: TestStore.Kind.allCases)
    func emptyPause(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(task(at: 8))
        let paused = try await store.pauseTask(withID: "a", from: day(0), until: day(2))
        #expect(try await store.pauseTask(withID: "a", from: day(0), until: day(0)).uuid == paused.uuid)
        #expect(try await marks(store, 0, 3) == ["2/8"])
    }

    @Test(
        "A change from before the first version takes its place, and its answers along",
        arguments: TestStore.Kind.allCases)
    func changeBeforeTheFirst(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let first = try await store.addTask(task(at: 8))
        try await store.updateTask(task(at: 20), effectiveFrom: day(5))
        try await store.addOutcome(outcome(first, 2, 1))
        var changed = task(at: 8)
        changed.title = "Changed"
        try await store.updateTask(changed, effectiveFrom: day(-1))
        let week = ["0/8", "1/8", "2/8✓", "3/8", "4/8", "5/20", "6/20"]
        #expect(try await marks(store, -2, 7) == week)
        #expect(try await dailyMarks(store, -2, 7) == week)
        let titles = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 5))).map(\.task.title)
        #expect(titles == Array(repeating: "Changed", count: 5))
    }
}
