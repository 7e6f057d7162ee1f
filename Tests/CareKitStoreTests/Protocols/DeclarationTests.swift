import Foundation
import Synchronization
import Testing

@testable import CareKitStore

@Suite("Names that apps and their tests use")
struct DeclarationTests {
    /// The public types of CareKit 4, in the order of its documentation.
    private let types: [Any.Type] = [
        OCKStoreError.self, OCKContactCategory.self, OCKCoreDataStoreType.self, OCKAdherence.self,
        OCKBiologicalSex.self, OCKEntity.self, OCKOutcomeValueType.self, OCKAnyEvent.self,
        OCKHealthKitOutcome.self, OCKHealthKitTask.self, CareStoreQueryResults<OCKTask>.self,
        AggregatedCareTaskProgress.self, BinaryCareTaskProgress.self, LinearCareTaskProgress.self,
        OCKRevisionRecord.self, OCKLog.self, OCKCarePlan.self, OCKContact.self, OCKEvent<OCKTask, OCKOutcome>.self,
        OCKHealthKitLinkage.self, OCKLabeledValue.self, OCKNote.self, OCKOutcome.self, OCKOutcomeValue.self,
        OCKPatient.self, OCKPostalAddress.self, OCKSchedule.self, OCKScheduleElement.self, OCKScheduleEvent.self,
        OCKSemanticVersion.self, OCKTask.self, OCKAdherenceQuery.self, OCKCarePlanQuery.self, OCKContactQuery.self,
        OCKEventQuery.self, OCKOutcomeQuery.self, OCKPatientQuery.self, OCKTaskQuery.self,
        OCKStoreCoordinator.self, OCKStore.self, OCKAdherenceAggregator.self, OCKEventAggregator.self,
        CareTaskProgressStrategy<LinearCareTaskProgress>.self,
    ]

    /// Its protocols.
    private let protocols: [Any.Type] = [
        (any OCKAnyResettableStore).self, (any OCKAnyReadOnlyEventStore).self, (any OCKAnyEventStore).self,
        (any OCKReadOnlyEventStore).self, (any OCKEventStore).self, (any OCKAnyContact).self,
        (any OCKAnyReadOnlyContactStore).self, (any OCKAnyContactStore).self, (any OCKReadableContactStore).self,
        (any OCKContactStore).self, (any OCKAnyCarePlan).self, (any OCKAnyReadOnlyCarePlanStore).self,
        (any OCKAnyCarePlanStore).self, (any OCKReadableCarePlanStore).self, (any OCKCarePlanStore).self,
        (any OCKAnyOutcome).self, (any OCKAnyReadOnlyOutcomeStore).self, (any OCKAnyOutcomeStore).self,
        (any OCKReadableOutcomeStore).self, (any OCKOutcomeStore).self, (any OCKAnyTask).self,
        (any OCKAnyReadOnlyTaskStore).self, (any OCKAnyTaskStore).self, (any OCKAnyVersionableTask).self,
        (any OCKReadableTaskStore).self, (any OCKTaskStore).self, (any OCKAnyPatient).self,
        (any OCKAnyReadOnlyPatientStore).self, (any OCKAnyPatientStore).self, (any OCKReadablePatientStore).self,
        (any OCKPatientStore).self, (any OCKStoreCoordinatorDelegate).self, (any CareTaskProgress).self,
        (any OCKRemoteSynchronizationDelegate).self, (any OCKRemoteSynchronizable).self,
        (any OCKOutcomeValueUnderlyingType).self,
    ]

    /// The names of CareKit 2 that are there only to say what to use instead.
    @available(*, unavailable)
    private func unavailable(
        _: any OCKPatientStoreDelegate, _: any OCKCarePlanStoreDelegate, _: any OCKContactStoreDelegate,
        _: any OCKTaskStoreDelegate, _: any OCKOutcomeStoreDelegate, _: any OCKResetDelegate
    ) {}

    @Test("Every public type of CareKit's store is there")
    func declarations() {
        #expect(types.count == 43)
        #expect(protocols.count == 36)
    }

