import CareKitStore
import Foundation
import Testing

/// What values can be asked beyond their fields, in the words of CareKit 4 and with public access.
@Suite("Members as apps write them")
struct MemberFormTests {
    private let start = Date(timeIntervalSince1970: 1_714_953_600)
    private var schedule: OCKSchedule { .dailyAtTime(hour: 8, minutes: 0, start: start, end: nil, text: nil) }

    @Test("A schedule tells its events, and can be moved")
    func schedules() throws {
        let first = try #require(schedule.event(forOccurrenceIndex: 0))
        #expect(schedule[0] == first && first.occurrence == 0 && first.element == schedule.elements[0])
        #expect(schedule.startDate() == first.start && schedule.endDate() == nil)
        #expect(schedule.events(from: first.start, to: first.end) == [first])
        #expect(schedule.events(betweenOccurrenceIndex: 0, and: 1) == [first])
        #expect(schedule.exists(onDay: first.start))
        let moved = schedule.offset(by: DateComponents(minute: 30))
        #expect(moved.startDate() == first.start + 1_800)
        let element = schedule.elements[0]
        #expect(element[0].start == first.start && element.events(from: first.start, to: first.end).count == 1)
        let durations: [OCKScheduleElement.Duration] = [.allDay, .seconds(1), .minutes(1), .hours(1)]
        #expect(Set(durations).count == 4)
    }

    @Test("Each type of value is reached by its own accessor")
    func values() {
        let date = start
        let values: [any OCKOutcomeValueUnderlyingType] = [1, 1.5, true, "a", Data([1]), date]
        let boxed = values.map { OCKOutcomeValue($0) }
        let types: [OCKOutcomeValueType] = [.integer, .double, .boolean, .text, .binary, .date]
        #expect(boxed.map(\.type) == types)
        #expect(boxed[0].integerValue == 1 && boxed[0].doubleValue == nil && boxed[0].numberValue == 1)
        #expect(boxed[1].doubleValue == 1.5 && boxed[2].booleanValue == true && boxed[3].stringValue == "a")
        #expect(boxed[4].dataValue == Data([1]) && boxed[5].dateValue == date && boxed[5].value is Date)
        #expect(boxed.allSatisfy { $0.kind == nil && $0.units == nil && $0.createdDate <= Date() })
    }

    @Test("Who belongs to what, and how old a patient is")
    func relations() {
        var patient = OCKPatient(id: "a", givenName: "G", familyName: "F")
        patient.birthday = Calendar.current.date(byAdding: .year, value: -30, to: Date())
        #expect(patient.age == 30)
        let plan = OCKCarePlan(id: "a", title: "", patientUUID: patient.uuid)
        let contact = OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: plan.uuid)
        #expect(plan.belongs(to: patient) && contact.belongs(to: plan) && contact.isEqual(to: contact))
        let task = OCKTask(id: "a", title: nil, carePlanUUID: plan.uuid, schedule: schedule)
        #expect(task.carePlanUUID == plan.uuid && task.impactsAdherence)
        var outcome: any OCKAnyOutcome = OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: [])
        outcome.values = [OCKOutcomeValue(1)]
        #expect(outcome.belongs(to: task) && outcome.values.count == 1)
        #expect(OCKEntity.patient(patient).entityType == .patient)
    }

    @Test("Knowledge grows, merges and is compared")
    func knowledge() {
        let (one, other) = (UUID(), UUID())
        var left = OCKRevisionRecord.KnowledgeVector([one: 1])
        var right = left
        left.increment(clockFor: one)
        right.increment(clockFor: other)
        #expect(left.clock(for: one) == 2 && !(left < right) && !(right < left))
        right.merge(with: left)
        #expect(left < right && right.clock(for: one) == 2)
    }

    @Test("Sort descriptors of every query, ascending and descending")
    func sorting() {
        var (patients, plans) = (OCKPatientQuery(id: "a"), OCKCarePlanQuery())
        var (contacts, tasks) = (OCKContactQuery(), OCKTaskQuery())
        patients.sortDescriptors = [
            .effectiveDate(ascending: true), .givenName(ascending: true), .familyName(ascending: false),
            .groupIdentifier(ascending: true),
        ]
        plans.sortDescriptors = [.effectiveDate(ascending: true), .title(ascending: false)]
        contacts.sortDescriptors = [
            .effectiveDate(ascending: false), .givenName(ascending: true), .familyName(ascending: true),
        ]
        tasks.sortDescriptors = [
            .effectiveDate(ascending: true), .title(ascending: true), .groupIdentifier(ascending: false),
        ]
        let counts = [
            patients.sortDescriptors.count, plans.sortDescriptors.count, contacts.sortDescriptors.count,
            tasks.sortDescriptors.count,
        ]
        #expect(counts == [4, 2, 3, 3])
    }

    @Test("Errors and adherence have their cases")
    func cases() {
        let errors: [OCKStoreError] = [
            .fetchFailed(reason: "a"), .addFailed(reason: "a"), .updateFailed(reason: "a"), .deleteFailed(reason: "a"),
            .remoteSynchronizationFailed(reason: "a"), .invalidValue(reason: "a"), .timedOut(reason: "a"),
        ]
        #expect(errors.allSatisfy { $0.localizedDescription.hasSuffix("a") })
        let adherence: [OCKAdherence] = [.noTasks, .noEvents, .progress(0.5)]
        #expect(Set(adherence).count == 3)
        let versions: [OCKSemanticVersion.ParsingError] = [
            .emptyString, .tooManySeparators, .invalidMajorVersion, .invalidMinorVersion, .invalidPatchVersion,
        ]
        #expect(Set(versions).count == 5)
    }
}
