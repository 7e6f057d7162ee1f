import CareKit
import ResearchKit
import UIKit

/// The study's surveys, and how their results become outcomes.
enum Surveys {

    // MARK: Onboarding

    static func onboarding() -> ORKTask {
        let welcome = ORKInstructionStep(identifier: "onboarding.welcome")
        welcome.title = "Welcome!"
        welcome.detailText =
            "Thank you for helping to learn how knees heal. Tap Next to find out what taking part means."
        welcome.image = UIImage(named: "welcome")
        welcome.imageContentMode = .scaleAspectFill

        let overview = ORKInstructionStep(identifier: "onboarding.overview")
        overview.title = "Before You Join"
        overview.iconImage = UIImage(systemName: "heart.text.square.fill")
        overview.bodyItems = [
            bodyItem("The study will ask you to share some of your health data.", symbol: "heart.fill"),
            bodyItem("You will answer two questions about your knee every day.", symbol: "checkmark.circle.fill"),
            bodyItem("You will measure how far your knee bends.", symbol: "figure.walk"),
            bodyItem("You will sign a consent form, and your answers stay private.", symbol: "signature"),
        ]

        let consent = ORKWebViewStep(identifier: "onboarding.consent", html: consentHTML)
        consent.title = "Informed Consent"
        consent.showSignatureAfterContent = true

        let permissions = ORKRequestPermissionsStep(
            identifier: "onboarding.permissions",
            permissionTypes: [healthPermission, notificationPermission, motionPermission])
        permissions.title = "Health Data Request"
        permissions.text = "Look through what the study would like to use, and allow what you agree to."

        let completion = ORKCompletionStep(identifier: "onboarding.completion")
        completion.title = "Enrollment Complete"
        completion.text = "Thank you for joining. Your first questions are ready."

        return ORKOrderedTask(
            identifier: "onboarding", steps: [welcome, overview, consent, permissions, completion])
    }

    static func onboardingOutcome(_ result: ORKTaskResult) -> [OCKOutcomeValue]? {
        [OCKOutcomeValue(Date())]
    }

    private static func bodyItem(_ text: String, symbol: String) -> ORKBodyItem {
        ORKBodyItem(
            text: text, detailText: nil, image: UIImage(systemName: symbol), learnMoreItem: nil, bodyItemStyle: .image)
    }

    private static var healthPermission: ORKHealthKitPermissionType {
        let toWrite: Set<HKSampleType> = [
            HKObjectType.quantityType(forIdentifier: .bodyMass)!, HKObjectType.workoutType(),
        ]
        let toRead: Set<HKObjectType> = [
            HKObjectType.characteristicType(forIdentifier: .dateOfBirth)!, HKObjectType.workoutType(),
            HKObjectType.quantityType(forIdentifier: .appleStandTime)!,
            HKObjectType.quantityType(forIdentifier: .appleExerciseTime)!,
        ]
        return ORKHealthKitPermissionType(sampleTypesToWrite: toWrite, objectTypesToRead: toRead)
    }

    private static var notificationPermission: ORKNotificationPermissionType {
        ORKNotificationPermissionType(authorizationOptions: [.alert, .badge, .sound])
    }

    private static var motionPermission: ORKMotionActivityPermissionType {
        ORKMotionActivityPermissionType()
    }

    // MARK: Check-in

    enum CheckIn {
        static let identifier = "checkin"
        static let pain = "checkin.pain"
        static let sleep = "checkin.sleep"
    }

    static func checkIn() -> ORKTask {
        let painFormat = ORKAnswerFormat.scale(
            withMaximumValue: 10, minimumValue: 1, defaultValue: 0, step: 1, vertical: false,
            maximumValueDescription: "Very painful", minimumValueDescription: "No pain")
        let pain = ORKFormItem(
            identifier: CheckIn.pain, text: "How would you rate your pain?", answerFormat: painFormat)
        pain.isOptional = false

        let sleepFormat = ORKAnswerFormat.scale(
            withMaximumValue: 12, minimumValue: 0, defaultValue: 0, step: 1, vertical: false,
            maximumValueDescription: nil, minimumValueDescription: nil)
        let sleep = ORKFormItem(
            identifier: CheckIn.sleep, text: "How many hours did you sleep last night?", answerFormat: sleepFormat)
        sleep.isOptional = false

        let form = ORKFormStep(
            identifier: "checkin.form", title: "Check In", text: "Please answer the following questions.")
        form.formItems = [pain, sleep]
        form.isOptional = false

        return ORKOrderedTask(identifier: CheckIn.identifier, steps: [form])
    }

    static func checkInOutcome(_ result: ORKTaskResult) -> [OCKOutcomeValue]? {
        let answers = (result.results ?? [])
            .compactMap { $0 as? ORKStepResult }
            .flatMap { $0.results ?? [] }
            .compactMap { $0 as? ORKScaleQuestionResult }
        guard let pain = answers.first(where: { $0.identifier == CheckIn.pain })?.scaleAnswer,
            let sleep = answers.first(where: { $0.identifier == CheckIn.sleep })?.scaleAnswer
        else { return nil }
        var painValue = OCKOutcomeValue(pain.doubleValue)
        painValue.kind = CheckIn.pain
        var sleepValue = OCKOutcomeValue(sleep.doubleValue)
        sleepValue.kind = CheckIn.sleep
        return [painValue, sleepValue]
    }

    // MARK: Range of motion

    static let rangeKind = "range"

    static func rangeOfMotion() -> ORKTask {
        let task = ORKOrderedTask.kneeRangeOfMotionTask(
            withIdentifier: "rangeOfMotion", limbOption: .left, intendedUseDescription: nil,
            options: [.excludeConclusion])
        let completion = ORKCompletionStep(identifier: "rangeOfMotion.completion")
        completion.title = "All done!"
        completion.detailText = "Every degree counts. Well done for moving your knee today."
        task.appendSteps([completion])
        return task
    }

    static func rangeOfMotionOutcome(_ result: ORKTaskResult) -> [OCKOutcomeValue]? {
        let motion = (result.results ?? [])
            .compactMap { $0 as? ORKStepResult }
            .flatMap { $0.results ?? [] }
            .compactMap { $0 as? ORKRangeOfMotionResult }
            .first
        guard let motion else { return nil }
        var value = OCKOutcomeValue(motion.range, units: "deg")
        value.kind = rangeKind
        return [value]
    }
}
