import Foundation
import Testing

@testable import CareKitStore

@Suite("Progress by the kind of a value")
struct KindProgressTests {
    typealias Linear = CareTaskProgressStrategy<LinearCareTaskProgress>

    private func event(targets: [OCKOutcomeValue] = [], values: [OCKOutcomeValue]?) throws -> OCKAnyEvent {
        let place = try Place("UTC")
        let element = try OCKScheduleElement(
            validating: place.date("2021-06-01"), end: nil, interval: DateComponents(day: 1), targetValues: targets,
            calendar: place.calendar)
        let task = OCKTask(id: "task", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        let outcome = values.map { OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: $0) }
        return OCKAnyEvent(task: task, outcome: outcome, scheduleEvent: task.schedule[0])
    }

    private func values(_ numbers: [Double], kind: String?) -> [OCKOutcomeValue] {
        numbers.map {
            var value = OCKOutcomeValue($0)
            value.kind = kind
            return value
        }
    }

    @Test("An outcome exists for the kind that it holds, and not for another")
    func exists() throws {
        let event = try event(values: values([120], kind: "systolic"))
        #expect(event.computeProgress(by: .checkingOutcomeExists(kind: "systolic")).isCompleted)
        #expect(!event.computeProgress(by: .checkingOutcomeExists(kind: "diastolic")).isCompleted)
        let open = try self.event(values: nil)
        #expect(!open.computeProgress(by: .checkingOutcomeExists(kind: "systolic")).isCompleted)
    }

    @Test(
        "Each statistic looks at its kind alone, in values as in targets",
        arguments: [
            (Linear.summingOutcomeValues(kind: "a"), 16.0, 20.0), (.minimumOfOutcomeValues(kind: "a"), 1, 8),
            (.maximumOfOutcomeValues(kind: "a"), 9, 12), (.meanOfOutcomeValues(kind: "a"), 4, 10),
            (.medianOfOutcomeValues(kind: "a"), 3, 10),
        ])
    func statistics(strategy: Linear, value: Double, goal: Double) throws {
        // 9, 1, 4 and 2: their sum is 16, their mean 4, their median (2 + 4) / 2.
        let event = try event(
            targets: values([8, 12], kind: "a") + values([1000], kind: nil),
            values: values([9, 1], kind: "a") + values([-50, 700], kind: "b") + values([4, 2], kind: "a"))
        let progress = event.computeProgress(by: strategy)
        #expect(progress.value == value)
        #expect(progress.goal == goal)
    }

    @Test("The median of an odd count is the number in the middle")
    func oddMedian() throws {
        let event = try event(values: values([7, 100, 3], kind: "a"))
        #expect(event.computeProgress(by: .medianOfOutcomeValues(kind: "a")).value == 7)
    }

    @Test(
        "Without values of the kind nothing is reached, and without targets there is no goal",
        arguments: [
            Linear.summingOutcomeValues(kind: "a"), .minimumOfOutcomeValues(kind: "a"),
            .maximumOfOutcomeValues(kind: "a"), .meanOfOutcomeValues(kind: "a"), .medianOfOutcomeValues(kind: "a"),
        ])
    func nothing(strategy: Linear) throws {
        let progress = try event(values: values([5], kind: "b")).computeProgress(by: strategy)
        #expect(progress == LinearCareTaskProgress(value: 0, goal: nil))
        #expect(progress.fractionCompleted == 0)
    }

    @Test("Words and times have no least or greatest number, but each counts as one in a sum")
    func otherTypes() throws {
        var word = OCKOutcomeValue("left")
        word.kind = "a"
        var truth = OCKOutcomeValue(true)
        truth.kind = "a"
        let event = try event(values: [word, truth])
        #expect(event.computeProgress(by: .summingOutcomeValues(kind: "a")).value == 2)
        #expect(event.computeProgress(by: .minimumOfOutcomeValues(kind: "a")).value == 1)
        #expect(event.computeProgress(by: .maximumOfOutcomeValues(kind: "a")).value == 1)
    }
}
