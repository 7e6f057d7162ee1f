import Foundation

/// A scale of whole numbers with 1 to 13 steps between its ends.
public final class ORKScaleAnswerFormat: ORKAnswerFormat {
    /// The largest answer.
    public let maximum: Int
    /// The smallest answer.
    public let minimum: Int
    /// The distance between two neighbouring answers.
    public let step: Int
    /// Where the control stands before it is touched, as the author gave it; see `startPosition`.
    public let defaultValue: Int
    /// True when the scale is drawn upright.
    public let isVertical: Bool
    /// What the largest answer means, for example "Worst pain".
    public let maximumValueDescription: String?
    /// What the smallest answer means, for example "No pain".
    public let minimumValueDescription: String?

    /// A scale; `validateParameters()` says whether it can be used.
    public init(
        maximumValue: Int, minimumValue: Int, defaultValue: Int, step: Int, vertical: Bool = false,
        maximumValueDescription: String? = nil, minimumValueDescription: String? = nil
    ) {
        self.maximum = maximumValue
        self.minimum = minimumValue
        self.step = step
        self.defaultValue = defaultValue
        self.isVertical = vertical
        self.maximumValueDescription = maximumValueDescription
        self.minimumValueDescription = minimumValueDescription
    }

    /// The default value moved down onto a step, or nil when it lies outside of the scale. Never an answer.
    public var startPosition: Int? {
        guard isUsable, (minimum...maximum).contains(defaultValue) else { return nil }
        return defaultValue - (defaultValue - minimum) % step
    }

    /// Every answer that can be chosen, smallest first; empty when the definition is not usable.
    public var choices: [Int] { isUsable ? Array(stride(from: minimum, through: maximum, by: step)) : [] }

    private var isUsable: Bool { (try? validateParameters()) != nil }

    /// Throws a `DefinitionError` unless the scale keeps Apple's rules: bounds from −10,000 to 10,000, the smaller one
    /// first, a step of at least 1 that divides their distance, and 1 to 13 steps.
    public override func validateParameters() throws {
        guard minimum >= -10_000, maximum <= 10_000 else { throw DefinitionError.scaleBoundTooLarge }
        guard minimum < maximum else { throw DefinitionError.scaleBoundsReversed }
        guard step >= 1, step <= maximum - minimum, (maximum - minimum) % step == 0 else {
            throw DefinitionError.scaleStepDoesNotFit
        }
        guard (maximum - minimum) / step <= 13 else { throw DefinitionError.scaleHasTooManySteps }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var longestAnswer: Int { 32 }

    /// The chosen number. Accepted are an optional sign, decimal digits of any script and a fraction of zeros.
    public override func result(
        for answer: String?, identifier: String, label: String
    ) throws(AnswerError) -> ORKQuestionResult {
        let result = ORKScaleQuestionResult(identifier: identifier)
        guard let answer else { return result }
        let bounds = "from \(minimum) to \(maximum)"
        guard let number = Self.wholeNumber(answer) else {
            throw AnswerError(
                field: identifier, reason: .notAWholeNumber, description: "Give \(label) as a whole number \(bounds).")
        }
        guard (minimum...max(minimum, maximum)).contains(number) else {
            throw AnswerError(
                field: identifier, reason: .outOfRange, description: "Choose a number \(bounds) for \(label).")
        }
        guard choices.contains(number) else {
            throw AnswerError(
                field: identifier, reason: .notOnAStep,
                description: "Choose a number \(bounds) in steps of \(step) for \(label).")
        }
        result.scaleAnswer = NSNumber(value: number)
        return result
    }

    private static func wholeNumber(_ text: String) -> Int? {
        let parts = text.unicodeScalars.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first else { return nil }
        if let fraction = parts.dropFirst().first {
            guard !fraction.isEmpty, fraction.allSatisfy({ digit($0) == 0 }) else { return nil }
        }
        let digits = whole.first == "-" || whole.first == "+" ? whole.dropFirst() : whole
        guard !digits.isEmpty else { return nil }
        var number = 0
        for scalar in digits {
            // No bound of a scale has more than five digits; stopping far above keeps the sum from overflowing.
            guard let digit = digit(scalar), number < 1_000_000_000 else { return nil }
            number = 10 * number + digit
        }
        return whole.first == "-" ? -number : number
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
        return Int(exactly: value)
    }
}
