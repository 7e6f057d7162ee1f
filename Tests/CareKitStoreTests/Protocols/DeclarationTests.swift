import CareKitStore
import Foundation
import Testing

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

    /// Its names for other types.
    private typealias Whole = OCKStoreProtocol
    private let synonyms: [Any.Type] = [(any OCKAnyStoreProtocol).self, OCKResultClosure<Int>.self]

    /// The names of CareKit 2 that are there only to say what to use instead.
    @available(*, unavailable)
    private func unavailable(
        _: any OCKPatientStoreDelegate, _: any OCKCarePlanStoreDelegate, _: any OCKContactStoreDelegate,
        _: any OCKTaskStoreDelegate, _: any OCKOutcomeStoreDelegate, _: any OCKResetDelegate
    ) {}

    /// What is missing: `OCKHealthKitPassthroughStore`, which needs a health store, and `OCKWatchConnectivityPeer`, whose
    /// transport is Apple's.
    @Test("Every public type of CareKit's store is there, but for HealthKit's store and the watch")
    func declarations() {
        #expect(types.count == 43)
        #expect(protocols.count == 36)
        #expect(synonyms.count == 2)
    }

    @Test("The log's switch keeps what it is set to")
    func log() {
        #expect(OCKLog.isEnabled)
        OCKLog.isEnabled = false
        #expect(!OCKLog.isEnabled)
        OCKLog.isEnabled = true
    }
}
