/// The events that a card shows: a list for each task, in order of their start.
public struct OCKTaskEvents: Sendable, RandomAccessCollection {
    private let groups: [[OCKAnyEvent]]

    /// Groups events by their task; tasks stand in the order of their first event.
    public init(events: [OCKAnyEvent] = []) {
        var order: [String] = []
        var byTask: [String: [OCKAnyEvent]] = [:]
        for event in events {
            if byTask[event.task.id] == nil { order.append(event.task.id) }
            byTask[event.task.id, default: []].append(event)
        }
        groups = order.compactMap { byTask[$0] }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKTaskEvents {
    public var startIndex: Int { groups.startIndex }
    public var endIndex: Int { groups.endIndex }
    public subscript(position: Int) -> [OCKAnyEvent] { groups[position] }
}
