import CareKit
import Foundation

/// What the study asks for, and when.
enum StudyPlan {

    enum TaskID {
        static let onboarding = "onboarding"
        static let checkIn = "checkin"
        static let rangeOfMotion = "rangeOfMotion"
    }

    /// The study's tasks for somebody who joins on the day that begins at `morning`.
    static func tasks(from morning: Date) -> [OCKTask] {
        [onboarding(from: morning), checkIn(from: morning), rangeOfMotion(from: morning)]
    }

    private static func onboarding(from morning: Date) -> OCKTask {
        let schedule = OCKSchedule.dailyAtTime(
            hour: 0, minutes: 0, start: morning, end: nil, text: "Before you start", duration: .allDay)
        var task = OCKTask(id: TaskID.onboarding, title: "Onboard", carePlanUUID: nil, schedule: schedule)
        task.instructions = "You need to join the study before you can see your exercises and questions."
        task.impactsAdherence = false
        return task
    }

    private static func checkIn(from morning: Date) -> OCKTask {
        let schedule = OCKSchedule.dailyAtTime(hour: 8, minutes: 0, start: morning, end: nil, text: nil)
        var task = OCKTask(id: TaskID.checkIn, title: "Check In", carePlanUUID: nil, schedule: schedule)
        task.instructions = "Two quick questions about your knee and your night."
        return task
    }

    /// Every day for a week, then every week until a month has passed.
    private static func rangeOfMotion(from morning: Date) -> OCKTask {
        let calendar = Calendar.current
        // Each from its day's start: where clocks change at midnight, the first morning may be at one o'clock.
        let nextWeek = calendar.date(byAdding: .weekOfYear, value: 1, to: morning).map(calendar.startOfDay) ?? morning
        let nextMonth = calendar.date(byAdding: .month, value: 1, to: morning).map(calendar.startOfDay)
        let daily = OCKScheduleElement(
            start: morning, end: nextWeek, interval: DateComponents(day: 1), text: nil, targetValues: [],
            duration: .allDay)
        let weekly = OCKScheduleElement(
            start: nextWeek, end: nextMonth, interval: DateComponents(weekOfYear: 1), text: nil, targetValues: [],
            duration: .allDay)
        let schedule = OCKSchedule(composing: [daily, weekly])
        var task = OCKTask(id: TaskID.rangeOfMotion, title: "Range of Motion", carePlanUUID: nil, schedule: schedule)
        task.instructions = "See how far your left knee bends today."
        return task
    }
}
