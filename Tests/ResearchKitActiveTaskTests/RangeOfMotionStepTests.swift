import ActiveTaskAlgorithms
import Foundation
import ResearchKitActiveTask
import ResearchKitCore
import Testing

@Suite("A range-of-motion step")
struct RangeOfMotionStepTests {
    private let step = ORKRangeOfMotionStep(identifier: "knee", limbOption: .left)

    /// Upright phone at 0, 300, 600 … ms, its top falling back by the given angles; heading 123 degrees.
    private func samples(_ turns: [Double]) -> String {
        let rows = turns.enumerated().map { index, turn in "[\(300 * index), 123, \(90 + turn), 0]" }
        return "[" + rows.joined(separator: ",") + "]"
    }

    private func measured(_ fields: StepFields) -> ORKRangeOfMotionResult? {
        step.read(fields).results.first as? ORKRangeOfMotionResult
    }

    @Test("A recording gives all five angles, marked as measured")
    func recording() throws {
        let result = try #require(measured(["samples": [samples([0, -30, -60, -95, -80])]]))
        #expect(result.identifier == "knee")
        #expect(abs(result.range - 95) < 1e-9)
        #expect(abs(try #require(result.start)) < 1e-9)
        #expect(abs(try #require(result.finish) - 80) < 1e-9)
        #expect(abs(try #require(result.minimum)) < 1e-9)
        #expect(abs(try #require(result.maximum) - 95) < 1e-9)
        guard case .sensor = result.measurement else {
            Issue.record("A recording passes for something else.")
            return
        }
    }

    @Test(
        "A typed angle gives the range only, marked as typed",
        arguments: [("95", 95.0), (" 95,5 ", 95.5), ("0", 0), ("180", 180), ("12.25", 12.25)])
    func typed(_ text: String, range: Double) throws {
        let result = try #require(measured(["angle": [text]]))
        #expect(result.measurement == .manualEntry(range: range))
        #expect(result.range == range)
        #expect(result.start == nil && result.finish == nil && result.minimum == nil && result.maximum == nil)
    }

    @Test(
        "An angle that no joint has, or that is no number, is refused with the bounds",
        arguments: ["-1", "180.1", "1e2", "NaN", "inf", "x", "1.2.3", ".", "0x10", "+5", "95°", "٩"])
    func badAngle(_ text: String) {
        let errors = step.read(["angle": [text]]).errors
        #expect(errors.map(\.field) == ["angle"])
        #expect(errors.map(\.reason) == [.outOfRange])
        #expect(errors.first?.description == "Type the angle as a number of degrees from 0 to 180.")
    }

    @Test("Nothing, or a recording and an angle together, is refused")
    func neitherOrBoth() {
        #expect(step.read([:]).errors.map(\.reason) == [.required])
        #expect(step.read(["angle": [""], "samples": [" "]]).errors.map(\.reason) == [.required])
        let both: StepFields = ["angle": ["90"], "samples": [samples([0, -30, -60])]]
        #expect(step.read(both).errors.map(\.reason) == [.severalAnswers])
        #expect(step.read(["angle": ["90", "91"]]).errors.map(\.reason) == [.severalAnswers])
        #expect(step.read(["angle": [String(repeating: "9", count: 33)]]).errors.map(\.reason) == [.tooLong])
    }

    @Test(
        "A recording of another form is refused",
        arguments: [
            "x", "{}", "[1]", "[[1, 2, 3]]", "[[1, 2, 3, 4, 5]]", #"[["0", 1, 2, 3]]"#, "[[0, 1, 2, 1e999]]",
            "[[NaN, 1, 2, 3]]", "[[[0, 1, 2, 3]]]",
            "[", "[[", "[[0, 1, 2, 3]", "[[0, 1, 2, 3],]", "[[0, 1, 2, 3]] []", "[[0, 1, 2, 3]\0]", "[[٠, 1, 2, 3]]",
            "[[0, 1, 2, 0x3]]", "[[0, 1, 2, inf]]", "[[0, 1, 2, nullnull]]", String(repeating: "[", count: 1_000_000),
        ])
    func badRecording(_ text: String) {
        #expect(step.read(["samples": [text]]).errors.map(\.reason) == [.unreadable])
    }

