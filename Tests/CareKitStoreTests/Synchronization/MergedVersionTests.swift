import Foundation
import Testing

@testable import CareKitStore

@Suite("What merging tells and completes")
struct MergedVersionTests {
    private func revision(_ entities: [OCKEntity]) -> OCKRevisionRecord {
        OCKRevisionRecord(entities: entities, knowledgeVector: Knowledge([UUID(): 1]))
    }

    @Test(
        "A version without dates gets the same ones on every device, whenever it comes",
        arguments: TestStore.Kind.allCases)
    func dates(kind: TestStore.Kind) async throws {
        var (bare, made) = (dailyTask("bare"), dailyTask("made"))
        made.createdDate = day(3)
        let sent = revision([.task(bare), .task(made)])
        let (early, late) = (try ClockedStore(kind, at: day(1)).store, try ClockedStore(.memory, at: day(50)).store)
        for store in [early, late] { #expect(store.mergeRevision(sent) == nil) }
        #expect(early.contents == late.contents)
        (bare.createdDate, bare.updatedDate, bare.schemaVersion) = (bare.effectiveDate, bare.effectiveDate, .stored)
        (made.updatedDate, made.schemaVersion) = (day(3), .stored)
        #expect(early.contents == [.task(bare), .task(made)])
    }

    @Test("A version that comes again with others before it follows them all", arguments: TestStore.Kind.allCases)
    func moreEdges(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let (first, second) = (dailyTask("a"), dailyTask("a"))
        var third = dailyTask("a")
        for previous in [first, second] {
            third.previousVersionUUIDs = [previous.uuid]
            #expect(store.mergeRevision(revision([.task(first), .task(second), .task(third)])) == nil)
        }
        let tasks = try await store.fetchTasks(query: OCKTaskQuery())
        #expect(tasks.filter(\.nextVersionUUIDs.isEmpty).map(\.uuid) == [third.uuid])
        #expect(
            Set(tasks.first { $0.uuid == third.uuid }?.previousVersionUUIDs ?? []) == [first.uuid, second.uuid])
    }

    @Test(
        "An outcome that has waited for its task travels on with the knowledge with which it came",
        arguments: TestStore.Kind.allCases)
    func released(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = dailyTask("a")
        let early = OCKRevisionRecord(
            entities: [.outcome(outcome(task, 0, 1))], knowledgeVector: Knowledge([UUID(): 7]))
        #expect(store.mergeRevision(early) == nil)
        try await store.addTask(task)
        let sent = try #require(store.computeRevisions(since: Knowledge([store.context.clockID: 9])).first)
        #expect(sent.knowledgeVector == early.knowledgeVector)
        #expect(sent.entities.map(\.value.uuid) == early.entities.map(\.value.uuid))
    }

    @Test(
        "Changes list what was merged and decided: as added, updated or deleted",
        arguments: [TestStore.Kind.memory, .file])
    func changes(kind: TestStore.Kind) async throws {
        let remote = DecidingRemote()
        let test = try TestStore(kind, remote: remote)
        var changes = test.store.changes().makeAsyncIterator()
        let new = dailyTask("new")
        var (update, deletion) = (dailyTask("old"), dailyTask("gone"))
        update.previousVersionUUIDs = [UUID()]
        (deletion.previousVersionUUIDs, deletion.deletedDate) = ([UUID()], day(1))
        #expect(test.store.mergeRevision(revision([.task(new), .task(update), .task(deletion)])) == nil)
        let merged = try #require(await changes.next()).tasks
        #expect(merged.added.map(\.uuid) == [new.uuid])
        #expect(merged.updated.map(\.uuid) == [update.uuid])
        #expect(merged.deleted.map(\.uuid) == [deletion.uuid])
        // A deletion and an update of the same version, of which the deletion was written last.
        var (one, two) = (dailyTask("new"), dailyTask("new"))
        (one.previousVersionUUIDs, one.updatedDate) = ([new.uuid], day(2))
        (two.previousVersionUUIDs, two.updatedDate, two.deletedDate) = ([new.uuid], day(3), day(3))
        #expect(test.store.mergeRevision(revision([.task(one), .task(two)])) == nil)
        _ = await changes.next()
        #expect(await test.store.resolveConflicts() == nil)
        let decided = try #require(await changes.next()).tasks
        #expect(decided.deleted.map(\.previousVersionUUIDs) == [[two.uuid, one.uuid]])
        #expect(decided.updated.isEmpty && decided.added.isEmpty)
    }

