import SQLStorage

// The steps of a synchronisation: does what the session asks for, and tells it what came of that.

extension OCKStore {
    /// Applies an event to the session, and does what it asks for.
    func advance(
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
        case .renew(let knowledge, let isAdvancing):
            write(step) { connection in
                let clock = try SyncClock(on: connection)
                let stamps = try clock.stamps(notIn: knowledge)
                if isAdvancing { try clock.advance(knowing: clock.knowledge) }
                try SyncClock(on: connection).renew(stamps)
                return .renewed
            }
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
            guard !isCareful, error.isOfValue else { return false }
            self.merge(revisions, step, isCareful: true)
            return true
        }
    }

    /// Tells the session what came of a step.
    func report(_ result: Result<SyncSession.Event, any Error>, of step: Int) {
        advance { session in
            switch result {
            case .success(let event): return session.handle(event, of: step)
            case .failure(let error):
                let reason = failure(error, as: OCKStoreError.remoteSynchronizationFailed)
                return session.handle(.failed(reason), of: step)
            }
        }
    }

    private func write(
        _ step: Int, _ body: @escaping @Sendable (any Connection) throws -> SyncSession.Event,
        retry: @escaping @Sendable (any Error) -> Bool = { _ in false }
    ) {
        do {
            try database.get().write(body) { result in
                if case .failure(let error) = result, retry(error) { return }
                self.report(result, of: step)
            }
        } catch {
            report(.failure(error), of: step)
        }
    }

    private func read(_ step: Int, _ body: @escaping @Sendable (any Connection) throws -> SyncSession.Event) {
        do {
            try database.get().read(followingWrites: true, body) { self.report($0, of: step) }
        } catch {
            report(.failure(error), of: step)
        }
    }
}
