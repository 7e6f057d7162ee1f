import Foundation
import SQLStorage

/// The versions of tasks that outcomes answer, as they are when each is first asked for.
final class AnsweredTasks {
    private struct Version {
        /// Nil where its rows are gone.
        let schedule: OCKSchedule?
        let window: Result<EditWindow?, any Error>
        /// From when on the version has no events.
        let end: Date
    }

    private let connection: any Connection
    private var versions: [UUID: Version] = [:]

    init(_ connection: any Connection) {
        self.connection = connection
    }

    /// Reads versions that are needed next, so that a list takes as many statements as a single one.
    func load(_ uuids: some Sequence<UUID>) throws {
        let tasks = VersionTable<OCKTask>(connection)
        for uuids in SQLQuery.parts(of: Array(Set(uuids).filter { versions[$0] == nil })) {
            let rows = try connection.rows(
                """
                SELECT v.sequence, v.uuid, v.edit_window, v.deleted_date IS NOT NULL OR v.is_paused = 1, \(tasks.takeover)
                FROM task v WHERE v.uuid IN (\(SQLQuery(list: uuids)))
                """
            ) { row in
                (
                    sequence: try row.next(Int64.self), uuid: try row.next(UUID.self),
                    window: try row.next(String?.self),
                    end: try row.next(Bool.self) ? .distantPast : try row.next(Date?.self) ?? .distantFuture
                )
            }
            guard !rows.isEmpty else { continue }
            let schedules = try ScheduleRows(connection: connection)
                .schedules(of: SQLQuery(list: rows.map(\.sequence)), withTargets: false)
            for row in rows {
                versions[row.uuid] = Version(
                    schedule: schedules[row.sequence],
                    window: Result { try row.window.map { try JSONText.decode(EditWindow.self, from: $0) } },
                    end: row.end)
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

    /// Whether a version rules at a time. A deletion or a pause does not.
    func rules(_ uuid: UUID, at time: Date) throws -> Bool {
        try version(uuid).map { time < $0.end } ?? false
    }

    /// The edit window of a version; nil if it has none or is not stored.
    func window(of uuid: UUID) throws -> EditWindow? {
        try version(uuid)?.window.get()
    }

    private func version(_ uuid: UUID) throws -> Version? {
        if versions[uuid] == nil { try load([uuid]) }
        return versions[uuid]
    }
}
