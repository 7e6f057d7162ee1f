import Foundation
import HealthKit

@testable import CareKitStore

/// What stores hold besides since they know edit windows and pauses of all tasks: schedules by rule, HealthKit tasks, how
/// answers came in, and what another store has sent.
extension OldStoreContents {
    static let windowedTasks: [OCKTask] = {
        var task = OCKTask(id: "window", title: "窓", carePlanUUID: nil, schedule: byRule)
        task.editWindow = window
        var paused = task
        paused.isPaused = true
        paused.editWindow = EditWindow(corrections: .never)
        return [
            task.stored(0x41, created: 600, before: [0x42]),
            paused.stored(0x42, created: 600, updated: 601, after: [0x41], effective: 20 * 86_400),
        ]
    }()

    static let healthKitTasks: [OCKHealthKitTask] = {
        var steps = OCKHealthKitTask(
            id: "task", title: "Schritte", carePlanUUID: uuid(0x11), schedule: byRule,
            healthKitLinkage: OCKHealthKitLinkage(
                quantityIdentifier: .stepCount, quantityType: .cumulative, unit: .count()))
        steps.editWindow = window
        steps.instructions = "Zu Fuß"
        steps.impactsAdherence = false
        steps.tags = ["ü"]
        var paused = steps
        (paused.isPaused, paused.editWindow, paused.title) = (true, nil, nil)
        let glucose = OCKHealthKitTask(
            id: "glucose", title: "", carePlanUUID: nil, schedule: byRule.untilCompleted(),
            healthKitLinkage: OCKHealthKitLinkage(
                quantityIdentifier: .bloodGlucose, quantityType: .discrete,
                unit: .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())))
        return [
            steps.stored(0x71, created: 700, before: [0x72]),
            paused.stored(0x72, created: 700, updated: 701, after: [0x71], effective: 20 * 86_400),
            glucose.stored(0x73, created: 702, before: [0x74]),
            glucose.stored(0x74, created: 702, updated: 703, deleted: 703, after: [0x73]),
        ]
    }()

    static let windowedOutcomes: [OCKOutcome] = {
        func answer(_ id: String, _ occurrence: Int, _ entry: OutcomeEntry?) -> OCKOutcome {
            var outcome = OCKOutcome(taskUUID: uuid(0x41), taskOccurrenceIndex: occurrence, values: [value(occurrence)])
            (outcome.id, outcome.entry) = (id, entry)
            return outcome
        }
        var corrected = answer("corrected", 1, .correction)
        corrected.correction = OutcomeCorrection(reason: "Linkes Knie,\nnicht \"rechtes\" 🦵", date: date(731_300_000.5))
        return [
            answer("on time", 0, .onTime).stored(0x61, created: 2_000),
            answer("corrected", 1, .late).stored(0x62, created: 2_001, before: [0x63]),
            corrected.stored(0x63, created: 2_001, updated: 2_002, after: [0x62]),
        ]
    }()

    /// An outcome that came from another store before its task did, and what that store knew.
    static let waitingOutcome: OCKOutcome = {
        var outcome = OCKOutcome(taskUUID: uuid(0x4F), taskOccurrenceIndex: 0, values: everyValue)
        outcome.id = "waiting"
        return outcome.stored(0x6F, created: 3_000)
    }()

    static let peer = uuid(0xF0)
    static let peerKnowledge = OCKRevisionRecord.KnowledgeVector([peer: 7])

    private static let window = EditWindow(
        opens: .init(.startOfDay, days: -1), due: .end, closes: .init(.end, days: 2, hours: 3, seconds: -5),
        corrections: .allowed(until: .init(.endOfDay, days: 7), reason: .onceClosed))

    /// At 08:00 in Berlin wherever the participant is; on the 31st and on the last Friday of each month at 08:00 in New York,
    /// until the next.
    private static let byRule: OCKSchedule = {
        typealias Element = OCKScheduleElement
        let newYork = TimeZone(identifier: "America/New_York") ?? .gmt
        let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = berlin
        // 2024-03-04 07:00:00 UTC
        let start = date(731_228_400)
        let elements = [
            try? Element(
                validating: start, end: nil, interval: DateComponents(day: 1), calendar: calendar,
                zonePolicy: .floating(home: berlin)),
            try? Element(
                validating: start + 3_600, end: nil, interval: DateComponents(month: 1), duration: .allDay,
                calendar: calendar, zonePolicy: .fixed(newYork), monthDay: .day(31)),
            try? Element(
                validating: start + 7_200, end: start + 1e8, interval: DateComponents(month: 1), text: "Freitag",
                targetValues: [value(3)], calendar: calendar, zonePolicy: .fixed(newYork),
                monthDay: .weekday(6, ordinal: -1), lastsUntilNext: true),
        ]
        return OCKSchedule(composing: elements.compactMap { $0 })
    }()
}
