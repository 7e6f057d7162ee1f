import Foundation
import ResearchKitCore
import Testing

@Suite("A run of a task")
struct TaskRunTests {
    private let time = Fixtures.time

    @Test("A run goes through the steps in order and completes")
    func completes() {
        var run = Fixtures.run()
        #expect(run.handle(.start, at: time(0)) == .show(step: "welcome"))
        #expect(run.handle(.submit(step: "welcome", fields: [:]), at: time(1)) == .show(step: "first"))
        #expect(run.handle(.submit(step: "first", fields: ["pain": ["4"]]), at: time(2)) == .show(step: "second"))
        #expect(run.handle(.submit(step: "second", fields: ["sleep": ["7"]]), at: time(3)) == .show(step: "done"))
        #expect(run.isAtLastStep)
        #expect(run.handle(.submit(step: "done", fields: [:]), at: time(4)) == .finish(.completed))
        #expect(run.finishReason == .completed)
    }

    @Test("A required answer that is missing keeps the participant on the step and changes nothing")
    func required() throws {
        var run = Fixtures.run(at: "first")
        let before = try run.snapshot()
        let action = run.handle(.submit(step: "first", fields: ["sleep": ["7"]]), at: time(20))
        let error = AnswerError(
            field: "pain", reason: .required, description: "Answer “How is your pain today?” to go on.")
        #expect(action == .refuse(.answers([error])))
        #expect(run.currentStep?.identifier == "first")
        #expect(try run.snapshot() == before)
    }

    @Test("Every field with a mistake is named at once")
    func allMistakes() {
        var run = Fixtures.run(at: "first")
        let action = run.handle(.submit(step: "first", fields: ["pain": ["11"], "sleep": ["x"]]), at: time(20))
        guard case .refuse(.answers(let errors)) = action else {
            Issue.record("The answers were taken.")
            return
        }
        #expect(errors.map(\.field) == ["pain", "sleep"])
        #expect(errors.map(\.reason) == [.outOfRange, .notAWholeNumber])
    }

    @Test("A second tap on a page that is gone does nothing")
    func doubleTap() {
        var run = Fixtures.run(at: "first")
        #expect(run.handle(.submit(step: "welcome", fields: [:]), at: time(20)) == .refuse(.otherStepIsShown))
        #expect(run.handle(.back(step: "welcome", fields: [:]), at: time(20)) == .refuse(.otherStepIsShown))
        #expect(run.handle(.skip(step: "welcome"), at: time(20)) == .refuse(.otherStepIsShown))
        #expect(run.handle(.submit(step: "none", fields: [:]), at: time(20)) == .refuse(.otherStepIsShown))
        #expect(run.visited == ["welcome", "first"])
    }

    @Test("Nothing can be answered before the start or after the end")
    func outside() {
        var run = Fixtures.run()
        #expect(run.handle(.submit(step: "welcome", fields: [:]), at: time(0)) == .refuse(.otherStepIsShown))
        #expect(run.handle(.start, at: time(0)) == .show(step: "welcome"))
        #expect(run.handle(.start, at: time(1)) == .show(step: "welcome"))
        #expect(run.visited == ["welcome"])
        #expect(run.handle(.discard, at: time(2)) == .finish(.discarded))
        #expect(run.handle(.submit(step: "welcome", fields: [:]), at: time(3)) == .refuse(.alreadyFinished))
        #expect(run.finishReason == .discarded)
    }

    @Test("A task that cannot work refuses to start and says why")
    func invalidTask() {
        var empty = Fixtures.run(ORKOrderedTask(identifier: "empty", steps: nil))
        #expect(
            empty.handle(.start, at: time(0)) == .refuse(.invalidTask("Give the task at least one step.")))
        let twice = ORKOrderedTask(
            identifier: "twice", steps: [ORKStep(identifier: "a"), ORKStep(identifier: "a")])
        var run = Fixtures.run(twice)
        guard case .refuse(.invalidTask(let reason)) = run.handle(.start, at: time(0)) else {
            Issue.record("The task started.")
            return
        }
        #expect(reason.contains("“a”"))
    }

    @Test("Every refusal is one sentence for the participant")
    func sentences() {
        let errors: [TaskRunError] = [
            .otherStepIsShown, .skipNotAllowed, .backNotAllowed, .savingNotOffered, .alreadyFinished, .answers([]),
        ]
        for error in errors {
            #expect(error.description.hasSuffix("."))
            #expect(error.description.count(where: { $0 == "." }) == 1)
        }
    }
}

