import Foundation
import SQLiteStorage
import Testing

@testable import CareKitStore
@testable import SQLStorage

@Suite("A store's file of an older program")
struct StoreMigrationTests {
    @Test("A file from before there were patients keeps its tasks and outcomes, and takes the new kinds")
    func firstSchema() async throws {
        let test = try TestStore(.file)
        let file = test.directory.appending(path: "Stores").appending(path: "test.sqlite")
        let old = SQLiteDatabase(.file(file), migrations: Migrations(Array(storeMigrations.steps.prefix(1))))
        let task = dailyTask("a")
        let stored = try old.writeAndWait { connection in
            let tasks = try VersionTable<OCKTask>(connection).add([task], at: day0) { _ in }
            let outcomes = try VersionTable<OCKOutcome>(connection).add([outcome(task, 1, 4)], at: day0) { _ in }
            return (tasks, outcomes)
        }
        old.close()

        #expect(try await test.store.fetchTasks(query: OCKTaskQuery()) == stored.0)
        #expect(try await test.store.fetchOutcomes(query: OCKOutcomeQuery()) == stored.1)
        let plan = try await test.store.addCarePlan(OCKCarePlan(id: "c", title: "T", patientUUID: nil))
        #expect(try await test.another().fetchCarePlans(query: OCKCarePlanQuery()) == [plan])
        var moved = task
        moved.carePlanUUID = plan.uuid
        moved.effectiveDate = day(3)
        try await test.store.updateTask(moved)
        var query = OCKTaskQuery()
        query.carePlanIDs = ["c"]
        #expect(try await test.store.fetchTasks(query: query).map(\.previousVersionUUIDs) == [[task.uuid]])
    }

    @Test("Steps are numbered from 1 without gaps")
    func numbers() {
        #expect(storeMigrations.steps.map(\.number) == Array(1...storeMigrations.steps.count))
    }
}
