import Foundation
import ResearchKitCore
import Testing

@Suite("Answers on a scale")
struct ScaleAnswerTests {
    private func read(_ values: [String], minimum: Int = 1, maximum: Int = 10, step: Int = 1) -> StepReading {
        let format = ORKScaleAnswerFormat(
            maximumValue: maximum, minimumValue: minimum, defaultValue: 5, step: step)
        let item = ORKFormItem(identifier: "pain", text: "Pain", answerFormat: format)
        return Fixtures.form("form", [item]).read(["pain": values])
    }

    @Test(
        "A whole number is taken as a person may write it",
        arguments: [
            ("4", 4), (" 4 ", 4), ("+4", 4), ("4.0", 4), ("04", 4), ("٣", 3), ("10", 10), ("1", 1), ("\t7\n", 7),
            ("5.000", 5),
        ])
    func taken(_ text: String, number: Int) {
        let reading = read([text])
        #expect(reading.errors.isEmpty)
        #expect((reading.results.first as? ORKScaleQuestionResult)?.scaleAnswer?.intValue == number)
    }

    @Test(
        "What is not a plain whole number is refused",
        arguments: [
            "x", "1e1", "NaN", "inf", "0x5", "4.5", "4,0", "4.", ".4", "+", "-", "--4", "4 4", "½", "四", "4\u{0}",
            "99999999999999999999", "１.５",
        ])
    func notANumber(_ text: String) throws {
        let error = try #require(read([text]).errors.first)
        #expect(error.reason == .notAWholeNumber)
        #expect(error.description == "Give “Pain” as a whole number from 1 to 10.")
    }

    @Test("A number outside of the scale is refused with the bounds", arguments: ["0", "11", "-3", "1000000000"])
    func outOfRange(_ text: String) throws {
        let error = try #require(read([text]).errors.first)
        #expect(error.reason == .outOfRange)
        #expect(error.description == "Choose a number from 1 to 10 for “Pain”.")
    }

    @Test("A number between two steps is refused with the step")
    func notOnAStep() throws {
        let error = try #require(read(["3"], minimum: 0, maximum: 10, step: 2).errors.first)
        #expect(error.reason == .notOnAStep)
        #expect(error.description == "Choose a number from 0 to 10 in steps of 2 for “Pain”.")
        #expect(read(["4"], minimum: 0, maximum: 10, step: 2).errors.isEmpty)
    }

    @Test("Negative numbers can be chosen where the scale has them")
    func negative() {
        let reading = read(["-3"], minimum: -5, maximum: 5)
        #expect((reading.results.first as? ORKScaleQuestionResult)?.scaleAnswer?.intValue == -3)
        #expect(read(["-0"], minimum: -5, maximum: 5).errors.isEmpty)
    }

    @Test("Several values are refused, equal ones too", arguments: [["4", "5"], ["4", "4"], ["", ""]])
    func several(_ values: [String]) {
        #expect(read(values).errors.map(\.reason) == [.severalAnswers])
    }

    @Test("An absurdly long value is refused before it is read")
    func long() {
        #expect(read([String(repeating: "1", count: 33)]).errors.map(\.reason) == [.tooLong])
        #expect(read([String(repeating: "1", count: 1_000_000)]).errors.map(\.reason) == [.tooLong])
        #expect(read([String(repeating: " ", count: 1_000_000)]).errors.map(\.reason) == [.tooLong])
    }

    @Test("An empty or blank value is no answer", arguments: [[], [""], ["   "], ["\u{a0}\n"]])
    func empty(_ values: [String]) {
        let reading = read(values)
        #expect(reading.errors.isEmpty)
        #expect(reading.fields.isEmpty)
        #expect((reading.results.first as? ORKScaleQuestionResult)?.scaleAnswer == nil)
    }

    @Test("No error text repeats the answer", arguments: ["<b>secret</b>", "7777", "-31"])
    func noEcho(_ text: String) {
        for error in read([text]).errors { #expect(!error.description.contains(text)) }
    }
}

@Suite("The definition of a scale")
struct ScaleDefinitionTests {
    private func scale(_ minimum: Int, _ maximum: Int, step: Int, default start: Int = 0) -> ORKScaleAnswerFormat {
        ORKScaleAnswerFormat(maximumValue: maximum, minimumValue: minimum, defaultValue: start, step: step)
    }

    @Test(
        "Apple's limits are kept",
        arguments: [
            (1, 10, 1), (0, 12, 1), (0, 13, 1), (-10_000, 10_000, 20_000), (0, 130, 10), (-5, 5, 5),
        ])
    func valid(minimum: Int, maximum: Int, step: Int) throws {
        try scale(minimum, maximum, step: step).validateParameters()
    }

    @Test(
        "A definition that no answer could meet is refused",
        arguments: [
            (10, 1, 1, DefinitionError.scaleBoundsReversed), (5, 5, 1, .scaleBoundsReversed),
            (0, 10, 0, .scaleStepDoesNotFit), (0, 10, -1, .scaleStepDoesNotFit), (0, 10, 3, .scaleStepDoesNotFit),
            (0, 10, 20, .scaleStepDoesNotFit), (0, 14, 1, .scaleHasTooManySteps),
            (-10_001, 0, 1, .scaleBoundTooLarge), (0, 10_001, 1, .scaleBoundTooLarge),
            (.min, .max, 1, .scaleBoundTooLarge), (.max, .min, .min, .scaleBoundsReversed),
        ])
    func invalid(minimum: Int, maximum: Int, step: Int, error: DefinitionError) {
        let format = scale(minimum, maximum, step: step)
        #expect(throws: error) { try format.validateParameters() }
        #expect(format.choices.isEmpty)
        #expect(format.startPosition == nil)
    }

    @Test("An impossible definition refuses answers instead of trapping", arguments: [0, -1, Int.min, Int.max])
    func answersToInvalid(step: Int) {
        let item = ORKFormItem(identifier: "a", text: nil, answerFormat: scale(.min, .max, step: step))
        #expect(Fixtures.form("form", [item]).read(["a": ["4"]]).errors.map(\.reason) == [.notOnAStep])
    }

    @Test("The start position is moved down onto a step and dropped outside of the scale")
    func startPosition() {
        #expect(scale(0, 10, step: 5, default: 7).startPosition == 5)
        #expect(scale(1, 10, step: 1, default: 5).startPosition == 5)
        #expect(scale(1, 10, step: 1, default: 0).startPosition == nil)
        #expect(scale(1, 10, step: 1, default: .max).startPosition == nil)
        #expect(scale(-6, 6, step: 4, default: -3).startPosition == -6)
    }

    @Test("The choices run from the smallest to the largest")
    func choices() {
        #expect(scale(0, 10, step: 5).choices == [0, 5, 10])
        #expect(scale(1, 10, step: 1).choices == Array(1...10))
    }
}