@Suite("Skip")
struct TaskRunSkipTests {
    private let time = Fixtures.time

    @Test("A required step cannot be skipped")
    func required() {
        var run = Fixtures.run(at: "first")
        #expect(!run.canSkip)
        #expect(run.handle(.skip(step: "first"), at: time(20)) == .refuse(.skipNotAllowed))
        #expect(run.currentStep?.identifier == "first")
    }

    @Test("An instruction has nothing to skip")
    func instruction() {
        let run = Fixtures.run(at: "welcome")
        #expect(!run.canSkip)
    }

    @Test("A skipped question is recorded as skipped, without an answer")
    func skipped() throws {
        var run = Fixtures.run(at: "second")
        #expect(run.canSkip)
        #expect(run.handle(.skip(step: "second"), at: time(20)) == .show(step: "done"))
        let step = try #require(run.result.stepResult(forStepIdentifier: "second"))
        #expect(step.wasSkipped)
        let sleep = try #require(step.firstResult as? ORKScaleQuestionResult)
        #expect(sleep.identifier == "sleep")
        #expect(sleep.scaleAnswer == nil)
    }

    @Test("Skipping drops an answer that was given before, and answering again undoes the skip")
    func afterAnswer() throws {
        var run = Fixtures.run(at: "second")
        _ = run.handle(.submit(step: "second", fields: ["sleep": ["7"]]), at: time(20))
        _ = run.handle(.back(step: "done", fields: [:]), at: time(21))
        _ = run.handle(.skip(step: "second"), at: time(22))
        #expect(run.fields(ofStep: "second").isEmpty)
        _ = run.handle(.back(step: "done", fields: [:]), at: time(23))
        _ = run.handle(.submit(step: "second", fields: ["sleep": ["6"]]), at: time(24))
        let step = try #require(run.result.stepResult(forStepIdentifier: "second"))
        #expect(!step.wasSkipped)
        #expect((step.firstResult as? ORKScaleQuestionResult)?.scaleAnswer?.intValue == 6)
    }

    @Test("An optional step can be skipped although its page holds a mistake")
    func withMistake() {
        var run = Fixtures.run(at: "second")
        guard case .refuse = run.handle(.submit(step: "second", fields: ["sleep": ["99"]]), at: time(20)) else {
            Issue.record("99 hours were taken.")
            return
        }
        #expect(run.handle(.skip(step: "second"), at: time(21)) == .show(step: "done"))
    }

    @Test("A consent cannot be skipped unless the app says so")
    func consent() {
        let consent = ORKWebViewStep(identifier: "consent", html: "<p>Consent</p>")
        consent.showSignatureAfterContent = true
        var run = Fixtures.run(ORKOrderedTask(identifier: "join", steps: [consent]))
        _ = run.handle(.start, at: time(0))
        #expect(run.handle(.skip(step: "consent"), at: time(1)) == .refuse(.skipNotAllowed))
        consent.isOptional = true
        #expect(run.handle(.skip(step: "consent"), at: time(2)) == .finish(.completed))
    }
}

@Suite("Back")
struct TaskRunBackTests {
    private let time = Fixtures.time

    @Test("Answers reappear after going back and forth")
    func keepsAnswers() {
        var run = Fixtures.run(at: "second")
        #expect(run.handle(.back(step: "second", fields: ["sleep": ["7"]]), at: time(20)) == .show(step: "first"))
        #expect(run.fields(ofStep: "first") == ["pain": ["4"]])
        #expect(run.handle(.submit(step: "first", fields: ["pain": ["5"]]), at: time(21)) == .show(step: "second"))
        #expect(run.fields(ofStep: "second") == ["sleep": ["7"]])
    }

