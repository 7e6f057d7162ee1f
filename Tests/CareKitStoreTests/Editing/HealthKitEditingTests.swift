import Foundation
import SQLiteStorage
import Testing

@testable import CareKitStore
@testable import SQLStorage

@Suite("Edit windows and pauses of HealthKit tasks")
struct HealthKitEditingTests {
    /// From 07:00 on, due at 09:00, until noon.
    private let window = EditWindow(
        opens: .init(.start, hours: -1), due: .end, closes: .init(.end, hours: 3), corrections: .never)

    @Test("A document has them only where they say something, and comes back whole")
    func documents() throws {
        func keys(_ task: OCKHealthKitTask) throws -> Set<String> {
            let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(task))
            return Set(try #require(object as? [String: Any]).keys)
        }
        var task = linkedTask("steps")
        let plain = try keys(task)
        #expect(plain.isDisjoint(with: ["editWindow", "paused"]))
        (task.editWindow, task.isPaused) = (window, true)
        #expect(try keys(task) == plain.union(["editWindow", "paused"]))
        let entity = OCKEntity.healthKitTask(task)
        #expect(try JSONDecoder().decode(OCKEntity.self, from: JSONEncoder().encode(entity)) == entity)
        task.isPaused = false
        #expect(try keys(task) == plain.union(["editWindow"]))
    }

    @Test("They are kept with each version, also in a store that is opened again", arguments: TestStore.Kind.allCases)
    func stored(in kind: TestStore.Kind) async throws {
        let test = try TestStore(kind)
        let linked = LinkedStore(test.store)
        var task = linkedTask("steps")
        task.editWindow = window
        let first = try await linked.addTask(task)
        #expect(first.editWindow == window && !first.isPaused)
        task.isPaused = true
        task.editWindow = nil
        let second = try await linked.updateTask(task)
        #expect(second.editWindow == nil && second.isPaused)
        let again = kind == .memory ? linked : LinkedStore(test.another())
        let versions = try await again.fetchTasks(query: OCKTaskQuery(id: "steps"))
        #expect(Set(versions.map(\.editWindow)) == [window, nil])
        #expect(versions.count { $0.isPaused } == 1)
    }

    @Test("The window tells how an event stands, and a paused version has none", arguments: TestStore.Kind.allCases)
    func events(in kind: TestStore.Kind) async throws {
        let linked = LinkedStore(try TestStore(kind).store)
        var task = linkedTask("steps")
        task.editWindow = window
        try await linked.addTask(task)
        let query = OCKEventQuery(dateInterval: days(0, 3))
        let agenda = try await linked.fetchAgenda(query: query, at: hour(9, of: 1))
        #expect(agenda.events.map { $0.status(at: agenda.now) } == [.missed, .late, .upcoming])
        task.isPaused = true
        task.effectiveDate = day(1)
        try await linked.updateTask(task)
        #expect(try await linked.fetchEvents(query: query).map(\.scheduleEvent.start) == [hour(8)])
        let adherence = OCKAdherenceQuery(taskIDs: ["steps"], dateInterval: days(0, 3))
        #expect(try await linked.fetchAdherence(query: adherence).first == .progress(0))
    }

    @Test("Two stores that synchronise have the same")
    func synchronised() async throws {
        var task = linkedTask("steps")
        (task.editWindow, task.isPaused) = (window, true)
        let (one, other) = (OCKStore(name: "a", type: .inMemory), OCKStore(name: "b", type: .inMemory))
        let stored = try await LinkedStore(one).addTask(task)
        for revision in one.computeRevisions(since: Knowledge()) { other.mergeRevision(revision) }
        #expect(try await LinkedStore(other).fetchTasks(query: OCKTaskQuery()) == [stored])
    }

    @Test("A task from before there were any has none")
    func migration() async throws {
        let test = try TestStore(.file)
        let file = test.directory.appending(path: "Stores").appending(path: "test.sqlite")
        let steps = storeMigrations.steps.prefix { $0.number < healthKitEditingMigration.number }
        let old = SQLiteDatabase(.file(file), migrations: Migrations(Array(steps)))
        let linkage = try JSONText.encode(linkedTask("steps").healthKitLinkage)
        try old.writeAndWait { connection in
            try connection.run(
                """
                INSERT INTO health_kit_task (
                    uuid, id, is_tip, is_live, effective_date, created_date, updated_date, schema_version, timezone,
                    impacts_adherence, linkage
                ) VALUES (\(UUID()), 'steps', 1, 1, \(day0), \(day0), \(day0), '2.1.0', 'GMT', 1, \(linkage))
                """)
            try connection.run(
                """
                INSERT INTO health_kit_schedule_element (task, position, start_date, days, duration)
                VALUES (1, 0, \(day0), 1, 60)
                """)
        }
        old.close()
        let task = try await LinkedStore(test.store).fetchTask(withID: "steps")
        #expect(task.editWindow == nil && !task.isPaused)
        #expect(task.schedule.elements.map(\.interval.day) == [1])
    }
}
