import Foundation

/// When a task is to be done: one or more repeating elements, numbered together.
public struct OCKSchedule: Hashable, Sendable {
    /// The elements, ordered by start; equal starts keep the order in which they were given.
    public let elements: [OCKScheduleElement]

    /// Whether there are no further events once one is done: see `untilCompleted()`.
    public internal(set) var endsOnCompletion = false

    /// Makes a schedule of one or more elements, or throws `ScheduleError.noElements`.
    public init(validating elements: [OCKScheduleElement]) throws(ScheduleError) {
        guard !elements.isEmpty else { throw .noElements }
        self.elements = elements.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }.map(\.element)
    }

    /// Makes a schedule of elements that the program itself supplies; at least one, or the program stops.
    public init(composing elements: [OCKScheduleElement]) {
        do {
            try self.init(validating: elements)
        } catch {
            preconditionFailure(error.localizedDescription)
        }
    }

    /// Makes one schedule of all the elements of several; at least one, or the program stops.
    public init(composing schedules: [OCKSchedule]) {
        self.init(composing: schedules.flatMap(\.elements))
    }

    /// Makes one schedule of all the elements of several, or throws `ScheduleError.noElements`.
    public init(validating schedules: [OCKSchedule]) throws(ScheduleError) {
        try self.init(validating: schedules.flatMap(\.elements))
    }

    /// The earliest start of any element.
    public func startDate() -> Date {
        // Never empty: every initialiser checks.
        elements[0].start
    }

    /// The latest end of any element, or nil if one has no end.
    public func endDate() -> Date? {
        let ends = elements.compactMap(\.end)
        return ends.count == elements.count ? ends.max() : nil
    }

    /// The same schedule, `components` later; every element keeps its calendar.
    public func offset(by components: DateComponents) -> OCKSchedule {
        replacing(elements.map { $0.offset(by: components) })
    }

    /// The same schedule with other elements, as many as it has.
    func replacing(_ elements: [OCKScheduleElement]) -> OCKSchedule {
        var schedule = OCKSchedule(composing: elements)
        schedule.endsOnCompletion = endsOnCompletion
        return schedule
    }
}

extension OCKSchedule: Codable {
    private enum CodingKeys: String, CodingKey {
        case elements, endsOnCompletion
    }

    /// Reads a schedule; one without elements is refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let elements = try container.decode([OCKScheduleElement].self, forKey: .elements)
        do {
            try self.init(validating: elements)
        } catch {
            throw DecodingError.invalidSchedule(error, at: decoder.codingPath)
        }
        endsOnCompletion = try container.decodeIfPresent(Bool.self, forKey: .endsOnCompletion) ?? false
    }

    /// Writes Apple's form; `endsOnCompletion` only where it is true.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(elements, forKey: .elements)
        if endsOnCompletion { try container.encode(true, forKey: .endsOnCompletion) }
    }
}
