import Foundation
import SQLStorage

/// A knowledge at which versions came about, and how their rows name it.
struct SyncStamp: Equatable {
    /// Nil for the knowledge with which the store's clock began.
    let number: Int64?
    let knowledge: OCKRevisionRecord.KnowledgeVector
}

/// The clock of a store, and the knowledge at which versions came about. To be used inside a write, since the first use
/// makes the clock.
struct SyncClock {
    typealias Knowledge = OCKRevisionRecord.KnowledgeVector

    /// The number of the present knowledge in a statement; NULL where there is no clock yet.
    static let stamp: SQLQuery = "(SELECT stamp FROM sync_clock)"

    let id: UUID
    let knowledge: Knowledge
    private let stamp: Int64?
    private let connection: any Connection

    /// Reads the clock, or makes it.
    init(on connection: any Connection) throws {
        self.connection = connection
        let stored = try connection.rows("SELECT clock_id, stamp FROM sync_clock") { row in
            (id: try row.next(UUID.self), stamp: try row.next(Int64?.self))
        }.first
        guard let stored else {
            (id, stamp) = (UUID(), nil)
            knowledge = Self.first(of: id)
            try connection.run("INSERT INTO sync_clock (number, clock_id) VALUES (1, \(id))")
            return
        }
        (id, stamp) = stored
        let text = try stored.stamp.flatMap { number in
            try connection.first("SELECT vector FROM knowledge_vector WHERE number = \(number)", as: String.self)
        }
        knowledge = try text.map { try JSONText.decode(Knowledge.self, from: $0) } ?? Self.first(of: id)
    }

    /// Moves the clock on by one, with what the store now knows besides.
    func advance(knowing knowledge: Knowledge) throws {
        var next = knowledge
        next.increment(clockFor: id)
        try set(next)
    }

    /// Whether others know of a later time than the clock has had: the store came back from a backup, or is a copy of one
    /// that is in use elsewhere.
    func isOutrun(by knowledge: Knowledge) -> Bool {
        knowledge.clock(for: id) > self.knowledge.clock(for: id)
    }

    /// Goes on under another identity. Nobody knows when the old one began to stand for two stores, so all that came about
    /// since it did gets a new time, for others take it for known; and of the old identity nothing is known any more.
    func startAnew() throws {
        let renewed = UUID()
        let doubtful = try stamps(notIn: Knowledge()).filter { $0.knowledge.clock(for: id) > 0 }
        try connection.run("UPDATE sync_clock SET clock_id = \(renewed), stamp = NULL")
        var known = knowledge
        known.forget(id)
        known.increment(clockFor: renewed)
        try SyncClock(on: connection).advance(knowing: known)
        try SyncClock(on: connection).renew(doubtful)
    }

    /// Lets what came about at earlier times have come about now.
    func renew(_ stamps: [SyncStamp]) throws {
        for old in stamps where old.number != stamp {
            for table in Self.stampedTables {
                try connection.run(
                    "UPDATE \(unsafeSQL: table) SET stamp = \(stamp) WHERE \(SQLQuery(stamp: old.number))")
            }
            try connection.run("DELETE FROM knowledge_vector WHERE number = \(old.number)")
        }
    }

    /// The knowledge of the next versions from now on.
    func set(_ knowledge: Knowledge) throws {
        try connection.run("UPDATE sync_clock SET stamp = \(try number(for: knowledge))")
        // Most synchronisations come and go without a new version.
        guard let stamp, knowledge != self.knowledge, try !isUsed(stamp) else { return }
        try connection.run("DELETE FROM knowledge_vector WHERE number = \(stamp)")
    }

    /// By what number versions name this knowledge.
    func number(for knowledge: Knowledge) throws -> Int64? {
        guard knowledge != Self.first(of: id) else { return nil }
        let text = try JSONText.encode(knowledge)
        return try connection.first("SELECT number FROM knowledge_vector WHERE vector = \(text)", as: Int64.self)
            ?? connection.first("INSERT INTO knowledge_vector (vector) VALUES (\(text)) RETURNING number")
    }

    /// The stamps of versions that a store with another knowledge may not have, oldest first.
    func stamps(notIn other: Knowledge) throws -> [SyncStamp] {
        let stored = try connection.rows("SELECT number, vector FROM knowledge_vector ORDER BY number") { row in
            SyncStamp(
                number: try row.next(Int64.self),
                knowledge: try JSONText.decode(Knowledge.self, from: try row.next(String.self)))
        }
        let first = SyncStamp(number: nil, knowledge: Self.first(of: id))
        return ([first] + stored).filter { !($0.knowledge <= other) }
    }

    private func isUsed(_ stamp: Int64) throws -> Bool {
        try Self.stampedTables.contains { table in
            try connection.first("SELECT 1 FROM \(unsafeSQL: table) WHERE stamp = \(stamp) LIMIT 1", as: Int.self)
                != nil
        }
    }

    private static var stampedTables: [String] { storedKinds.map { $0.table } + [WaitingRows.table] }

    private static func first(of id: UUID) -> Knowledge { Knowledge([id: 1]) }
}
