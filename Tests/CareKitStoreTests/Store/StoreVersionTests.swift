import Foundation
import SQLStorage
import Testing

@testable import CareKitStore

@Suite("Versions in a store")
struct StoreVersionTests {
    @Test("A task comes back as it was added, to the last bit", arguments: TestStore.Kind.allCases)
    func wholeTask(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var newYork = Calendar(identifier: .gregorian)
        newYork.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        newYork.firstWeekday = 2
        newYork.locale = Locale(identifier: "en_US")
        var kinded = OCKOutcomeValue(0.1 + 0.2, units: "mg")
        kinded.kind = "dose"
        let elements = [
            OCKScheduleElement(
                start: day(1) + 0.123_456_789, end: day(400), interval: DateComponents(month: 1, day: 2, minute: 3),
                text: "Nach dem Frühstück 🥣",
                targetValues: [kinded, OCKOutcomeValue("b"), OCKOutcomeValue(true), OCKOutcomeValue(Data([0, 255]))],
                duration: .seconds(0.5), calendar: newYork),
            OCKScheduleElement(
                start: day(2), end: nil, interval: DateComponents(weekOfYear: 2), duration: .allDay, calendar: utc),
            OCKScheduleElement(start: day(2), end: nil, interval: DateComponents(day: 0, hour: 30, second: 1)),
        ]
        var task = OCKTask(
            id: "täsk'; --", title: nil, carePlanUUID: UUID(), schedule: OCKSchedule(composing: elements))
        task.instructions = String(repeating: "نص ", count: 100_000)
        task.impactsAdherence = false
        task.groupIdentifier = "group"
        task.tags = ["b", "a", "b"]
        task.remoteID = "remote"
        task.source = "source"
        task.userInfo = ["k": "v", "": "\u{0}"]
        task.asset = "asset"
        task.notes = [
            OCKNote(author: "z", title: nil, content: "1"), OCKNote(author: nil, title: "a", content: nil),
        ]
        task.timezone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        task.effectiveDate = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
        task.createdDate = Date(timeIntervalSinceReferenceDate: -1e-9)
        task.updatedDate = .distantFuture

        let added = try await store.addTask(task)
        task.schemaVersion = OCKSemanticVersion(majorVersion: 2, minorVersion: 1, patchNumber: 0)
        #expect(added == task)
        #expect(try await store.fetchTasks(query: OCKTaskQuery()) == [task])
    }

