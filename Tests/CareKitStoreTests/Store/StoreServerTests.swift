import Foundation
import PostgresTestServer
import SQLStorage
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("Stores of several processes on one database server")
struct StoreServerTests {
    private let container = "participant-\(UUID())"

    @Test("What another process writes arrives in this one's streams")
    func streams() async throws {
        let address = try PostgresTestServer.shared.get().address()
        let store = try openStore(at: address, container: container)
        var events = store.events(matching: OCKEventQuery(dateInterval: days(0, 1))).makeAsyncIterator()
        #expect(try await events.next()?.count == 0)
        await #expect(processExitsWith: .success) { [address = address as String, container = container as String] in
            let store = try openStore(at: address, container: container)
            let task = try await store.addTask(dailyTask("a"))
            try await store.addOutcome(outcome(task, 0, 7))
        }
        var seen = try await events.next()
        if seen?.first?.outcome == nil { seen = try await events.next() }
        #expect(seen?.map(\.task.id) == ["a"])
        #expect(seen?.first?.outcome?.values.first?.integerValue == 7)
    }

    @Test("Processes that answer the same events give each one outcome, and the others the usual refusal")
    func sameEvents() async throws {
        let address = try PostgresTestServer.shared.get().address()
        let store = try openStore(at: address, container: container)
        try await store.addTask(dailyTask("a"))
        let container = container
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [address = address as String, container = container as String] in
                        try await answer(20, at: address, container: container)
                    }
                }
            }
        }
        let outcomes = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(Set(outcomes.map(\.taskOccurrenceIndex)) == Set(0..<20))
        #expect(outcomes.count == 20)
    }

    @Test("A process that is killed loses no acknowledged outcome, and blocks no other")
    func killedProcess() async throws {
        let address = try PostgresTestServer.shared.get().address()
        let log = FileManager.default.temporaryDirectory.appending(path: "acknowledged-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: log) }
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [address = address as String, container = container as String, log = log as String] in
            let store = try openStore(at: address, container: container)
            let task = try await store.addTask(dailyTask("a"))
            for occurrence in 0..<10 {
                try await store.addOutcome(outcome(task, occurrence, occurrence))
                try "\(occurrence + 1)".write(toFile: log, atomically: true, encoding: .utf8)
            }
            // In the middle of an eleventh.
            try store.openDatabase().writeAndWait { connection in
                try connection.run("UPDATE outcome SET occurrence = occurrence + 100")
                kill(getpid(), SIGKILL)
            }
        }
        let store = try openStore(at: address, container: container)
        let stored = try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.taskOccurrenceIndex)
        #expect(try String(contentsOfFile: log, encoding: .utf8) == "10")
        #expect(stored.sorted() == Array(0..<10))
        let task = try #require(try await store.fetchTasks(query: OCKTaskQuery()).first)
        try await store.addOutcome(outcome(task, 10, 10))
    }

    @Test("No table of a store shows a container a row of another")
    func isolation() async throws {
        let (one, two) = (try TestStore(.postgres), try TestStore(.postgres))
        var task = dailyTask("a", targets: [OCKOutcomeValue(1)])
        task.tags = ["tag"]
        let added = try await one.store.addTask(task)
        try await one.store.addOutcome(outcome(added, 0, 1))
        task.effectiveDate = day(1)
        try await one.store.updateTask(task)
        let tables = ["task", "task_edge", "task_tag", "schedule_element", "target_value", "outcome", "outcome_value"]
        for (store, isSeen) in [(one.store, true), (two.store, false)] {
            for table in tables {
                let count = try await store.openDatabase().read {
                    try $0.first("SELECT COUNT(*) FROM \(unsafeSQL: table)", as: Int.self) ?? 0
                }
                #expect((count > 0) == isSeen, "\(table)")
            }
        }
        try two.store.delete()
        #expect(try await one.store.fetchOutcomes(query: OCKOutcomeQuery()).count == 1)
    }

    @Test("A name that PostgreSQL would cut off, and an address that is none, are refused at each call")
    func refusals() async throws {
        let address = try PostgresTestServer.shared.get().address()
        let long = try openStore(at: address, container: container, name: String(repeating: "é", count: 20))
        await expectRefusal(.unusableName, as: OCKStoreError.addFailed) { try await long.addTask(dailyTask("a")) }
        let lost = try openStore(at: "mysql://localhost", container: container)
        await expectRefusal(.unusableDatabase, as: OCKStoreError.addFailed) { try await lost.addTask(dailyTask("a")) }
        let absent = try openStore(at: "postgres://care@127.0.0.1:1/care", container: container)
        let error = await #expect(throws: OCKStoreError.self) { try await absent.addTask(dailyTask("a")) }
        #expect(error == .addFailed(reason: SQLError(.unreachable).description))
    }
}

private func openStore(at address: String, container: String, name: String = "test") throws -> OCKStore {
    try Container(id: container, directory: nil, database: address).run { OCKStore(name: name) }
}

/// Adds an outcome to each event; another process may have been quicker, but nothing else may go wrong.
private func answer(_ count: Int, at address: String, container: String) async throws {
    let store = try openStore(at: address, container: container)
    let task = try #require(try await store.fetchTasks(query: OCKTaskQuery()).first)
    for occurrence in 0..<count {
        do {
            try await store.addOutcome(outcome(task, occurrence, 1))
        } catch {
            guard error as? OCKStoreError == .addFailed(reason: StoreRefusal.outcomeExists.reason) else { throw error }
        }
    }
}
