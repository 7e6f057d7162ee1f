import Foundation

/// Follows the events of a store through the changes of its tasks and outcomes.
enum EventStream {
    /// The events that match `query`, now and whenever they change.
    static func events<Store: OCKReadOnlyEventStore>(
        of store: Store, matching query: OCKEventQuery
    ) -> AsyncThrowingStream<[OCKEvent<Store.Task, Store.Outcome>], any Error> {
        AsyncThrowingStream { continuation in
            let follower = _Concurrency.Task {
                do {
                    try await follow(store, query) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in follower.cancel() }
        }
    }

    private static func follow<Store: OCKReadOnlyEventStore>(
        _ store: Store, _ query: OCKEventQuery,
        yield: @escaping @Sendable ([OCKEvent<Store.Task, Store.Outcome>]) -> Void
    ) async throws {
        // Changes that arrive while the events are fetched need one more fetch, however many they are.
        let (changes, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        var taskQuery = query.taskQuery
        taskQuery.dateInterval = nil
        var outcomeQuery = OCKOutcomeQuery(dateInterval: query.dateInterval)
        outcomeQuery.taskIDs = query.taskIDs
        let (tasks, outcomes) = (store.tasks(matching: taskQuery), store.outcomes(matching: outcomeQuery))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for try await _ in tasks { signal.yield() } }
            group.addTask { for try await _ in outcomes { signal.yield() } }
            group.addTask {
                var last: [OCKEvent<Store.Task, Store.Outcome>]?
                for await _ in changes {
                    let events = try await store.fetchEvents(query: query)
                    if events != last { yield(events) }
                    last = events
                }
            }
            try await group.next()
            try await group.next()
            // Both sources have ended, so nothing can change any more.
            signal.finish()
            try await group.waitForAll()
        }
    }
}
