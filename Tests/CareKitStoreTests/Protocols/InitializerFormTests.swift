import CareKitStore
import Foundation
import HealthKit
import Testing

/// Each initialiser in the form in which CareKit 4 has it, defaults left out where it has some. Imported as an app does,
/// so that it is public.
@Suite("Initialisers as apps write them")
struct InitializerFormTests {
    private let start = Date(timeIntervalSince1970: 1_714_953_600)
    private let id = UUID()
    private var interval: DateInterval { DateInterval(start: start, duration: 86_400) }
    private var schedule: OCKSchedule { .dailyAtTime(hour: 8, minutes: 0, start: start, end: nil, text: nil) }

    @Test("Patients, care plans, contacts and what they are made of")
    func people() {
        let name = PersonNameComponents(givenName: "G", familyName: "F")
        #expect(OCKPatient(id: "a", givenName: "G", familyName: "F").name == name)
        #expect(OCKPatient(id: "a", name: name).name == name)
        #expect(OCKCarePlan(id: "a", title: "T", patientUUID: id).patientUUID == id)
        #expect(OCKContact(id: "a", name: name, carePlanUUID: id).carePlanUUID == id)
        #expect(OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: nil).name == name)
        #expect(OCKNote(author: nil, title: "T", content: nil).title == "T")
        #expect(OCKLabeledValue(label: "home", value: "1").label == "home")
        let whole = OCKPostalAddress(
            street: "S", city: "C", state: "St", postalCode: "P", country: "Co", isoCountryCode: "",
            subAdministrativeArea: "", subLocality: "")
        #expect(whole == OCKPostalAddress(street: "S", city: "C", state: "St", postalCode: "P", country: "Co"))
    }

    @Test("Tasks and outcomes of both kinds")
    func tasks() {
        let plain = OCKTask(id: "a", title: "T", carePlanUUID: id, schedule: schedule)
        let linkage = OCKHealthKitLinkage(quantityIdentifier: .stepCount, quantityType: .cumulative, unit: .count())
        let linked = OCKHealthKitTask(
            id: "a", title: nil, carePlanUUID: nil, schedule: schedule, healthKitLinkage: linkage)
        #expect(plain.effectiveDate == schedule.startDate() && linked.effectiveDate == schedule.startDate())
        let value = OCKOutcomeValue(1, units: "mg")
        #expect(value.units == "mg" && OCKOutcomeValue(1).units == nil)
        let outcome = OCKOutcome(taskUUID: id, taskOccurrenceIndex: 2, values: [value])
        let measured = OCKHealthKitOutcome(taskUUID: id, taskOccurrenceIndex: 2, values: [value])
        #expect(outcome.values == measured.values)
        let event = OCKEvent(task: plain, outcome: outcome, scheduleEvent: schedule[0])
        let linkedEvent = OCKEvent(task: linked, outcome: measured, scheduleEvent: schedule[0])
        #expect(event.id == OCKAnyEvent(task: plain, outcome: outcome, scheduleEvent: schedule[0]).id)
        #expect(linkedEvent.id != event.id)
    }

    @Test("Schedules and their elements")
    func schedules() {
        let element = OCKScheduleElement(
            start: start, end: nil, interval: DateComponents(day: 1), text: nil, targetValues: [], duration: .hours(1),
            calendar: .autoupdatingCurrent)
        #expect(element == OCKScheduleElement(start: start, end: nil, interval: DateComponents(day: 1)))
        let daily = OCKSchedule.dailyAtTime(
            hour: 8, minutes: 0, start: start, end: nil, text: nil, duration: .hours(1), targetValues: [])
        #expect(daily == schedule)
        let weekly = OCKSchedule.weeklyAtTime(
            weekday: 1, hours: 8, minutes: 0, start: start, end: nil, targetValues: [], text: nil, duration: .minutes(5)
        )
        #expect(OCKSchedule(composing: [daily, weekly]).elements.count == 2)
        #expect(OCKSchedule(composing: [element, weekly.elements[0]]).elements.count == 2)
    }

