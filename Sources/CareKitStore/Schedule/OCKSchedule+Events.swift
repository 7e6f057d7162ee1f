import Foundation

extension OCKSchedule {
    /// The occurrences that touch the time from `start` to `end`, ordered by start, with their number in the schedule.
    ///
    /// Each element follows `OCKScheduleElement.events(from:to:)`; an element that ended at or before `start` has none,
    /// even if its last occurrence runs on. Empty unless `start` is before `end`.
    ///
    /// - Complexity: O(k m) for k occurrences returned and m elements, whatever the schedule's age.
    public func events(from start: Date, to end: Date) -> [OCKScheduleEvent] {
        guard elements.count > 1 else {
            return elements.filter { $0.endsAfter(start) }.flatMap { $0.events(from: start, to: end) }
        }
        guard !elements.contains(where: \.isAway) else { return eventsAway(from: start, to: end) }
        return Self.numbered(elements.map { Track($0, from: start, to: end) })
    }

    /// The occurrence with number `index`, or nil where there is none.
    ///
    /// - Complexity: O(m² log n) for m elements and n occurrences before it.
    public func event(forOccurrenceIndex index: Int) -> OCKScheduleEvent? {
        guard index >= 0 else { return nil }
        guard elements.count > 1 else { return elements.first?.event(forOccurrenceIndex: index) }
        let numbering = Numbering(self)
        for (position, element) in elements.enumerated() {
            guard let own = numbering.index(ofNumber: index, position) else { continue }
            return element.event(forOccurrenceIndex: own).map { OCKScheduleEvent(renumbering: $0, to: index) }
        }
        return nil
    }

    /// The occurrence with number `index`, which must exist.
    public subscript(index: Int) -> OCKScheduleEvent {
        guard let event = event(forOccurrenceIndex: index) else {
            preconditionFailure("There is no such occurrence; use event(forOccurrenceIndex:) to ask.")
        }
        return event
    }

    /// Whether any occurrence touches the time from `start` to `end`, without enumerating them.
    func hasEvent(from start: Date, to end: Date) -> Bool {
        start < end && elements.contains { $0.endsAfter(start) && $0.hasEvent(from: start, to: end) }
    }

    /// An upper bound for the number of occurrences that touch the time from `start` to `end`, without enumerating them.
    func eventCountBound(from start: Date, to end: Date) -> Int {
        guard start < end else { return 0 }
        return elements.reduce(0) { $0 + $1.eventCountBound(from: start, to: end) }
    }

    /// As `events(from:to:)`, where floating elements are in another order than at home: numbers are those of home.
    private func eventsAway(from start: Date, to end: Date) -> [OCKScheduleEvent] {
        let numbering = Numbering(self)
        let events = elements.enumerated().filter { $0.element.endsAfter(start) }.flatMap { position, element in
            element.events(from: start, to: end).compactMap { event in
                numbering.number(of: event.occurrence, position).map { OCKScheduleEvent(renumbering: event, to: $0) }
            }
        }
        return events.sorted { ($0.start, $0.occurrence) < ($1.start, $1.occurrence) }
    }

    /// Merges the elements' occurrences in order of start and numbers them.
    private static func numbered(_ tracks: [Track]) -> [OCKScheduleEvent] {
        var tracks = tracks
        var result: [OCKScheduleEvent] = []
        result.reserveCapacity(tracks.reduce(0) { $0 + $1.run.starts.count })
        while let (position, date) = earliest(of: tracks) {
            var others = 0
            for other in tracks.indices where other != position {
                others += tracks[other].count(before: date, inclusive: other < position)
            }
            result.append(tracks[position].take(at: date, others: others))
        }
        return result
    }

    /// The track whose next occurrence starts first; with equal starts the earlier element's.
    private static func earliest(of tracks: [Track]) -> (position: Int, start: Date)? {
        var earliest: (position: Int, start: Date)?
        for position in tracks.indices {
            guard let next = tracks[position].next else { continue }
            if let known = earliest, known.start <= next { continue }
            earliest = (position, next)
        }
        return earliest
    }
}

extension OCKScheduleEvent {
    init(renumbering event: OCKScheduleEvent, to occurrence: Int) {
        self.init(start: event.start, end: event.end, element: event.element, occurrence: occurrence)
    }
}

/// One element's occurrences in a window, taken one by one while the elements are merged.
private struct Track {
    let element: OCKScheduleElement
    let recurrence: Recurrence
    let run: OccurrenceRun
    private let windowStart: Date
    private var taken = 0

    init(_ element: OCKScheduleElement, from start: Date, to end: Date) {
        self.element = element
        windowStart = start
        recurrence = Recurrence(element)
        run =
            element.endsAfter(start)
            ? element.starts(from: start, to: end, recurrence)
            : OccurrenceRun(firstIndex: element.count(before: end), starts: [])
    }

    var next: Date? { taken < run.starts.count ? run.starts[taken] : nil }

    /// The number of this element's occurrences that start before `date`, or at it if `inclusive`.
    ///
    /// `date` is the merge's next start, so those taken are before it and those not taken are not. What came before
    /// the first in the window ended before the window, so a search is needed only for an earlier `date`.
    func count(before date: Date, inclusive: Bool) -> Int {
        if taken == 0, date < windowStart {
            return inclusive ? element.count(through: date) : element.count(before: date)
        }
        return run.firstIndex + taken
    }

    mutating func take(at date: Date, others: Int) -> OCKScheduleEvent {
        let index = run.firstIndex + taken
        taken += 1
        return OCKScheduleEvent(renumbering: element.event(index, at: date, recurrence), to: index + others)
    }
}
