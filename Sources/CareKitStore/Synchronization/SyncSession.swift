import Foundation

/// The order of the steps of synchronisations: pure bookkeeping, without locks, queues or time.
///
/// Every action but `refuse` and `finish` asks for one thing, whose outcome is the next event. Outcomes carry the number of
/// the step that they belong to, so that what comes late or twice is ignored.
struct SyncSession {
    typealias Knowledge = OCKRevisionRecord.KnowledgeVector

    /// What happened.
    enum Event {
        /// The clock was read.
        case opened(Knowledge)
        /// The remote handed over a revision.
        case received(OCKRevisionRecord)
        /// The remote has handed over everything.
        case pulled
        /// Everything is stored, and the clock has moved on.
        case merged
        /// The remote knows of a later time of the store than the store itself, which goes on under another identity.
        case outrun
        /// These conflicts are stored.
        case found([SyncConflict])
        /// The remote has decided.
        case chosen(OCKEntity)
        /// The decision is stored; or it is not, since the conflict has changed meanwhile.
        case appended(isCurrent: Bool)
        /// The clock has moved on again: `knowledge` is from before, and `stamps` are those that the remote may not know.
        case revised(stamps: [SyncStamp], knowledge: Knowledge)
        /// These are the versions of those stamps.
        case collected([OCKRevisionRecord])
        /// The remote keeps everything.
        case pushed
        /// What was to be sent counts as new.
        case renewed
        /// The step has failed.
        case failed(OCKStoreError)
    }

    /// What to do.
    enum Action {
        case open
        case pull(since: Knowledge)
        case merge([OCKRevisionRecord])
        case findConflicts
        case ask(SyncConflict)
        case append(OCKEntity, to: SyncConflict)
        case revise(since: Knowledge)
        case collect([SyncStamp])
        case push([OCKRevisionRecord], knowledge: Knowledge)
        /// Lets what the remote may not know count as new; `advancing` if the clock has moved on only once so far.
        case renew(since: Knowledge, advancing: Bool)
        /// A synchronisation is over.
        case finish(failedStep: SynchronizationStatus.Step?, OCKStoreError?)
    }

    private enum Phase {
        case idle, opening
        case pulling, merging, finding
        case asking(SyncConflict)
        case appending
        case revising
        case collecting(Knowledge)
        case pushing
        case renewing(OCKStoreError, SynchronizationStatus.Step?)
    }

    /// The number of the step that is under way.
    private(set) var step = 0
    private var phase = Phase.idle
    private var received: [OCKRevisionRecord] = []
    private var remoteKnowledge = Knowledge()
    /// Those that are still to be decided; the next is the last.
    private var conflicts: [SyncConflict] = []
    /// Whether a conflict has changed while the remote decided.
    private var mustFindAgain = false
    /// Whether there was a request during a synchronisation.
    private var isWanted = false

    /// Somebody asks for a synchronisation and waits for it. Nil if one is under way.
    mutating func request() -> [Action]? {
        guard case .idle = phase else { return nil }
        return [start()]
    }

    /// A change asks for a synchronisation. Those that come during one are met by one after it.
    mutating func requestAutomatically() -> [Action] {
        guard case .idle = phase else {
            isWanted = true
            return []
        }
        return [start()]
    }

    /// The outcome of a step.
    mutating func handle(_ event: Event, of step: Int) -> [Action] {
        guard step == self.step else { return [] }
        switch (phase, event) {
        case (.idle, _): return []
        case (.renewing(let error, _), .renewed), (.renewing(let error, _), .failed): return finish(error)
        case (.opening, .failed(let error)), (.pulling, .failed(let error)), (.merging, .failed(let error)):
            return finish(error)
        case (_, .failed(let error)): return [renew(after: error)]
        case (.opening, .opened(let knowledge)): return [go(to: .pulling, .pull(since: knowledge))]
        case (.pulling, .received(let revision)):
            remoteKnowledge.merge(with: revision.knowledgeVector)
            received.append(revision)
            return []
        case (.pulling, .pulled):
            defer { received = [] }
            return [go(to: .merging, .merge(received))]
        case (.merging, .merged): return [go(to: .finding, .findConflicts)]
        case (.merging, .outrun): return [start()]
        case (.finding, .found(let found)):
            conflicts = found.reversed()
            return [next()]
        case (.asking(let conflict), .chosen(let answer)):
            return [go(to: .appending, .append(answer, to: conflict))]
        case (.appending, .appended(let isCurrent)):
            if !isCurrent { mustFindAgain = true }
            return [next()]
        case (.revising, .revised(let stamps, let knowledge)):
            return [go(to: .collecting(knowledge), .collect(stamps))]
        case (.collecting(let knowledge), .collected(let revisions)):
            return [go(to: .pushing, .push(revisions, knowledge: knowledge))]
        case (.pushing, .pushed): return finish(nil)
        default: return []
        }
    }

    /// The next conflict, or what follows the last.
    private mutating func next() -> Action {
        if let conflict = conflicts.popLast() { return go(to: .asking(conflict), .ask(conflict)) }
        if mustFindAgain {
            mustFindAgain = false
            return go(to: .finding, .findConflicts)
        }
        return go(to: .revising, .revise(since: remoteKnowledge))
    }

    /// What the remote says next time may speak of a copy of this store that was luckier. So each synchronisation that has
    /// merged moves the clock on twice, and what it should have sent has the last time: see Documentation/Decisions/0013.
    private mutating func renew(after error: OCKStoreError) -> Action {
        let isAdvanced = if case .collecting = phase { true } else if case .pushing = phase { true } else { false }
        return go(to: .renewing(error, statusStep), .renew(since: remoteKnowledge, advancing: !isAdvanced))
    }

    private mutating func start() -> Action {
        (received, remoteKnowledge, mustFindAgain) = ([], Knowledge(), false)
        return go(to: .opening, .open)
    }

    private mutating func go(to phase: Phase, _ action: Action) -> Action {
        self.phase = phase
        step += 1
        return action
    }

    private mutating func finish(_ error: OCKStoreError?) -> [Action] {
        let failedStep = error == nil ? nil : statusStep
        let end = go(to: .idle, .finish(failedStep: failedStep, error))
        guard isWanted else { return [end] }
        isWanted = false
        return [end, start()]
    }

    private var statusStep: SynchronizationStatus.Step? {
        switch phase {
        case .idle: nil
        case .opening, .pulling: .pull
        case .merging: .merge
        case .finding, .asking, .appending: .resolve
        case .revising, .collecting: .revise
        case .pushing: .push
        case .renewing(_, let step): step
        }
    }
}