    @Test("Queries")
    func queries() {
        #expect(OCKPatientQuery(for: start).dateInterval == OCKTaskQuery(for: start).dateInterval)
        #expect(OCKPatientQuery(dateInterval: interval).dateInterval == interval)
        #expect(OCKPatientQuery(id: "a").ids == ["a"])
        #expect(OCKCarePlanQuery() == OCKCarePlanQuery(dateInterval: nil))
        #expect(OCKCarePlanQuery(for: start).dateInterval != nil && OCKCarePlanQuery(id: "a").ids == ["a"])
        #expect(OCKContactQuery() == OCKContactQuery(dateInterval: nil))
        #expect(OCKContactQuery(for: start).dateInterval != nil && OCKContactQuery(id: "a").ids == ["a"])
        #expect(OCKTaskQuery() == OCKTaskQuery(dateInterval: nil))
        #expect(OCKTaskQuery(id: "a").ids == ["a"])
        #expect(OCKOutcomeQuery() == OCKOutcomeQuery(dateInterval: nil))
        #expect(OCKOutcomeQuery(for: start).dateInterval == OCKEventQuery(for: start).dateInterval)
        #expect(OCKEventQuery(dateInterval: interval).dateInterval == interval)
        let adherence = OCKAdherenceQuery(
            taskIDs: ["a"], dateInterval: interval, computeProgress: { $0.computeProgress(by: .checkingOutcomeExists) })
        #expect(adherence.taskIDs == ["a"])
    }

    @Test("Revisions, knowledge and versions")
    func revisions() throws {
        typealias KnowledgeVector = OCKRevisionRecord.KnowledgeVector
        let patient = OCKPatient(id: "a", givenName: "G", familyName: "F")
        let record = OCKRevisionRecord(entities: [.patient(patient)], knowledgeVector: KnowledgeVector([id: 1]))
        #expect(record.knowledgeVector.clock(for: id) == 1 && KnowledgeVector().clock(for: id) == 0)
        let version = OCKSemanticVersion(majorVersion: 1, minorVersion: 2, patchNumber: 3)
        #expect(OCKSemanticVersion("1.2.3") == version && OCKSemanticVersion("one") == nil)
        #expect(try OCKSemanticVersion.parse("1.2.3") == version)
    }

    @Test("Stores")
    func stores() {
        let store = OCKStore(name: "a", securityApplicationGroupIdentifier: nil, type: .inMemory, remote: nil)
        #expect(store == OCKStore(name: "a", type: .inMemory))
        #expect(OCKStore(name: "a") == OCKStore(name: "a", type: .onDisk(protection: .complete)))
    }

    @Test("A coordinator, with each way to attach a store")
    func coordinator() async throws {
        let coordinator = OCKStoreCoordinator()
        let store = OCKStore(name: "a", type: .inMemory)
        let whole: any OCKAnyStoreProtocol = store
        coordinator.attach(store: whole)
        coordinator.attach(patientStore: store)
        coordinator.attach(planStore: store)
        coordinator.attach(contactStore: store)
        coordinator.attach(eventStore: store)
        coordinator.attachReadOnly(patientStore: store)
        coordinator.attachReadOnly(carePlanStore: store)
        coordinator.attachReadOnly(contactStore: store)
        coordinator.attachReadOnly(eventStore: store)
        try await store.addPatient(OCKPatient(id: "p", givenName: "G", familyName: "F"))
        try await store.addCarePlan(OCKCarePlan(id: "c", title: "T", patientUUID: nil))
        try await store.addContact(OCKContact(id: "d", givenName: "G", familyName: "F", carePlanUUID: nil))
        try await store.addTask(OCKTask(id: "t", title: nil, carePlanUUID: nil, schedule: schedule))
        // Once for each way in which the store was attached.
        #expect(try await coordinator.fetchAnyPatients(query: OCKPatientQuery(id: "p")).count == 3)
        #expect(try await coordinator.fetchAnyCarePlans(query: OCKCarePlanQuery()).count == 3)
        #expect(try await coordinator.fetchAnyContacts(query: OCKContactQuery()).count == 3)
        #expect(try await coordinator.fetchAnyTasks(query: OCKTaskQuery()).count == 3)
    }

    @Test("Progress")
    func progress() {
        #expect(LinearCareTaskProgress(value: 1, goal: 2).fractionCompleted == 0.5)
        #expect(LinearCareTaskProgress(value: 1).isCompleted)
        #expect(BinaryCareTaskProgress(isCompleted: true).fractionCompleted == 1)
        let half: [any CareTaskProgress] = [
            BinaryCareTaskProgress(isCompleted: true), BinaryCareTaskProgress(isCompleted: false),
        ]
        #expect(AggregatedCareTaskProgress(combining: half).fractionCompleted == 0.5)
        let task = OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: schedule)
        let event = OCKAnyEvent(task: task, outcome: nil, scheduleEvent: schedule[0])
        let strategy = CareTaskProgressStrategy(computeProgress: { _ in BinaryCareTaskProgress(isCompleted: true) })
        #expect(AggregatedCareTaskProgress(events: [event], by: strategy).isCompleted)
        #expect(!AggregatedCareTaskProgress(events: [event], by: .summingOutcomeValues).isCompleted)
    }
}
