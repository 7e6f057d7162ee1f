import ResearchKitCore

extension ORKOrderedTask {
    /// A task that measures how far a knee can be bent and straightened.
    ///
    /// - Parameters:
    ///   - limbOption: `.left` or `.right`; with any other the task refuses to start.
    ///   - intendedUseDescription: why the study asks, shown on the first screen.
    ///   - options: what is left out.
    public static func kneeRangeOfMotionTask(
        withIdentifier identifier: String, limbOption: ORKPredefinedTaskLimbOption, intendedUseDescription: String?,
        options: ORKPredefinedTaskOption
    ) -> ORKOrderedTask {
        let side = limbOption == .right ? "right" : "left"
        return rangeOfMotionTask(
            identifier, intendedUseDescription, options,
            RangeOfMotionTexts(
                title: "\(side.capitalized) Knee",
                purpose: "This test shows how far you can move your \(side) knee.",
                preparation: """
                    Sit on the front edge of a chair. Wear something that lets you feel your lower leg. \
                    Hold the phone flat against the front of your lower \(side) leg. The screen looks away from \
                    your leg, and the top of the phone points to your knee.
                    """,
                ready: """
                    Slide your \(side) foot back until your knee is bent as far as you can. \
                    Then tap anywhere to begin.
                    """,
                movement: """
                    Slowly straighten your \(side) leg as far as you can. Stop if it hurts. \
                    When your leg is as straight as it gets, tap the screen.
                    """),
            measuring: ORKRangeOfMotionStep(identifier: "knee.range.of.motion", limbOption: limbOption))
    }

    /// A task that measures how far an arm can be raised forwards.
    ///
    /// - Parameters:
    ///   - limbOption: `.left` or `.right`; with any other the task refuses to start.
    ///   - intendedUseDescription: why the study asks, shown on the first screen.
    ///   - options: what is left out.
    public static func shoulderRangeOfMotionTask(
        withIdentifier identifier: String, limbOption: ORKPredefinedTaskLimbOption, intendedUseDescription: String?,
        options: ORKPredefinedTaskOption
    ) -> ORKOrderedTask {
        let side = limbOption == .right ? "right" : "left"
        return rangeOfMotionTask(
            identifier, intendedUseDescription, options,
            RangeOfMotionTexts(
                title: "\(side.capitalized) Shoulder",
                purpose: "This test shows how far you can raise your \(side) arm.",
                preparation: """
                    Stand up and let your \(side) arm hang down. With your other hand, hold the phone flat against \
                    the front of your \(side) upper arm. The screen looks forwards, and the top of the phone points \
                    to your shoulder.
                    """,
                ready: "Keep your \(side) arm down and straight. Then tap anywhere to begin.",
                movement: """
                    Slowly raise your \(side) arm in front of you as high as you can. Stop if it hurts. \
                    When your arm is as high as it gets, tap the screen.
                    """),
            measuring: ORKShoulderRangeOfMotionStep(identifier: "shoulder.range.of.motion", limbOption: limbOption))
    }

    private static func rangeOfMotionTask(
        _ identifier: String, _ intendedUse: String?, _ options: ORKPredefinedTaskOption, _ texts: RangeOfMotionTexts,
        measuring measurement: ORKRangeOfMotionStep
    ) -> ORKOrderedTask {
        var steps: [ORKStep] = []
        if !options.contains(.excludeInstructions) {
            let purpose = ORKInstructionStep(identifier: "instruction")
            purpose.title = texts.title
            purpose.text = intendedUse
            purpose.detailText = texts.purpose
            let preparation = ORKInstructionStep(identifier: "instruction1")
            preparation.title = "Get Ready"
            preparation.text = texts.preparation
            preparation.detailText = "No phone at hand? You can type an angle that somebody measured for you."
            steps = [purpose, preparation]
        }
        let ready = ORKTouchAnywhereStep(identifier: "touch.anywhere", instructionText: texts.ready)
        ready.title = texts.title
        measurement.title = texts.title
        measurement.text = texts.movement
        steps += [ready, measurement]
        if !options.contains(.excludeConclusion) {
            let conclusion = ORKCompletionStep(identifier: "conclusion")
            conclusion.title = "All Done"
            conclusion.text = "Thank you. Your movement was measured."
            steps.append(conclusion)
        }
        return ORKOrderedTask(identifier: identifier, steps: steps)
    }
}

/// The words that differ from joint to joint.
private struct RangeOfMotionTexts {
    var title, purpose, preparation, ready, movement: String
}
