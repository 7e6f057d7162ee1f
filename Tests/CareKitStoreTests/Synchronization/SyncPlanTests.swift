import Foundation
import SyncServer
import Testing

@testable import CareKitStore

/// A device with a clock of its own.
private struct Device {
    let clocked: ClockedStore
    let remote: ServerRemote

    var store: OCKStore { clocked.store }

    init(_ server: ReferenceServer, _ kind: TestStore.Kind, at now: Date = day0) throws {
        remote = ServerRemote(to: server)
        clocked = try ClockedStore(kind, at: now, remote: remote)
    }
}

@Suite("What two devices change beside each other")
struct SyncPlanTests {
    private let server = ReferenceServer()

    /// Two devices with a task that both know.
    private func devices(_ kind: TestStore.Kind, _ task: OCKTask) async throws -> (Device, Device, OCKTask) {
        let (first, second) = (try Device(server, kind), try Device(server, kind))
        let task = try await first.store.addTask(task)
        try await synchronize(first, second)
        return (first, second, task)
    }

    private func synchronize(_ first: Device, _ second: Device) async throws {
        for device in [first, second, first] { try await device.store.synchronize() }
        #expect(first.store.contents == second.store.contents)
    }

    @Test(
        "Every kind has its conflicts decided, HealthKit's tasks included: the last write wins, and all are kept",
        arguments: TestStore.Kind.allCases)
    func kinds(kind: TestStore.Kind) async throws {
        let (first, second) = (try Device(server, kind, at: day(2)), try Device(server, kind, at: day(1)))
        for device in [first, second] {
            let source = device.remote === first.remote ? "first" : "second"
            var patient = OCKPatient(id: "a", givenName: "G", familyName: "F")
            var plan = OCKCarePlan(id: "a", title: "T", patientUUID: nil)
            var contact = OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: nil)
            var (task, linked) = (dailyTask("a"), linkedTask("a"))
            (patient.source, plan.source, contact.source, task.source, linked.source) =
                (source, source, source, source, source)
            try await device.store.addPatient(patient)
            try await device.store.addCarePlan(plan)
            try await device.store.addContact(contact)
            try await device.store.addTask(task)
            _ = try await answer { device.store.addHealthKitTasks([linked], callbackQueue: $0, completion: $1) }
        }
        // The one that wrote first synchronises last, so it decides.
        try await first.store.synchronize()
        try await second.store.synchronize()
        try await first.store.synchronize()
        #expect(first.store.contents == second.store.contents)
        let versions = first.store.contents
        #expect(versions.count == 15)
        for kind in OCKEntity.EntityType.allCases where kind != .outcome {
            let tips = versions.filter { $0.entityType == kind && $0.value.nextVersionUUIDs.isEmpty }
            #expect(tips.map(\.value.source) == ["first"], "\(kind)")
        }
    }

    @Test(
        "Two answers to one event are decided whatever its window says, and keep how they came in",
        arguments: TestStore.Kind.allCases)
    func windows(kind: TestStore.Kind) async throws {
        var task = dailyTask("a")
        task.editWindow = EditWindow(
            opens: .start, due: .end, closes: .endOfDay, corrections: .never)
        let (first, second, stored) = try await devices(kind, task)
        first.clocked.set(hour(8.5))
        try await first.store.addOutcome(outcome(stored, 0, 1))
        second.clocked.set(hour(12))
        try await second.store.addOutcome(outcome(stored, 0, 2))
        // The window is long closed when they meet.
        for device in [first, second] { device.clocked.set(day(30)) }
        try await synchronize(first, second)
        for store in [first.store, second.store] {
            let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
            #expect(events.map { $0.outcome?.values.first?.integerValue } == [2])
            #expect(events.map { $0.outcome?.entry } == [.late])
            let kept = store.contents.compactMap { $0.value as? OCKOutcome }
            #expect(kept.count == 3)
            #expect(Set(kept.map(\.entry)) == [.onTime, .late])
        }
    }

    @Test("An undeletion and an edit elsewhere meet, and the later of both rules", arguments: TestStore.Kind.allCases)
    func undeletion(kind: TestStore.Kind) async throws {
        let (first, second, task) = try await devices(kind, dailyTask("a"))
        first.clocked.set(day(2))
        try await first.store.deleteTask(withID: "a", effectiveFrom: day(2))
        first.clocked.set(day(3))
        try await first.store.undeleteTask(withID: "a", effectiveFrom: day(4))
        second.clocked.set(day(5))
        var changed = task
        changed.title = "changed"
        try await second.store.updateTask(changed, effectiveFrom: day(6))
        try await synchronize(first, second)
        for store in [first.store, second.store] {
            let tasks = try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(6, 7)))
            #expect(tasks.map(\.title) == ["changed"])
            #expect(try await eventDays(store, 6, 8) == ["6", "7"])
            // A change that is refused on one is refused on both.
            await expectRefusal(.notDeleted, as: OCKStoreError.updateFailed) {
                try await store.undeleteTask(withID: "a")
            }
        }
    }

    @Test(
        "A pause here, a deletion there and an answer elsewhere: all show the same, and the answer is kept",
        arguments: TestStore.Kind.allCases)
    func pauseAndDeletion(kind: TestStore.Kind) async throws {
        let (first, second, task) = try await devices(kind, dailyTask("a"))
        let third = try Device(server, kind)
        try await third.store.synchronize()
        first.clocked.set(day(1))
        try await first.store.pauseTask(withID: "a", from: day(2), until: day(4))
        second.clocked.set(day(2))
        try await second.store.deleteTask(withID: "a", effectiveFrom: day(6))
        let answer = try await third.store.addOutcome(outcome(task, 3, 1))
        for device in [third, first, second, third, first] { try await device.store.synchronize() }
        #expect(Set([first, second, third].map(\.store.contents)).count == 1)
        let shown = try await eventDays(first.store, 0, 9)
        for device in [first, second, third] {
            #expect(try await eventDays(device.store, 0, 9) == shown)
            #expect(device.store.contents.contains { $0.value.uuid == answer.uuid })
        }
        // The deletion was written last.
        #expect(shown.last == "5" || shown.last == "5✓")
    }

    @Test("A clock that goes back between synchronisations neither loses nor reorders versions")
    func clocksGoingBack() async throws {
        let (first, second, task) = try await devices(.memory, dailyTask("a"))
        var version = task
        for (device, now) in [(first, day(100)), (second, day(50)), (first, day(10)), (second, day(-400))] {
            device.clocked.set(now)
            version = try #require(
                try await device.store.fetchTasks(query: OCKTaskQuery(id: "a")).first {
                    $0.nextVersionUUIDs.isEmpty
                })
            version.title = "\(now)"
            version = try await device.store.updateTask(version)
            try await synchronize(first, second)
        }
        #expect(first.remote.withState { $0.conflicts.isEmpty } && second.remote.withState { $0.conflicts.isEmpty })
        for store in [first.store, second.store] {
            let shown = try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(0, 1)))
            #expect(shown.map(\.title) == ["\(day(-400))"])
        }
    }

    @Test("Schedules of two zones, across both changes of a clock, have the same events on every device")
    func zones() async throws {
        let (newYork, berlin) = (try Place("America/New_York"), try Place("Europe/Berlin"))
        let (first, second) = (try Device(server, .file), try Device(server, .memory))
        // 2:30 does not exist in New York on 2021-03-14, nor in Berlin on 2021-03-28, which has it twice on 2021-10-31.
        for (device, place, id) in [(first, newYork, "a"), (second, berlin, "b")] {
            let schedule = OCKSchedule(composing: [try place.element("2021-03-01 02:30", every: DateComponents(day: 1))]
            )
            let task = try await device.store.addTask(
                OCKTask(id: id, title: nil, carePlanUUID: nil, schedule: schedule))
            try await device.store.addOutcomes([13, 14, 27, 28, 244, 251].map { outcome(task, $0, $0) })
        }
        try await synchronize(first, second)
        let year = DateInterval(start: try newYork.date("2021-03-01 00:00"), end: try newYork.date("2021-12-01 00:00"))
        func shown(_ device: Device) async throws -> [String] {
            try await device.store.fetchEvents(query: OCKEventQuery(dateInterval: year)).map { event in
                let place = event.task.id == "a" ? newYork : berlin
                let value = event.outcome?.values.first?.integerValue
                return "\(event.task.id) \(event.scheduleEvent.occurrence) \(place.reading(event.scheduleEvent.start)) "
                    + (value.map { "\($0)" } ?? "-")
            }
        }
        let events = try await shown(first)
        #expect(try await shown(second) == events)
        for expected in [
            "a 12 2021-03-13 02:30 -", "a 13 2021-03-14 03:30 13", "a 14 2021-03-15 02:30 14",
            "b 27 2021-03-28 03:30 27", "b 28 2021-03-29 02:30 28", "b 244 2021-10-31 02:30 244",
            "a 251 2021-11-07 02:30 251",
        ] {
            #expect(events.contains(expected), "\(expected)")
        }
        #expect(events.count { !$0.hasSuffix("-") } == 12)
    }
}

/// Waits for a call that has only the form with a completion.
private func answer<Value: Sendable>(
    _ call: (DispatchQueue, @escaping OCKResultClosure<Value>) -> Void
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        call(.global()) { continuation.resume(with: $0) }
    }
}
