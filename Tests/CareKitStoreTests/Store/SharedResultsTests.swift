import Foundation
import SQLStorage
import SQLiteStorage
import Synchronization
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("Streams of equal queries")
struct SharedResultsTests {
    /// Streams of a store's tasks that count how often the database is asked.
    private struct CountedStreams: Sendable {
        let store: OCKStore
        let fetches = FetchCount()

        init(_ store: OCKStore) { self.store = store }

        func stream(_ query: OCKTaskQuery = OCKTaskQuery()) -> StoreStream<OCKTask> {
            StoreStream(store: store, query: query, tables: [OCKTask.table]) { [fetches] connection in
                try fetches.begin()
                return try TaskQueries<OCKTask>(connection).tasks(matching: query, at: day0)
            }
        }
    }

    /// Counts fetches; the one with the number `failing` fails.
    private final class FetchCount: Sendable {
        private let state = Mutex((count: 0, failing: 0))
        var value: Int { state.withLock { $0.count } }

        func failNext() { state.withLock { $0.failing = $0.count + 1 } }

        func begin() throws {
            let fails = state.withLock { state in
                state.count += 1
                return state.count == state.failing
            }
            if fails { throw SQLError(.diskFull) }
        }
    }

    // A database server also has streams fetch when it begins to tell of other processes' writes.
    @Test("Ten streams cost one fetch for each write", arguments: [TestStore.Kind.memory, .file])
    func oneFetch(in kind: TestStore.Kind) async throws {
        let counted = CountedStreams(try TestStore(kind).store)
        var iterators = (0..<10).map { _ in counted.stream().makeAsyncIterator() }
        for index in iterators.indices { #expect(try await iterators[index].next() == []) }
        #expect(counted.fetches.value == 10)
        for (number, id) in zip(11..., ["a", "b", "c"]) {
            try await counted.store.addTask(dailyTask(id))
            #expect(counted.fetches.value == number)
        }
        for index in iterators.indices {
            for expected in [["a"], ["b", "a"], ["c", "b", "a"]] {
                #expect(try await iterators[index].next()?.map(\.id) == expected)
            }
        }
        #expect(counted.fetches.value == 13)
    }

    @Test("What streams hand over is one copy, at first and after a change", arguments: TestStore.Kind.allCases)
    func oneCopy(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        try await store.addTask(dailyTask("a"))
        var first = store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        var second = store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        for count in 1...3 {
            let results = (try await first.next() ?? [], try await second.next() ?? [])
            #expect(results.0.count == count && results.1.count == count)
            let places = (
                results.0.withUnsafeBufferPointer(\.baseAddress), results.1.withUnsafeBufferPointer(\.baseAddress)
            )
            #expect(places.0 == places.1)
            try await store.addTask(dailyTask("\(count)"))
        }
    }

    @Test("A stream that begins later shows what was written past this process, and is told of changes like the others")
    func writtenElsewhere() async throws {
        let test = try TestStore(.file)
        try await test.store.addTask(dailyTask("a"))
        var early = test.store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        #expect(try await early.next()?.count == 1)
        // As another process would write: without a word to this store.
        let stores = test.container.directory?.appending(path: "Stores")
        let file = try #require(stores).appending(path: "test.sqlite")
        let past = SQLiteDatabase(.file(file), migrations: storeMigrations)
        try past.writeAndWait { connection in
            _ = try VersionTable<OCKTask>(connection).add([dailyTask("b")], at: day0) { _ in }
        }
        var late = test.store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        #expect(try await late.next()?.count == 2)
        try await test.store.addTask(dailyTask("c"))
        #expect(try await early.next()?.count == 3)
        #expect(try await late.next()?.count == 3)
    }

    @Test("Streams of different queries do not share", arguments: [TestStore.Kind.memory, .file])
    func differentQueries(in kind: TestStore.Kind) async throws {
        let counted = CountedStreams(try TestStore(kind).store)
        for id in ["a", "b"] { try await counted.store.addTask(dailyTask(id)) }
        var all = counted.stream().makeAsyncIterator()
        var one = counted.stream(OCKTaskQuery(id: "a")).makeAsyncIterator()
        #expect(try await all.next()?.map(\.id) == ["b", "a"])
        #expect(try await one.next()?.map(\.id) == ["a"])
        #expect(counted.fetches.value == 2)
    }

    @Test("A stream that begins later shows the present, then every later change")
    func lateJoiner() async throws {
        let counted = CountedStreams(try TestStore(.file).store)
        var early = counted.stream().makeAsyncIterator()
        #expect(try await early.next() == [])
        try await counted.store.addTask(dailyTask("a"))
        var late = counted.stream().makeAsyncIterator()
        #expect(try await late.next()?.map(\.id) == ["a"])
        #expect(counted.fetches.value == 3)
        try await counted.store.addTask(dailyTask("b"))
        #expect(try await late.next()?.map(\.id) == ["b", "a"])
        #expect(try await early.next()?.map(\.id) == ["a"])
        #expect(try await early.next()?.map(\.id) == ["b", "a"])
        #expect(counted.fetches.value == 4)
    }

    @Test("A write while the first results are being read is not covered by them")
    func writeDuringFirstFetch() async throws {
        let store = try TestStore(.file).store
        try await store.addTask(dailyTask("a"))
        let (readings, hasRead) = AsyncStream.makeStream(of: Void.self)
        let goOn = DispatchSemaphore(value: 0)
        let isFirst = Mutex(true)
        let stream = StoreStream(store: store, query: OCKTaskQuery(), tables: [OCKTask.table]) { connection in
            let tasks = try TaskQueries<OCKTask>(connection).tasks(matching: OCKTaskQuery(), at: day0)
            let waits = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if waits {
                hasRead.yield()
                goOn.wait()
            }
            return tasks
        }
        let consumer = Task {
            var seen: [[String]] = []
            for try await tasks in stream {
                seen.append(tasks.map(\.id))
                if tasks.count == 3 { break }
            }
            return seen
        }
        for await _ in readings { break }
        try await store.addTask(dailyTask("b"))
        goOn.signal()
        var late = stream.makeAsyncIterator()
        #expect(try await late.next()?.map(\.id) == ["b", "a"])
        try await store.addTask(dailyTask("c"))
        #expect(try await consumer.value == [["b", "a"], ["c", "b", "a"]])
    }

    @Test("Streams that begin among many writes miss nothing and never go back", arguments: TestStore.Kind.allCases)
    func concurrentWrites(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let total = 60
        try await withThrowingTaskGroup(of: [Int].self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for number in 0..<(total / 4) { try await store.addTask(dailyTask("\(writer)-\(number)")) }
                    return []
                }
            }
            for _ in 0..<12 {
                group.addTask {
                    var counts: [Int] = []
                    for try await tasks in store.tasks(matching: OCKTaskQuery()) {
                        counts.append(tasks.count)
                        if tasks.count == total { break }
                    }
                    return counts
                }
            }
            for try await counts in group {
                // Only additions are made, and equal results are told once.
                #expect(zip(counts, counts.dropFirst()).allSatisfy(<), "\(counts)")
            }
        }
    }

    @Test("When all have left nothing is fetched any more, and the next stream starts anew")
    func allLeave() async throws {
        let counted = CountedStreams(try TestStore(.file).store)
        weak var shared: SharedResults<OCKTask>?
        do {
            let database = try counted.store.openDatabase()
            shared = counted.store.sharedResults.results(of: counted.stream(), in: database)
            #expect(shared == nil, "nobody has joined")
            var first = counted.stream().makeAsyncIterator()
            var second = counted.stream().makeAsyncIterator()
            #expect(try await first.next() == [])
            #expect(try await second.next() == [])
            shared = counted.store.sharedResults.results(of: counted.stream(), in: database)
            #expect(shared != nil)
        }
        // The engine may still be letting go of the last read, which a write after it waits for.
        try await counted.store.addTask(dailyTask("a"))
        let before = counted.fetches.value
        try await counted.store.addTask(dailyTask("b"))
        #expect(counted.fetches.value == before)
        #expect(shared == nil)
        var next = counted.stream().makeAsyncIterator()
        #expect(try await next.next()?.map(\.id) == ["b", "a"])
        #expect(counted.fetches.value == before + 1)
    }

    @Test("A stream that is cancelled takes nothing from the others")
    func cancellation() async throws {
        let counted = CountedStreams(try TestStore(.file).store)
        var other = counted.stream().makeAsyncIterator()
        #expect(try await other.next() == [])
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let cancelled = Task {
            for try await _ in counted.stream() { start.yield() }
        }
        for await _ in started { break }
        cancelled.cancel()
        try await cancelled.value
        try await counted.store.addTask(dailyTask("a"))
        #expect(try await other.next()?.map(\.id) == ["a"])
    }

    @Test("After a reset every stream is empty, and so is one that begins then", arguments: TestStore.Kind.allCases)
    func reset(in kind: TestStore.Kind) async throws {
        let counted = CountedStreams(try TestStore(kind).store)
        try await counted.store.addTask(dailyTask("a"))
        var iterators = (0..<3).map { _ in counted.stream().makeAsyncIterator() }
        for index in iterators.indices { #expect(try await iterators[index].next()?.count == 1) }
        try counted.store.reset()
        for index in iterators.indices { #expect(try await iterators[index].next() == []) }
        var late = counted.stream().makeAsyncIterator()
        #expect(try await late.next() == [])
    }

    @Test("A fetch that fails ends all streams with the error, and the next one tries anew")
    func failure() async throws {
        let counted = CountedStreams(try TestStore(.file).store)
        var iterators = (0..<3).map { _ in counted.stream().makeAsyncIterator() }
        for index in iterators.indices { #expect(try await iterators[index].next() == []) }
        counted.fetches.failNext()
        try await counted.store.addTask(dailyTask("a"))
        for index in iterators.indices {
            await #expect(throws: OCKStoreError.self) { try await iterators[index].next() }
            #expect(try await iterators[index].next() == nil)
        }
        var next = counted.stream().makeAsyncIterator()
        #expect(try await next.next()?.map(\.id) == ["a"])
    }

    @Test("A container is settled once every stream's consumer has dealt with a change")
    func activity() async throws {
        let test = try TestStore(.memory)
        let activity = test.container.activity
        let stream = StoreStream(
            store: test.store, query: OCKTaskQuery(), tables: [OCKTask.table], claimLimit: .seconds(600)
        ) {
            try TaskQueries<OCKTask>($0).tasks(matching: OCKTaskQuery(), at: day0)
        }
        var first = stream.makeAsyncIterator()
        var second = stream.makeAsyncIterator()
        #expect(try await first.next() == [])
        #expect(try await second.next() == [])
        try await test.store.addTask(dailyTask("a"))
        #expect(try await first.next()?.count == 1)
        #expect(try await second.next()?.count == 1)
        #expect(await activity.settled(within: .zero) == false)
        // Asking for the next element says that the last one has been dealt with.
        let waiting = Task { [first] in
            var first = first
            return try await first.next()
        }
        waiting.cancel()
        _ = try await waiting.value
        #expect(await activity.settled(within: .zero) == false)
        let last = Task { [second] in
            var second = second
            return try await second.next()
        }
        last.cancel()
        _ = try await last.value
        #expect(await activity.settled(within: .zero))
    }
}