    @Test("Initialisers have Apple's shapes")
    func initialisers() {
        let (day, interval, id) = (Date(), DateInterval(start: Date(), duration: 1), UUID())
        let schedule = OCKSchedule(composing: [
            OCKSchedule.dailyAtTime(
                hour: 8, minutes: 0, start: day, end: nil, text: nil, duration: .hours(1), targetValues: [])
        ])
        let element = OCKScheduleElement(
            start: day, end: nil, interval: DateComponents(day: 1), text: nil, targetValues: [], duration: .hours(1),
            calendar: .current)
        let weekly = OCKSchedule.weeklyAtTime(
            weekday: 1, hours: 8, minutes: 0, start: day, end: nil, targetValues: [], text: nil, duration: .allDay)
        _ = OCKSchedule(composing: [element, weekly.elements[0]])
        let task = OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: schedule)
        let outcome = OCKOutcome(taskUUID: id, taskOccurrenceIndex: 0, values: [OCKOutcomeValue(1, units: nil)])
        _ = (OCKPatient(id: "a", givenName: "G", familyName: "F"), OCKPatient(id: "a", name: PersonNameComponents()))
        _ = OCKCarePlan(id: "a", title: "", patientUUID: nil)
        _ = OCKContact(id: "a", name: PersonNameComponents(), carePlanUUID: nil)
        _ = OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: nil)
        _ = (OCKNote(author: nil, title: nil, content: nil), OCKLabeledValue(label: "", value: ""))
        _ = OCKPostalAddress(
            street: "", city: "", state: "", postalCode: "", country: "", isoCountryCode: "",
            subAdministrativeArea: "", subLocality: "")
        let event = OCKEvent(task: task, outcome: outcome, scheduleEvent: schedule[0])
        let erased = OCKAnyEvent(task: task, outcome: outcome, scheduleEvent: schedule[0])
        #expect(event.id == erased.id)
        _ = (OCKPatientQuery(dateInterval: interval), OCKPatientQuery(for: day), OCKPatientQuery(id: "a"))
        _ = (
            OCKCarePlanQuery(), OCKCarePlanQuery(dateInterval: nil), OCKCarePlanQuery(for: day),
            OCKCarePlanQuery(id: "a")
        )
        _ = (OCKContactQuery(), OCKContactQuery(dateInterval: nil), OCKContactQuery(for: day), OCKContactQuery(id: "a"))
        _ = (OCKTaskQuery(), OCKTaskQuery(dateInterval: nil), OCKTaskQuery(for: day), OCKTaskQuery(id: "a"))
        _ = (OCKOutcomeQuery(), OCKOutcomeQuery(dateInterval: nil), OCKOutcomeQuery(for: day))
        _ = (OCKEventQuery(dateInterval: interval), OCKEventQuery(for: day))
        _ = OCKAdherenceQuery(taskIDs: [], dateInterval: interval) { _ in BinaryCareTaskProgress(isCompleted: true) }
        _ = OCKRevisionRecord(entities: [], knowledgeVector: OCKRevisionRecord.KnowledgeVector([:]))
        _ = (OCKSemanticVersion(majorVersion: 1, minorVersion: 2, patchNumber: 3), OCKSemanticVersion("1.2.3"))
        _ = OCKStore(name: "a", securityApplicationGroupIdentifier: nil, type: .inMemory, remote: nil)
        let coordinator = OCKStoreCoordinator()
        coordinator.attach(store: OCKStore(name: "a", type: .inMemory))
        _ = (LinearCareTaskProgress(value: 1, goal: nil), AggregatedCareTaskProgress(combining: []))
        _ = AggregatedCareTaskProgress(events: [erased], by: .checkingOutcomeExists)
        _ = CareTaskProgressStrategy<BinaryCareTaskProgress> { _ in BinaryCareTaskProgress(isCompleted: false) }
    }

    @Test("The log's switch keeps what it is set to")
    func log() {
        #expect(OCKLog.isEnabled)
        OCKLog.isEnabled = false
        #expect(!OCKLog.isEnabled)
        OCKLog.isEnabled = true
    }

    @Test("Names that ported tests reach with @testable are there and mean what they say")
    func internalNames() async throws {
        let store = OCKStore(name: "a", type: .inMemory)
        let task = try await store.addTask(dailyTask("a", end: day(2)))
        let outcome = try await store.addOutcome(outcome(task, 1, 5))
        let partial: [PartialEvent<OCKTask>] = try store.partialEvents(of: [task], in: days(0, 5))
        #expect(partial.map(\.scheduleEvent.occurrence) == [0, 1])
        let events = store.events(joining: partial, with: [outcome])
        #expect(try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 5))) == events)
        #expect(events[1].anyEvent.outcome?.id == outcome.id)
        let event = OCKScheduleEvent(start: day(0), end: day(1), element: task.schedule.elements[0], occurrence: 3)
        #expect(event.occurrence == 3)
        #expect(LinearCareTaskProgress(value: 3, goal: 2).clampedFractionCompleted == 1)
        var query = OCKTaskQuery(dateInterval: days(1, 2))
        #expect([task].filtered(by: query) == [task])
        query.dateInterval = days(3, 4)
        #expect(([task, dailyTask("b")] as [any OCKAnyTask]).filtered(by: query).map(\.id) == ["b"])
        query.excludesTasksWithNoEvents = true
        query.dateInterval = DateInterval(start: day(0), end: day(0) + 60)
        #expect([dailyTask("b")].filtered(by: query).isEmpty)
        #expect(Mutex(7).value() == 7)
        var results = CareStoreQueryResults(wrapping: store.tasks(matching: OCKTaskQuery())).makeAsyncIterator()
        #expect(try await results.next() == [task])
    }

    @Test("Phonetic parts of a name stay in a store, and are lost in documents as Foundation writes them")
    func phoneticNames() async throws {
        var patient = OCKPatient(id: "p", givenName: "G", familyName: "F")
        patient.name.phoneticRepresentation = PersonNameComponents(givenName: "jee", familyName: nil)
        let store = OCKStore(name: "a", type: .inMemory)
        #expect(try await store.addPatient(patient).name == patient.name)
        #expect(try await store.fetchPatient(withID: "p").name.phoneticRepresentation?.givenName == "jee")
        let read = try JSONDecoder().decode(OCKPatient.self, from: JSONEncoder().encode(patient))
        #expect(read.name.givenName == "G")
        #expect(read.name.phoneticRepresentation == nil)
    }
}
