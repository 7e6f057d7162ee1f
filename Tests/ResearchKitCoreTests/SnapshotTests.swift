import Foundation
import ResearchKitCore
import Testing

@Suite("Restoring a run")
struct SnapshotTests {
    private let time = Fixtures.time

    @Test(
        "A run is the same after it was saved and restored, at each of its steps",
        arguments: ["welcome", "first", "second", "done"])
    func roundTrip(step: String) throws {
        var run = Fixtures.run(at: step)
        var restored = try TaskRun(restoring: run.snapshot(), of: Fixtures.checkIn())
        #expect(restored.id == Fixtures.runID)
        #expect(restored.visited == run.visited)
        #expect(try restored.snapshot() == run.snapshot())
        #expect(restored.handle(.start, at: time(100)) == .show(step: step))
        #expect(restored.result.startDate == run.result.startDate)
        let back = run.handle(.back(step: step, fields: [:]), at: time(101))
        #expect(restored.handle(.back(step: step, fields: [:]), at: time(101)) == back)
        #expect(try restored.snapshot() == run.snapshot())
    }

    @Test("Answers ahead survive as well")
    func ahead() throws {
        var run = Fixtures.run(at: "second")
        _ = run.handle(.back(step: "second", fields: ["sleep": ["7"]]), at: time(20))
        let restored = try TaskRun(restoring: run.snapshot(), of: Fixtures.checkIn())
        #expect(restored.currentStep?.identifier == "first")
        #expect(restored.fields(ofStep: "second") == ["sleep": ["7"]])
    }

    @Test("A run that was saved before its start begins at the beginning")
    func notStarted() throws {
        var restored = try TaskRun(restoring: Fixtures.run().snapshot(), of: Fixtures.checkIn())
        #expect(restored.handle(.start, at: time(0)) == .show(step: "welcome"))
    }

