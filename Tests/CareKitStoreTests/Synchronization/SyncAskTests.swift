import Foundation
import SyncServer
import Testing

@testable import CareKitStore

@Suite("What users of CareKit asked of synchronisation")
struct SyncAskTests {
    private let server = ReferenceServer()

    @Test(
        "A reinstalled app gets its five logged values, once and in their order (issues 558, 567)",
        arguments: TestStore.Kind.allCases)
    func reinstalled(kind: TestStore.Kind) async throws {
        let first = try SyncDevice(server, kind)
        let task = try await first.store.addTask(dailyTask("nausea"))
        var log = try await first.store.addOutcome(outcome(task, 0, 3))
        for value in [1, 4, 1, 5] {
            log.values.append(OCKOutcomeValue(value))
            log = try await first.store.updateOutcome(log)
            try await first.store.synchronize()
        }
        let new = try SyncDevice(server, kind)
        for _ in 0..<2 {
            try await new.store.synchronize()
            let events = try await new.store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
            #expect(events.map { $0.outcome?.values.map(\.integerValue) } == [[3, 1, 4, 1, 5]])
        }
        #expect(new.versions == first.versions)
    }

    @Test(
        "An outcome's old and new version are merged together, and a failure leaves the store usable (issue 700)",
        arguments: TestStore.Kind.allCases)
    func versionPair(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        let task = try await first.store.addTask(dailyTask("a"))
        let old = try await first.store.addOutcome(outcome(task, 0, 1))
        var new = old
        new.values = [OCKOutcomeValue(2)]
        new = try await first.store.updateOutcome(new)
        try await first.store.synchronize()
        second.remote.withState { $0.fault = .pullInTheMiddle }
        for _ in 0..<2 { await #expect(throws: OCKStoreError.self) { try await second.store.synchronize() } }
        second.remote.withState { $0.fault = nil }
        try await second.store.synchronize()
        let stored = try await second.store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(Set(stored.map(\.uuid)) == [old.uuid, new.uuid])
        let events = try await second.store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        #expect(events.map(\.outcome?.uuid) == [new.uuid])
    }

    @Test(
        "What is written after a synchronisation reaches the others in the next (pull request 691)",
        arguments: TestStore.Kind.allCases)
    func laterWrites(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        let task = try await first.store.addTask(dailyTask("a"))
        for occurrence in 0..<3 {
            try await first.store.addOutcome(outcome(task, occurrence, 1))
            for device in [first, second] { try await device.store.synchronize() }
            #expect(second.versions.count == occurrence + 2)
        }
    }

    @Test(
        "Patients, care plans and contacts travel too, from several devices (issues 418, 437)",
        arguments: TestStore.Kind.allCases)
    func allKinds(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        for device in [first, second] {
            let name = device === first ? "first" : "second"
            try await device.store.addPatient(OCKPatient(id: name, givenName: "G", familyName: "F"))
            try await device.store.addCarePlan(OCKCarePlan(id: name, title: "T", patientUUID: nil))
            try await device.store.addContact(OCKContact(id: name, givenName: "G", familyName: "F", carePlanUUID: nil))
        }
        for device in [first, second, first] { try await device.store.synchronize() }
        #expect(first.versions.count == 6)
        #expect(first.versions == second.versions)
    }

    @Test(
        "Two devices that begin with the same tasks end with one of each, and with the outcomes of both",
        arguments: TestStore.Kind.allCases)
    func sameSeeds(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        for (device, answered) in [(first, [0, 2]), (second, [1, 2])] {
            let task = try await device.store.addTask(dailyTask("a"))
            for occurrence in answered {
                try await device.store.addOutcome(outcome(task, occurrence, device === first ? 1 : 2))
            }
        }
        for device in [first, second, first] { try await device.store.synchronize() }
        #expect(first.versions == second.versions)
        for store in [first.store, second.store] {
            #expect(try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(0, 5))).count == 1)
            let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 4)))
            #expect(events.map { $0.outcome != nil } == [true, true, true, false])
            #expect(Set(events.map(\.task.uuid)).count == 1)
            #expect(events[0].outcome?.values.first?.integerValue == 1)
            #expect(events[1].outcome?.values.first?.integerValue == 2)
        }
        // What is answered from now on is answered to the task that both have.
        let task = try #require(try await first.store.fetchTasks(query: OCKTaskQuery(dateInterval: days(0, 5))).first)
        try await first.store.addOutcome(outcome(task, 3, 3))
        for device in [first, second] { try await device.store.synchronize() }
        let events = try await second.store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 4)))
        #expect(events.map { $0.outcome?.values.first?.integerValue }.last == 3)
        // A schedule of its own is a plan of its own: its numbers mean other events.
        var moved = task
        moved.schedule = dailyTask("a", end: day(9)).schedule
        moved.effectiveDate = day(4)
        try await first.store.updateTask(moved)
        let later = try await first.store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 6)))
        #expect(later.map { $0.outcome != nil } == [true, true, true, true, false, false])
    }

    @Test(
        "Two stores synchronise with each other, without a server or a transport of Apple's (issues 57, 97 of others)")
    func peers() async throws {
        let (watch, peer) = (OCKStore(name: "watch", type: .inMemory), PeerRemote())
        let phone = try TestStore(.file, remote: peer)
        peer.peer = watch
        let task = try await watch.addTask(dailyTask("a"))
        try await phone.store.addTask(dailyTask("b"))
        try await phone.store.synchronize()
        #expect(try await phone.store.fetchTasks(query: OCKTaskQuery()).contains { $0.uuid == task.uuid })
        #expect(try await watch.fetchTasks(query: OCKTaskQuery()).count == 2)
        let later = try await watch.addOutcome(outcome(task, 0, 1))
        try await phone.store.synchronize()
        #expect(try await phone.store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.uuid) == [later.uuid])
        #expect(peer.delegate === phone.store)
    }
}

/// A remote that is a store, with no more than a remote must have.
private final class PeerRemote: OCKRemoteSynchronizable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    var peer: OCKStore?

    func pullRevisions(
        since knowledgeVector: OCKRevisionRecord.KnowledgeVector, mergeRevision: @escaping (OCKRevisionRecord) -> Void,
        completion: @escaping ((any Error)?) -> Void
    ) {
        guard let peer else { return completion(CancellationError()) }
        peer.computeRevisions(since: knowledgeVector).forEach(mergeRevision)
        mergeRevision(OCKRevisionRecord(entities: [], knowledgeVector: peer.context.knowledgeVector))
        // What the peer writes from now on is newer than what it has told.
        peer.context.knowledgeVector.increment(clockFor: peer.context.clockID)
        completion(Result { try peer.context.save() }.failure)
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: OCKRevisionRecord.KnowledgeVector,
        completion: @escaping ((any Error)?) -> Void
    ) {
        guard let peer else { return completion(CancellationError()) }
        for revision in deviceRevisions { peer.mergeRevision(revision) }
        completion(peer.mergeRevision(OCKRevisionRecord(entities: [], knowledgeVector: deviceKnowledge)))
    }
}
