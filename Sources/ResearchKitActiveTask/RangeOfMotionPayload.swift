import ActiveTaskAlgorithms
import ResearchKitCore

/// What the page of a range-of-motion step posted, made into a measurement.
struct RangeOfMotionPayload {
    let measurement: ORKRangeOfMotionResult.Measurement
    let fields: StepFields

    /// Ten minutes at 100 samples a second; no limb moves that long.
    static let maximumSampleCount = 60_000
    /// What a joint can do, in degrees.
    static let possibleAngles = 0.0...180.0
    /// A recording of more than a whole turn shows the phone being spun, not a limb, in degrees.
    private static let largestTurn = 360.0
    /// No sample needs more characters than this.
    private static let longestSample = 80

    init(_ fields: StepFields) throws(AnswerError) {
        let samples = try StepReading.singleValue(
            of: ORKRangeOfMotionStep.samplesField, in: fields, label: "the recording",
            limit: Self.longestSample * Self.maximumSampleCount)
        let angle = try StepReading.singleValue(
            of: ORKRangeOfMotionStep.angleField, in: fields, label: "the angle", limit: 32)
        switch (samples, angle) {
        case (let samples?, nil):
            measurement = .sensor(try Self.motion(in: samples))
            self.fields = [ORKRangeOfMotionStep.samplesField: [samples]]
        case (nil, let angle?):
            measurement = .manualEntry(range: try Self.degrees(angle))
            self.fields = [ORKRangeOfMotionStep.angleField: [angle]]
        case (nil, nil):
            throw Self.sampleError(.required, "Measure your movement, or type the angle that was measured.")
        case (.some, .some):
            throw Self.sampleError(.severalAnswers, "Measure your movement or type the angle, but not both.")
        }
    }

    private static func motion(in text: String) throws(AnswerError) -> RangeOfMotion {
        let samples: [OrientationSample]
        do {
            samples = try MotionReader.samples(in: text, limit: maximumSampleCount)
        } catch .tooManySamples {
            throw sampleError(.tooLong, "Measure again: the recording is longer than ten minutes.")
        } catch {
            throw sampleError(.unreadable, "Measure again: the recording could not be read.")
        }
        let motion: RangeOfMotion
        do {
            motion = try RangeOfMotion(measuring: samples)
        } catch {
            throw sampleError(.unreadable, advice(for: error))
        }
        guard motion.range <= largestTurn else {
            throw sampleError(.outOfRange, "Measure again: the recording shows a turn that no joint can make.")
        }
        return motion
    }

    private static func advice(for error: GoniometryError) -> String {
        switch error {
        case .tooFewSamples: "Measure again, or type the angle: the phone did not report its position."
        case .tooShort: "Measure again: tap once to start and once more when you have moved as far as you can."
        case .gap: "Measure again with the screen on: the phone stopped reporting its position for a moment."
        case .wrongAxis: "Measure again with the phone flat on your limb, its top towards your body."
        }
    }

    /// Reads digits with at most one decimal point or comma.
    private static func degrees(_ text: String) throws(AnswerError) -> Double {
        let plain = text.replacing(",", with: ".")
        guard plain.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), let angle = Double(plain),
            possibleAngles.contains(angle)
        else {
            throw AnswerError(
                field: ORKRangeOfMotionStep.angleField, reason: .outOfRange,
                description: "Type the angle as a number of degrees from 0 to 180.")
        }
        return angle
    }

    private static func sampleError(_ reason: AnswerError.Reason, _ description: String) -> AnswerError {
        AnswerError(field: ORKRangeOfMotionStep.samplesField, reason: reason, description: description)
    }
}