    /// Two versions of the task "a" that nobody has decided, of which the second was written last.
    private func branches() -> [OCKTask] {
        [day(2), day(3)].map { date in
            var task = dailyTask("a")
            (task.createdDate, task.updatedDate, task.schemaVersion) = (date, date, .stored)
            return task
        }
    }

    @Test("Devices that choose alike, whenever they do, store the same decision", arguments: TestStore.Kind.allCases)
    func sameDecision(kind: TestStore.Kind) async throws {
        let versions = revision(branches().map { .task($0) })
        let stores = [
            try ClockedStore(kind, at: day(1), remote: DecidingRemote()).store,
            try ClockedStore(.memory, at: day(50), remote: DecidingRemote()).store,
        ]
        for store in stores {
            #expect(store.mergeRevision(versions) == nil)
            #expect(await store.resolveConflicts() == nil)
            #expect(store.contents.count == 3)
        }
        #expect(stores[0].contents == stores[1].contents)
        // Choosing is no write: a later one elsewhere wins.
        let decision = try #require(stores[0].contents.first { $0.value.nextVersionUUIDs.isEmpty })
        #expect(decision.value.updatedDate == day(3))
        // Devices that choose otherwise do not.
        let other = try ClockedStore(.memory, remote: DecidingRemote { .success($0[0]) }).store
        #expect(other.mergeRevision(versions) == nil)
        #expect(await other.resolveConflicts() == nil)
        #expect(!other.contents.contains { $0.value.uuid == decision.value.uuid })
    }

    @Test("A version that the remote makes of others is written when it decides, and after them")
    func composedDecision() async throws {
        for (now, expected) in [(day(1), day(3)), (day(50), day(50))] {
            let remote = DecidingRemote { conflicts in
                var decision = conflicts[0]
                decision.value.source = "both"
                return .success(decision)
            }
            let stores = try (0..<2).map { _ in try ClockedStore(.memory, at: now, remote: remote).store }
            let versions = revision(branches().map { .task($0) })
            for store in stores {
                #expect(store.mergeRevision(versions) == nil)
                #expect(await store.resolveConflicts() == nil)
            }
            let tips = stores.flatMap { $0.contents.filter { $0.value.nextVersionUUIDs.isEmpty } }
            #expect(tips.map(\.value.source) == ["both", "both"])
            #expect(tips.map(\.value.updatedDate) == [expected, expected])
            // Another device may have made something else of them.
            #expect(Set(tips.map(\.value.uuid)).count == 2)
        }
    }

    @Test(
        "The answer that was chosen is shown, also where another was to take effect later",
        arguments: TestStore.Kind.allCases)
    func chosenAnswer(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind, remote: DecidingRemote()).store
        let task = try await store.addTask(dailyTask("a"))
        var answers = [outcome(task, 0, 1), outcome(task, 0, 2)]
        (answers[0].updatedDate, answers[0].effectiveDate) = (day(2), day(9))
        (answers[1].updatedDate, answers[1].effectiveDate) = (day(3), day(4))
        #expect(store.mergeRevision(revision(answers.map { .outcome($0) })) == nil)
        #expect(await store.resolveConflicts() == nil)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        #expect(events.map { $0.outcome?.values.first?.integerValue } == [2])
        #expect(events.first?.outcome?.previousVersionUUIDs == [answers[1].uuid, answers[0].uuid])
        #expect(events.first?.outcome?.effectiveDate == day(9))
    }
}

/// A remote that only decides; by default the last write wins.
private final class DecidingRemote: OCKRemoteSynchronizable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    private let decide: ([OCKEntity]) -> Result<OCKEntity, OCKStoreError>

    init(_ decide: @escaping ([OCKEntity]) -> Result<OCKEntity, OCKStoreError> = { .success($0[$0.count - 1]) }) {
        self.decide = decide
    }

    func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>) {
        completion(decide(conflicts))
    }

    func pullRevisions(
        since knowledgeVector: Knowledge, mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(nil)
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: Knowledge,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(nil)
    }
}
