import Foundation
import SQLStorage
import Testing

@testable import CareKitStore

private let process = UUID()

private func revision(_ entities: [OCKEntity], _ time: Int = 1) -> OCKRevisionRecord {
    OCKRevisionRecord(entities: entities, knowledgeVector: Knowledge([process: time]))
}

/// A store without a remote, as the tests of merging need it.
private func store(_ kind: TestStore.Kind) throws -> TestStore { try TestStore(kind) }

@Suite("Merging revisions")
struct RevisionMergeTests {
    /// A history of two branches with tasks, outcomes, a tombstone, and patients who could not be added one by one.
    private func history() async throws -> [OCKRevisionRecord] {
        let (one, two) = (try TestStore(.memory), try TestStore(.memory))
        var task = try await one.store.addTask(dailyTask("a"))
        one.store.computeRevisions(since: Knowledge()).forEach { two.store.mergeRevision($0) }
        for (test, name) in [(one, "one"), (two, "two")] {
            try await test.store.addPatient(OCKPatient(id: name, givenName: "G", familyName: "F"))
            let done = try await test.store.addOutcome(outcome(task, 0, 1))
            try await test.store.addOutcome(outcome(task, 1, 2))
            try await test.store.deleteOutcome(done)
            task.effectiveDate = day(5)
            task.title = name
            try await test.store.updateTask(task)
            test.store.context.knowledgeVector.increment(clockFor: test.store.context.clockID)
            try test.store.context.save()
            try await test.store.addContact(OCKContact(id: name, givenName: "G", familyName: "F", carePlanUUID: nil))
        }
        return one.store.computeRevisions(since: Knowledge()) + two.store.computeRevisions(since: Knowledge())
    }

    @Test("Revisions may come in any order and more than once", arguments: TestStore.Kind.allCases)
    func laws(kind: TestStore.Kind) async throws {
        let revisions = try await history()
        let expected = try store(kind)
        for revision in revisions { #expect(expected.store.mergeRevision(revision) == nil) }
        let contents = expected.store.contents
        #expect(contents.count == 13)
        #expect(try await expected.store.fetchPatients(query: OCKPatientQuery()).count == 2)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<5 {
            let other = try store(kind).store
            // Every version by itself, in any order: no edge may depend on its neighbour.
            let single = revisions.flatMap { whole in
                whole.entities.map { OCKRevisionRecord(entities: [$0], knowledgeVector: whole.knowledgeVector) }
            }
            for revision in (single + revisions).shuffled(using: &random) {
                #expect(other.mergeRevision(revision) == nil)
            }
            #expect(other.contents == contents)
            // What it sends says the same, so a third store that hears only this one has the same too.
            let third = try store(.memory).store
            other.computeRevisions(since: Knowledge()).forEach { third.mergeRevision($0) }
            #expect(third.contents == contents)
        }
    }

