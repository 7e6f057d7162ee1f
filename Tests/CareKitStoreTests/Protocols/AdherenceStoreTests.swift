import Foundation
import Testing

@testable import CareKitStore

@Suite("Adherence fetched from a store")
struct AdherenceStoreTests {
    private let store = ArrayStore()
    private let place: Place

    init() throws {
        // Days are those of the machine's zone.
        place = try Place(TimeZone.current.identifier)
    }

    @Test("Two days without tasks, one half done, one without events")
    func shape() async throws {
        let element = try place.element("2021-06-03 08:00", every: DateComponents(day: 2))
        for id in ["walk", "pill"] {
            let schedule = OCKSchedule(composing: [element])
            let task = OCKTask(id: id, title: nil, carePlanUUID: nil, schedule: schedule)
            try await store.addTask(task)
            if id == "walk" {
                try await store.addOutcome(OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: []))
            }
        }
        let interval = DateInterval(start: try place.date("2021-06-01"), end: try place.date("2021-06-05"))
        let adherence = try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: interval))
        #expect(adherence == [.noTasks, .noTasks, .progress(0.5), .noEvents])
        let one = try await store.fetchAdherence(query: OCKAdherenceQuery(taskIDs: ["walk"], dateInterval: interval))
        #expect(one == [.noTasks, .noTasks, .progress(1), .noEvents])
    }

    @Test("The query's own measure of progress is used")
    func ownProgress() async throws {
        let element = try OCKScheduleElement(
            validating: place.date("2021-06-01 08:00"), end: nil, interval: DateComponents(day: 1),
            targetValues: [OCKOutcomeValue(8)], calendar: place.calendar)
        let task = OCKTask(id: "water", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        try await store.addTask(task)
        try await store.addOutcome(
            OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue(2)]))
        let interval = DateInterval(start: try place.date("2021-06-01"), end: try place.date("2021-06-02"))
        let query = OCKAdherenceQuery(taskIDs: [], dateInterval: interval) { event in
            event.computeProgress(by: .summingOutcomeValues)
        }
        #expect(try await store.fetchAdherence(query: query) == [.progress(0.25)])
    }

    @Test("An aggregator tells each day that has events, and only those")
    func aggregator() async throws {
        let element = try OCKScheduleElement(
            validating: place.date("2021-06-01 08:00"), end: nil, interval: DateComponents(day: 2),
            targetValues: [OCKOutcomeValue(8), OCKOutcomeValue(4)], calendar: place.calendar)
        let task = OCKTask(id: "water", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        try await store.addTask(task)
        try await store.addOutcome(
            OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue(9), OCKOutcomeValue(2)]))
        let interval = DateInterval(start: try place.date("2021-06-01"), end: try place.date("2021-06-03"))
        var query = OCKAdherenceQuery(dateInterval: interval, aggregator: .percentOfTargetValuesMet)
        #expect(try await store.fetchAdherence(query: query) == [.progress(0.5), .noEvents])
        query.aggregator = .compareTargetValues
        #expect(try await store.fetchAdherence(query: query) == [.progress(0), .noEvents])
        query.aggregator = .custom { .progress(Double($0.count) / 4) }
        #expect(try await store.fetchAdherence(query: query) == [.progress(0.25), .noEvents])
    }
}
