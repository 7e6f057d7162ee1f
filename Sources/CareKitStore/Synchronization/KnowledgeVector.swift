import Foundation

extension OCKRevisionRecord {
    /// A vector clock: for each store the latest of its clock's times of which something is known.
    ///
    /// A store that is not named has the time 0. Two vectors may each know what the other does not, so the order is
    /// partial: neither `a <= b` nor `b <= a` need hold. See Mattern, *Virtual Time and Global States of Distributed
    /// Systems* (1989).
    public struct KnowledgeVector: Sendable {
        private var processes: [UUID: Int]

        /// Makes a vector of clock times by the stores' identities.
        public init(_ processes: [UUID: Int] = [:]) {
            self.processes = processes
        }

        /// The latest known time of a store's clock; 0 for an unknown store.
        public func clock(for process: UUID) -> Int {
            processes[process] ?? 0
        }

        /// Moves a store's clock on by one.
        public mutating func increment(clockFor process: UUID) {
            // A clock cannot get that far by itself, but a vector comes from outside.
            let (next, isOver) = clock(for: process).addingReportingOverflow(1)
            processes[process] = isOver ? .max : next
        }

        /// Knows nothing of a store any more.
        mutating func forget(_ process: UUID) {
            processes[process] = nil
        }

        /// Learns all that the other vector knows: the later of both times for each store.
        public mutating func merge(with other: KnowledgeVector) {
            processes.merge(other.processes) { max($0, $1) }
        }

        /// Whether all times can be those of clocks that count synchronisations. What goes beyond JSON's whole numbers is
        /// made up, and would keep a store's later versions from being sent.
        var isPlausible: Bool {
            processes.values.allSatisfy { (0..<(1 << 53)).contains($0) }
        }
    }
}

extension OCKRevisionRecord.KnowledgeVector: Comparable {
    /// Whether `left` knows nothing that `right` does not, and less of at least one store.
    public static func < (left: Self, right: Self) -> Bool {
        left <= right && !(right <= left)
    }

    /// Whether `left` knows nothing that `right` does not.
    public static func <= (left: Self, right: Self) -> Bool {
        left.processes.allSatisfy { $0.value <= right.clock(for: $0.key) }
            && right.processes.allSatisfy { left.clock(for: $0.key) <= $0.value }
    }

    /// Whether `right` knows nothing that `left` does not.
    public static func >= (left: Self, right: Self) -> Bool {
        right <= left
    }

    /// Whether both know the same.
    public static func == (left: Self, right: Self) -> Bool {
        left <= right && right <= left
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKRevisionRecord.KnowledgeVector: Hashable {
    public func hash(into hasher: inout Hasher) {
        // A store with the time 0 equals one that is not named.
        hasher.combine(processes.filter { $0.value != 0 })
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKRevisionRecord.KnowledgeVector: Codable {
    private enum CodingKeys: CodingKey {
        case processes
    }

    private struct Process: Codable {
        let id: UUID
        let clock: Int
    }

    /// Reads a list of stores and times; of two times for one store the later counts.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let processes = try container.decode([Process].self, forKey: .processes)
        self.init(Dictionary(processes.map { ($0.id, $0.clock) }) { max($0, $1) })
    }

    /// Writes `{"processes":[{"clock":1,"id":"…"}]}`, ordered by identity.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let list = processes.map { Process(id: $0.key, clock: $0.value) }
        try container.encode(list.sorted { $0.id.uuidString < $1.id.uuidString }, forKey: .processes)
    }
}