    @Test("Tips are those that nothing follows, whatever came first", arguments: TestStore.Kind.allCases)
    func tips(kind: TestStore.Kind) async throws {
        var (old, new) = (dailyTask("a"), dailyTask("a"))
        new.previousVersionUUIDs = [old.uuid]
        old.nextVersionUUIDs = [new.uuid]
        let store = try store(kind).store
        store.mergeRevision(revision([.task(new)]))
        store.mergeRevision(revision([.task(old)]))
        let third = try await store.updateTask(dailyTask("a"))
        #expect(third.previousVersionUUIDs == [new.uuid])
        // A value with an identity of its own takes the place that edges keep for it.
        let late = dailyTask("b")
        var follower = dailyTask("b")
        follower.previousVersionUUIDs = [late.uuid]
        store.mergeRevision(revision([.task(follower)], 2))
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) { try await store.addTask(late) }
    }

    @Test("Rules for writing do not apply to what has happened elsewhere", arguments: TestStore.Kind.allCases)
    func rules(kind: TestStore.Kind) async throws {
        let store = try store(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 3, 1))
        // An older and a newer version of the task that the guards would refuse, and a second answer to one event.
        var newer = task
        (newer.uuid, newer.previousVersionUUIDs) = (UUID(), [task.uuid])
        var other = outcome(task, 3, 2)
        other.updatedDate = day(9)
        #expect(store.mergeRevision(revision([.outcome(other), .task(newer)])) == nil)
        #expect(store.contents.count == 4)
        let answers = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(answers.count == 2)
        // Both may still be deleted; a further answer is refused as long as there is one.
        try await store.deleteOutcomes(answers)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
    }

    @Test("The database holds local answers to one each", arguments: TestStore.Kind.allCases)
    func oneAnswer(kind: TestStore.Kind) async throws {
        let store = try store(kind).store
        let task = try await store.addTask(dailyTask("a"))
        let count = await withTaskGroup(of: Bool.self) { group in
            for value in 0..<10 {
                group.addTask { (try? await store.addOutcome(outcome(task, 0, value))) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(count == 1)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).count == 1)
    }

    @Test(
        "An outcome waits for its task, whether that is merged or added, and travels on meanwhile",
        arguments: TestStore.Kind.allCases)
    func waiting(kind: TestStore.Kind) async throws {
        let task = dailyTask("a", end: day(3))
        let early = outcome(task, 1, 7)
        for isAdded in [true, false] {
            let store = try store(kind).store
            #expect(store.mergeRevision(revision([.outcome(early)], 4)) == nil)
            #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
            let sent = store.computeRevisions(since: Knowledge([process: 3]))
            #expect(sent.flatMap(\.entities) == [.outcome(early)])
            #expect(sent.map(\.knowledgeVector) == [Knowledge([process: 4])])
            if isAdded {
                try await store.addTask(task)
            } else {
                store.mergeRevision(revision([.task(task)], 5))
            }
            #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.uuid) == [early.uuid])
            let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(1, 2)))
            #expect(events.first?.outcome?.values == early.values)
            #expect(
                store.computeRevisions(since: Knowledge([process: 3])).flatMap(\.entities).contains {
                    $0.value.uuid == early.uuid
                })
            // One whose occurrence the task does not have waits on.
            store.mergeRevision(revision([.outcome(outcome(task, 99, 1))], 6))
            #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).count == 1)
            #expect(store.contents.count == 3)
            try store.reset()
            #expect(store.contents.isEmpty)
        }
    }

    @Test("Hostile revisions stop nothing", arguments: TestStore.Kind.allCases)
    func hostile(kind: TestStore.Kind) async throws {
        let store = try store(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var orphan = dailyTask("orphan")
        let unknown = UUID()
        orphan.previousVersionUUIDs = [unknown, unknown]
        var absurd = dailyTask("absurd")
        (absurd.effectiveDate, absurd.deletedDate) = (.distantPast - 1e300, .distantFuture + 1e300)
        var undated = dailyTask("")
        undated.effectiveDate = Date(timeIntervalSinceReferenceDate: .nan)
        var zero = outcome(task, 2, 1)
        zero.values = [OCKOutcomeValue("a\u{0}b"), OCKOutcomeValue(-Double.infinity)]
        zero.tags = [String(repeating: "t", count: 100_000)]
        let wrong = [outcome(task, -1, 1), outcome(task, .max, 1), outcome(task, .min, 1)]
        let twins = [outcome(task, 0, 1), outcome(task, 0, 2)]
        var number = outcome(task, 1, 1)
        number.values = [OCKOutcomeValue(Double.nan)]
        let entities =
            [orphan, absurd, undated].map { OCKEntity.task($0) }
            + (wrong + twins + [zero, number]).map { OCKEntity.outcome($0) }
        #expect(store.mergeRevision(revision(entities + entities)) == nil)
        // The task, and everything that came, once.
        let kept = store.computeRevisions(since: Knowledge()).flatMap(\.entities).map(\.value.uuid)
        #expect(kept.count == 1 + entities.count)
        #expect(Set(kept) == Set(entities.map(\.value.uuid) + [task.uuid]))
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).count == 2)
        for length in [1.0, 400] {
            _ = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, length)))
            _ = try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(0, length)))
            _ = try await store.fetchOutcomes(query: OCKOutcomeQuery(dateInterval: days(0, length)))
        }
        _ = try await store.openDatabase().read { try ConflictRows(connection: $0).conflicts() }
        try await store.addOutcome(outcome(task, 4, 1))
        let next = try await store.updateTask(orphan)
        #expect(next.previousVersionUUIDs == [orphan.uuid])
    }

    @Test(
        "Clock times that no clock has are refused, with everything that came with them",
        arguments: TestStore.Kind.allCases)
    func implausible(kind: TestStore.Kind) async throws {
        let store = try store(kind).store
        let before = store.context.knowledgeVector
        for time in [-1, .max, 1 << 53] {
            let error = store.mergeRevision(revision([.task(dailyTask("a"))], time))
            #expect(error == .remoteSynchronizationFailed(reason: StoreRefusal.implausibleKnowledge.reason))
        }
        #expect(store.contents.isEmpty)
        #expect(store.context.knowledgeVector == before)
    }

    @Test("Rows from before there was a clock count as written at its first time", arguments: TestStore.Kind.allCases)
    func oldRows(kind: TestStore.Kind) async throws {
        let store = try store(kind).store
        try await store.addTask(dailyTask("a"))
        let stamped = try await store.openDatabase().read {
            try $0.first("SELECT COUNT(*) FROM task WHERE stamp IS NOT NULL", as: Int.self)
        }
        #expect(stamped == 0)
        let id = store.context.clockID
        #expect(store.computeRevisions(since: Knowledge()).map(\.knowledgeVector) == [Knowledge([id: 1])])
        #expect(store.computeRevisions(since: Knowledge([id: 1])).isEmpty)
    }

    @Test("Entities as CareKit 2 writes them, without calendars, are merged")
    func oldDocument() async throws {
        let json = """
            {"entities":[{"type":"task","object":{"id":"a","uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
            "effectiveDate":730000000,"createdDate":730000000,"updatedDate":730000000,"previousVersionUUIDs":[],
            "nextVersionUUIDs":[],"impactsAdherence":true,"timezone":{"identifier":"Europe/Berlin"},
            "schemaVersion":"2.1.0",
            "schedule":{"elements":[{"start":730000000,"interval":{"day":1},"duration":{"isAllDay":false,"seconds":3600},
            "targetValues":[]}]}}}],
            "knowledgeVector":{"processes":[{"id":"A621E1F8-C36C-495A-93FC-0C247A3E6E5F","clock":3}]}}
            """
        let revision = try JSONDecoder().decode(OCKRevisionRecord.self, from: Data(json.utf8))
        let store = try store(.memory).store
        #expect(store.mergeRevision(revision) == nil)
        let task = try #require(try await store.fetchTasks(query: OCKTaskQuery()).first)
        #expect(task.schedule.elements.map(\.calendar) == [.autoupdatingCurrent])
        #expect(task.uuid.uuidString == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        #expect(store.computeRevisions(since: Knowledge()) == [revision])
    }
}
