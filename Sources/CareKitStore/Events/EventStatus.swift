import Foundation

/// How an event stands at a time.
public enum EventStatus: Hashable, Sendable, CaseIterable {
    /// Not to be done yet.
    case upcoming
    /// To be done now.
    case open
    /// To be done now, though it was due.
    case late
    /// Not done in time.
    case missed
    /// Done: it has an outcome.
    case done
}

extension OCKAnyEvent {
    /// How the event stands at a time, by its task's ``EditWindow``.
    ///
    /// Without a window an event is open while it lasts, and then missed, though a store still takes an outcome.
    public func status(at now: Date) -> EventStatus {
        guard outcome == nil else { return .done }
        return switch window.phase(of: scheduleEvent, at: now) {
        case .upcoming: .upcoming
        case .open: .open
        case .late: .late
        case .closed: .missed
        }
    }

    /// Until when the event is to be done: when it is due by its task's ``EditWindow``, or else closes, or else ends.
    public var dueDate: Date {
        (window.due ?? window.closes ?? .end).date(for: scheduleEvent)
    }

    /// When the status of an event without an outcome changes by itself.
    var turns: [Date] {
        [window.opens, window.due, window.closes].compactMap { $0?.date(for: scheduleEvent) }
    }

    private var window: EditWindow {
        (task as? any OCKAnyVersionableTask)?.editWindow ?? EditWindow(opens: .start, closes: .end)
    }
}
