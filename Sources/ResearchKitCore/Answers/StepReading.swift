/// What a screen posted: values by field name, in the order in which they came.
public typealias StepFields = [String: [String]]

/// What a step makes of the fields that its screen posted.
public struct StepReading {
    /// The fields that hold valid answers, trimmed; what the step does not know is left out.
    public var fields: StepFields = [:]
    /// One result for each part of the step, without a value where there is no valid answer.
    public var results: [ORKResult] = []
    /// One error for each field that has to be mended before the participant can go on.
    public var errors: [AnswerError] = []

    /// Nothing was read yet.
    public init() {}

    /// The only value of a field, without white space around it; nil when there is none or it is blank.
    ///
    /// Throws when there are several values, or when the value is longer than a number of Unicode scalars.
    public static func singleValue(
        of field: String, in fields: StepFields, label: String, limit: Int
    ) throws(AnswerError) -> String? {
        guard let values = fields[field], let value = values.first else { return nil }
        guard values.count == 1 else {
            throw AnswerError(field: field, reason: .severalAnswers, description: "Give one answer only for \(label).")
        }
        guard value.utf8.count <= 4 * limit, value.unicodeScalars.count <= limit else {
            throw AnswerError(field: field, reason: .tooLong, description: "The answer for \(label) is too long.")
        }
        let scalars = value.unicodeScalars
        guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        return String(scalars[start...end])
    }
}