    @Test("Zones, days of the month and periods come back as they were added", arguments: TestStore.Kind.allCases)
    func scheduleRules(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        let month = DateComponents(month: 1)
        let elements = [
            try OCKScheduleElement(validating: day(1), end: nil, interval: month, zonePolicy: .fixed(zone)),
            try OCKScheduleElement(validating: day(2), end: day(9), interval: month, zonePolicy: .floating(home: zone)),
            try OCKScheduleElement(
                validating: day(3), end: nil, interval: month, zonePolicy: .floating(home: zone), monthDay: .day(31)),
            try OCKScheduleElement(
                validating: day(4), end: nil, interval: month, calendar: utc, monthDay: .weekday(2, ordinal: -1)),
            try OCKScheduleElement(
                validating: day(5), end: nil, interval: month, duration: .allDay, zonePolicy: .fixed(zone),
                lastsUntilNext: true),
        ]
        var once = OCKSchedule(composing: elements)
        once.endsOnCompletion = true
        let always = OCKSchedule(composing: elements)
        try await store.addTasks([
            OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: once),
            OCKTask(id: "b", title: nil, carePlanUUID: nil, schedule: always),
        ])
        #expect(try await store.fetchTask(withID: "a").schedule == once)
        #expect(try await store.fetchTask(withID: "b").schedule == always)
        #expect(always != once)
    }

    @Test("Empty lists and missing lists stay different", arguments: TestStore.Kind.allCases)
    func emptyLists(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var empty = dailyTask("empty")
        (empty.tags, empty.notes, empty.userInfo) = ([], [], [:])
        try await store.addTasks([empty, dailyTask("missing")])
        let fetched = try await store.fetchTasks(query: OCKTaskQuery())
        #expect(fetched.map(\.tags) == [[], nil])
        #expect(fetched.map(\.notes) == [[], nil])
        #expect(fetched.map(\.userInfo) == [[:], nil])
    }

    @Test("An outcome comes back as it was added, its values in order", arguments: TestStore.Kind.allCases)
    func wholeOutcome(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var answer = OCKOutcome(
            taskUUID: task.uuid, taskOccurrenceIndex: 3,
            values: [
                OCKOutcomeValue(Int.min), OCKOutcomeValue(Double.infinity), OCKOutcomeValue(false),
                OCKOutcomeValue("👩🏽‍⚕️'; DROP TABLE outcome; --"), OCKOutcomeValue(Data()),
                OCKOutcomeValue(Date(timeIntervalSinceReferenceDate: 0.1)), OCKOutcomeValue(1.0, units: "°"),
            ])
        answer.values[6].kind = "range"
        answer.tags = ["x"]
        let added = try await store.addOutcome(answer)
        #expect(added.values == answer.values)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == [added])
    }

    @Test("Ten thousand values and a megabyte of text are an outcome too", arguments: TestStore.Kind.allCases)
    func largeOutcome(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var large = OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: [])
        large.values =
            (0..<10_000).map { OCKOutcomeValue($0) } + [OCKOutcomeValue(String(repeating: "é", count: 500_000))]
        try await store.addOutcome(large)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).first?.values == large.values)
    }

    @Test("Dates are filled in by the store's clock, and kept where the caller gives them")
    func dates() async throws {
        let store = try TestStore(.memory).store
        let added = try await store.addTask(dailyTask("a"))
        #expect(added.createdDate == day0 + 1)
        #expect(added.updatedDate == day0 + 1)
        let updated = try await store.updateTask(added)
        #expect(updated.createdDate == day0 + 1)
        #expect(updated.updatedDate == day0 + 2)
        let deleted = try await store.deleteTask(updated)
        #expect(deleted.deletedDate == day0 + 3)
    }

    @Test("An update appends a version, and both know each other", arguments: TestStore.Kind.allCases)
    func update(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let first = try await store.addTask(dailyTask("a"))
        var changed = first
        changed.title = "changed"
        let second = try await store.updateTask(changed)
        #expect(second.uuid != first.uuid)
        #expect(second.previousVersionUUIDs == [first.uuid])
        let all = try await store.fetchTasks(query: OCKTaskQuery(id: "a"))
        #expect(all.map(\.uuid) == [first.uuid, second.uuid])
        #expect(all.map(\.nextVersionUUIDs) == [[second.uuid], []])
        #expect(all.map(\.title) == ["a", "changed"])
    }

    @Test("A value that was never fetched may update too", arguments: TestStore.Kind.allCases)
    func updateWithoutFetching(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let first = try await store.addTask(dailyTask("a"))
        let second = try await store.updateTask(dailyTask("a"))
        #expect(second.previousVersionUUIDs == [first.uuid])
    }

    @Test("A deletion appends a tombstone that no query returns", arguments: TestStore.Kind.allCases)
    func deletion(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let first = try await store.addTask(dailyTask("a"))
        let tombstone = try await store.deleteTask(first)
        #expect(tombstone.deletedDate != nil)
        #expect(tombstone.previousVersionUUIDs == [first.uuid])
        #expect(try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(0, 1))).isEmpty)
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
        // Who knows a version can still have it.
        var version = OCKTaskQuery()
        version.uuids = [first.uuid]
        #expect(try await store.fetchTasks(query: version).map(\.nextVersionUUIDs) == [[tombstone.uuid]])
        let again = try await store.deleteTask(first)
        #expect(again.previousVersionUUIDs == [tombstone.uuid])
    }

    @Test("What is unknown can be neither updated nor deleted", arguments: TestStore.Kind.allCases)
    func unknown(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        await expectRefusal(.notStored, as: OCKStoreError.updateFailed) { try await store.updateTask(dailyTask("a")) }
        await expectRefusal(.notStored, as: OCKStoreError.deleteFailed) { try await store.deleteTask(dailyTask("a")) }
    }

    @Test("Ids are used once at a time, uuids once", arguments: TestStore.Kind.allCases)
    func uniqueness(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let first = try await store.addTask(dailyTask("a"))
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) { try await store.addTask(dailyTask("a")) }
        var sameUUID = dailyTask("b")
        sameUUID.uuid = first.uuid
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) { [sameUUID] in
            try await store.addTask(sameUUID)
        }
        await expectRefusal(.duplicateIDs, as: OCKStoreError.addFailed) {
            try await store.addTasks([dailyTask("c"), dailyTask("c")])
        }
        try await store.deleteTask(first)
        await expectRefusal(.deleted, as: OCKStoreError.updateFailed) { try await store.updateTask(first) }
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) { [sameUUID] in
            try await store.addTask(sameUUID)
        }
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("A batch is stored whole or not at all", arguments: TestStore.Kind.allCases)
    func batches(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        try await store.addTask(dailyTask("a"))
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) {
            try await store.addTasks([dailyTask("b"), dailyTask("a"), dailyTask("c")])
        }
        await expectRefusal(.notStored, as: OCKStoreError.updateFailed) {
            try await store.updateTasks([dailyTask("a"), dailyTask("b")])
        }
        await expectRefusal(.duplicateIDs, as: OCKStoreError.updateFailed) {
            try await store.updateTasks([dailyTask("a"), dailyTask("a")])
        }
        await expectRefusal(.duplicateIDs, as: OCKStoreError.deleteFailed) {
            try await store.deleteTasks([dailyTask("a"), dailyTask("a")])
        }
        await expectRefusal(.notStored, as: OCKStoreError.deleteFailed) {
            try await store.deleteTasks([dailyTask("a"), dailyTask("b")])
        }
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).map(\.id) == ["a"])
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).first?.nextVersionUUIDs == [])
    }

    @Test("A date that is not a number is refused, and nothing is stored", arguments: TestStore.Kind.allCases)
    func notANumber(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var task = dailyTask("a")
        task.effectiveDate = Date(timeIntervalSinceReferenceDate: .nan)
        let bad = task
        let error = await #expect(throws: OCKStoreError.self) { try await store.addTask(bad) }
        #expect(error == .addFailed(reason: SQLError(.invalidValue).description))
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("An empty batch succeeds", arguments: TestStore.Kind.allCases)
    func emptyBatch(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        #expect(try await store.addTasks([]).isEmpty)
    }

    @Test("Reset removes everything, and ids are free again", arguments: TestStore.Kind.allCases)
    func reset(in kind: TestStore.Kind) async throws {
        let test = try TestStore(kind)
        let task = try await test.store.addTask(dailyTask("a"))
        try await test.store.addOutcome(outcome(task, 0, 1))
        try await test.store.updateTask(dailyTask("a", start: day(5)))
        try test.store.reset()
        #expect(try await test.store.fetchTasks(query: OCKTaskQuery()).isEmpty)
        #expect(try await test.store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
        #expect(try await test.store.addTask(dailyTask("a")).previousVersionUUIDs.isEmpty)
        try test.store.delete()
        #expect(try await test.store.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }
}
