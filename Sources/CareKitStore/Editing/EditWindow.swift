import Foundation

/// When the events of a task may be answered, and what may be done with an answer later. The store enforces it.
///
/// A task without a window keeps Apple's rule: every event may be answered, and every answer changed, at any time. See
/// Documentation/Decisions/0016.
public struct EditWindow: Codable, Hashable, Sendable {
    /// From when an event may be answered; nil for any time before.
    public var opens: Moment?

    /// From when an answer is late; nil for never. Late answers are stored and marked: see ``OCKOutcome/entry``.
    public var due: Moment?

    /// From when an event may no longer be answered; nil for never.
    public var closes: Moment?

    /// What may be done with an answer once it is stored.
    public var corrections: Corrections

    /// Makes a window; what is left out is not restricted.
    public init(
        opens: Moment? = nil, due: Moment? = nil, closes: Moment? = nil, corrections: Corrections = .whileOpen
    ) {
        self.opens = opens
        self.due = due
        self.closes = closes
        self.corrections = corrections
    }
}

extension EditWindow {
    /// What may be done with an answer once it is stored: changing and deleting are the same to a study.
    public enum Corrections: Codable, Hashable, Sendable {
        /// Nothing: what was given stays.
        case never
        /// Anything, for as long as the event may still be answered.
        case whileOpen
        /// Anything until a moment, also after the window has closed; nil for always.
        case allowed(until: Moment?, reason: ReasonRule)
    }

    /// When a change must tell its reason, as an ``OutcomeCorrection``.
    public enum ReasonRule: String, Codable, Hashable, Sendable, CaseIterable {
        /// Not at all.
        case never
        /// Once the window has closed.
        case onceClosed
        /// Every time.
        case always
    }

    /// A moment told from an event: from an anchor some days, by the calendar of the event's schedule, then seconds.
    public struct Moment: Codable, Hashable, Sendable {
        /// Where to count from.
        public enum Anchor: String, Codable, Hashable, Sendable, CaseIterable {
            /// The start of the event.
            case start
            /// The end of the event.
            case end
            /// The start of the day on which the event starts.
            case startOfDay
            /// The end of the day on which the event starts, which is the start of the next.
            case endOfDay
        }

        /// Where to count from.
        public var anchor: Anchor

        /// Days of the calendar, which may have 23 or 25 hours; negative for before.
        public var days: Int

        /// Seconds after the days; negative for before.
        public var seconds: Int

        /// Makes a moment so long after its anchor, or before it where numbers are negative.
        public init(_ anchor: Anchor, days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0) {
            self.anchor = anchor
            self.days = days
            self.seconds = hours &* 3_600 &+ minutes &* 60 &+ seconds
        }

        /// The start of the event.
        public static let start = Moment(.start)

        /// The end of the event.
        public static let end = Moment(.end)

        /// The start of the day on which the event starts.
        public static let startOfDay = Moment(.startOfDay)

        /// The end of the day on which the event starts.
        public static let endOfDay = Moment(.endOfDay)
    }
}

extension EditWindow.Moment {
    /// When that is for an event.
    public func date(for event: OCKScheduleEvent) -> Date {
        let clock = WallClock(event.element.calendar)
        let date =
            switch anchor {
            case .start: event.start
            case .end: event.end
            case .startOfDay: clock.startOfDay(for: event.start)
            case .endOfDay: clock.startOfNextDay(after: event.start)
            }
        // 270 years: beyond, neither a study nor a calendar means anything.
        let days = min(max(days, -100_000), 100_000)
        let moved = days == 0 ? date : clock.date(byAddingDays: days, to: date) ?? date + Double(days) * .day
        return moved + Double(seconds)
    }
}
