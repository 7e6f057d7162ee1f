import Foundation
import SQLStorage
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("Absurd numbers and times in events and outcomes")
struct AbsurdNumberTests {
    private static let nan = Date(timeIntervalSinceReferenceDate: .nan)

    @Test(
        "Numbers and dates that are none are refused in values, goals and birthdays, and nothing is stored",
        arguments: TestStore.Kind.allCases)
    func notNumbers(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        let reason = SQLError(.invalidValue).description
        var undated = OCKOutcomeValue(1)
        undated.createdDate = Self.nan
        for value in [OCKOutcomeValue(Double.nan), OCKOutcomeValue(Self.nan), undated] {
            let bad = OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue(1), value])
            await #expect(throws: OCKStoreError.addFailed(reason: reason)) { try await store.addOutcome(bad) }
            await #expect(throws: OCKStoreError.addFailed(reason: reason)) {
                try await store.addTask(dailyTask("b", targets: [value]))
            }
        }
        var patient = OCKPatient(id: "p", givenName: "G", familyName: "F")
        patient.birthday = Self.nan
        let unborn = patient
        await #expect(throws: OCKStoreError.addFailed(reason: reason)) { try await store.addPatient(unborn) }
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).map(\.id) == ["a"])
        #expect(try await store.fetchPatients(query: OCKPatientQuery()).isEmpty)
    }

    @Test("Endless numbers and distant dates are values", arguments: TestStore.Kind.allCases)
    func endlessNumbers(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        let values = [
            OCKOutcomeValue(Double.infinity), OCKOutcomeValue(-Double.infinity), OCKOutcomeValue(Int.min),
            OCKOutcomeValue(Double.greatestFiniteMagnitude), OCKOutcomeValue(Date.distantPast),
            OCKOutcomeValue(Date(timeIntervalSince1970: 253_402_300_799)),
        ]
        let stored = try await store.addOutcome(
            OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: values))
        #expect(stored.values == values)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == [stored])
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        #expect(events.first?.outcome == stored)
        #expect(events.first?.computeProgress(by: .summingOutcomeValues).fractionCompleted.isNaN == false)
    }

    @Test("Occurrences and versions that cannot be are refused with what to do", arguments: TestStore.Kind.allCases)
    func badReferences(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a", end: day(10)))
        for occurrence in [-1, 10, Int.max, Int.min] {
            await expectRefusal(.occurrenceMissing, as: OCKStoreError.addFailed) {
                try await store.addOutcome(outcome(task, occurrence, 1))
            }
            await expectRefusal(.occurrenceMissing, as: OCKStoreError.fetchFailed) {
                _ = try await store.fetchEvent(forTask: task, occurrence: occurrence)
            }
        }
        let lost = OCKOutcome(taskUUID: UUID(), taskOccurrenceIndex: 0, values: [])
        await expectRefusal(.taskMissing, as: OCKStoreError.addFailed) { try await store.addOutcome(lost) }
        await expectRefusal(.taskMissing, as: OCKStoreError.fetchFailed) {
            _ = try await store.fetchEvent(forTask: dailyTask("a"), occurrence: 0)
        }
        // What a value belongs to may come later, so it is no error that it is not there.
        let plan = try await store.addCarePlan(OCKCarePlan(id: "c", title: "T", patientUUID: UUID()))
        #expect(plan.patientUUID != nil)
        var query = OCKCarePlanQuery()
        query.patientIDs = ["nobody"]
        #expect(try await store.fetchCarePlans(query: query).isEmpty)
    }

    @Test(
        "Queries for the years 1 to 9999 give what there is, or say that it is too much",
        arguments: TestStore.Kind.allCases)
    func endlessQueries(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let finite = try await store.addTask(dailyTask("finite", end: day(3)))
        let stored = try await store.addOutcome(outcome(finite, 1, 1))
        for interval in [
            DateInterval(start: .distantPast, end: .distantFuture),
            DateInterval(
                start: Date(timeIntervalSince1970: -62_135_596_800), end: Date(timeIntervalSince1970: 253_402_300_799)),
            DateInterval(start: day0, duration: .greatestFiniteMagnitude),
        ] {
            #expect(try await store.fetchEvents(query: OCKEventQuery(dateInterval: interval)).count == 3)
            #expect(try await store.fetchTasks(query: OCKTaskQuery(dateInterval: interval)) == [finite])
            #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery(dateInterval: interval)) == [stored])
            let adherence = OCKAdherenceQuery(taskIDs: ["finite"], dateInterval: interval) { _ in
                BinaryCareTaskProgress(isCompleted: true)
            }
            let error = await #expect(throws: OCKStoreError.self) { try await store.fetchAdherence(query: adherence) }
            guard case .fetchFailed = error else { throw POSIXError(.EINVAL) }
        }
        let minutely = OCKScheduleElement(start: day0, end: nil, interval: DateComponents(minute: 1), calendar: utc)
        try await store.addTask(
            OCKTask(id: "endless", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [minutely])))
        let everything = OCKEventQuery(dateInterval: DateInterval(start: .distantPast, end: .distantFuture))
        let error = await #expect(throws: OCKStoreError.self) { try await store.fetchEvents(query: everything) }
        #expect(error?.localizedDescription.contains("shorter time") == true)
    }

    @Test("Outcomes stay with their events while the device's zone changes between writing and reading, in any order")
    func zones() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.path
        let zones = ["Pacific/Auckland", "Pacific/Honolulu", "Asia/Kathmandu", "America/New_York"]
        for (index, zone) in (zones + zones.reversed()).enumerated() {
            await #expect(processExitsWith: .success) {
                [path = path as String, zone = zone as String, index = index as Int] in
                setenv("TZ", zone, 1)
                NSTimeZone.resetSystemTimeZone()
                let store = try openFile(path)
                // At 08:00 wherever the device is; written in one zone, answered in another each time.
                if index == 0 {
                    let schedule = OCKSchedule.dailyAtTime(hour: 8, minutes: 0, start: day0, end: nil, text: nil)
                    try await store.addTask(OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: schedule))
                }
                let task = try #require(try await store.fetchTasks(query: OCKTaskQuery()).first)
                try await store.addOutcome(outcome(task, index * 3, index))
                let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(-3, 40)))
                #expect(events.map(\.scheduleEvent.occurrence) == Array(0..<events.count))
                let answered = events.filter { $0.outcome != nil }
                #expect(answered.map(\.scheduleEvent.occurrence) == (0...index).map { $0 * 3 })
                #expect(answered.map { $0.outcome?.values.first?.integerValue } == Array(0...index))
            }
        }
    }
}

private func openFile(_ path: String) throws -> OCKStore {
    try Container(id: "a", directory: URL(fileURLWithPath: path)).run { OCKStore(name: "test") }
}
