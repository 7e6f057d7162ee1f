import Foundation
import Synchronization
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("Streams of a store")
struct StoreStreamTests {
    @Test("First the present tasks, then one element for each change", arguments: TestStore.Kind.allCases)
    func tasks(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        try await store.addTask(dailyTask("a"))
        var iterator = store.tasks(matching: OCKTaskQuery(dateInterval: days(0, 1))).makeAsyncIterator()
        #expect(try await iterator.next()?.map(\.id) == ["a"])
        try await store.addTask(dailyTask("b"))
        let c = try await store.addTask(dailyTask("c"))
        try await store.deleteTask(c)
        for expected in [["b", "a"], ["c", "b", "a"], ["b", "a"]] {
            #expect(try await iterator.next()?.map(\.id) == expected)
        }
    }

    @Test("What does not change the result gives no element", arguments: TestStore.Kind.allCases)
    func duplicates(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var query = OCKOutcomeQuery(dateInterval: days(0, 1))
        query.taskIDs = ["a"]
        var iterator = store.outcomes(matching: query).makeAsyncIterator()
        #expect(try await iterator.next() == [])
        try await store.addOutcome(outcome(task, 5, 0))
        try await store.addTask(dailyTask("b"))
        await #expect(throws: OCKStoreError.self) { try await store.addOutcome(outcome(task, 5, 0)) }
        let seen = try await store.addOutcome(outcome(task, 0, 1))
        #expect(try await iterator.next() == [seen])
    }

    @Test("Events change with tasks and with outcomes", arguments: TestStore.Kind.allCases)
    func events(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var iterator = store.events(matching: OCKEventQuery(dateInterval: days(0, 1))).makeAsyncIterator()
        #expect(try await iterator.next()?.count == 0)
        let task = try await store.addTask(dailyTask("a"))
        #expect(try await iterator.next()?.map(\.outcome) == [nil])
        for value in 0..<10 {
            let added = try await store.addOutcome(outcome(task, 0, value))
            #expect(try await iterator.next()?.map(\.outcome) == [added])
            try await store.deleteOutcome(added)
            #expect(try await iterator.next()?.map(\.outcome) == [nil])
        }
        try store.reset()
        #expect(try await iterator.next()?.count == 0)
    }

    @Test("A consumer on the main actor and one on none see the same", arguments: TestStore.Kind.allCases)
    func executors(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let query = OCKTaskQuery()
        let onMain = Task { @MainActor in
            var counts: [Int] = []
            for try await tasks in store.tasks(matching: query) {
                counts.append(tasks.count)
                if tasks.count == 1 { try await store.addTask(dailyTask("b")) }
                if tasks.count == 2 { break }
            }
            return counts
        }
        let detached = Task.detached {
            for try await tasks in store.anyTasks(matching: query) where tasks.count == 2 { return true }
            return false
        }
        try await store.addTask(dailyTask("a"))
        let counts = try await onMain.value
        // Whether the stream began before the first task was added is open.
        #expect(counts == [0, 1, 2] || counts == [1, 2])
        #expect(try await detached.value)
    }

    @Test("Cancelling ends a stream that waits, and its subscription", arguments: TestStore.Kind.allCases)
    func cancellation(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let consumer = Task {
            var count = 0
            for try await _ in store.tasks(matching: OCKTaskQuery()) {
                count += 1
                start.yield()
            }
            return count
        }
        for await _ in started { break }
        consumer.cancel()
        #expect(try await consumer.value == 1)
        try await store.addTask(dailyTask("a"))
    }

    @Test("A stream of a store outside any container fails with the reason")
    func noContainer() async throws {
        let store = OCKStore(name: "test")
        await expectRefusal(.noContainer, as: OCKStoreError.fetchFailed) {
            for try await _ in store.tasks(matching: OCKTaskQuery()) {}
        }
    }

    @Test("A container is settled once the consumer has dealt with a change", arguments: TestStore.Kind.allCases)
    func activity(in kind: TestStore.Kind) async throws {
        let test = try TestStore(kind)
        let activity = test.container.activity
        do {
            var stream = StoreStream(store: test.store, query: OCKTaskQuery(), tables: [OCKTask.table]) {
                try TaskQueries<OCKTask>($0).tasks(matching: OCKTaskQuery(), at: day0)
            }
            // A busy machine may take longer than the usual limit.
            stream.claimLimit = .seconds(3_600)
            var iterator = stream.makeAsyncIterator()
            #expect(try await iterator.next() == [])
            try await test.store.addTask(dailyTask("a"))
            #expect(try await iterator.next()?.count == 1)
            #expect(await activity.settled(within: .zero) == false)
        }
        #expect(await activity.settled(within: .seconds(60)))
    }

    @Test("A consumer that never comes back does not keep its container unsettled for ever")
    func stuckConsumer() async throws {
        let test = try TestStore(.memory)
        var iterator = test.store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        #expect(try await iterator.next() == [])
        try await test.store.addTask(dailyTask("a"))
        #expect(await test.container.activity.settled(within: .seconds(60)))
        #expect(try await iterator.next()?.count == 1)
    }

    @Test("Observers hear what each write added, updated and deleted, in the store's container")
    func observers() async throws {
        let test = try TestStore(.file)
        let heard = Mutex<[String]>([])
        let subscription = test.store.observeChanges { changes in
            let ids = { (tasks: [OCKTask]) in tasks.map(\.id).joined() }
            let counts = [changes.outcomes.added, changes.outcomes.updated, changes.outcomes.deleted].map(\.count)
            let line = """
                +\(ids(changes.tasks.added)) ~\(ids(changes.tasks.updated)) -\(ids(changes.tasks.deleted)) \(counts) \
                \(Container.current?.id ?? "outside")
                """
            heard.withLock { $0.append(line) }
        }
        let other = test.another()
        let tasks = try await test.store.addTasks([dailyTask("a"), dailyTask("b")])
        try await other.updateTask(tasks[0])
        var answer = try await other.addOutcome(outcome(tasks[1], 0, 1))
        answer = try await other.updateOutcome(answer)
        try await other.deleteOutcome(answer)
        try await other.deleteTask(tasks[1])
        #expect(
            heard.withLock { $0 } == [
                "+ab ~ - [0, 0, 0] participant", "+ ~a - [0, 0, 0] participant", "+ ~ - [1, 0, 0] participant",
                "+ ~ - [0, 1, 0] participant", "+ ~ - [0, 0, 1] participant", "+ ~ -b [0, 0, 0] participant",
            ])
        withExtendedLifetime(subscription) {}
    }
}
