import Foundation
import ResearchKitActiveTask
import ResearchKitCore
import Testing

@Suite("The predefined range-of-motion tasks")
struct PredefinedTaskTests {
    private func knee(
        _ limb: ORKPredefinedTaskLimbOption = .left, options: ORKPredefinedTaskOption = []
    ) -> ORKOrderedTask {
        ORKOrderedTask.kneeRangeOfMotionTask(
            withIdentifier: "rangeOfMotion", limbOption: limb, intendedUseDescription: "We follow how you heal.",
            options: options)
    }

    @Test("The knee task explains, waits for a tap, measures and ends")
    func wholeTask() throws {
        let task = knee()
        try task.validateParameters()
        #expect(
            task.steps.map(\.identifier) == [
                "instruction", "instruction1", "touch.anywhere", "knee.range.of.motion", "conclusion",
            ])
        #expect(task.steps.first?.text == "We follow how you heal.")
    }

    @Test("Parts can be left out, and an app can add its own end")
    func options() throws {
        let task = knee(options: [.excludeInstructions, .excludeConclusion])
        #expect(task.steps.map(\.identifier) == ["touch.anywhere", "knee.range.of.motion"])
        task.appendSteps([ORKCompletionStep(identifier: "completion")])
        try task.validateParameters()
        #expect(task.steps.last?.identifier == "completion")
    }

    @Test("Every text names the side that is measured and never the other")
    func side() {
        for (limb, side, other) in [(ORKPredefinedTaskLimbOption.left, "left", "right"), (.right, "right", "left")] {
            let tasks = [
                knee(limb),
                ORKOrderedTask.shoulderRangeOfMotionTask(
                    withIdentifier: "arm", limbOption: limb, intendedUseDescription: nil, options: []),
            ]
            for task in tasks {
                let words = task.steps.flatMap { [$0.title, $0.text, $0.detailText] }.compactMap { $0?.lowercased() }
                #expect(words.contains { $0.contains(side) })
                #expect(!words.contains { $0.contains(other) })
            }
        }
    }

    @Test("Sentences are short enough for a reader of ten")
    func readingLevel() {
        let texts = knee().steps.flatMap { [$0.text, $0.detailText] }.compactMap { $0 }
        let sentences = texts.joined(separator: " ").split(whereSeparator: { ".?!".contains($0) })
        let words = sentences.map { $0.split(separator: " ").count }
        #expect(words.allSatisfy { $0 <= 18 })
        #expect(Double(words.reduce(0, +)) / Double(words.count) <= 12)
    }

    @Test("A limb that is not left or right keeps the task from starting")
    func noLimb() {
        #expect(throws: DefinitionError.self) { try knee(.unspecified).validateParameters() }
        #expect(throws: DefinitionError.self) { try knee(.both).validateParameters() }
    }

    @Test("A whole run ends with the range in the result, and a killed server returns to the measurement")
    func run() throws {
        let now = Date(timeIntervalSince1970: 1_772_434_800)
        let task = knee(options: .excludeConclusion)
        var run = TaskRun(task: task, id: UUID())
        _ = run.handle(.start, at: now)
        _ = run.handle(.submit(step: "instruction", fields: [:]), at: now)
        _ = run.handle(.submit(step: "instruction1", fields: [:]), at: now)
        #expect(run.canGoBack)
        #expect(
            run.handle(.submit(step: "touch.anywhere", fields: [:]), at: now) == .show(step: "knee.range.of.motion"))
        #expect(!run.canGoBack)
        #expect(!run.canSkip)

        var restored = try TaskRun(restoring: run.snapshot(), of: task)
        #expect(restored.handle(.start, at: now) == .show(step: "knee.range.of.motion"))
        guard
            case .refuse(.answers) = restored.handle(.submit(step: "knee.range.of.motion", fields: [:]), at: now)
        else {
            Issue.record("No measurement was taken for one.")
            return
        }
        #expect(
            restored.handle(
                .submit(step: "knee.range.of.motion", fields: ["angle": ["118"]]), at: now.addingTimeInterval(30))
                == .finish(.completed))
        let step = try #require(restored.result.stepResult(forStepIdentifier: "knee.range.of.motion"))
        let motion = try #require(step.firstResult as? ORKRangeOfMotionResult)
        #expect(motion.range == 118)
        #expect(motion.endDate == now.addingTimeInterval(30))
    }

    @Test("Back does not lead from the end into the measurement")
    func noWayBack() {
        let now = Date(timeIntervalSince1970: 0)
        var run = TaskRun(task: knee(options: .excludeInstructions), id: UUID())
        _ = run.handle(.start, at: now)
        _ = run.handle(.submit(step: "touch.anywhere", fields: [:]), at: now)
        _ = run.handle(.submit(step: "knee.range.of.motion", fields: ["angle": ["90"]]), at: now)
        #expect(run.currentStep?.identifier == "conclusion")
        #expect(!run.canGoBack)
    }
}
