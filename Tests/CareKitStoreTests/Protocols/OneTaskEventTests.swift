import Foundation
import Testing

@testable import CareKitStore

@Suite("Fetches in the forms of CareKit 2")
struct OneTaskEventTests {
    private let store = ArrayStore()
    private let query: OCKEventQuery

    /// Two tasks with one event a day from 1 June, asked for over three days.
    init() async throws {
        let place = try Place("Europe/London")
        let element = try place.element("2021-06-01 08:00", every: DateComponents(day: 1))
        let tasks = ["walk", "pill"].map {
            OCKTask(id: $0, title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        }
        try await store.addTasks(tasks)
        var query = OCKEventQuery(
            dateInterval: DateInterval(start: try place.date("2021-06-01"), end: try place.date("2021-06-04")))
        query.taskIDs = ["pill"]
        self.query = query
    }

    @Test("Events of one task are fetched by its id, typed and erased", arguments: [("walk", 3), ("swim", 0)])
    func oneTask(id: String, count: Int) async throws {
        let typed = try await withCheckedThrowingContinuation { continuation in
            store.fetchEvents(taskID: id, query: query, callbackQueue: .global()) { continuation.resume(with: $0) }
        }
        #expect(typed.map(\.task.id) == Array(repeating: id, count: count))
        let erased = try await withCheckedThrowingContinuation { continuation in
            store.fetchAnyEvents(taskID: id, query: query, callbackQueue: .global()) { continuation.resume(with: $0) }
        }
        #expect(erased.map(\.scheduleEvent.occurrence) == Array(0..<count))
    }
}
