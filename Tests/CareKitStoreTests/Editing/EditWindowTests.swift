import Foundation
import Testing

@testable import CareKitStore

/// From 2024-05-06 08:00 to 09:00 UTC.
private func morningEvent() throws -> OCKScheduleEvent {
    try #require(dailyTask("a").schedule.event(forOccurrenceIndex: 0))
}

/// Opens at the start, is due at the end, closes a day after; corrections for two days, with a reason once closed.
private let study = EditWindow(
    opens: .start, due: .end, closes: .init(.end, hours: 24),
    corrections: .allowed(until: .init(.end, days: 2), reason: .onceClosed))

/// A time in seconds after the event starts at 08:00.
private func after(_ seconds: Double) -> Date { day0 + 8 * 3_600 + seconds }

@Suite("Edit windows")
struct EditWindowTests {
    @Test(
        "Each phase begins exactly at its moment",
        arguments: [
            (-1.0, EditWindow.Phase.upcoming), (0, .open), (3_599, .open), (3_600, .late), (3_600 + 86_399, .late),
            (3_600 + 86_400, .closed), (1e9, .closed),
        ])
    func phases(seconds: Double, phase: EditWindow.Phase) throws {
        #expect(study.phase(of: try morningEvent(), at: after(seconds)) == phase)
    }

