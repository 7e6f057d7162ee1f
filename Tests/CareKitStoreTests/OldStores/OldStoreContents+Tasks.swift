import Foundation

@testable import CareKitStore

extension OldStoreContents {
    static let tasks: [OCKTask] = {
        var first = OCKTask(
            id: "task", title: "Übung – تمرين", carePlanUUID: uuid(0x11), schedule: composed())
        first.instructions = "Zehnmal.\nDann Pause."
        first.impactsAdherence = false
        first.tags = ["knee", "knee", "ü"]
        first.groupIdentifier = ""
        first.notes = [OCKNote(author: nil, title: "T", content: "")]
        first.userInfo = [:]
        var second = first
        second.schedule = composed(after: 21)
        second.title = nil
        var third = second
        third.instructions = nil
        third.impactsAdherence = true
        third.tags = nil
        let gone = OCKTask(id: "gone", title: "", carePlanUUID: uuid(0xEE), schedule: weekly)
        return [
            // Effective on the 1st, 21st and 31st of March 2024.
            first.stored(0x31, created: 500, before: [0x32], zone: "America/St_Johns"),
            second.stored(0x32, created: 500, updated: 501, after: [0x31], before: [0x33], effective: 20 * 86_400),
            third.stored(0x33, created: 500, updated: 502, after: [0x32], effective: 30 * 86_400),
            OCKTask(id: "plain", title: nil, carePlanUUID: nil, schedule: weekly).stored(0x34, created: 503),
            gone.stored(0x35, created: 504, before: [0x36]),
            gone.stored(0x36, created: 504, updated: 505, deleted: 505, after: [0x35]),
        ]
    }()

    /// Every day at 08:00 UTC for 90 minutes, every week all day in Nepal, every month and 2 hours, half a second long.
    private static func composed(after days: Double = 0) -> OCKSchedule {
        let shift = days * 86_400
        return OCKSchedule(composing: [
            // 2024-03-04 08:00:00 UTC
            OCKScheduleElement(
                start: date(731_232_000 + shift), end: nil, interval: DateComponents(day: 1), text: "vor dem Frühstück",
                targetValues: everyValue, duration: .minutes(90), calendar: universal),
            // 2024-03-05 00:00:00 in Kathmandu, five hours and three quarters east of Greenwich
            OCKScheduleElement(
                start: date(731_268_900 + shift), end: date(762_804_900 + shift),
                interval: DateComponents(weekOfYear: 1), text: "",
                targetValues: [], duration: .allDay, calendar: nepali),
            // 2024-03-06 12:00:00.5 UTC
            OCKScheduleElement(
                start: date(731_419_200.5 + shift), end: nil,
                interval: DateComponents(year: 0, month: 1, hour: 2, minute: 3, second: 4, nanosecond: 5),
                targetValues: [value(2, kind: "glasses", units: "Gläser")], duration: .seconds(0.5)),
        ])
    }

    /// Every Monday at 08:00 UTC for an hour.
    private static let weekly = OCKSchedule(composing: [
        OCKScheduleElement(start: date(731_232_000), end: nil, interval: DateComponents(day: 7), calendar: universal)
    ])

    private static let universal: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static let nepali: Calendar = {
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt
        calendar.locale = Locale(identifier: "ne_NP")
        calendar.firstWeekday = 3
        calendar.minimumDaysInFirstWeek = 4
        return calendar
    }()
}
