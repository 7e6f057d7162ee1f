import Foundation
import SyncServer
import Testing

@testable import CareKitStore

/// A task every day for an hour from some hours on, UTC.
func plan(_ hours: Int..., id: String = "a") -> OCKTask {
    var task = dailyTask(id)
    task.schedule = OCKSchedule(
        composing: hours.map {
            OCKScheduleElement(
                start: day0 + Double($0) * 3_600, end: nil, interval: DateComponents(day: 1), calendar: utc)
        })
    return task
}

extension OCKStore {
    /// The day and hour of each event, as "5/20✓" where it has an outcome: in one view, which the days' views must equal.
    func marks(_ first: Int, _ last: Int) async throws -> [String] {
        func view(_ first: Int, _ last: Int) async throws -> [String] {
            try await fetchEvents(query: OCKEventQuery(dateInterval: days(Double(first), Double(last)))).map { event in
                let hours = Int(event.scheduleEvent.start.timeIntervalSince(day0) / 3_600)
                return "\(hours / 24)/\(hours % 24)" + (event.outcome == nil ? "" : "✓")
            }
        }
        var daily: [String] = []
        for number in first..<last { daily += try await view(number, number + 1) }
        let all = try await view(first, last)
        #expect(all == daily)
        return all
    }

    /// Answers the event at an hour of a day.
    @discardableResult
    func answer(_ number: Int, at hours: Int, _ value: Int = 1) async throws -> OCKOutcome {
        let events = try await fetchEvents(query: OCKEventQuery(dateInterval: days(Double(number), Double(number) + 1)))
        let event = try #require(events.first { $0.scheduleEvent.start == hour(Double(hours), of: Double(number)) })
        return try await addOutcome(outcome(event.task, event.scheduleEvent.occurrence, value))
    }

    func rings(_ first: Int, _ last: Int) async throws -> [OCKAdherence] {
        try await fetchAdherence(query: OCKAdherenceQuery(dateInterval: days(Double(first), Double(last))))
    }
}

/// Two devices that know the same task, and synchronise through a server.
struct TwoDevices {
    let first: ClockedStore
    let second: ClockedStore

    init(_ kind: TestStore.Kind, _ task: OCKTask) async throws {
        let server = ReferenceServer()
        first = try ClockedStore(kind, remote: ServerRemote(to: server))
        second = try ClockedStore(kind, remote: ServerRemote(to: server))
        try await first.store.addTask(task)
        try await synchronize()
    }

    var stores: [OCKStore] { [first.store, second.store] }

    func synchronize() async throws {
        for device in [first, second, first] { try await device.store.synchronize() }
    }
}
