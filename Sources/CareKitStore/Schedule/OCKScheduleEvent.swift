import Foundation

/// One occurrence of a schedule: when it starts and ends, which element made it, and its number.
public struct OCKScheduleEvent: Codable, Hashable, Sendable {
    /// When the occurrence starts.
    public let start: Date

    /// When the occurrence ends.
    public let end: Date

    /// The element that the occurrence comes from.
    public let element: OCKScheduleElement

    /// The number in the whole schedule, from 0: all elements' occurrences in order of their start.
    public let occurrence: Int

    init(start: Date, end: Date, element: OCKScheduleElement, occurrence: Int) {
        self.start = start
        self.end = end
        self.element = element
        self.occurrence = occurrence
    }
}
