import ActiveTaskAlgorithms
import ResearchKitCore

/// A step that measures how far a joint moves, or takes the angle that somebody measured by hand.
open class ORKRangeOfMotionStep: ORKActiveStep {
    /// The field with the recording: a JSON array of `[time in ms, alpha, beta, gamma]`, angles in degrees as a
    /// browser's `deviceorientation` event gives them.
    public static let samplesField = "samples"
    /// The field with the range that was measured by hand, in degrees.
    public static let angleField = "angle"

    /// The limb that is measured, left or right.
    public let limbOption: ORKPredefinedTaskLimbOption

    /// A step that measures a limb.
    public init(identifier: String, limbOption: ORKPredefinedTaskLimbOption) {
        self.limbOption = limbOption
        super.init(identifier: identifier)
    }

    /// Begins only when the participant taps, so a run that is taken up again may begin here.
    open override var isRestorable: Bool { true }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func validateParameters() throws {
        guard limbOption == .left || limbOption == .right else {
            throw DefinitionError.incompleteStep(identifier, needs: "the limb: .left or .right")
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func read(_ fields: StepFields) -> StepReading {
        var reading = StepReading()
        do throws(AnswerError) {
            let measurement = try RangeOfMotionPayload(fields)
            reading.results = [ORKRangeOfMotionResult(identifier: identifier, measurement: measurement.measurement)]
            reading.fields = measurement.fields
        } catch {
            reading.errors = [error]
        }
        return reading
    }
}

/// A step that measures how far an arm can be raised.
public final class ORKShoulderRangeOfMotionStep: ORKRangeOfMotionStep {}
