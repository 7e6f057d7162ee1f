import Foundation
import Testing

@testable import CareKitStore
@testable import Containers

/// The code of Documentation/MovingFromCareKit.md, line by line, and what it does.
@Suite("Moving from CareKit")
struct MovingFromCareKitTests {
    private let test: TestStore
    private let file = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString).json")
    private let removed: RemovedDirectory

    init() throws {
        test = try TestStore(.file)
        removed = RemovedDirectory(file)
    }

    private func export(to file: URL, filling: (OCKStore) async throws -> Void) async throws {
        let store = OCKStore(name: "care", type: .onDisk(), remote: RevisionExport(to: file))
        try await filling(store)
        try await store.synchronize()
    }

    private func bring(_ file: URL) async throws -> OCKStore {
        let store = OCKStore(name: "Care", type: .onDisk(), remote: RevisionImport(from: file))
        try await store.synchronize()
        return store
    }

    @Test("#26 (#322) and #63: Everything that a store keeps leaves it as a document, and comes back whole")
    func roundTrip() async throws {
        try await test.container.run {
            var expected: [OCKAnyEvent] = []
            let query = OCKEventQuery(dateInterval: days(0, 4))
            try await export(to: file) { store in
                let patient = try await store.addPatient(OCKPatient(id: "p", givenName: "G", familyName: "F"))
                let plan = try await store.addCarePlan(OCKCarePlan(id: "c", title: "T", patientUUID: patient.uuid))
                try await store.addContact(
                    OCKContact(id: "d", givenName: "A", familyName: "B", carePlanUUID: plan.uuid))
                var task = try await store.addTask(dailyTask("a"))
                try await store.addOutcome(outcome(task, 0, 1))
                task.title = "New"
                task.effectiveDate = day(2)
                task = try await store.updateTask(task)
                try await store.addOutcome(outcome(task, 3, 4))
                try await store.deleteTask(store.addTask(dailyTask("gone")))
                expected = try await store.fetchAnyEvents(query: query)
            }
            let store = try await bring(file)
            let events = try await store.fetchAnyEvents(query: query)
            #expect(events.map(\.id) == expected.map(\.id))
            #expect(events.map { $0.outcome?.values } == expected.map { $0.outcome?.values })
            #expect(events.compactMap { $0.outcome?.values.first?.integerValue } == [1, 4])
            #expect(try await store.fetchCarePlan(withID: "c").patientUUID == store.fetchPatient(withID: "p").uuid)
            #expect(try await store.fetchContact(withID: "d").carePlanUUID == store.fetchCarePlan(withID: "c").uuid)
            #expect(try await store.fetchTasks(query: OCKTaskQuery(id: "gone")).isEmpty)
            // Once more changes nothing.
            try await store.synchronize()
            #expect(try await store.fetchAnyEvents(query: query).map(\.id) == expected.map(\.id))
        }
    }

    @Test("A document that cannot be read brings nothing, and says so")
    func damaged() async throws {
        try await test.container.run {
            try await export(to: file) { try await $0.addTask(dailyTask("a")) }
            try Data(contentsOf: file).dropLast(2).write(to: file)
            await #expect(throws: OCKStoreError.self) { _ = try await bring(file) }
            #expect(try await OCKStore(name: "Care").fetchTasks(query: OCKTaskQuery()).isEmpty)
        }
    }

    @Test("A stream tells what the delegates of CareKit 2 told")
    func streams() async throws {
        let store: any OCKAnyStoreProtocol = test.store
        let (shown, continuation) = AsyncStream.makeStream(of: Bool.self)
        @Sendable func show(_ events: [OCKAnyEvent]) { continuation.yield(events.contains { $0.outcome != nil }) }
        let today = Calendar.current.startOfDay(for: Date())
        let task = OCKTask(
            id: "a", title: nil, carePlanUUID: nil,
            schedule: .dailyAtTime(hour: 8, minutes: 0, start: today, end: nil, text: nil))
        try await store.addAnyTask(task)
        let following = Task {
            for try await events in store.anyEvents(matching: OCKEventQuery(for: Date())) {
                show(events)
            }
        }
        var isDone = shown.makeAsyncIterator()
        #expect(await isDone.next() == false)
        try await store.addAnyOutcome(outcome(task, 0, 1))
        #expect(await isDone.next() == true)
        following.cancel()
    }

    @Test("An error tells which operation failed")
    func errors() async throws {
        let store = test.store
        var reasons: [String] = []
        func show(_ reason: String) { reasons.append(reason) }
        let task = try await store.addTask(dailyTask("a"))
        do {
            try await store.addTask(task)
        } catch OCKStoreError.addFailed(let reason) {
            show(reason)
        }
        #expect(reasons == [StoreRefusal.alreadyStored.reason])
    }

    @Test("A plan changes tomorrow, pauses for a week, and comes back")
    func plans() async throws {
        let (store, tomorrow, nextWeek) = (test.store, day(1), day(8))
        var task = try await store.addTask(dailyTask("a"))
        task.schedule = dailyTask("a", start: day0 + 3_600).schedule
        try await store.updateTask(task, effectiveFrom: tomorrow)
        try await store.pauseTask(withID: task.id, from: tomorrow, until: nextWeek)
        try await store.deleteTask(withID: task.id, effectiveFrom: nextWeek)
        try await store.undeleteTask(withID: task.id, effectiveFrom: nextWeek)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 10)))
        #expect(events.map(\.scheduleEvent.start) == [hour(8), hour(9, of: 8), hour(9, of: 9)])
    }

    @Test("A schedule of CareKit 2 says its duration")
    func durations() {
        let start = day0
        let element = OCKScheduleElement(
            start: start, end: nil, interval: DateComponents(day: 1), duration: .seconds(0))
        #expect(element.events(from: start, to: start + 60).map(\.end) == [start])
    }

    @Test("The guide shows no other code than is compiled here")
    func guide() throws {
        let source = URL(filePath: #filePath).resolvingSymlinksInPath()
        var root = source
        for _ in 0..<4 { root.deleteLastPathComponent() }
        func lines(_ url: URL) throws -> [String] {
            try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        let compiled = try "\n" + lines(source).joined(separator: "\n") + "\n"
        let guide = try lines(root.appending(path: "Documentation/MovingFromCareKit.md"))
        let blocks = guide.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }.enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { "\n" + $0.element.joined(separator: "\n") + "\n" }
        #expect(blocks.count > 5)
        for block in blocks { #expect(compiled.contains(block)) }
    }
}

/// Writes all versions of a store to a file.
private final class RevisionExport: OCKRemoteSynchronizable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    let file: URL

    init(to file: URL) { self.file = file }

    func pullRevisions(
        since knowledgeVector: OCKRevisionRecord.KnowledgeVector,
        mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        // The file knows nothing yet, so the store pushes everything.
        mergeRevision(OCKRevisionRecord(entities: [], knowledgeVector: OCKRevisionRecord.KnowledgeVector()))
        completion(nil)
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: OCKRevisionRecord.KnowledgeVector,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        do {
            try JSONEncoder().encode(deviceRevisions).write(to: file, options: .atomic)
            completion(nil)
        } catch {
            completion(error)
        }
    }

    func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>) {
        completion(.success(conflicts[0]))
    }
}

/// Gives the versions in such a file to a store.
private final class RevisionImport: OCKRemoteSynchronizable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    let file: URL

    init(from file: URL) { self.file = file }

    func pullRevisions(
        since knowledgeVector: OCKRevisionRecord.KnowledgeVector,
        mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        do {
            let revisions = try JSONDecoder().decode([OCKRevisionRecord].self, from: Data(contentsOf: file))
            for revision in revisions { mergeRevision(revision) }
            completion(nil)
        } catch {
            completion(error)
        }
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: OCKRevisionRecord.KnowledgeVector,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) { completion(nil) }
}