    @Test("Answers of a step ahead are kept but are not part of the result")
    func ahead() {
        var run = Fixtures.run(at: "second")
        _ = run.handle(.submit(step: "second", fields: ["sleep": ["7"]]), at: time(20))
        _ = run.handle(.back(step: "done", fields: [:]), at: time(21))
        _ = run.handle(.back(step: "second", fields: [:]), at: time(22))
        #expect(run.result.stepResult(forStepIdentifier: "second") == nil)
        #expect(run.result.stepResult(forStepIdentifier: "first") != nil)
        #expect(run.fields(ofStep: "second") == ["sleep": ["7"]])
    }

    @Test("Going back keeps the valid answers of an unfinished page and leaves the others out")
    func draft() {
        var run = Fixtures.run(at: "first")
        #expect(
            run.handle(.back(step: "first", fields: ["pain": ["x"], "sleep": ["8"]]), at: time(20))
                == .show(step: "welcome"))
        #expect(run.fields(ofStep: "first") == ["sleep": ["8"]])
    }

    @Test("An answer that was cleared on the page is gone; a bare link clears nothing")
    func cleared() {
        var run = Fixtures.run(at: "second")
        _ = run.handle(.back(step: "second", fields: ["sleep": ["7"]]), at: time(20))
        _ = run.handle(.submit(step: "first", fields: ["pain": ["4"]]), at: time(21))
        _ = run.handle(.back(step: "second", fields: [:]), at: time(22))
        #expect(run.fields(ofStep: "second") == ["sleep": ["7"]])
        _ = run.handle(.submit(step: "first", fields: ["pain": ["4"]]), at: time(23))
        _ = run.handle(.back(step: "second", fields: ["sleep": [""]]), at: time(24))
        #expect(run.fields(ofStep: "second").isEmpty)
    }

    @Test("There is no way back from the first step")
    func first() {
        var run = Fixtures.run(at: "welcome")
        #expect(!run.canGoBack)
        #expect(run.handle(.back(step: "welcome", fields: [:]), at: time(20)) == .refuse(.backNotAllowed))
    }

    @Test("Back leads neither out of a step that forbids it nor into one that cannot be repeated")
    func forbidden() {
        let (start, measure, end) = (
            ORKStep(identifier: "start"), GuardedStep(identifier: "measure"), ORKStep(identifier: "end")
        )
        measure.mayGoBack = false
        measure.mayBeRevisited = false
        var run = Fixtures.run(ORKOrderedTask(identifier: "task", steps: [start, measure, end]))
        _ = run.handle(.start, at: time(0))
        _ = run.handle(.submit(step: "start", fields: [:]), at: time(1))
        #expect(!run.canGoBack)
        #expect(run.handle(.back(step: "measure", fields: [:]), at: time(2)) == .refuse(.backNotAllowed))
        _ = run.handle(.submit(step: "measure", fields: [:]), at: time(3))
        #expect(!run.canGoBack)
        #expect(run.handle(.back(step: "end", fields: [:]), at: time(4)) == .refuse(.backNotAllowed))
    }

    @Test("Five times back and forth with a change at the end keeps one result for each step")
    func backAndForth() {
        var run = Fixtures.run(at: "second")
        for round in 0..<5 {
            _ = run.handle(.back(step: "second", fields: [:]), at: time(Double(20 + round)))
            _ = run.handle(.submit(step: "first", fields: ["pain": ["\(round + 1)"]]), at: time(Double(21 + round)))
        }
        let result = run.result
        #expect(result.results?.map(\.identifier) == ["welcome", "first"])
        let pain = result.stepResult(forStepIdentifier: "first")?.result(forIdentifier: "pain")
        #expect((pain as? ORKScaleQuestionResult)?.scaleAnswer?.intValue == 5)
    }
}

