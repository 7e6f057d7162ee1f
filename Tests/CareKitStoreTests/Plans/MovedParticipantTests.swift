import Foundation
import Testing

@testable import CareKitStore

/// 8:00 every day wherever the participant is, planned in UTC.
private func floatingTask(_ title: String = "first") throws -> OCKTask {
    OCKTask(
        id: "a", title: title, carePlanUUID: nil,
        schedule: try .daily(hour: 8, start: day0, calendar: utc, zonePolicy: .floating(home: .gmt)))
}

extension OCKStore {
    /// What was stored in the device's zone is read in another one from now on.
    fileprivate func travel(to zone: String) async throws {
        let calendar = try Place(zone).calendar.stored
        _ = try await openDatabase().write { try $0.run("UPDATE schedule_element SET calendar = \(calendar)") }
    }

    fileprivate func event(at start: Date) async throws -> OCKEvent<OCKTask, OCKOutcome> {
        let interval = DateInterval(start: start - 1, end: start + 1)
        return try #require(
            await fetchEvents(query: OCKEventQuery(dateInterval: interval)).first { $0.scheduleEvent.start == start })
    }
}

@Suite("Plans and answers of participants who move between time zones")
struct MovedParticipantTests {
    /// When 8:00 of day 3 is: in May seven hours behind UTC, and fourteen ahead.
    static let places = [("America/Los_Angeles", hour(15, of: 3)), ("Pacific/Kiritimati", hour(18, of: 2))]

    @Test(
        "An event that shows what was answered to an older plan takes no second answer elsewhere",
        arguments: TestStore.Kind.allCases, places)
    func secondAnswer(in kind: TestStore.Kind, place: (zone: String, start: Date)) async throws {
        let devices = try await TwoDevices(kind, floatingTask())
        try await devices.first.store.updateTask(floatingTask("second"), effectiveFrom: day(1))
        try await devices.second.store.answer(3, at: 8, 7)
        try await devices.synchronize()
        let store = devices.first.store
        try await store.travel(to: place.zone)
        let event = try await store.event(at: place.start)
        #expect(event.task.title == "second")
        #expect(event.outcome?.values.first?.integerValue == 7)
        await expectRefusal(.outcomeExists, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(event.task, event.scheduleEvent.occurrence, 8))
        }
        // Its neighbours are free.
        try await store.addOutcome(outcome(event.task, event.scheduleEvent.occurrence + 1, 8))
    }

    @Test("A pause hides no answer there", arguments: TestStore.Kind.allCases, places)
    func pause(in kind: TestStore.Kind, place: (zone: String, start: Date)) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(floatingTask())
        try await store.answer(3, at: 8)
        try await store.travel(to: place.zone)
        await expectRefusal(.outcomeAhead, as: OCKStoreError.updateFailed) {
            try await store.pauseTask(withID: "a", from: place.start - 3_600)
        }
        try await store.pauseTask(withID: "a", from: place.start + 3_600 + 1)
        #expect(try await store.event(at: place.start).outcome != nil)
    }

    @Test("A change takes the answers along from its date there", arguments: TestStore.Kind.allCases, places)
    func change(in kind: TestStore.Kind, place: (zone: String, start: Date)) async throws {
        let store = try ClockedStore(kind).store
        var task = try await store.addTask(floatingTask())
        try await store.answer(3, at: 8)
        try await store.travel(to: place.zone)
        task = try #require(await store.fetchTasks(query: OCKTaskQuery(id: "a")).first)
        task.title = "second"
        let version = try await store.updateTask(task, effectiveFrom: place.start - 3_600)
        let event = try await store.event(at: place.start)
        #expect(event.task.uuid == version.uuid)
        #expect(event.outcome?.taskUUID == version.uuid)
    }
}
