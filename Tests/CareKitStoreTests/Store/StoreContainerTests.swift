import Foundation
import SQLStorage
import Synchronization
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("Stores and containers")
struct StoreContainerTests {
    @Test("Stores of two containers share nothing, whatever their names", arguments: TestStore.Kind.allCases)
    func isolation(in kind: TestStore.Kind) async throws {
        let (one, two) = (try TestStore(kind, id: "one"), try TestStore(kind, id: "two"))
        try await one.store.addTask(dailyTask("a"))
        #expect(try await two.store.fetchTasks(query: OCKTaskQuery()).isEmpty)
        try await two.store.addTask(dailyTask("a"))
    }

    @Test("A store is not to be used from another container, but may be from none")
    func foreignContainer() async throws {
        let (one, two) = (try TestStore(.file, id: "one"), try TestStore(.file, id: "two"))
        try await one.store.addTask(dailyTask("a"))
        await two.container.run {
            await expectRefusal(.otherContainer, as: OCKStoreError.fetchFailed) {
                _ = try await one.store.fetchTasks(query: OCKTaskQuery())
            }
            await expectRefusal(.otherContainer, as: OCKStoreError.addFailed) {
                try await one.store.addTask(dailyTask("b"))
            }
            await expectRefusal(.otherContainer, as: OCKStoreError.deleteFailed) { try one.store.reset() }
        }
        let inside = try await one.container.run { try await one.store.fetchTasks(query: OCKTaskQuery()) }
        #expect(inside.map(\.id) == ["a"])
    }

    @Test("A store on disk that was made outside any container says so at each call")
    func noContainer() async throws {
        let store = OCKStore(name: "test", type: .onDisk())
        await expectRefusal(.noContainer, as: OCKStoreError.addFailed) { try await store.addTask(dailyTask("a")) }
        await expectRefusal(.noContainer, as: OCKStoreError.fetchFailed) {
            _ = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        }
        await expectRefusal(.noContainer, as: OCKStoreError.deleteFailed) { try store.reset() }
        await expectRefusal(.noContainer, as: OCKStoreError.deleteFailed) { try store.delete() }
        #expect(store.observeChanges { _ in } == nil)
    }

    @Test("A store in memory needs no container, and each has its own data")
    func memory() async throws {
        let stores = [OCKStore(name: "test", type: .inMemory), OCKStore(name: "test", type: .inMemory)]
        try await stores[0].addTask(dailyTask("a"))
        #expect(try await stores[1].fetchTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("Data is there after all objects are gone and made again")
    func reopening() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        var expected: [OCKOutcome] = []
        for round in 0..<3 {
            let store = try Container(id: "a", directory: directory).run { OCKStore(name: "test") }
            if round == 0 { try await store.addTask(dailyTask("a")) }
            #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == expected)
            let task = try #require(try await store.fetchTasks(query: OCKTaskQuery()).first)
            expected.insert(try await store.addOutcome(outcome(task, round, round)), at: 0)
        }
    }

    @Test("Two objects on the same file hear of each other")
    func sharedFile() async throws {
        let test = try TestStore(.file)
        var iterator = test.another().tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        #expect(try await iterator.next() == [])
        try await test.store.addTask(dailyTask("a"))
        #expect(try await iterator.next()?.count == 1)
        #expect(test.store == test.another())
    }

    @Test("No name leaves the directory, and different names are different stores")
    func names() async throws {
        let test = try TestStore(.file)
        for name in ["../../escape", "a/b", "a-b", "A b", "é", "..", "a\0b"] {
            let store = test.container.run { OCKStore(name: name) }
            try await store.addTask(dailyTask(name))
            #expect(try await store.fetchTasks(query: OCKTaskQuery()).count == 1)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: test.directory.appending(path: "Stores").path)
        #expect(files.filter { $0.hasSuffix(".sqlite") }.count == 7)
        for name in ["", String(repeating: "a", count: 61), String(repeating: "👩🏽‍⚕️", count: 60)] {
            let store = test.container.run { OCKStore(name: name) }
            await expectRefusal(.unusableName, as: OCKStoreError.addFailed) { try await store.addTask(dailyTask("a")) }
        }
    }

    @Test("Callbacks run in the store's container, on their queue, and count as its activity until they have run")
    func callbacks() async throws {
        let test = try TestStore(.file)
        let queue = DispatchQueue(label: "callbacks")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let seen = Mutex<[String]>([])
        for step in 0..<3 {
            let note: @Sendable (Bool) -> Void = { isSuccess in
                let place = DispatchQueue.getSpecific(key: key) == true ? "queue" : "elsewhere"
                seen.withLock { $0.append("\(step) \(isSuccess) \(Container.current?.id ?? "none") \(place)") }
            }
            switch step {
            case 0: test.store.addTasks([dailyTask("a")], callbackQueue: queue) { note((try? $0.get()) != nil) }
            case 1: test.store.addTasks([dailyTask("a")], callbackQueue: queue) { note((try? $0.get()) != nil) }
            default:
                // Called before the writes are done, and sees them all the same.
                test.store.fetchTasks(query: OCKTaskQuery(), callbackQueue: queue) {
                    note((try? $0.get().count) == 1)
                }
            }
        }
        #expect(await test.container.activity.settled(within: .seconds(60)))
        #expect(
            seen.withLock { $0 } == [
                "0 true participant queue", "1 false participant queue", "2 true participant queue",
            ])
    }

    @Test("A row that cannot be read is an error of the fetch, and stops nothing else")
    func corruptRows() async throws {
        let test = try TestStore(.file)
        let tasks = try await test.store.addTasks([dailyTask("a"), dailyTask("b"), dailyTask("c")])
        try await test.store.addOutcome(outcome(tasks[1], 0, 1))
        let database = try test.store.openDatabase()
        for damage in [
            "UPDATE schedule_element SET days = 0 WHERE task = 1",
            "UPDATE schedule_element SET calendar = '{}' WHERE task = 1",
            "DELETE FROM schedule_element WHERE task = 1", "UPDATE task SET timezone = 'Nowhere' WHERE sequence = 1",
            "UPDATE task SET notes = 'x' WHERE sequence = 1", "UPDATE task SET schema_version = 'x' WHERE sequence = 1",
            "UPDATE task SET impacts_adherence = 7 WHERE sequence = 1",
        ] as [SQLQuery] {
            let error = await #expect(throws: OCKStoreError.self) {
                try await database.write { connection in
                    try connection.run(damage)
                    do {
                        _ = try TaskQueries<OCKTask>(connection).tasks(matching: OCKTaskQuery(id: "a"), at: day0)
                    } catch {
                        // Thrown on, so that the damage is rolled back.
                        throw OCKStoreError(error, as: OCKStoreError.fetchFailed)
                    }
                }
            }
            #expect(error?.errorDescription?.contains("backup") == true)
        }
        try await database.write { try $0.run("UPDATE outcome_value SET type = 'x'") }
        await expectRefusal(.unreadableRow, as: OCKStoreError.fetchFailed) {
            _ = try await test.store.fetchOutcomes(query: OCKOutcomeQuery())
        }
        #expect(try await test.store.fetchTasks(query: OCKTaskQuery()).count == 3)
    }
}
