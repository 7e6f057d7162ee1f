import CareKit
import UIKit

/// Four weeks of plausible history for `--demo`, each outcome marked as demonstration data.
enum DemonstrationData {
    static let source = "demonstration"
    static let days = 28

    /// Moves the plan four weeks back and answers its past events; today stays open.
    @MainActor @Sendable static func fill(_ application: UIApplication) async throws {
        guard let appDelegate = application.delegate as? AppDelegate,
            let store = appDelegate.storeManager.store as? OCKStore
        else { return }
        try await fill(store, at: Date())
    }

    static func fill(_ store: OCKStore, at now: Date) async throws {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: now)
        // From now, not from today's start: where clocks change at midnight, a day may begin at one o'clock.
        guard let start = calendar.date(byAdding: .day, value: -days, to: now).map(calendar.startOfDay) else { return }
        try await replacePlan(of: store, from: start)
        var query = OCKEventQuery(dateInterval: DateInterval(start: start, end: today.addingTimeInterval(-1)))
        query.taskIDs = [StudyPlan.TaskID.checkIn, StudyPlan.TaskID.rangeOfMotion]
        let events = try await store.fetchEvents(query: query).filter { $0.scheduleEvent.start < today }
        let onboarding = try await store.fetchEvent(
            forTask: store.fetchTask(withID: StudyPlan.TaskID.onboarding), occurrence: 0)
        let answers = events.compactMap { answer(to: $0, start: start, calendar: calendar) }
        let joined = outcome(of: onboarding, [OCKOutcomeValue(start)])
        try await store.addOutcomes([joined] + answers)
    }

    private static func replacePlan(of store: OCKStore, from start: Date) async throws {
        try store.reset()
        try await store.addTasks(
            StudyPlan.tasks(from: start).map { task in
                var task = task
                task.source = source
                return task
            })
    }

    /// Pain fades and the range grows from week to week, with the ups and downs of real life; some days are missed.
    private static func answer(
        to event: OCKEvent<OCKTask, OCKOutcome>, start: Date, calendar: Calendar
    ) -> OCKOutcome? {
        // Counted to an hour later, since the first day may have begun at one o'clock.
        let moment = event.scheduleEvent.start.addingTimeInterval(3_600)
        let day = calendar.dateComponents([.day], from: start, to: moment).day ?? 0
        let wobble = [0, 1, -1, 0, 2, -1, 1, 0, -1, 1, 0][(day * 7 + 3) % 11]
        switch event.task.id {
        case StudyPlan.TaskID.checkIn:
            guard ![5, 12, 13, 20].contains(day) else { return nil }
            var pain = OCKOutcomeValue(Double(min(max(8 - day / 5 + wobble, 1), 10)))
            pain.kind = Surveys.CheckIn.pain
            var sleep = OCKOutcomeValue(Double(min(max(5 + day / 9 + (wobble + day) % 3, 0), 12)))
            sleep.kind = Surveys.CheckIn.sleep
            return outcome(of: event, [pain, sleep])
        default:
            var range = OCKOutcomeValue(Double(62 + day * 2 + wobble), units: "deg")
            range.kind = Surveys.rangeKind
            return outcome(of: event, [range])
        }
    }

    private static func outcome(
        of event: OCKEvent<OCKTask, OCKOutcome>, _ values: [OCKOutcomeValue]
    ) -> OCKOutcome {
        var outcome = OCKOutcome(
            taskUUID: event.task.uuid, taskOccurrenceIndex: event.scheduleEvent.occurrence, values: values)
        outcome.source = source
        outcome.createdDate = event.scheduleEvent.start
        outcome.effectiveDate = event.scheduleEvent.start
        return outcome
    }
}