    @Test("A run of another task is refused")
    func otherTask() throws {
        let data = try Fixtures.run(at: "second").snapshot()
        #expect(throws: RestorationError.otherTask) {
            try TaskRun(restoring: data, of: ORKOrderedTask(identifier: "other", steps: nil))
        }
    }

    @Test("A step that disappeared is passed over")
    func stepDisappeared() throws {
        let data = try Fixtures.run(at: "done").snapshot()
        let task = Fixtures.checkIn()
        let shorter = task.copy(with: task.steps.filter { $0.identifier != "second" })
        let restored = try TaskRun(restoring: data, of: shorter)
        #expect(restored.visited == ["welcome", "first", "done"])
        #expect(restored.result.results?.map(\.identifier) == ["welcome", "first"])
    }

    @Test("If the current step disappeared, the run stands at the one before")
    func currentDisappeared() throws {
        let data = try Fixtures.run(at: "second").snapshot()
        let task = Fixtures.checkIn()
        let shorter = task.copy(with: task.steps.filter { $0.identifier != "second" })
        #expect(try TaskRun(restoring: data, of: shorter).visited == ["welcome", "first"])
    }

    @Test("A new step that asks for something is not jumped over")
    func newStep() throws {
        let data = try Fixtures.run(at: "done").snapshot()
        var steps = Fixtures.checkIn().steps
        steps.insert(Fixtures.form("new", [Fixtures.pain()]), at: 1)
        let restored = try TaskRun(restoring: data, of: ORKOrderedTask(identifier: "checkIn", steps: steps))
        #expect(restored.visited == ["welcome", "new"])
        #expect(restored.fields(ofStep: "first") == ["pain": ["4"]])
    }

    @Test("An answer that the scale no longer allows is asked for again")
    func narrowerScale() throws {
        var run = Fixtures.run(at: "first")
        _ = run.handle(.submit(step: "first", fields: ["pain": ["10"]]), at: time(20))
        let format = ORKScaleAnswerFormat(maximumValue: 5, minimumValue: 1, defaultValue: 1, step: 1)
        let item = ORKFormItem(identifier: "pain", text: "Pain", answerFormat: format, optional: false)
        var steps = Fixtures.checkIn().steps
        steps[1] = Fixtures.form("first", [item])
        let task = ORKOrderedTask(identifier: "checkIn", steps: steps)
        #expect(try TaskRun(restoring: run.snapshot(), of: task).visited == ["welcome", "first"])
    }

    @Test("A run does not begin at a step that cannot be taken up again")
    func notRestorable() throws {
        let measure = GuardedStep(identifier: "measure")
        measure.mayBeRestored = false
        let task = ORKOrderedTask(identifier: "task", steps: [ORKStep(identifier: "ready"), measure])
        var run = Fixtures.run(task)
        _ = run.handle(.start, at: time(0))
        _ = run.handle(.submit(step: "ready", fields: [:]), at: time(1))
        var restored = try TaskRun(restoring: run.snapshot(), of: task)
        #expect(restored.handle(.start, at: time(2)) == .show(step: "ready"))
    }

    @Test("Data cut off at any place is an error, never a trap")
    func cutOff() throws {
        let data = try Fixtures.run(at: "second").snapshot()
        for length in 0..<data.count {
            #expect(throws: RestorationError.unreadable) {
                try TaskRun(restoring: data.prefix(length), of: Fixtures.checkIn())
            }
        }
    }

    @Test(
        "Data of another form is an error",
        arguments: [
            "", "null", "[]", "{}", "\"a\"", "{\"version\": 1}", "{\"version\": \"1\"}",
            #"{"version": 1, "task": "checkIn", "run": "x", "visited": [], "steps": {}}"#,
            #"{"version": 1e400, "task": "checkIn"}"#,
        ])
    func otherForm(_ text: String) {
        #expect(throws: RestorationError.unreadable) {
            try TaskRun(restoring: Data(text.utf8), of: Fixtures.checkIn())
        }
    }

    @Test("Data that is nested without end is an error")
    func nested() {
        let data = Data(repeating: UInt8(ascii: "["), count: 100_000)
        #expect(throws: RestorationError.unreadable) { try TaskRun(restoring: data, of: Fixtures.checkIn()) }
    }

    @Test("Data of a newer version is told from damaged data")
    func newer() {
        #expect(throws: RestorationError.newerVersion) {
            try TaskRun(restoring: Data(#"{"version": 2, "anything": true}"#.utf8), of: Fixtures.checkIn())
        }
    }

    @Test("Data of version 1 stays readable")
    func version1() throws {
        let text = """
            {"version": 1, "task": "checkIn", "run": "0F0E0D0C-0B0A-0908-0706-050403020100",
             "visited": ["welcome", "first", "second"], "start": 794127600, "shown": 794127610,
             "steps": {"welcome": {"fields": {}, "wasSkipped": false, "start": 794127600, "end": 794127601},
                       "first": {"fields": {"pain": ["4"]}, "wasSkipped": false, "start": 794127601,
                                 "end": 794127610}}}
            """
        let restored = try TaskRun(restoring: Data(text.utf8), of: Fixtures.checkIn())
        #expect(restored.visited == ["welcome", "first", "second"])
        #expect(restored.fields(ofStep: "first") == ["pain": ["4"]])
        #expect(restored.result.endDate == Date(timeIntervalSinceReferenceDate: 794_127_610))
    }

    @Test("Data that claims a way around a required answer does not get there")
    func forgedPath() throws {
        let forged = [
            #"{"done": {"fields": {}, "wasSkipped": false, "start": 0, "end": 1}}"#,
            #"{"welcome": {"fields": {}, "wasSkipped": false, "start": 0, "end": 1}}"#,
            #"""
            {"welcome": {"fields": {}, "wasSkipped": false, "start": 0, "end": 1},
             "first": {"fields": {}, "wasSkipped": true, "start": 0, "end": 1}}
            """#,
            #"""
            {"welcome": {"fields": {}, "wasSkipped": false, "start": 0, "end": 1},
             "first": {"fields": {"pain": ["99"]}, "wasSkipped": false, "start": 0, "end": 1}}
            """#,
        ]
        for steps in forged {
            let text = #"{"version": 1, "task": "checkIn", "run": "\#(Fixtures.runID)", "visited": ["done"], "steps": "#
            let restored = try TaskRun(restoring: Data((text + steps + "}").utf8), of: Fixtures.checkIn())
            #expect(["welcome", "first"].contains(restored.currentStep?.identifier))
        }
    }

    @Test("Data larger than any run is not read")
    func tooLarge() {
        let data = Data(repeating: UInt8(ascii: " "), count: 16 << 20) + Data("{}".utf8)
        #expect(throws: RestorationError.unreadable) { try TaskRun(restoring: data, of: Fixtures.checkIn()) }
    }
}
