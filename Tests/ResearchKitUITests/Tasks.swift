import HealthKit
import ResearchKitActiveTask
import ResearchKitCore
import UIKit

/// The tasks of the tests, written as an app's author writes them.
@MainActor enum Tasks {
    static let all: KeyValuePairs<String, @MainActor () -> any ORKTask> = [
        "onboarding": onboarding, "check-in": checkIn, "optional": optional, "knee": knee, "hostile": hostile,
        "broken": broken, "model": model,
    ]

    static func onboarding() -> any ORKTask {
        let welcome = ORKInstructionStep(identifier: "welcome")
        welcome.title = "Welcome!"
        welcome.detailText = "Thank you for joining our study."
        let overview = ORKInstructionStep(identifier: "overview")
        overview.title = "Before You Join"
        overview.iconImage = UIImage(systemName: "checkmark.shield")
        let explanation = ORKLearnMoreInstructionStep(identifier: "more")
        explanation.text = "Only the study team reads them."
        overview.bodyItems = [
            ORKBodyItem(
                text: "Your answers are kept private.", detailText: nil, image: UIImage(systemName: "lock.fill"),
                learnMoreItem: ORKLearnMoreItem(text: "Who reads them?", learnMoreInstructionStep: explanation),
                bodyItemStyle: .image),
            ORKBodyItem(horizontalRule: ()),
        ]
        let consent = ORKWebViewStep(
            identifier: "consent",
            html: "<!DOCTYPE html><html><head><title>x</title></head><body class=\"a\"><h2>Consent</h2>"
                + "<p>Please read.</p><script>alert(1)</script></body></html>")
        consent.showSignatureAfterContent = true
        let permissions = ORKRequestPermissionsStep(
            identifier: "permissions",
            permissionTypes: [
                ORKHealthKitPermissionType(
                    sampleTypesToWrite: [], objectTypesToRead: [HKQuantityType(.stepCount)]),
                ORKNotificationPermissionType(authorizationOptions: [.alert, .badge]),
                ORKMotionActivityPermissionType(),
            ])
        permissions.title = "Permissions"
        let completion = ORKCompletionStep(identifier: "completion")
        completion.title = "All Done"
        return ORKOrderedTask(
            identifier: "onboarding", steps: [welcome, overview, consent, permissions, completion])
    }

    static func checkIn() -> any ORKTask {
        let form = ORKFormStep(identifier: "form", title: "Check In", text: "How are you today?")
        form.formItems = [
            question("pain", "How bad is your pain?", 1...10, ends: ("No pain", "Worst pain")),
            question("sleep", "How many hours did you sleep?", 0...12),
        ]
        form.isOptional = false
        return ORKOrderedTask(identifier: "check-in", steps: [form])
    }

    /// Three questions, one on each page; the second may be skipped.
    static func optional() -> any ORKTask {
        let steps = ["first", "second", "third"].map { name in
            let step = ORKFormStep(identifier: name, title: name.capitalized, text: nil)
            step.formItems = [question("value", "A number?", 1...5)]
            step.isOptional = name == "second"
            return step
        }
        return ORKOrderedTask(identifier: "optional", steps: steps)
    }

    static func knee() -> any ORKTask {
        let task = ORKOrderedTask.kneeRangeOfMotionTask(
            withIdentifier: "knee", limbOption: .left, intendedUseDescription: nil, options: [.excludeConclusion])
        let completion = ORKCompletionStep(identifier: "done")
        completion.title = "Thank you"
        task.appendSteps([completion])
        return task
    }

    static let attack = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"

    /// All texts and identifiers of an author who pasted the wrong thing; `step` is the name of one of the form's own fields.
    static func hostile() -> any ORKTask {
        let form = ORKFormStep(identifier: attack, title: attack, text: attack)
        form.footnote = attack
        let scale = ORKScaleAnswerFormat(
            maximumValue: 2, minimumValue: 1, defaultValue: 1, step: 1, vertical: true,
            maximumValueDescription: attack, minimumValueDescription: attack)
        form.formItems = [
            ORKFormItem(identifier: attack, text: attack, answerFormat: scale),
            ORKFormItem(identifier: "step", text: "Step", answerFormat: scale),
            ORKFormItem(identifier: "words", text: "Words", answerFormat: ORKAnswerFormat()),
        ]
        let last = ORKInstructionStep(identifier: "last")
        last.title = "Last"
        return ORKOrderedTask(identifier: attack, steps: [form, last])
    }

    static func broken() -> any ORKTask {
        ORKOrderedTask(
            identifier: "broken",
            steps: [ORKInstructionStep(identifier: "twice"), ORKInstructionStep(identifier: "twice")])
    }

    static func model() -> any ORKTask {
        let manager = ORKUSDZModelManager(usdzFileName: "joint")
        manager.allowsSelection = true
        let step = ORK3DModelStep(identifier: "model", modelManager: manager)
        step.title = "Your Joint"
        return ORKOrderedTask(identifier: "model", steps: [step])
    }

    private static func question(
        _ identifier: String, _ text: String, _ bounds: ClosedRange<Int>, ends: (String, String)? = nil
    ) -> ORKFormItem {
        // The start position is a valid answer, so a test would see it if it were ever taken for one.
        let scale = ORKAnswerFormat.scale(
            withMaximumValue: bounds.upperBound, minimumValue: bounds.lowerBound, defaultValue: bounds.lowerBound,
            step: 1, vertical: false, maximumValueDescription: ends?.1, minimumValueDescription: ends?.0)
        return ORKFormItem(identifier: identifier, text: text, answerFormat: scale, optional: false)
    }
}
