import Foundation
import Testing

@testable import CareKitStore

/// A session with what it asked for last.
private struct Transcript {
    var session = SyncSession()
    var actions: [SyncSession.Action] = []

    mutating func request() -> Bool {
        guard let actions = session.request() else { return false }
        self.actions = actions
        return true
    }

    /// The outcome of the step that is under way.
    mutating func then(_ event: SyncSession.Event) {
        actions = session.handle(event, of: session.step)
    }

    /// The names of the actions, without what they carry.
    var names: [String] {
        actions.map { action in String(String(describing: action).prefix { $0 != "(" }) }
    }
}

private let error = OCKStoreError.remoteSynchronizationFailed(reason: "Test")
private let (a, b) = (UUID(), UUID())
private let task = OCKEntity.task(dailyTask("a"))
private let conflict = SyncConflict(tips: [task, .task(dailyTask("a"))])

@Suite("The steps of a synchronisation")
struct SyncSessionTests {
    @Test("It reads the clock, pulls, merges all at once, asks for conflicts, moves the clock, collects and pushes")
    func order() {
        var run = Transcript()
        let isStarted = run.request()
        #expect(isStarted)
        #expect(run.names == ["open"])
        run.then(.opened(Knowledge([a: 4])))
        guard case .pull(since: Knowledge([a: 4])) = run.actions.first else { return unexpected(run) }
        let revisions = [
            OCKRevisionRecord(entities: [task], knowledgeVector: Knowledge([b: 2])),
            OCKRevisionRecord(entities: [], knowledgeVector: Knowledge([a: 1, b: 3])),
        ]
        for revision in revisions {
            run.then(.received(revision))
            #expect(run.actions.isEmpty)
        }
        run.then(.pulled)
        guard case .merge(let merged) = run.actions.first else { return unexpected(run) }
        #expect(merged == revisions)
        run.then(.merged)
        #expect(run.names == ["findConflicts"])
        run.then(.found([]))
        // The remote knows what its revisions say together.
        guard case .revise(since: Knowledge([a: 1, b: 3])) = run.actions.first else { return unexpected(run) }
        let stamps = [SyncStamp(number: nil, knowledge: Knowledge([a: 1]))]
        run.then(.revised(stamps: stamps, knowledge: Knowledge([a: 5])))
        guard case .collect(let collected) = run.actions.first else { return unexpected(run) }
        #expect(collected == stamps)
        run.then(.collected(revisions))
        guard case .push(_, knowledge: Knowledge([a: 5])) = run.actions.first else { return unexpected(run) }
        run.then(.pushed)
        guard case .finish(failedStep: nil, nil) = run.actions.first else { return unexpected(run) }
        let isStartedAgain = run.request()
        #expect(isStartedAgain)
    }

    @Test("A store that is outrun by its copy begins again")
    func outrun() {
        var run = Transcript()
        _ = run.request()
        run.then(.opened(Knowledge([a: 1])))
        run.then(.received(OCKRevisionRecord(entities: [], knowledgeVector: Knowledge([a: 9]))))
        run.then(.pulled)
        run.then(.outrun)
        #expect(run.names == ["open"])
        run.then(.opened(Knowledge([b: 2])))
        run.then(.pulled)
        run.then(.merged)
        run.then(.found([]))
        // What was received before does not count.
        guard case .revise(since: Knowledge()) = run.actions.first else { return unexpected(run) }
    }

    @Test("Each conflict is asked for once, and all are looked for again if one has changed meanwhile")
    func conflicts() {
        var run = untilConflicts(2)
        #expect(run.names == ["ask"])
        run.then(.chosen(task))
        #expect(run.names == ["append"])
        run.then(.appended(isCurrent: false))
        #expect(run.names == ["ask"])
        run.then(.chosen(task))
        run.then(.appended(isCurrent: true))
        #expect(run.names == ["findConflicts"])
        run.then(.found([conflict]))
        run.then(.chosen(task))
        run.then(.appended(isCurrent: true))
        #expect(run.names == ["revise"])
    }

