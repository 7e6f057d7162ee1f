import Foundation
import SyncServer
import Testing

@testable import CareKitStore

@Suite("Versions that follow one another in a circle")
struct CircularVersionTests {
    private func graph(_ pairs: [(Int, Int)], _ uuids: [UUID]) -> VersionGraph {
        pairs.reduce(into: VersionGraph()) { $0.insert(uuids[$1.0], after: uuids[$1.1]) }
    }

    @Test(
        "A graph has a cycle if one of its versions comes back to itself",
        arguments: [
            ([], false), ([(0, 0)], true), ([(1, 0)], false), ([(1, 0), (0, 1)], true),
            // Branches that are merged are none, nor is an edge that is told twice.
            ([(1, 0), (2, 0), (3, 1), (3, 2)], false), ([(1, 0), (1, 0)], false),
            ([(1, 0), (2, 1), (3, 2), (0, 3)], true),
            // One beside a chain, and one that a chain leads into.
            ([(1, 0), (3, 2), (2, 3)], true), ([(1, 0), (2, 1), (3, 2), (1, 3)], true),
        ] as [([(Int, Int)], Bool)])
    func graphs(pairs: [(Int, Int)], hasCycle: Bool) {
        let uuids = (0..<4).map { _ in UUID() }
        #expect(graph(pairs, uuids).hasCycle == hasCycle)
    }

    @Test("A chain of a hundred thousand versions is searched without recursion")
    func longChain() {
        let uuids = (0..<100_000).map { _ in UUID() }
        var graph = graph((1..<uuids.count).map { ($0, $0 - 1) }, uuids)
        #expect(!graph.hasCycle)
        graph.insert(uuids[0], after: uuids[uuids.count - 1])
        #expect(graph.hasCycle)
    }

    /// Versions of each kind, of which each follows the one before it and the first the last.
    private func circles(of count: Int) -> [[OCKEntity]] {
        let kinds: [OCKEntity] = [
            .patient(OCKPatient(id: "a", givenName: "G", familyName: "F")),
            .carePlan(OCKCarePlan(id: "a", title: "T", patientUUID: nil)),
            .contact(OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: nil)), .task(dailyTask("a")),
            .healthKitTask(linkedTask("a")), .outcome(outcome(dailyTask("a"), 0, 1)),
        ]
        return kinds.map { entity in
            var versions = Array(repeating: entity, count: count)
            for index in versions.indices { versions[index].value.uuid = UUID() }
            for index in versions.indices {
                versions[index].value.previousVersionUUIDs = [versions[(index + count - 1) % count].value.uuid]
            }
            return versions
        }
    }

    @Test(
        "A revision with a circle is refused with all that came with it, and the next one is merged",
        arguments: TestStore.Kind.allCases, [1, 2, 5])
    func oneRevision(kind: TestStore.Kind, count: Int) async throws {
        let store = try TestStore(kind).store
        let before = store.context.knowledgeVector
        let expected = OCKStoreError.remoteSynchronizationFailed(reason: StoreRefusal.circularVersions.reason)
        for circle in circles(of: count) {
            let error = store.mergeRevision(revision([.task(dailyTask("good"))] + circle.shuffled()))
            #expect(error == expected, "\(circle[0].entityType)")
        }
        #expect(store.contents.isEmpty)
        #expect(store.context.knowledgeVector == before)
        #expect(store.mergeRevision(revision([.task(dailyTask("good"))])) == nil)
        #expect(store.contents.count == 1)
    }

    @Test(
        "Of the revisions of several senders that close a circle together, the last is refused",
        arguments: TestStore.Kind.allCases)
    func severalSenders(kind: TestStore.Kind) async throws {
        // The circle of outcomes, which waits for its task, is told below.
        for circle in circles(of: 4).dropLast() {
            let store = try TestStore(kind).store
            for version in circle.dropLast() {
                #expect(store.mergeRevision(revision([version], sender: UUID())) == nil)
            }
            let before = (store.contents, store.context.knowledgeVector)
            #expect(store.mergeRevision(revision(circle.suffix(1), sender: UUID())) != nil)
            #expect((store.contents, store.context.knowledgeVector) == before)
            // There still is a newest version, which can be changed.
            let tips = store.contents.filter { $0.value.nextVersionUUIDs.isEmpty }
            #expect(tips.map(\.value.uuid) == [circle[2].value.uuid])
        }
    }

    @Test("A version that is there already may not come to follow what follows it", arguments: TestStore.Kind.allCases)
    func knownVersion(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var first = try await store.addTask(dailyTask("a"))
        let second = try await store.updateTask(first)
        first.previousVersionUUIDs = [second.uuid]
        #expect(store.mergeRevision(revision([.task(first)])) != nil)
        #expect(try await store.updateTask(second).previousVersionUUIDs == [second.uuid])
    }

    @Test(
        "A circle that is closed by outcomes which wait keeps waiting, and its task is there",
        arguments: TestStore.Kind.allCases)
    func waiting(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = dailyTask("a")
        var (one, two) = (outcome(task, 0, 1), outcome(task, 0, 2))
        (one.previousVersionUUIDs, two.previousVersionUUIDs) = ([two.uuid], [one.uuid])
        let good = outcome(task, 1, 3)
        for outcome in [one, two, good] {
            #expect(store.mergeRevision(revision([.outcome(outcome)], sender: UUID())) == nil)
        }
        try await store.addTask(task)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 2)))
        #expect(events.map { $0.outcome?.uuid } == [one.uuid, good.uuid])
        // Nothing is lost: what waits travels on.
        #expect(Set(store.contents.map(\.value.uuid)) == [task.uuid, one.uuid, two.uuid, good.uuid])
    }

    @Test("A value that is added again does not close a circle with versions from elsewhere")
    func addedAgain() async throws {
        let store = try TestStore(.memory).store
        let first = dailyTask("a")
        var deletion = dailyTask("a")
        (deletion.previousVersionUUIDs, deletion.deletedDate) = ([first.uuid], day(1))
        #expect(store.mergeRevision(revision([.task(deletion)])) == nil)
        let again = try await store.addTask(first)
        #expect(again.uuid != first.uuid)
        #expect(again.previousVersionUUIDs == [deletion.uuid])
        #expect(store.mergeRevision(revision([.task(first)])) == nil)
        #expect(store.contents.count == 3)
    }

    @Test("A synchronisation that meets a circle fails, says what to do, and works once it is gone")
    func synchronisation() async throws {
        let server = ReferenceServer()
        let (device, other) = (try SyncDevice(server, .file), try SyncDevice(server))
        try await device.store.addTask(dailyTask("own"))
        try await other.store.addTask(dailyTask("other"))
        try await other.store.synchronize()
        let before = (device.versions, device.store.context.knowledgeVector)
        let bad = ReferenceServer()
        bad.take([revision(circles(of: 2)[3])], knowledge: Knowledge([UUID(): 1]))
        device.remote.withState { $0.server = bad }
        await expectRefusal(.circularVersions, as: OCKStoreError.remoteSynchronizationFailed) {
            try await device.store.synchronize()
        }
        #expect(device.store.synchronizationStatus?.failedStep == .merge)
        #expect((device.versions, device.store.context.knowledgeVector) == before)
        device.remote.withState { $0.server = server }
        try await device.store.synchronize()
        #expect(device.versions.values.map(\.value.id).sorted() == ["other", "own"])
    }
}

private func revision(_ entities: some Sequence<OCKEntity>, sender: UUID = UUID()) -> OCKRevisionRecord {
    OCKRevisionRecord(entities: Array(entities), knowledgeVector: Knowledge([sender: 1]))
}