@Suite("A changed answer")
struct TaskRunChangeTests {
    private let time = Fixtures.time

    @Test("A change is kept while the step stays, and survives a killed server")
    func kept() throws {
        var run = Fixtures.run(at: "first")
        #expect(run.handle(.change(step: "first", fields: ["pain": ["3"]]), at: time(20)) == .stay)
        let restored = try TaskRun(restoring: run.snapshot(), of: Fixtures.checkIn())
        #expect(restored.currentStep?.identifier == "first")
        #expect(restored.fields(ofStep: "first") == ["pain": ["3"]])
    }

    @Test("A required answer may still be missing while the page is filled in")
    func unfinished() {
        var run = Fixtures.run(at: "first")
        #expect(run.handle(.change(step: "first", fields: ["sleep": ["7"]]), at: time(20)) == .stay)
        guard case .refuse = run.handle(.submit(step: "first", fields: ["sleep": ["7"]]), at: time(21)) else {
            Issue.record("The missing answer was not asked for.")
            return
        }
    }

    @Test("A mistake is refused at once and changes nothing")
    func mistake() throws {
        var run = Fixtures.run(at: "first")
        _ = run.handle(.change(step: "first", fields: ["pain": ["3"]]), at: time(20))
        let before = try run.snapshot()
        guard
            case .refuse(.answers(let errors)) = run.handle(
                .change(step: "first", fields: ["pain": ["11"]]), at: time(21))
        else {
            Issue.record("The mistake was taken.")
            return
        }
        #expect(errors.map(\.reason) == [.outOfRange])
        #expect(try run.snapshot() == before)
    }

    @Test("A change on a page that is gone is refused")
    func oldPage() {
        var run = Fixtures.run(at: "second")
        #expect(
            run.handle(.change(step: "first", fields: ["pain": ["9"]]), at: time(20)) == .refuse(.otherStepIsShown))
        #expect(run.fields(ofStep: "first") == ["pain": ["4"]])
    }
}

@Suite("Cancel")
struct TaskRunCancelTests {
    private let time = Fixtures.time

    @Test("Leaving before anything was answered asks nothing")
    func nothingToKeep() {
        var run = Fixtures.run(at: "first")
        #expect(run.handle(.cancel, at: time(20)) == .finish(.discarded))
    }

    @Test("Leaving after an answer asks, and keeping going changes nothing")
    func asks() throws {
        var run = Fixtures.run(at: "second")
        let before = try run.snapshot()
        #expect(run.handle(.cancel, at: time(20)) == .confirmCancel(canSave: true))
        #expect(try run.snapshot() == before)
        #expect(run.handle(.submit(step: "second", fields: [:]), at: time(21)) == .show(step: "done"))
    }

    @Test("A change on an unfinished page is worth keeping, and a saved run holds it")
    func saves() throws {
        var run = Fixtures.run(at: "first")
        _ = run.handle(.change(step: "first", fields: ["pain": ["3"]]), at: time(20))
        #expect(run.handle(.cancel, at: time(21)) == .confirmCancel(canSave: true))
        #expect(run.handle(.save, at: time(22)) == .finish(.saved))
        let restored = try TaskRun(restoring: run.snapshot(), of: Fixtures.checkIn())
        #expect(restored.fields(ofStep: "first") == ["pain": ["3"]])
        #expect(restored.finishReason == nil)
    }

    @Test("Saving is refused where it is not offered")
    func notOffered() {
        var run = Fixtures.run(canBeSaved: false)
        _ = run.handle(.start, at: time(0))
        _ = run.handle(.submit(step: "welcome", fields: [:]), at: time(1))
        _ = run.handle(.submit(step: "first", fields: ["pain": ["1"]]), at: time(2))
        #expect(run.handle(.cancel, at: time(3)) == .confirmCancel(canSave: false))
        #expect(run.handle(.save, at: time(4)) == .refuse(.savingNotOffered))
        #expect(run.finishReason == nil)
        #expect(run.handle(.discard, at: time(5)) == .finish(.discarded))
    }
}
