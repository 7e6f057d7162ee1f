import Foundation
import SyncServer
import Testing

@testable import CareKitStore

@Suite("Revisions from strangers")
struct HostileRevisionTests {
    private let good = OCKRevisionRecord(
        entities: [
            .task(dailyTask("good")), .contact(OCKContact(id: "c", givenName: "G", familyName: "F", carePlanUUID: nil)),
        ],
        knowledgeVector: Knowledge([UUID(): 3]))

    private func document() throws -> String {
        String(decoding: try JSONEncoder().encode([good, good]), as: UTF8.self)
    }

    /// The document fails to be read, in whatever way; nothing of it is stored, and a good one is.
    private func expectRefusal(of document: String, _ store: OCKStore, _ remote: DocumentRemote) async {
        remote.document = Data(document.utf8)
        let before = (store.contents, store.context.knowledgeVector)
        let error = await #expect(throws: OCKStoreError.self) { try await store.synchronize() }
        guard case .remoteSynchronizationFailed(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("DecodingError"))
        #expect((store.contents, store.context.knowledgeVector) == before)
    }

    @Test("A document that is cut off anywhere is not taken at all", arguments: TestStore.Kind.allCases)
    func cutOff(kind: TestStore.Kind) async throws {
        let remote = DocumentRemote()
        let store = try TestStore(kind, remote: remote).store
        let document = try document()
        for count in stride(from: 0, to: document.count, by: document.count / 20) {
            await expectRefusal(of: String(document.prefix(count)), store, remote)
        }
        remote.document = Data(document.utf8)
        try await store.synchronize()
        #expect(Set(store.contents.map(\.value.id)) == ["good", "c"])
    }

