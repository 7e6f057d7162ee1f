import Foundation

extension EditWindow {
    /// Where a time lies in the window of an event.
    public enum Phase: Hashable, Sendable, CaseIterable {
        /// Not to be answered yet.
        case upcoming
        /// To be answered.
        case open
        /// Due, and still to be answered.
        case late
        /// No longer to be answered.
        case closed
    }

    /// Where a time lies in the window of an event. Each phase begins exactly at its moment.
    ///
    /// Where the moments contradict each other, the event is not open: before `opens` it is upcoming, from `closes` on closed.
    public func phase(of event: OCKScheduleEvent, at now: Date) -> Phase {
        if let opens, now < opens.date(for: event) { return .upcoming }
        if let closes, now >= closes.date(for: event) { return .closed }
        if let due, now >= due.date(for: event) { return .late }
        return .open
    }

    /// How a first answer counts.
    func entry(for event: OCKScheduleEvent, at now: Date) throws(StoreRefusal) -> OutcomeEntry {
        switch phase(of: event, at: now) {
        case .upcoming: throw .windowNotOpen
        case .open: return .onTime
        case .late: return .late
        case .closed: throw .windowClosed
        }
    }

    /// How a change of a stored answer, or its deletion, counts. It may come before the window opens: the clock has
    /// then been set back since, and the answer must not be stuck.
    func change(of event: OCKScheduleEvent, at now: Date, hasReason: Bool) throws(StoreRefusal) -> OutcomeEntry {
        let phase = phase(of: event, at: now)
        switch corrections {
        case .never:
            throw .outcomeFinal
        case .whileOpen:
            guard phase != .closed else { throw .correctionsOver }
        case .allowed(let until, let reason):
            if let until, now >= until.date(for: event) { throw .correctionsOver }
            let needsReason = reason == .always || (reason == .onceClosed && phase == .closed)
            guard hasReason || !needsReason else { throw .reasonMissing }
        }
        return hasReason || phase == .closed ? .correction : phase == .late ? .late : .onTime
    }
}

extension EditWindow {
    /// Whether a stored answer may be changed or deleted.
    package enum ChangePermission: Hashable {
        /// It may.
        case allowed
        /// It may with a reason, as an ``OutcomeCorrection``.
        case withReason
        /// It stays as it is.
        case refused
    }

    /// Whether the stored answer to an event may be changed or deleted at a time, as the store decides.
    package func permission(toChange event: OCKScheduleEvent, at now: Date) -> ChangePermission {
        do {
            _ = try change(of: event, at: now, hasReason: false)
            return .allowed
        } catch {
            return error == .reasonMissing ? .withReason : .refused
        }
    }
}
