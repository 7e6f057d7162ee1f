import Foundation
import SyncServer
import Testing

@testable import CareKitStore

@Suite("Stores that synchronise")
struct StoreSyncTests {
    private let server = ReferenceServer()

    @Test("The clock begins at 1 and moves on twice in each synchronisation", arguments: TestStore.Kind.allCases)
    func clock(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        let (a, b) = (first.store.context.clockID, second.store.context.clockID)
        #expect(a != b)
        #expect(first.store.context.knowledgeVector == Knowledge([a: 1]))
        try await first.store.addTask(dailyTask("a"))
        #expect(first.time == 1)
        try await first.store.synchronize()
        #expect(first.store.context.knowledgeVector == Knowledge([a: 3]))
        // The remote learns what was known before the clock moved on for what comes later.
        #expect(first.remote.withState { $0.pushes.map(\.knowledge) } == [Knowledge([a: 2])])
        try await second.store.synchronize()
        #expect(second.store.context.knowledgeVector == Knowledge([a: 2, b: 3]))
        #expect(second.remote.withState { $0.pushes.map(\.knowledge) } == [Knowledge([a: 2, b: 2])])
        try await first.store.synchronize()
        #expect(first.store.context.knowledgeVector == Knowledge([a: 5, b: 2]))
        #expect(second.versions == first.versions)
    }

    @Test("The clock and its identity are durable", arguments: [TestStore.Kind.file, .postgres])
    func durability(kind: TestStore.Kind) async throws {
        let device = try SyncDevice(server, kind)
        let task = try await device.store.addTask(dailyTask("a"))
        try await device.store.synchronize()
        let again = device.test.another()
        #expect(again.context.clockID == device.store.context.clockID)
        #expect(again.context.clockTime == 3)
        // What is written after a synchronisation is newer than all that was sent in it.
        try await again.addOutcome(outcome(task, 0, 1))
        let sent = try #require(device.remote.withState { $0.pushes.last?.knowledge })
        #expect(again.computeRevisions(since: sent).map(\.entities.count) == [1])
    }

    @Test("Resetting removes versions, and the clock goes on", arguments: TestStore.Kind.allCases)
    func reset(kind: TestStore.Kind) async throws {
        let device = try SyncDevice(server, kind)
        let id = device.store.context.clockID
        try await device.store.addTask(dailyTask("a"))
        try await device.store.synchronize()
        try device.store.reset()
        #expect(device.versions.isEmpty)
        #expect(device.store.context.knowledgeVector == Knowledge([id: 3]))
        try device.store.delete()
        #expect(device.store.context.clockID != id)
        #expect(device.time == 1)
    }

    @Test("Knowledge that is set counts once it is saved; rolling back restores the clock")
    func context() async throws {
        let store = try SyncDevice(server, .file).store
        store.context.knowledgeVector.increment(clockFor: store.context.clockID)
        #expect(store.context.clockTime == 2)
        store.context.rollback()
        #expect(store.context.clockTime == 1)
        await store.context.perform { store.context.knowledgeVector.increment(clockFor: store.context.clockID) }
        try store.context.save()
        store.context.rollback()
        #expect(store.context.clockTime == 2)
    }

