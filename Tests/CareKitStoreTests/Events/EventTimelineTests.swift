import Foundation
import Testing

@testable import CareKitStore

@Suite("Events across the versions of a task")
struct EventTimelineTests {
    private let place: Place

    init() throws { place = try Place("America/New_York") }

    /// Versions of one task, each the next one's ancestor, on a daily schedule.
    private func versions(
        _ effectiveDates: [String], at start: String = "2021-06-01 08:00",
        lasting duration: OCKScheduleElement.Duration = .hours(1)
    ) throws -> [OCKTask] {
        let element = try place.element(start, every: DateComponents(day: 1), lasting: duration)
        var line: [OCKTask] = []
        for date in effectiveDates {
            var task = OCKTask(
                id: "task", title: "V\(line.count + 1)", carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
            task.effectiveDate = try place.date(date)
            task.previousVersionUUIDs = line.last.map { [$0.uuid] } ?? []
            line.append(task)
        }
        return line
    }

    /// The titles and starts of the events, as "V1 2021-06-01 08:00".
    private func events(_ line: [OCKTask], _ from: String, _ to: String) throws -> [String] {
        let interval = DateInterval(start: try place.date(from), end: try place.date(to))
        let tip = try #require(line.last)
        let timeline = EventTimeline(tips: [tip], versions: line.shuffled(), interval: interval)
        return try timeline.events(outcomes: [OCKOutcome]()).map { event in
            "\(event.task.title ?? "") \(place.reading(event.scheduleEvent.start))"
        }
    }

    @Test("Each version rules from its effective date to the next one's")
    func windows() throws {
        let line = try versions(["2021-06-01", "2021-06-02", "2021-06-04"])
        #expect(
            try events(line, "2021-06-01", "2021-06-05") == [
                "V1 2021-06-01 08:00", "V2 2021-06-02 08:00", "V2 2021-06-03 08:00", "V3 2021-06-04 08:00",
            ])
    }

    @Test("A version that takes effect exactly at an event's start takes the event over")
    func effectiveAtStart() throws {
        let line = try versions(["2021-06-01", "2021-06-02 08:00"])
        #expect(try events(line, "2021-06-02", "2021-06-03") == ["V2 2021-06-02 08:00"])
    }

    @Test(
        "A version that takes effect at an event's end or inside it leaves the old version's event",
        arguments: ["08:30", "09:00"])
    func effectiveInside(time: String) throws {
        let line = try versions(["2021-06-01", "2021-06-02 \(time)"])
        #expect(Set(try events(line, "2021-06-02", "2021-06-03")) == ["V1 2021-06-02 08:00", "V2 2021-06-02 08:00"])
    }

    @Test("An all-day task changed at noon shows the events of both versions")
    func allDay() throws {
        let line = try versions(["2021-06-01", "2021-06-02 12:00"], at: "2021-06-01", lasting: .allDay)
        #expect(Set(try events(line, "2021-06-02", "2021-06-03")) == ["V1 2021-06-02 00:00", "V2 2021-06-02 00:00"])
    }

    @Test("Ten changes in a day of an all-day task make eleven events")
    func tenChanges() throws {
        let dates = ["2021-06-01"] + (1...10).map { "2021-06-02 \($0 + 5):00" }
        let line = try versions(dates, at: "2021-06-01", lasting: .allDay)
        #expect(try events(line, "2021-06-02", "2021-06-03").count == 11)
    }

    @Test("Of versions with the same effective date the newest alone has events")
    func sameDate() throws {
        let line = try versions(["2021-06-01", "2021-06-01", "2021-06-01"])
        #expect(try events(line, "2021-06-01", "2021-06-02") == ["V3 2021-06-01 08:00"])
    }

    @Test("A newer version with an earlier effective date leaves the later time to the older one")
    func backdated() throws {
        let line = try versions(["2021-06-03", "2021-06-01"])
        #expect(
            try events(line, "2021-06-01", "2021-06-05") == [
                "V2 2021-06-01 08:00", "V2 2021-06-02 08:00", "V1 2021-06-03 08:00", "V1 2021-06-04 08:00",
            ])
    }

    @Test("Versions that ruled before the wanted time have no events in it")
    func past() throws {
        let line = try versions(["2021-06-01", "2021-06-02", "2021-06-03"])
        #expect(try events(line, "2021-06-10", "2021-06-11") == ["V3 2021-06-10 08:00"])
    }

    @Test("Outcomes join on the version and the number")
    func join() throws {
        let line = try versions(["2021-06-01", "2021-06-02"])
        let interval = DateInterval(start: try place.date("2021-06-01"), end: try place.date("2021-06-03"))
        let timeline = EventTimeline(tips: [line[1]], versions: line, interval: interval)
        let outcomes = [
            OCKOutcome(taskUUID: line[0].uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue("old")]),
            OCKOutcome(taskUUID: line[1].uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue("unused")]),
            OCKOutcome(taskUUID: line[1].uuid, taskOccurrenceIndex: 1, values: [OCKOutcomeValue("new")]),
        ]
        let texts = try timeline.events(outcomes: outcomes).map { $0.outcome?.values.first?.stringValue }
        #expect(texts == ["old", "new"])
    }

    @Test("Versions that descend from each other, as broken data may say, end the walk")
    func cycle() throws {
        var line = try versions(["2021-06-01", "2021-06-02"])
        line[0].previousVersionUUIDs = [line[1].uuid]
        #expect(try events(line, "2021-06-01", "2021-06-03").count == 2)
    }

    @Test("A missing ancestor ends the walk, and the rest has its events")
    func missingAncestor() throws {
        var line = try versions(["2021-06-01", "2021-06-02"])
        line.removeFirst()
        #expect(try events(line, "2021-06-01", "2021-06-03") == ["V2 2021-06-02 08:00"])
    }

    @Test("Several tasks' events are in order of start, then of version")
    func severalTasks() throws {
        let early = try #require(try versions(["2021-06-01"], at: "2021-06-01 07:00").first)
        let late = try #require(try versions(["2021-06-01"], at: "2021-06-01 08:00").first)
        let twin = try #require(try versions(["2021-06-01"], at: "2021-06-01 08:00").first)
        let interval = DateInterval(start: try place.date("2021-06-01"), end: try place.date("2021-06-02"))
        let events = try EventTimeline(tips: [twin, late, early], versions: [], interval: interval)
            .events(outcomes: [OCKOutcome]())
        let twins = [late, twin].map(\.uuid).sorted { $0.uuidString < $1.uuidString }
        #expect(events.map(\.task.uuid) == [early.uuid] + twins)
        #expect(events == events.sorted())
    }
}

@Suite("Identity of events")
struct EventIdentityTests {
    @Test("An event's id is made of its task's version and its number, so it is the same in every process")
    func stable() throws {
        let place = try Place("UTC")
        let element = try place.element("2021-06-01 08:00", every: DateComponents(day: 1))
        var task = OCKTask(id: "task", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        task.uuid = try #require(UUID(uuidString: "8D3C1A52-0B4E-4C5B-9A55-6F0E1D2C3B4A"))
        let event = OCKEvent(task: task, outcome: OCKOutcome?.none, scheduleEvent: task.schedule[12])
        #expect(event.id == "8D3C1A52-0B4E-4C5B-9A55-6F0E1D2C3B4A_12")
        #expect(event.anyEvent.id == event.id)
    }
}
