import Foundation
import ResearchKitCore

/// The knee study's check-in: an instruction, a form with a required and an optional scale, a second form, a completion.
enum Fixtures {
    static let runID = UUID(uuidString: "0F0E0D0C-0B0A-0908-0706-050403020100") ?? UUID()

    static func pain(optional: Bool = false) -> ORKFormItem {
        let format = ORKAnswerFormat.scale(
            withMaximumValue: 10, minimumValue: 1, defaultValue: 5, step: 1, vertical: false,
            maximumValueDescription: "Very painful", minimumValueDescription: "No pain")
        return ORKFormItem(
            identifier: "pain", text: "How is your pain today?", answerFormat: format, optional: optional)
    }

    static func sleep() -> ORKFormItem {
        let format = ORKAnswerFormat.scale(
            withMaximumValue: 12, minimumValue: 0, defaultValue: 0, step: 1, vertical: false,
            maximumValueDescription: nil, minimumValueDescription: nil)
        return ORKFormItem(identifier: "sleep", text: "Hours of sleep", answerFormat: format)
    }

    static func form(_ identifier: String, _ items: [ORKFormItem], optional: Bool = false) -> ORKFormStep {
        let form = ORKFormStep(identifier: identifier, title: "Check In", text: nil)
        form.formItems = items
        form.isOptional = optional
        return form
    }

    static func checkIn() -> ORKOrderedTask {
        ORKOrderedTask(
            identifier: "checkIn",
            steps: [
                ORKInstructionStep(identifier: "welcome"), form("first", [pain(), sleep()]),
                form("second", [sleep()], optional: true), ORKCompletionStep(identifier: "done"),
            ])
    }

    static func run(_ task: any ORKTask = checkIn(), canBeSaved: Bool = true) -> TaskRun {
        TaskRun(task: task, id: runID, canBeSaved: canBeSaved)
    }

    /// A moment on the morning of 2026-03-02, some seconds after eight in Berlin.
    static func time(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_772_434_800 + seconds) }

    /// A run that stands at a step, with 4 as pain and nothing for sleep.
    static func run(at step: String) -> TaskRun {
        var run = run()
        var action = run.handle(.start, at: time(0))
        let answers: [String: StepFields] = ["first": ["pain": ["4"]]]
        while action != .show(step: step), case .show(let current) = action {
            action = run.handle(.submit(step: current, fields: answers[current] ?? [:]), at: time(10))
        }
        return run
    }
}

/// A step that a test can forbid to go back from or to, or to restore at.
final class GuardedStep: ORKStep {
    var mayGoBack = true
    var mayBeRevisited = true
    var mayBeRestored = true

    override var allowsBackNavigation: Bool { mayGoBack }
    override var canBeRevisited: Bool { mayBeRevisited }
    override var isRestorable: Bool { mayBeRestored }
}
