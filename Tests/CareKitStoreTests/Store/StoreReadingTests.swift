import Foundation
import SQLStorage
import Testing

@testable import CareKitStore

@Suite("Reading many rows with what belongs to them")
struct StoreReadingTests {
    @Test("Each of 1,100 outcomes keeps its own values in their order", arguments: TestStore.Kind.allCases)
    func values(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        // None, one and two values in turn; 1,100 rows are read in three pages.
        let outcomes = (0..<1_100).map { number in
            OCKOutcome(
                taskUUID: task.uuid, taskOccurrenceIndex: number,
                values: (0..<number % 3).map { OCKOutcomeValue(number * 10 - $0) })
        }
        try await store.addOutcomes(outcomes)
        let fetched = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(fetched.map(\.taskOccurrenceIndex) == Array(0..<1_100))
        #expect(fetched.map(\.values) == outcomes.map(\.values))
        var page = OCKOutcomeQuery()
        (page.limit, page.offset) = (600, 299)
        #expect(try await store.fetchOutcomes(query: page) == Array(fetched[299..<899]))
    }

    @Test("An outcome is found once, however many tasks are asked for", arguments: TestStore.Kind.allCases)
    func occurrences(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let tasks = try await store.addTasks((0..<600).map { dailyTask("\($0)") })
        try await store.addOutcomes(tasks.flatMap { task in (0..<3).map { outcome(task, $0) } })
        // Lists are filled up to a power of two; 600 tasks take two.
        for count in [1, 2, 3, 5, 600] {
            let asked = Dictionary(uniqueKeysWithValues: tasks.prefix(count).map { ($0.uuid, 1...2) })
            let found = try await store.openDatabase().read { try OutcomeQueries($0).outcomes(of: asked) }
            let keys = Set(found.map { EventKey($0) })
            #expect(found.count == count * 2)
            #expect(keys.count == count * 2)
            #expect(found.allSatisfy { asked[$0.taskUUID]?.contains($0.taskOccurrenceIndex) == true })
        }
    }

    @Test("Every task keeps its elements and their targets, and its place", arguments: TestStore.Kind.allCases)
    func schedules(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let tasks = (0..<300).map { number in
            let elements = (0...number % 3).map { hour in
                OCKScheduleElement(
                    start: day0 + Double(hour) * 3_600, end: nil, interval: DateComponents(day: 1),
                    targetValues: (0..<(number + hour) % 3).map { OCKOutcomeValue(number * 10 + $0) }, calendar: utc)
            }
            return OCKTask(id: "\(number)", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: elements))
        }
        try await store.addTasks(tasks)
        let fetched = try await store.fetchTasks(query: OCKTaskQuery())
        #expect(fetched.map(\.id) == tasks.map(\.id))
        #expect(fetched.map(\.schedule) == tasks.map(\.schedule))
    }

    @Test("Each version names its own neighbours", arguments: TestStore.Kind.allCases)
    func neighbours(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let added = try await store.addTasks((0..<150).map { dailyTask("\($0)") })
        let updated = try await store.updateTasks(added.map { dailyTask($0.id, start: day(1)) })
        let query = OCKTaskQuery()
        let fetched = Dictionary(grouping: try await store.fetchTasks(query: query), by: \.id)
        for (old, new) in zip(added, updated) {
            let versions = try #require(fetched[old.id]).sorted { $0.effectiveDate < $1.effectiveDate }
            #expect(versions.map(\.uuid) == [old.uuid, new.uuid])
            #expect(versions.map(\.previousVersionUUIDs) == [[], [old.uuid]])
            #expect(versions.map(\.nextVersionUUIDs) == [[new.uuid], []])
        }
    }

    @Test("The number of statements does not grow with the rows of a page")
    func statements() async throws {
        let test = try TestStore(.memory)
        var counts: [Int] = []
        for number in 0..<60 {
            let task = try await test.store.addTask(dailyTask("\(number)", targets: [OCKOutcomeValue(1)]))
            try await test.store.addOutcome(outcome(task, 0, 1, 2))
            guard number % 20 == 9 else { continue }
            let database = try test.store.openDatabase()
            counts.append(
                try await database.read { connection in
                    let counting = CountingConnection(connection)
                    let events = try EventQueries(counting).events(matching: OCKEventQuery(dateInterval: days(0, 1)))
                    #expect(events.count == number + 1)
                    #expect(events.allSatisfy { $0.outcome?.values.count == 2 })
                    return counting.count
                })
        }
        #expect(Set(counts).count == 1, "\(counts)")
    }

    @Test("A task whose schedule has lost its rows is an error of the fetch")
    func lostSchedule() async throws {
        let test = try TestStore(.memory)
        try await test.store.addTasks([dailyTask("a"), dailyTask("b")])
        try await test.store.openDatabase().write {
            try $0.run("DELETE FROM schedule_element WHERE task = (SELECT sequence FROM task WHERE id = 'b')")
        }
        await expectRefusal(.unreadableRow, as: OCKStoreError.fetchFailed) {
            _ = try await test.store.fetchTasks(query: OCKTaskQuery())
        }
    }

    @Test(
        "A list is filled up to a power of two with a key that it has",
        arguments: [
            ([Int64]([]), 0), ([7], 1), ([1, 2], 2), ([1, 2, 3], 4), (Array(1...200), 256), (Array(1...256), 256),
        ])
    func lists(keys: [Int64], count: Int) {
        let bindings = SQLQuery(list: keys).bindings
        #expect(bindings.count == count)
        #expect(Set(bindings) == Set(keys.map(\.sqlValue)))
    }
}
