import Foundation
import SQLStorage

/// The versions of tasks that outcomes answer, as they are when each is first asked for.
final class AnsweredTasks {
    private struct Version {
        /// Nil where its rows are gone.
        let schedule: OCKSchedule?
        let window: Result<EditWindow?, any Error>
        let isPaused: Bool
        /// Of the whole chain.
        let history: TaskHistory
    }

    private let connection: any Connection
    /// Nil for what is not stored.
    private var versions: [UUID: Version?] = [:]

    init(_ connection: any Connection) {
        self.connection = connection
    }

    /// Reads versions that are needed next, so that a list takes as many statements as a single one.
    func load(_ uuids: some Sequence<UUID>) throws {
        let tasks = VersionTable<OCKTask>(connection)
        for uuids in SQLQuery.parts(of: Array(Set(uuids).filter { versions[$0] == nil })) {
            let rows = try connection.rows(
                """
                SELECT v.sequence, v.id, v.uuid, v.edit_window, v.is_paused FROM task v
                WHERE v.uuid IN (\(SQLQuery(list: uuids)))
                """
            ) { row in
                (
                    sequence: try row.next(Int64.self), id: try row.next(String.self), uuid: try row.next(UUID.self),
                    window: try row.next(String?.self), isPaused: try row.next(Bool.self)
                )
            }
            for missing in Set(uuids).subtracting(rows.map(\.uuid)) { versions.updateValue(nil, forKey: missing) }
            guard !rows.isEmpty else { continue }
            let schedules = try ScheduleRows(connection: connection)
                .schedules(of: SQLQuery(list: rows.map(\.sequence)), withTargets: false)
            let histories = try tasks.historiesByID(Array(Set(rows.map(\.id))))
            for row in rows {
                guard let history = histories[row.id] else { continue }
                versions[row.uuid] = Version(
                    schedule: schedules[row.sequence],
                    window: Result { try row.window.map { try JSONText.decode(EditWindow.self, from: $0) } },
                    isPaused: row.isPaused, history: history)
            }
        }
    }

    /// The event that outcomes of an occurrence are for.
    ///
    /// - Throws: `StoreRefusal.taskMissing`, `.occurrenceMissing`, `.unreadableRow`.
    func event(_ key: EventKey) throws -> OCKScheduleEvent {
        guard let version = try version(key.taskUUID) else { throw StoreRefusal.taskMissing }
        guard let schedule = version.schedule else { throw StoreRefusal.unreadableRow }
        guard let event = schedule.event(forOccurrenceIndex: key.occurrence) else {
            throw StoreRefusal.occurrenceMissing
        }
        return event
    }

    /// Whether an event is one of those that the task has.
    func hasEvent(_ key: EventKey) throws -> Bool {
        guard let version = try version(key.taskUUID), !version.isPaused else { return false }
        return try version.history.contains(event(key), of: key.taskUUID)
    }

    /// Whether the task of a version is there at the time of an event, paused or not.
    func isThere(at key: EventKey) throws -> Bool {
        let event = try event(key)
        return try history(of: key.taskUUID)?.windows.contains { !$0.isDeleted && $0.touches(event) } ?? false
    }

    /// The history of the chain that a version belongs to; nil if it is not stored.
    func history(of uuid: UUID) throws -> TaskHistory? {
        try version(uuid)?.history
    }

    /// The edit window of a version; nil if it has none or is not stored.
    func window(of uuid: UUID) throws -> EditWindow? {
        try version(uuid)?.window.get()
    }

    private func version(_ uuid: UUID) throws -> Version? {
        if versions[uuid] == nil { try load([uuid]) }
        return versions[uuid] ?? nil
    }
}
