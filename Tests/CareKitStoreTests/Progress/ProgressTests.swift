import Foundation
import Testing

@testable import CareKitStore

@Suite("Progress")
struct ProgressTests {
    private func event(targets: [OCKOutcomeValue] = [], values: [OCKOutcomeValue]?) throws -> OCKAnyEvent {
        let place = try Place("UTC")
        let element = try OCKScheduleElement(
            validating: place.date("2021-06-01"), end: nil, interval: DateComponents(day: 1), targetValues: targets,
            calendar: place.calendar)
        let task = OCKTask(id: "task", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        let outcome = values.map { OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: $0) }
        return OCKAnyEvent(task: task, outcome: outcome, scheduleEvent: task.schedule[0])
    }

    @Test("Binary progress is nothing or all")
    func binary() {
        #expect(BinaryCareTaskProgress(isCompleted: true).fractionCompleted == 1)
        #expect(BinaryCareTaskProgress(isCompleted: false).fractionCompleted == 0)
    }

    @Test(
        "Linear progress is the part of the goal, at most all of it",
        arguments: [
            (2.0, 8.0, 0.25), (8, 8, 1), (12, 8, 1), (0, 8, 0), (5, 0, 1), (0, 0, 1), (-3, 8, 0), (3, -8, 1),
            (.nan, 8, 0), (3, .nan, 0), (.infinity, 8, 1),
        ])
    func linear(value: Double, goal: Double, fraction: Double) {
        let progress = LinearCareTaskProgress(value: value, goal: goal)
        #expect(progress.fractionCompleted == fraction)
        #expect(progress.isCompleted == (fraction == 1))
    }

    @Test("Without a goal any value above zero is all", arguments: [(0.0, 0.0), (0.1, 1.0), (-1, 0), (.nan, 0)])
    func linearWithoutGoal(value: Double, fraction: Double) {
        #expect(LinearCareTaskProgress(value: value).fractionCompleted == fraction)
    }

    @Test("Aggregated progress is the mean of its parts, and 1 of none")
    func aggregated() {
        let parts: [any CareTaskProgress] = [
            BinaryCareTaskProgress(isCompleted: true), LinearCareTaskProgress(value: 1, goal: 2),
            BinaryCareTaskProgress(isCompleted: false),
        ]
        #expect(AggregatedCareTaskProgress(combining: parts).fractionCompleted == 0.5)
        #expect(AggregatedCareTaskProgress(combining: []).fractionCompleted == 1)
    }

    @Test("Parts beyond 0 to 1 are clamped before the mean", arguments: [(3.0, 1.0), (-1, 0), (.nan, 0), (0.5, 0.5)])
    func clamped(fraction: Double, clamped: Double) {
        struct Raw: CareTaskProgress { let fractionCompleted: Double }
        #expect(Raw(fractionCompleted: fraction).clampedFractionCompleted == clamped)
        #expect(AggregatedCareTaskProgress(combining: [Raw(fractionCompleted: fraction)]).fractionCompleted == clamped)
    }

    @Test("An outcome without values counts as done where its existence is asked for")
    func outcomeExists() throws {
        #expect(try event(values: []).computeProgress(by: .checkingOutcomeExists).isCompleted)
        #expect(try !event(values: nil).computeProgress(by: .checkingOutcomeExists).isCompleted)
    }

    @Test("Sums count numbers as they are and everything else as one")
    func sums() throws {
        let mixed: [OCKOutcomeValue] = [
            OCKOutcomeValue(2), OCKOutcomeValue(1.5), OCKOutcomeValue(false), OCKOutcomeValue("yes"),
            OCKOutcomeValue(Date()), OCKOutcomeValue(Data()),
        ]
        let progress = try event(targets: [OCKOutcomeValue(10), OCKOutcomeValue(5)], values: mixed)
            .computeProgress(by: .summingOutcomeValues)
        #expect(progress.value == 7.5)
        #expect(progress.goal == 15)
        #expect(progress.fractionCompleted == 0.5)
        #expect(try event(values: nil).computeProgress(by: .summingOutcomeValues).goal == nil)
    }

    @Test("A strategy of one's own is used, for one event and for several")
    func ownStrategy() throws {
        let strategy = CareTaskProgressStrategy { event in
            LinearCareTaskProgress(value: Double(event.outcome?.values.count ?? 0), goal: 4)
        }
        let events = [try event(values: [OCKOutcomeValue(1)]), try event(values: nil)]
        #expect(events[0].computeProgress(by: strategy).fractionCompleted == 0.25)
        #expect(AggregatedCareTaskProgress(events: events, by: strategy).fractionCompleted == 0.125)
    }

    @Test("Event aggregators count values, outcomes, or what the app counts")
    func eventAggregators() throws {
        let events = [
            try event(values: [OCKOutcomeValue(1), OCKOutcomeValue(2)]), try event(values: []), try event(values: nil),
        ]
        #expect(OCKEventAggregator.countOutcomeValues.aggregate(events: events) == 2)
        #expect(OCKEventAggregator.countOutcomes.aggregate(events: events) == 2)
        #expect(OCKEventAggregator.custom { Double($0.count) }.aggregate(events: events) == 3)
        #expect(OCKEventAggregator.countOutcomes.aggregate(events: []) == 0)
    }

    @Test("Adherence aggregators compare values with targets place by place")
    func adherenceAggregators() throws {
        let targets = [OCKOutcomeValue(10), OCKOutcomeValue(5.0)]
        let half = try event(targets: targets, values: [OCKOutcomeValue(12), OCKOutcomeValue(4)])
        let one = try event(targets: targets, values: [OCKOutcomeValue(10)])
        let none = try event(targets: targets, values: nil)
        let full = try event(targets: targets, values: [OCKOutcomeValue(10), OCKOutcomeValue(5), OCKOutcomeValue(1)])
        #expect(OCKAdherenceAggregator.outcomeExists.aggregate(events: [half, none]) == .progress(0.5))
        #expect(OCKAdherenceAggregator.compareTargetValues.aggregate(events: [half, full]) == .progress(0.5))
        #expect(OCKAdherenceAggregator.percentOfTargetValuesMet.aggregate(events: [half, full]) == .progress(0.75))
        #expect(
            OCKAdherenceAggregator.percentOfOutcomeValuesThatExist.aggregate(events: [one, none, full, full])
                == .progress(0.625))
    }

    @Test("No events is no progress, and an own aggregator decides for itself")
    func aggregatorsOfNothing() {
        #expect(OCKAdherenceAggregator.outcomeExists.aggregate(events: []) == .noEvents)
        #expect(OCKAdherenceAggregator.custom { _ in .noTasks }.aggregate(events: []) == .noTasks)
    }

    @Test(
        "Without targets an outcome alone completes the event",
        arguments: [
            OCKAdherenceAggregator.percentOfTargetValuesMet, .percentOfOutcomeValuesThatExist, .compareTargetValues,
        ])
    func withoutTargets(aggregator: OCKAdherenceAggregator) throws {
        #expect(aggregator.aggregate(events: [try event(values: [])]) == .progress(1))
        #expect(aggregator.aggregate(events: [try event(values: nil)]) == .progress(0))
    }
}