    @Test(
        "Unknown kinds and parts of another type are refused with all that came with them",
        arguments: [
            (#""type":"task""#, #""type":"robot""#), (#""type":"task""#, #""type":7"#), (#""id":"good""#, #""id":7"#),
            (#""effectiveDate""#, #""effectiveDate":"today","x""#), (#""clock":3"#, #""clock":"three""#),
            (#""clock":3"#, #""clock":1e300"#), (#""previousVersionUUIDs":["#, #""previousVersionUUIDs":["me""#),
        ])
    func wrongTypes(part: String, other: String) async throws {
        let remote = DocumentRemote()
        let store = try TestStore(.file, remote: remote).store
        let document = try document()
        let damaged = document.replacing(part, with: other, maxReplacements: 1)
        #expect(damaged != document)
        await expectRefusal(of: damaged, store, remote)
    }

    @Test(
        "Megabytes, the years 1 and 9999 and numbers that are none are kept, and reach the next store as they came",
        arguments: TestStore.Kind.allCases)
    func absurdValues(kind: TestStore.Kind) async throws {
        let megabyte = String(repeating: "é😀", count: 1 << 17)
        let (first, last) = (Date(timeIntervalSince1970: -62_135_596_800), Date(timeIntervalSince1970: 253_402_300_799))
        var tasks = [dailyTask("a"), dailyTask(megabyte), dailyTask("tag"), dailyTask("nobody")]
        (tasks[0].title, tasks[0].source, tasks[0].userInfo) = (megabyte, megabyte, [megabyte: megabyte])
        (tasks[0].createdDate, tasks[0].updatedDate, tasks[0].effectiveDate) = (first, last, first)
        tasks[2].tags = [megabyte]
        (tasks[3].deletedDate, tasks[3].effectiveDate) = (last, Date(timeIntervalSinceReferenceDate: .nan))
        var (answer, noNumber) = (outcome(tasks[0], 0), outcome(tasks[0], 1))
        answer.values = ([.infinity, .leastNonzeroMagnitude] as [Double]).map { OCKOutcomeValue($0) }
        answer.values += [OCKOutcomeValue(megabyte), OCKOutcomeValue(Data(repeating: 0xFF, count: 1 << 20))]
        answer.values[0].createdDate = last
        noNumber.values = [OCKOutcomeValue(Double.nan)]
        let entities = (tasks.map { OCKEntity.task($0) } + [.outcome(answer), .outcome(noNumber)]).map { entity in
            var entity = entity
            entity.value.createdDate = entity.value.createdDate ?? day0
            entity.value.updatedDate = entity.value.updatedDate ?? day0
            entity.value.schemaVersion = .stored
            return entity
        }
        let store = try TestStore(kind).store
        let sent = OCKRevisionRecord(entities: entities, knowledgeVector: Knowledge([UUID(): 1]))
        #expect(store.mergeRevision(sent) == nil)
        #expect(Set(store.contents.map(\.value.uuid)) == Set(entities.map(\.value.uuid)))
        let next = try TestStore(.memory).store
        for revision in store.computeRevisions(since: Knowledge()) { #expect(next.mergeRevision(revision) == nil) }
        // What is no number equals nothing, so it is compared as it is written.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        func written(_ store: OCKStore) throws -> Set<Data> { Set(try store.contents.map { try encoder.encode($0) }) }
        #expect(try written(next) == written(store))
        let shown = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(shown.map(\.values) == [answer.values])
    }

    @Test(
        "What one store cannot keep waits there, and everything else of its pull is stored",
        arguments: TestStore.Kind.allCases)
    func oneCannotBeKept(kind: TestStore.Kind) async throws {
        let server = ReferenceServer()
        let device = try SyncDevice(server, kind)
        let task = dailyTask("a")
        var noNumber = outcome(task, 0)
        noNumber.values = [OCKOutcomeValue(Double.nan)]
        let entities: [OCKEntity] = [.outcome(noNumber), .task(task), .outcome(outcome(task, 1, 1))]
        let knowledge = Knowledge([UUID(): 1])
        server.take([OCKRevisionRecord(entities: entities, knowledgeVector: knowledge)], knowledge: knowledge)
        try await device.store.synchronize()
        #expect(Set(device.versions.keys) == Set(entities.map(\.value.uuid)))
        #expect(try await eventDays(device.store, 0, 3) == ["0", "1✓", "2"])
    }

    @Test("A version may name ten thousand before it, in any store", arguments: TestStore.Kind.allCases)
    func manyPredecessors(kind: TestStore.Kind) async throws {
        var task = dailyTask("a")
        task.previousVersionUUIDs = (0..<10_000).map { _ in UUID() }
        let (store, vector) = (try TestStore(kind).store, Knowledge([UUID(): 1]))
        #expect(store.mergeRevision(OCKRevisionRecord(entities: [.task(task)], knowledgeVector: vector)) == nil)
        let sent = store.computeRevisions(since: Knowledge())
        #expect(Set(sent.flatMap(\.entities).flatMap(\.value.previousVersionUUIDs)) == Set(task.previousVersionUUIDs))
    }

    @Test("A revision of a hundred thousand versions is one revision like any other")
    func huge() async throws {
        let contacts = (0..<100_000).map {
            OCKEntity.contact(OCKContact(id: "\($0)", givenName: "G", familyName: "F", carePlanUUID: nil))
        }
        let store = try TestStore(.memory).store
        let revision = OCKRevisionRecord(entities: contacts, knowledgeVector: Knowledge([UUID(): 1]))
        #expect(store.mergeRevision(revision) == nil)
        let count = try await store.openDatabase().read {
            try $0.first("SELECT COUNT(*) FROM contact WHERE is_live = 1", as: Int.self)
        }
        #expect(count == contacts.count)
    }
}

/// A remote that reads its revisions from a document, as a server sends it.
// Unchecked: a test's own class, used in one step at a time.
private final class DocumentRemote: OCKRemoteSynchronizable, @unchecked Sendable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    var document = Data()

    func pullRevisions(
        since knowledgeVector: Knowledge, mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        do {
            try JSONDecoder().decode([OCKRevisionRecord].self, from: document).forEach(mergeRevision)
            completion(nil)
        } catch {
            completion(error)
        }
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: Knowledge,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(nil)
    }
}