    @Test("A window without moments is always open, and one whose moments contradict each other never")
    func extremes() throws {
        let event = try morningEvent()
        for seconds in [-1e9, 0, 1e9] { #expect(EditWindow().phase(of: event, at: after(seconds)) == .open) }
        let contradictory = EditWindow(opens: .end, closes: .start)
        #expect(contradictory.phase(of: event, at: after(1_800)) == .upcoming)
        #expect(contradictory.phase(of: event, at: after(3_600)) == .closed)
    }

    @Test("The day of an event begins and ends with its calendar's day")
    func days() throws {
        let event = try morningEvent()
        #expect(EditWindow.Moment.startOfDay.date(for: event) == day(0))
        #expect(EditWindow.Moment.endOfDay.date(for: event) == day(1))
        #expect(EditWindow.Moment(.startOfDay, hours: -1, minutes: -30).date(for: event) == day(0) - 5_400)
    }

    @Test("A day is a day of the calendar where the clock changes, and 24 hours are 24 hours")
    func clockChange() throws {
        // Berlin, 2024-03-30 12:00 CET; the night after has 23 hours, so a day later is 12:00 CEST.
        let noon = Date(timeIntervalSince1970: 1_711_796_400)
        var berlin = Calendar(identifier: .gregorian)
        berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let element = OCKScheduleElement(start: noon, end: nil, interval: DateComponents(day: 1), calendar: berlin)
        let event = try #require(element.event(forOccurrenceIndex: 0))
        #expect(EditWindow.Moment(.start, days: 1).date(for: event) == noon + 23 * 3_600)
        #expect(EditWindow.Moment(.start, hours: 24).date(for: event) == noon + 24 * 3_600)
        // The 31st from 00:00 CET to 24:00 CEST.
        let next = try #require(element.event(forOccurrenceIndex: 1))
        #expect(EditWindow.Moment.startOfDay.date(for: next) == noon + 12 * 3_600)
        #expect(EditWindow.Moment.endOfDay.date(for: next) == noon + 35 * 3_600)
    }

    @Test("No number of days or seconds stops the program", arguments: [Int.min, -1_000_000_000, 1_000_000_000, .max])
    func absurd(number: Int) throws {
        let event = try morningEvent()
        var moment = EditWindow.Moment(.start, days: number)
        moment.seconds = number
        let window = EditWindow(opens: moment)
        #expect(window.phase(of: event, at: after(0)) == (number < 0 ? .open : .upcoming))
    }

    @Test("A first answer is on time, then late, and refused outside the window")
    func entries() throws {
        let event = try morningEvent()
        func entry(_ seconds: Double) -> Result<OutcomeEntry, StoreRefusal> {
            Result { () throws(StoreRefusal) in try study.entry(for: event, at: after(seconds)) }
        }
        #expect(entry(-1) == .failure(.windowNotOpen))
        #expect(entry(0) == .success(.onTime))
        #expect(entry(3_600) == .success(.late))
        #expect(entry(3_600 + 86_400) == .failure(.windowClosed))
    }

    @Test("A change is free while the window is open, then needs a reason, then is refused")
    func changes() throws {
        let event = try morningEvent()
        func change(_ seconds: Double, _ hasReason: Bool, _ window: EditWindow = study) -> Result<
            OutcomeEntry, StoreRefusal
        > {
            Result { () throws(StoreRefusal) in
                try window.change(of: event, at: after(seconds), hasReason: hasReason)
            }
        }
        #expect(change(0, false) == .success(.onTime))
        #expect(change(3_600, false) == .success(.late))
        #expect(change(0, true) == .success(.correction))
        let closed = 3_600.0 + 86_400
        #expect(change(closed, false) == .failure(.reasonMissing))
        #expect(change(closed, true) == .success(.correction))
        #expect(change(closed + 86_400, true) == .failure(.correctionsOver))
        // The clock was set back to before the event: nothing gets stuck.
        #expect(change(-86_400, false) == .success(.onTime))

        var window = study
        window.corrections = .never
        #expect(change(0, true, window) == .failure(.outcomeFinal))
        window.corrections = .whileOpen
        #expect(change(closed - 1, false, window) == .success(.late))
        #expect(change(closed, true, window) == .failure(.correctionsOver))
        window.corrections = .allowed(until: nil, reason: .always)
        #expect(change(0, false, window) == .failure(.reasonMissing))
        #expect(change(1e9, true, window) == .success(.correction))
        window.corrections = .allowed(until: nil, reason: .never)
        #expect(change(1e9, false, window) == .success(.correction))
    }

    @Test("A card is told the same: free, with a reason, or not at all")
    func permissions() throws {
        let event = try morningEvent()
        let closed = 3_600.0 + 86_400
        let permissions = [0, closed - 1, closed, 2 * closed].map {
            study.permission(toChange: event, at: after($0))
        }
        #expect(permissions == [.allowed, .allowed, .withReason, .refused])
        #expect(EditWindow(corrections: .never).permission(toChange: event, at: after(0)) == .refused)
        #expect(EditWindow().permission(toChange: event, at: after(1e9)) == .allowed)
    }

    @Test(
        "A window comes back from a document whole",
        arguments: [
            study, EditWindow(), EditWindow(due: .endOfDay, corrections: .never),
            EditWindow(corrections: .allowed(until: nil, reason: .always)),
        ])
    func coding(window: EditWindow) throws {
        #expect(try JSONDecoder().decode(EditWindow.self, from: JSONEncoder().encode(window)) == window)
    }

    @Test("Documents of Apple's framework have none of the keys, and ours have them only where they say something")
    func appleDocuments() throws {
        var task = dailyTask("a")
        var answer = outcome(task, 0, 1)
        func keys(_ value: some Encodable) throws -> Set<String> {
            let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
            return Set(try #require(object as? [String: Any]).keys)
        }
        let (plainTask, plainAnswer) = (try keys(task), try keys(answer))
        #expect(plainTask.isDisjoint(with: ["editWindow", "paused"]))
        #expect(plainAnswer.isDisjoint(with: ["entry", "correction"]))
        task.editWindow = study
        task.isPaused = true
        answer.entry = .late
        answer.correction = OutcomeCorrection(reason: "typing error", date: day0)
        #expect(try keys(task).subtracting(plainTask) == ["editWindow", "paused"])
        #expect(try keys(answer).subtracting(plainAnswer) == ["entry", "correction"])
        #expect(try JSONDecoder().decode(OCKTask.self, from: JSONEncoder().encode(task)) == task)
        #expect(try JSONDecoder().decode(OCKOutcome.self, from: JSONEncoder().encode(answer)) == answer)
        task.isPaused = false
        #expect(try keys(task).subtracting(plainTask) == ["editWindow"])
    }
}
