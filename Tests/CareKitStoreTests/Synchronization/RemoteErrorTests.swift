import Foundation
import SyncServer
import Testing

@testable import CareKitStore

@Suite("What remotes say of their failures")
struct RemoteErrorTests {
    private static let secret = "Anna Example, born 1990, takes 5 mg"

    private struct Chatty: LocalizedError {
        var errorDescription: String? { secret }
    }

    private static let errors: [(error: any Error, name: String)] = [
        (OCKStoreError.remoteSynchronizationFailed(reason: secret), "OCKStoreError 4"),
        (OCKStoreError.fetchFailed(reason: secret), "OCKStoreError 0"), (Chatty(), "Chatty 1"),
        (NSError(domain: secret, code: 7, userInfo: [NSLocalizedDescriptionKey: secret]), "NSError 7"),
        (DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: secret)), "DecodingError 4864"),
    ]

    @Test("Only the type and code of a remote's error are told, in every step", arguments: errors.indices)
    func words(index: Int) async throws {
        let (error, name) = Self.errors[index]
        for step in [SynchronizationStatus.Step.pull, .resolve, .push] {
            let store = try TestStore(.memory, remote: FailingRemote(in: step, with: error)).store
            try await store.addTask(dailyTask("a"))
            do {
                try await store.synchronize()
                #expect(step == .push)
            } catch { #expect(!isTelling(error)) }
            let status = try #require(store.synchronizationStatus)
            #expect(status.failedStep == step)
            let reason = try #require(status.error)
            #expect(!isTelling(reason))
            // A decision has no other errors than the store's own.
            #expect(reason.localizedDescription.contains(step == .resolve ? "(OCKStoreError" : "(\(name)"))
        }
    }

    private func isTelling(_ error: any Error) -> Bool {
        ["\(error)", error.localizedDescription, String(reflecting: error)].contains { $0.contains("Anna") }
    }
}

/// A remote that has another version of the task "a", and fails in one step.
private final class FailingRemote: OCKRemoteSynchronizable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    private let step: SynchronizationStatus.Step
    private let error: any Error

    init(in step: SynchronizationStatus.Step, with error: any Error) {
        (self.step, self.error) = (step, error)
    }

    func pullRevisions(
        since knowledgeVector: Knowledge, mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        mergeRevision(OCKRevisionRecord(entities: [.task(dailyTask("a"))], knowledgeVector: Knowledge([UUID(): 1])))
        completion(step == .pull ? error : nil)
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: Knowledge,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(step == .push ? error : nil)
    }

    func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>) {
        guard step == .resolve else { return completion(.success(conflicts[0])) }
        completion(.failure(error as? OCKStoreError ?? .fetchFailed(reason: "\(error)")))
    }
}
