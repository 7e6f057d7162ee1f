import Foundation
import ResearchKitCore
import Testing

@Suite("The result of a run")
struct TaskRunResultTests {
    private let time = Fixtures.time

    @Test("An app finds its answers by walking the tree")
    func walking() {
        var run = Fixtures.run(at: "first")
        _ = run.handle(.submit(step: "first", fields: ["pain": ["4"], "sleep": ["11"]]), at: time(20))
        let answers = (run.result.results ?? [])
            .compactMap { $0 as? ORKStepResult }
            .flatMap { $0.results ?? [] }
            .compactMap { $0 as? ORKScaleQuestionResult }
        #expect(answers.map(\.identifier) == ["pain", "sleep"])
        #expect(answers.map { $0.scaleAnswer?.doubleValue } == [4, 11])
        #expect(answers.map { $0.answer as? NSNumber } == [4, 11])
    }

    @Test("A start position is never an answer")
    func noDefaults() throws {
        var run = Fixtures.run(at: "first")
        _ = run.handle(.submit(step: "first", fields: ["pain": ["4"]]), at: time(20))
        let step = try #require(run.result.stepResult(forStepIdentifier: "first"))
        let sleep = try #require(step.result(forIdentifier: "sleep") as? ORKScaleQuestionResult)
        #expect(sleep.scaleAnswer == nil)
        #expect(sleep.answer == nil)
        #expect(run.fields(ofStep: "first")["sleep"] == nil)
    }

    @Test("The tree carries the task's identifier, the run's, and when each step was shown and left")
    func dates() throws {
        var run = Fixtures.run()
        _ = run.handle(.start, at: time(0))
        _ = run.handle(.submit(step: "welcome", fields: [:]), at: time(5))
        _ = run.handle(.submit(step: "first", fields: ["pain": ["4"]]), at: time(12))
        let result = run.result
        #expect(result.identifier == "checkIn")
        #expect(result.taskRunUUID == Fixtures.runID)
        #expect(result.startDate == time(0))
        #expect(result.endDate == time(12))
        let first = try #require(result.stepResult(forStepIdentifier: "first"))
        #expect(first.startDate == time(5))
        #expect(first.endDate == time(12))
        #expect(first.firstResult?.startDate == time(5))
        #expect(first.firstResult?.endDate == time(12))
    }

    @Test("A clock that is set back does not make a step end before it began")
    func clockSetBack() throws {
        var run = Fixtures.run()
        _ = run.handle(.start, at: time(100))
        _ = run.handle(.submit(step: "welcome", fields: [:]), at: time(40))
        let welcome = try #require(run.result.stepResult(forStepIdentifier: "welcome"))
        #expect(welcome.startDate == time(100))
        #expect(welcome.endDate == time(100))
        #expect(run.result.endDate >= run.result.startDate)
    }

    @Test("Of two results with one identifier the later is found")
    func latest() {
        let collection = ORKCollectionResult(identifier: "all")
        let (early, late) = (ORKResult(identifier: "a"), ORKResult(identifier: "a"))
        collection.results = [early, late]
        #expect(collection.result(forIdentifier: "a") === late)
        #expect(collection.firstResult === early)
        #expect(collection.result(forIdentifier: "b") == nil)
        #expect(ORKCollectionResult(identifier: "none").firstResult == nil)
    }

    @Test("An app's own additions stay on a result")
    func userInfo() {
        let result = ORKResult(identifier: "a")
        result.userInfo = ["device": "phone"]
        #expect(result.userInfo?["device"] as? String == "phone")
    }
}

@Suite("Progress")
struct ProgressTests {
    @Test("Instructions at either end do not count, steps between them do")
    func counting() {
        let steps: [ORKStep] = [
            ORKInstructionStep(identifier: "welcome"), ORKInstructionStep(identifier: "how"),
            Fixtures.form("a", [Fixtures.pain()]), Fixtures.form("b", [Fixtures.sleep()]),
            ORKCompletionStep(identifier: "done"),
        ]
        let task = ORKOrderedTask(identifier: "task", steps: steps)
        let empty = ORKTaskResult(taskIdentifier: "task", taskRun: Fixtures.runID, outputDirectory: nil)
        let progress = steps.map { task.progress(ofCurrentStep: $0, with: empty) }
        #expect(progress.map(\.current) == [0, 1, 2, 3, 0])
        #expect(progress.allSatisfy { $0.total == 3 })
        #expect(progress.map(\.shouldBePresented) == [false, true, true, true, false])
    }

    @Test("A step that hides its progress does not count, and one step alone shows none")
    func hidden() {
        let (a, b) = (ORKFormStep(identifier: "a"), ORKFormStep(identifier: "b"))
        b.showsProgress = false
        let task = ORKOrderedTask(identifier: "task", steps: [a, b])
        let empty = ORKTaskResult(taskIdentifier: "task", taskRun: Fixtures.runID, outputDirectory: nil)
        #expect(task.progress(ofCurrentStep: a, with: empty) == ORKTaskProgress(current: 1, total: 1))
        #expect(!task.progress(ofCurrentStep: a, with: empty).shouldBePresented)
        #expect(task.progress(ofCurrentStep: b, with: empty).current == 0)
    }

    @Test("A run shows the progress of its current step")
    func ofRun() {
        #expect(Fixtures.run().progress == ORKTaskProgress(current: 0, total: 0))
        #expect(Fixtures.run(at: "first").progress == ORKTaskProgress(current: 1, total: 2))
        #expect(Fixtures.run(at: "second").progress == ORKTaskProgress(current: 2, total: 2))
    }
}