    @Test("A step that fails ends the synchronisation and is named; the next one starts afresh")
    func failures() {
        let steps: [([SyncSession.Event], SynchronizationStatus.Step)] = [
            ([], .pull), ([.opened(Knowledge())], .pull),
            (
                [
                    .opened(Knowledge()),
                    .received(OCKRevisionRecord(entities: [task], knowledgeVector: Knowledge([b: 1]))),
                ], .pull
            ),
            ([.opened(Knowledge()), .pulled], .merge),
            ([.opened(Knowledge()), .pulled, .merged], .resolve),
            ([.opened(Knowledge()), .pulled, .merged, .found([conflict])], .resolve),
            ([.opened(Knowledge()), .pulled, .merged, .found([conflict]), .chosen(task)], .resolve),
            ([.opened(Knowledge()), .pulled, .merged, .found([])], .revise),
            (
                [
                    .opened(Knowledge()), .pulled, .merged, .found([]), .revised(stamps: [], knowledge: Knowledge()),
                ], .revise
            ),
            (
                [
                    .opened(Knowledge()), .pulled, .merged, .found([]), .revised(stamps: [], knowledge: Knowledge()),
                    .collected([]),
                ], .push
            ),
        ]
        for (events, step) in steps {
            var run = Transcript()
            _ = run.request()
            for event in events { run.then(event) }
            run.then(.failed(error))
            if [.resolve, .revise, .push].contains(step) { run.then(.renewed) }
            guard case .finish(let failedStep, let reason)? = run.actions.first else { return unexpected(run) }
            #expect(failedStep == step)
            #expect(reason == error)
            let isStarted = run.request()
            #expect(isStarted)
            run.then(.opened(Knowledge()))
            run.then(.pulled)
            guard case .merge(let revisions) = run.actions.first else { return unexpected(run) }
            #expect(revisions.isEmpty)
        }
    }

    @Test("What is not sent after a merge counts as new, with the clock on by two; the step that failed is still told")
    func renewal() {
        let known = OCKRevisionRecord(entities: [], knowledgeVector: Knowledge([b: 3]))
        let sending: [SyncSession.Event] = [
            .found([]), .revised(stamps: [], knowledge: Knowledge([a: 5])), .collected([]),
        ]
        let steps: [([SyncSession.Event], Bool, SynchronizationStatus.Step)] = [
            ([], true, .resolve), ([.found([conflict])], true, .resolve),
            (Array(sending.prefix(1)), true, .revise), (Array(sending.prefix(2)), false, .revise),
            (sending, false, .push),
        ]
        for (events, isAdvancing, step) in steps {
            for end in [SyncSession.Event.renewed, .failed(.timedOut(reason: "Test"))] {
                var run = Transcript()
                _ = run.request()
                for event in [.opened(Knowledge()), .received(known), .pulled, .merged] + events { run.then(event) }
                run.then(.failed(error))
                guard case .renew(since: Knowledge([b: 3]), isAdvancing) = run.actions.first else {
                    return unexpected(run)
                }
                run.then(end)
                guard case .finish(failedStep: step, error) = run.actions.first else { return unexpected(run) }
            }
        }
    }

    @Test("What comes late, twice or out of order is ignored")
    func strays() {
        var run = Transcript()
        _ = run.request()
        run.then(.pulled)
        #expect(run.actions.isEmpty)
        run.then(.opened(Knowledge()))
        let pull = run.session.step
        run.then(.pulled)
        #expect(run.names == ["merge"])
        let empty = OCKRevisionRecord(entities: [], knowledgeVector: Knowledge())
        for event in [SyncSession.Event.pulled, .failed(error), .received(empty)] {
            let actions = run.session.handle(event, of: pull)
            #expect(actions.isEmpty)
        }
        run.then(.merged)
        #expect(run.names == ["findConflicts"])
    }

    @Test("Who asks during a synchronisation is refused; changes during one are met by one more")
    func requests() {
        var run = Transcript()
        _ = run.request()
        let isRefused = !run.request()
        #expect(isRefused)
        for _ in 0..<3 {
            let actions = run.session.requestAutomatically()
            #expect(actions.isEmpty)
        }
        run.then(.failed(error))
        #expect(run.names == ["finish", "open"])
        run.then(.opened(Knowledge()))
        run.then(.failed(error))
        #expect(run.names == ["finish"])
        run.actions = run.session.requestAutomatically()
        #expect(run.names == ["open"])
    }

    private func untilConflicts(_ count: Int) -> Transcript {
        var run = Transcript()
        _ = run.request()
        run.then(.opened(Knowledge()))
        run.then(.pulled)
        run.then(.merged)
        run.then(.found(Array(repeating: conflict, count: count)))
        return run
    }
}

private func unexpected(_ run: Transcript) {
    Issue.record("\(run.names)")
}
