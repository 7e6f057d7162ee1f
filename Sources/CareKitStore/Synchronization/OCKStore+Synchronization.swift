import Foundation
import SQLStorage

extension OCKStore {
    /// Exchanges versions with the store's remote: merges what it has, resolves conflicts, and sends what it has not.
    ///
    /// What the remote has is stored as a whole, or not at all where it cannot be read to its end. Reads and writes go on
    /// meanwhile. As with Apple, a remote that fails to take what is sent is no error of this call: all comes again next
    /// time, and ``synchronizationStatus`` tells of it.
    ///
    /// - Parameter completion: Called on the main queue. The error is `OCKStoreError.remoteSynchronizationFailed`, also
    ///   where the store is already synchronising or has no remote.
    public func synchronize(completion: @escaping ((any Error)?) -> Void) {
        let (answer, container) = (UncheckedCompletion(call: completion), container)
        startSynchronizing { error in
            let result: Result<Void, OCKStoreError> = error.map { .failure($0) } ?? .success(())
            DispatchQueue.main.deliver(result, to: { answer.call($0.failure) }, in: container)
        }
    }

    /// The same as ``synchronize(completion:)``, which throws its error.
    public func synchronize() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            startSynchronizing { error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }

    /// How the last synchronisation ended, those that the store has started by itself included; nil before the first.
    public var synchronizationStatus: SynchronizationStatus? {
        synchronization.state.withLock { $0.status }
    }

    /// Synchronises if the remote wants that after each change.
    func synchronizeAutomatically() {
        synchronization.callRemote(in: container) { remote in
            if remote.automaticallySynchronizes { self.advance { $0.requestAutomatically() } }
        }
    }

    private func startSynchronizing(_ completion: @escaping Synchronization.Completion) {
        do {
            _ = try openDatabase()
            guard synchronization.hasRemote else { throw StoreRefusal.noRemote }
            try advance(completion) { session in
                guard let actions = session.request() else { throw StoreRefusal.alreadySynchronizing }
                return actions
            }
        } catch {
            completion(OCKStoreError(error, as: OCKStoreError.remoteSynchronizationFailed))
        }
    }
}

extension OCKStore: OCKRemoteSynchronizationDelegate {
    /// Synchronises, now or after the synchronisation that is under way.
    public func didRequestSynchronization(_ remote: any OCKRemoteSynchronizable) {
        advance { $0.requestAutomatically() }
    }

    /// Does nothing: whoever shows progress made the remote and can ask it.
    public func remote(_ remote: any OCKRemoteSynchronizable, didUpdateProgress progress: Double) {}
}

// Unchecked: called once, on the main queue, and its owner has let go of it.
private struct UncheckedCompletion: @unchecked Sendable {
    let call: ((any Error)?) -> Void
}

// MARK: The steps of a synchronisation

extension OCKStore {
    /// Applies an event to the session, and does what it asks for.
    private func advance(
        _ completion: Synchronization.Completion? = nil, _ event: (inout SyncSession) throws -> [SyncSession.Action]
    ) rethrows {
        let (actions, step, finish) = try synchronization.state.withLock { state in
            let actions = try event(&state.session)
            if let completion { state.completion = completion }
            guard case .finish(let failedStep, let error)? = actions.first else {
                return (actions, state.session.step, nil as Synchronization.Completion?)
            }
            state.status = SynchronizationStatus(date: clock(), failedStep: failedStep, error: error)
            defer { state.completion = nil }
            return (actions, state.session.step, state.completion)
        }
        for action in actions { perform(action, step: step, finish: finish) }
    }

    private func perform(_ action: SyncSession.Action, step: Int, finish: Synchronization.Completion?) {
        switch action {
        case .open: write(step) { .opened(try SyncClock(on: $0).knowledge) }
        case .pull(let knowledge): pull(since: knowledge, step)
        case .merge(let revisions): merge(revisions, step)
        case .findConflicts: read(step) { .found(try ConflictRows(connection: $0).conflicts()) }
        case .ask(let conflict): ask(conflict, step)
        case .append(let decision, let conflict):
            let clock = clock
            write(step) { connection in
                let rows = ConflictRows(connection: connection)
                return .appended(isCurrent: try rows.append(decision, to: conflict, at: clock()))
            }
        case .revise(let knowledge):
            write(step) { connection in
                let clock = try SyncClock(on: connection)
                let stamps = try clock.stamps(notIn: knowledge)
                try clock.advance(knowing: clock.knowledge)
                return .revised(stamps: stamps, knowledge: clock.knowledge)
            }
        case .collect(let stamps): read(step) { .collected(try RevisionQueries(connection: $0).revisions(of: stamps)) }
        case .push(let revisions, let knowledge): push(revisions, knowledge, step)
        case .finish(let failedStep, let error): finish?(failedStep == .push ? nil : error)
        }
    }

