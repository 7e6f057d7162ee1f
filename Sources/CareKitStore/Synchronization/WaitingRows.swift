import Foundation
import SQLStorage

/// Merged versions that cannot take their place yet: outcomes whose task has not come, or whose occurrence it does not
/// have, and what another engine can store and this one cannot. They travel on as they came.
struct WaitingRows {
    static let table = "waiting_entity"

    let connection: any Connection

    /// Keeps a version for later.
    func insert(_ entity: OCKEntity, stamp: Int64?) throws {
        let text = try JSONText.encodeExactly(entity)
        let taskUUID: UUID? = if case .outcome(let outcome) = entity { outcome.taskUUID } else { nil }
        try connection.run(
            """
            INSERT INTO waiting_entity (kind, uuid, task_uuid, stamp, entity)
            VALUES (\(entity.entityType.rawValue), \(entity.value.uuid), \(taskUUID), \(stamp), \(text))
            ON CONFLICT DO NOTHING
            """)
    }

    /// The versions that came about at a knowledge, in the order in which they came.
    func entities(stamp: Int64?) throws -> [OCKEntity] {
        try connection.rows(
            "SELECT entity FROM waiting_entity WHERE \(SQLQuery(stamp: stamp)) ORDER BY sequence"
        ) { row in try JSONText.decodeExactly(OCKEntity.self, from: try row.next()) }
    }

    /// Lets the outcomes of a task take their place, now that it is there.
    func release(outcomesOf task: UUID) throws {
        let waiting = try connection.rows(
            "SELECT sequence, stamp, entity FROM waiting_entity WHERE task_uuid = \(task) ORDER BY sequence"
        ) { row in
            (
                sequence: try row.next(Int64.self), stamp: try row.next(Int64?.self),
                entity: try JSONText.decodeExactly(OCKEntity.self, from: try row.next())
            )
        }
        for row in waiting {
            // Nobody could refuse a cycle that several revisions have closed while their versions waited.
            guard try !CycleSearch(connection: connection).isCycleClosed(by: [row.entity]) else { continue }
            try connection.run("DELETE FROM waiting_entity WHERE sequence = \(row.sequence)")
            try RevisionMerge(connection: connection, isCareful: true).insert(row.entity, stamp: row.stamp)
        }
    }
}

extension SQLQuery {
    /// Whether a version came about at a knowledge.
    init(stamp: Int64?) {
        self = stamp.map { "stamp = \($0)" } ?? "stamp IS NULL"
    }
}

extension JSONText {
    private static let (infinity, negativeInfinity, nan) = ("inf", "-inf", "nan")

    /// Writes a version with all numbers that it may hold, also those that JSON has none for.
    fileprivate static func encodeExactly(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    fileprivate static func decodeExactly<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
        guard let value = try? decoder.decode(type, from: Data(text.utf8)) else { throw StoreRefusal.unreadableRow }
        return value
    }
}
