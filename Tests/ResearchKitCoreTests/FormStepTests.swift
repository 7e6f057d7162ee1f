import Foundation
import ResearchKitCore
import Testing

@Suite("A form")
struct FormStepTests {
    @Test("Items are optional unless the app says otherwise, and a form of optional items can be sent empty")
    func optional() {
        #expect(Fixtures.sleep().isOptional)
        let reading = Fixtures.form("form", [Fixtures.sleep()]).read([:])
        #expect(reading.errors.isEmpty)
        #expect(reading.results.map(\.identifier) == ["sleep"])
    }

    @Test("Fields that the form does not know are left out")
    func unknownFields() {
        let reading = Fixtures.form("form", [Fixtures.sleep()]).read(["sleep": ["7"], "token": ["abc"], "": ["1"]])
        #expect(reading.fields == ["sleep": ["7"]])
        #expect(reading.results.count == 1)
    }

    @Test("A heading has no answer and no result")
    func heading() {
        let form = Fixtures.form("form", [ORKFormItem(sectionTitle: "Night"), Fixtures.sleep()])
        #expect(form.read(["": ["7"]]).results.map(\.identifier) == ["sleep"])
        #expect(form.asksForAnswers)
        #expect(!Fixtures.form("form", [ORKFormItem(sectionTitle: "Night")]).asksForAnswers)
    }

    @Test("Two questions of one identifier are refused, two headings are not")
    func duplicates() throws {
        let form = Fixtures.form("form", [Fixtures.sleep(), Fixtures.sleep()])
        #expect(throws: DefinitionError.duplicateItemIdentifier("sleep")) { try form.validateParameters() }
        try Fixtures.form("form", [ORKFormItem(sectionTitle: "A"), ORKFormItem(sectionTitle: "B")])
            .validateParameters()
    }

    @Test("A scale that cannot work is found with its form")
    func invalidScale() {
        let format = ORKScaleAnswerFormat(maximumValue: 1, minimumValue: 10, defaultValue: 1, step: 1)
        let form = Fixtures.form("form", [ORKFormItem(identifier: "a", text: nil, answerFormat: format)])
        #expect(throws: DefinitionError.scaleBoundsReversed) { try form.validateParameters() }
    }

    @Test("A form without questions reads as empty")
    func empty() {
        let form = ORKFormStep(identifier: "form")
        #expect(form.read(["a": ["1"]]).results.isEmpty)
        #expect(form.read(["a": ["1"]]).errors.isEmpty)
    }

    @Test("A question without a text is named all the same")
    func noText() {
        let item = ORKFormItem(
            identifier: "a", text: nil,
            answerFormat: ORKScaleAnswerFormat(maximumValue: 2, minimumValue: 1, defaultValue: 1, step: 1),
            optional: false)
        #expect(Fixtures.form("form", [item]).read([:]).errors.first?.description == "Answer this question to go on.")
    }
}

@Suite("An ordered task")
struct OrderedTaskTests {
    private let steps = ["a", "b", "c"].map(ORKStep.init(identifier:))
    private let empty = ORKTaskResult(taskIdentifier: "task", taskRun: Fixtures.runID, outputDirectory: nil)

    @Test("Steps follow each other as in the array")
    func order() {
        let task = ORKOrderedTask(identifier: "task", steps: steps)
        #expect(task.step(after: nil, with: empty) === steps[0])
        #expect(task.step(after: steps[0], with: empty) === steps[1])
        #expect(task.step(after: steps[2], with: empty) == nil)
        #expect(task.step(after: ORKStep(identifier: "z"), with: empty) == nil)
        #expect(task.step(withIdentifier: "b") === steps[1])
        #expect(task.step(withIdentifier: "z") == nil)
    }

    @Test("A step's index is found by its identifier")
    func index() {
        let task = ORKOrderedTask(identifier: "task", steps: steps)
        #expect(task.index(of: ORKStep(identifier: "c")) == 2)
        #expect(task.index(of: ORKStep(identifier: "z")) == nil)
    }

    @Test("Repeated identifiers are refused at construction where the app asks for it, and before a run always")
    func duplicates() throws {
        let error = DefinitionError.duplicateStepIdentifier("a")
        let twice = steps + [ORKStep(identifier: "a")]
        #expect(throws: error) { try ORKOrderedTask(validating: "task", steps: twice) }
        let task = ORKOrderedTask(identifier: "task", steps: steps)
        try task.validateParameters()
        task.appendSteps([ORKStep(identifier: "a")])
        #expect(throws: error) { try task.validateParameters() }
        #expect(task.steps.count == 4)
    }

    @Test("Steps can be added at the end, and a copy can have others")
    func changing() {
        let task = ORKOrderedTask(identifier: "task", steps: [steps[0]])
        task.appendSteps([steps[1], steps[2]])
        #expect(task.steps.map(\.identifier) == ["a", "b", "c"])
        let copy = task.copy(with: [steps[2]])
        #expect(copy.identifier == "task")
        #expect(copy.steps.map(\.identifier) == ["c"])
        #expect(task.steps.count == 3)
    }
}