    @Test("Samples of a sensor that knows no angle are left out, and all of them are too few")
    func nulls() throws {
        let some = "[[0,123,90,0],[200,null,null,null],[300,123,60,0],[600,123,30,0]]"
        #expect(abs(try #require(measured(["samples": [some]])).range - 60) < 1e-9)
        let errors = step.read(["samples": ["[[0,null,null,null],[300,null,null,null]]"]]).errors
        #expect(errors.first?.description.contains("type the angle") == true)
    }

    @Test("Each poor recording is refused with what to do")
    func poorRecordings() {
        let poor = [
            "[]", "[[0,0,90,0]]", "[[0,0,90,0],[20,0,89,0],[40,0,88,0]]", "[[0,0,90,0],[5000,0,10,0]]",
            "[[0,0,0,0],[300,0,0,-30],[600,0,0,-60],[900,0,0,-80]]",
        ]
        let sentences = poor.map { step.read(["samples": [$0]]).errors.first?.description ?? "" }
        #expect(sentences.allSatisfy { $0.hasPrefix("Measure again") && $0.hasSuffix(".") })
        #expect(Set(sentences).count == 4)
    }

    @Test("Sixty thousand samples are read, one more is refused")
    func limit() {
        let row = { (index: Int) in "[\(10 * index),0,\(90 - index % 60),0]" }
        let full = (0..<60_000).map(row)
        #expect(step.read(["samples": ["[" + full.joined(separator: ",") + "]"]]).errors.isEmpty)
        let more = "[" + (full + [row(60_000)]).joined(separator: ",") + "]"
        #expect(step.read(["samples": [more]]).errors.map(\.reason) == [.tooLong])
    }

    @Test("A recording in which the phone was spun is refused: no joint turns that far")
    func spun() throws {
        let turns = { (degrees: Double) in
            stride(from: 0, through: degrees, by: 60).map { -$0 }
        }
        #expect(step.read(["samples": [samples(turns(360))]]).errors.isEmpty)
        let errors = step.read(["samples": [samples(turns(420))]]).errors
        #expect(errors.map(\.reason) == [.outOfRange])
        #expect(errors.first?.description == "Measure again: the recording shows a turn that no joint can make.")
    }

    @Test("Angles that no sensor reports are left out", arguments: ["361", "-361", "1e308", "-1e308"])
    func impossibleAngles(_ angle: String) throws {
        let wrong = "[[0,123,90,0],[200,0,\(angle),0],[300,123,60,0],[450,\(angle),0,0],[600,123,30,0]]"
        #expect(abs(try #require(measured(["samples": [wrong]])).range - 60) < 1e-9)
        let errors = step.read(["samples": ["[[0,\(angle),90,0],[900,0,0,\(angle)]]"]]).errors
        #expect(errors.first?.description.contains("did not report its position") == true)
    }

    @Test("White space and exponents are read as JSON has them")
    func spelling() throws {
        let text = " [ [0, 1.23e2, 9E1, -0.0],\n[300,123,60,0] ,\t[6e+2,123,30,0] ]\r\n"
        #expect(abs(try #require(measured(["samples": [text]])).range - 60) < 1e-9)
    }

    @Test("The limb has to be left or right", arguments: [ORKPredefinedTaskLimbOption.unspecified, .both])
    func limb(_ limb: ORKPredefinedTaskLimbOption) {
        let step = ORKRangeOfMotionStep(identifier: "knee", limbOption: limb)
        #expect(throws: DefinitionError.incompleteStep("knee", needs: "the limb: .left or .right")) {
            try step.validateParameters()
        }
    }
}