    private func merge(_ revisions: [OCKRevisionRecord], _ step: Int, isCareful: Bool = false) {
        write(step) { connection in
            let clock = try SyncClock(on: connection)
            let merge = RevisionMerge(connection: connection, isCareful: isCareful)
            let knowledge = try merge.merge(revisions, at: clock)
            guard !clock.isOutrun(by: knowledge) else {
                try clock.startAnew()
                return .outrun
            }
            try clock.advance(knowing: knowledge)
            return .merged
        } retry: { error in
            // Looked at one by one only where that helps, since it takes longer.
            guard !isCareful, error.isOfValue, error as? StoreRefusal != .implausibleKnowledge else { return false }
            self.merge(revisions, step, isCareful: true)
            return true
        }
    }

    // MARK: The database

    private func write(
        _ step: Int, _ body: @escaping @Sendable (any Connection) throws -> SyncSession.Event,
        retry: @escaping @Sendable (any Error) -> Bool = { _ in false }
    ) {
        let report = report(step)
        do {
            try database.get().write(body) { result in
                if case .failure(let error) = result, retry(error) { return }
                report(result)
            }
        } catch {
            report(.failure(error))
        }
    }

    private func read(_ step: Int, _ body: @escaping @Sendable (any Connection) throws -> SyncSession.Event) {
        let report = report(step)
        do {
            try database.get().read(followingWrites: true, body, completion: report)
        } catch {
            report(.failure(error))
        }
    }

    private func report(_ step: Int) -> @Sendable (Result<SyncSession.Event, any Error>) -> Void {
        { result in
            self.advance { session in
                switch result {
                case .success(let event): session.handle(event, of: step)
                case .failure(let error):
                    session.handle(
                        .failed(OCKStoreError(error, as: OCKStoreError.remoteSynchronizationFailed)), of: step)
                }
            }
        }
    }

    // MARK: The remote

    private func pull(since knowledge: OCKRevisionRecord.KnowledgeVector, _ step: Int) {
        callRemote(step) { remote, answer in
            remote.pullRevisions(since: knowledge) { revision in
                self.advance { $0.handle(.received(revision), of: step) }
            } completion: { error in
                answer.send(error.map { .failure($0) } ?? .success(.pulled))
            }
        }
    }

    private func ask(_ conflict: SyncConflict, _ step: Int) {
        callRemote(step) { remote, answer in
            remote.chooseConflictResolution(conflicts: conflict.tips) { result in
                answer.send(result.map { .chosen($0) }.mapError { $0 })
            }
        }
    }

    private func push(_ revisions: [OCKRevisionRecord], _ knowledge: OCKRevisionRecord.KnowledgeVector, _ step: Int) {
        callRemote(step) { remote, answer in
            remote.pushRevisions(deviceRevisions: revisions, deviceKnowledge: knowledge) { error in
                answer.send(error.map { .failure($0) } ?? .success(.pushed))
            }
        }
    }

    private func callRemote(
        _ step: Int, _ body: @escaping @Sendable (any OCKRemoteSynchronizable, RemoteAnswer) -> Void
    ) {
        let answer = RemoteAnswer { result in
            self.advance { session in
                switch result {
                case .success(let event): session.handle(event, of: step)
                case .failure(let error): session.handle(.failed(OCKStoreError(remote: error)), of: step)
                }
            }
        }
        synchronization.callRemote(in: container) { body($0, answer) }
    }
}

/// What a remote's completion calls. A remote that lets the completion go without calling it has failed, so that it cannot
/// keep a synchronisation from ending. (What comes second is ignored by the session.)
private final class RemoteAnswer: Sendable {
    private let receive: @Sendable (Result<SyncSession.Event, any Error>) -> Void

    init(_ receive: @escaping @Sendable (Result<SyncSession.Event, any Error>) -> Void) {
        self.receive = receive
    }

    deinit { send(.failure(OCKStoreError.remoteSynchronizationFailed(reason: Self.noAnswer))) }

    func send(_ result: Result<SyncSession.Event, any Error>) {
        receive(result)
    }

    private static let noAnswer = "The remote did not call a completion. Report this to its maintainer."
}

extension OCKStoreError {
    /// Names a remote's error without its words, which may hold anything.
    fileprivate init(remote error: any Error) {
        let named = error as NSError
        self =
            error as? OCKStoreError
            ?? .remoteSynchronizationFailed(
                reason: "The remote failed (\(named.domain) \(named.code)). Nothing is lost; synchronize again later.")
    }
}