    @Test("A revision holds all versions of one knowledge, tombstones before what they delete")
    func revisions() async throws {
        let store = try SyncDevice(server).store
        let task = try await store.addTask(dailyTask("a"))
        let added = try await store.addOutcome(outcome(task, 0, 1))
        let deleted = try await store.deleteOutcome(added)
        let revisions = store.computeRevisions(since: Knowledge())
        #expect(revisions.map(\.knowledgeVector) == [Knowledge([store.context.clockID: 1])])
        #expect(revisions.flatMap(\.entities).map(\.value.uuid) == [task.uuid, deleted.uuid, added.uuid])
        store.context.knowledgeVector.increment(clockFor: store.context.clockID)
        try store.context.save()
        let plan = try await store.addCarePlan(OCKCarePlan(id: "p", title: "T", patientUUID: nil))
        let newer = store.computeRevisions(since: Knowledge([store.context.clockID: 1]))
        #expect(
            newer == [
                OCKRevisionRecord(entities: [.carePlan(plan)], knowledgeVector: Knowledge([store.context.clockID: 2]))
            ])
        #expect(store.computeRevisions(since: Knowledge([store.context.clockID: 2])).isEmpty)
        // A process that the other does not know makes a version new to it, even if it shares another with it.
        #expect(store.computeRevisions(since: Knowledge([UUID(): 9])).count == 2)
    }

    @Test("The kinds come in their order, and of each the newest first")
    func orderOfKinds() async throws {
        let store = try SyncDevice(server).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcomes([outcome(task, 0, 1)])
        try await store.addOutcomes([outcome(task, 1, 2)])
        try await store.addContact(OCKContact(id: "c", givenName: "G", familyName: "F", carePlanUUID: nil))
        try await store.addCarePlan(OCKCarePlan(id: "p", title: "T", patientUUID: nil))
        try await store.addPatient(OCKPatient(id: "p", givenName: "G", familyName: "F"))
        store.mergeRevision(
            OCKRevisionRecord(
                entities: [.healthKitTask(linkedTask("h"))], knowledgeVector: Knowledge([store.context.clockID: 1])))
        let entities = store.computeRevisions(since: Knowledge()).flatMap(\.entities)
        #expect(
            entities.map(\.entityType) == [.patient, .carePlan, .contact, .task, .healthKitTask, .outcome, .outcome])
        #expect(entities.compactMap { ($0.value as? OCKOutcome)?.taskOccurrenceIndex } == [1, 0])
    }

    @Test(
        "Two devices that change the same task end with four versions everywhere, and the last write wins",
        arguments: TestStore.Kind.allCases)
    func conflict(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        var task = try await first.store.addTask(dailyTask("a"))
        try await first.store.synchronize()
        try await second.store.synchronize()
        // The second device's clock is ahead: each write takes a second.
        for _ in 0..<9 { try await second.store.addTasks([]) }
        task.title = "first"
        let one = try await first.store.updateTask(task)
        task.title = "second"
        let two = try await second.store.updateTask(task)
        // The one that is stored last on the server is not the one that was written last.
        try await second.store.synchronize()
        try await first.store.synchronize()
        #expect(first.remote.withState { $0.conflicts.map { Set($0.map(\.value.uuid)) } } == [[one.uuid, two.uuid]])
        try await second.store.synchronize()
        #expect(second.remote.withState { $0.conflicts.isEmpty })
        #expect(server.count == 4)
        #expect(first.versions == second.versions)
        for device in [first, second] {
            let versions = try await device.store.fetchTasks(query: OCKTaskQuery())
            #expect(versions.count == 4)
            let tip = try #require(versions.first { $0.nextVersionUUIDs.isEmpty })
            // What only takes one branch back takes the one that was chosen.
            #expect(tip.previousVersionUUIDs == [two.uuid, one.uuid])
            #expect(tip.title == "second")
        }
    }

    @Test("Nothing grows when there is nothing new", arguments: TestStore.Kind.allCases)
    func idle(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        let task = try await first.store.addTask(dailyTask("a"))
        try await first.store.addOutcome(outcome(task, 0, 1))
        for device in [first, second, first, second] { try await device.store.synchronize() }
        let vectors = try await count("knowledge_vector", in: first.store)
        for _ in 0..<3 {
            for device in [first, second] { try await device.store.synchronize() }
        }
        #expect(server.count == 2)
        #expect(first.versions.count == 2)
        #expect(first.remote.withState { $0.pushes.dropFirst().allSatisfy { $0.revisions.isEmpty } })
        #expect(second.remote.withState { $0.pushes.allSatisfy { $0.revisions.isEmpty } })
        #expect(try await count("knowledge_vector", in: first.store) == vectors)
    }

    @Test(
        "An empty device gets all outcomes as they were, with their order and history",
        arguments: TestStore.Kind.allCases)
    func rehydration(kind: TestStore.Kind) async throws {
        let first = try SyncDevice(server, kind)
        let task = try await first.store.addTask(dailyTask("nausea"))
        var answers = try await first.store.addOutcomes((0..<5).map { outcome(task, $0, 3 - $0, $0, $0) })
        answers[2].values.append(OCKOutcomeValue(Double.infinity, units: "mg"))
        try await first.store.updateOutcome(answers[2])
        try await first.store.deleteOutcome(answers[4])
        try await first.store.synchronize()
        let new = try SyncDevice(server, kind)
        try await new.store.synchronize()
        #expect(new.versions == first.versions)
        let query = OCKOutcomeQuery(dateInterval: days(0, 9))
        let shown = try await first.store.fetchOutcomes(query: query)
        #expect(shown.count == 4)
        #expect(Set(try await new.store.fetchOutcomes(query: query)) == Set(shown))
    }

    @Test(
        "A store from a backup, or a copy of another, goes on under an identity of its own and loses nothing",
        arguments: TestStore.Kind.allCases)
    func copies(kind: TestStore.Kind) async throws {
        let (first, copy, other) = (try SyncDevice(server, kind), try SyncDevice(server, kind), try SyncDevice(server))
        let id = first.store.context.clockID
        try await copy.store.openDatabase().write { connection in
            _ = try SyncClock(on: connection)
            try connection.run("UPDATE sync_clock SET clock_id = \(id)")
        }
        #expect(copy.store.context.knowledgeVector == first.store.context.knowledgeVector)
        try await first.store.addTask(dailyTask("first"))
        try await copy.store.addTask(dailyTask("copy"))
        for device in [first, other, copy, other, first] { try await device.store.synchronize() }
        let (own, renewed) = (first.store.context.clockID, copy.store.context.clockID)
        #expect(own == id)
        #expect(renewed != id)
        // The new clock begins at 1, and moves on when it is made and twice in the synchronisation.
        #expect(copy.store.context.knowledgeVector == Knowledge([id: 2, renewed: 4, other.store.context.clockID: 2]))
        #expect(other.versions.values.map(\.value.id).sorted() == ["copy", "first"])
        #expect(first.versions == other.versions)
        #expect(copy.versions == other.versions)
        for device in [first, copy, other] { try await device.store.synchronize() }
        #expect(copy.store.context.clockID == renewed)
        #expect(server.count == 2)
    }

    @Test("Streams tell of what was merged", arguments: TestStore.Kind.allCases)
    func streams(kind: TestStore.Kind) async throws {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        let task = try await first.store.addTask(dailyTask("a"))
        try await first.store.addOutcome(outcome(task, 0, 7))
        try await first.store.synchronize()
        var events = second.store.events(matching: OCKEventQuery(dateInterval: days(0, 1))).makeAsyncIterator()
        #expect(try await events.next()?.count == 0)
        try await second.store.synchronize()
        #expect(try await events.next()?.first?.outcome?.values.first?.integerValue == 7)
    }

    @Test("A store synchronises by itself after each change if the remote wants it, and when the remote asks")
    func automatically() async throws {
        let (first, second) = (try SyncDevice(server), try SyncDevice(server))
        first.remote.withState { $0.isAutomatic = true }
        var tasks = second.store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        #expect(try await tasks.next() == [])
        let task = try await first.store.addTask(dailyTask("a"))
        while server.count == 0 { await Task.yield() }
        second.remote.delegate?.didRequestSynchronization(second.remote)
        #expect(try await tasks.next() == [task])
    }

    @Test("A second synchronisation is refused while there is one, and a store without a remote has none")
    func refusals() async throws {
        let device = try SyncDevice(server)
        await withTaskGroup(of: OCKStoreError?.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    do { try await device.store.synchronize() } catch { return error as? OCKStoreError }
                    return nil
                }
            }
            let busy = OCKStoreError.remoteSynchronizationFailed(reason: StoreRefusal.alreadySynchronizing.reason)
            for await error in group where error != nil { #expect(error == busy) }
        }
        let alone = try TestStore(.memory).store
        await expectRefusal(.noRemote, as: OCKStoreError.remoteSynchronizationFailed) { try await alone.synchronize() }
        let other = try TestStore(.memory)
        await other.container.run {
            await expectRefusal(.otherContainer, as: OCKStoreError.remoteSynchronizationFailed) {
                try await device.store.synchronize()
            }
        }
    }

    @Test("The completion comes on the main queue, in the store's container") @MainActor
    func completion() async throws {
        let device = try SyncDevice(server)
        let error = await withCheckedContinuation { continuation in
            device.store.synchronize { error in
                MainActor.assertIsolated()
                continuation.resume(returning: error as? OCKStoreError)
            }
        }
        #expect(error == nil)
        #expect(device.store.synchronizationStatus?.failedStep == nil)
        #expect(device.time == 3)
    }

    @Test("A store's files have the names that SQLite gives them")
    func files() async throws {
        let store = try SyncDevice(server, .file).store
        #expect(!FileManager.default.fileExists(atPath: store.storeURL.path))
        try await store.addTask(dailyTask("a"))
        #expect(FileManager.default.fileExists(atPath: store.storeURL.path))
        #expect(store.walFileURL.path == store.storeURL.path + "-wal")
        #expect(store.shmFileURL.path == store.storeURL.path + "-shm")
        #expect(try SyncDevice(server).store.storeURL.path == "/dev/null")
    }
}

private func count(_ table: String, in store: OCKStore) async throws -> Int? {
    try await store.openDatabase().read { try $0.first("SELECT COUNT(*) FROM \(unsafeSQL: table)", as: Int.self) }
}
