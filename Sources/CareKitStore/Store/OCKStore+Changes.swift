import Containers
import Foundation
import SQLStorage

extension OCKStore {
    /// What each later write does, in order: for whatever an app does beside its views, such as reminders or an export.
    ///
    /// Writes of other store objects, tabs and hosts on the same data are among them. Each call makes a sequence of its
    /// own, which hears of what is written from the call on, until it is cancelled or released. A consumer that falls
    /// 1,000 writes behind misses the oldest; nothing is lost in the store, so it can fetch what it needs. A store
    /// without a container has no data and gives an empty sequence.
    public func changes() -> AsyncStream<StoreChanges> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1_000)) { consumer in
            guard let subscription = observeChanges({ consumer.yield($0) }) else { return consumer.finish() }
            consumer.onTermination = { _ in withExtendedLifetime(subscription) {} }
        }
    }

    /// Calls `handler` after each later write, in order, until the subscription is cancelled or released.
    ///
    /// The handler runs in the store's container on a thread of the store; it must be short, and what it starts it must
    /// itself count as activity. A store without a container has no database, so it never calls.
    package func observeChanges(_ handler: @escaping @Sendable (StoreChanges) -> Void) -> ChangeSubscription? {
        let container = container
        return try? database.get().changes.subscribe { changes, connection in
            // A row that cannot be read is an error of the fetch that meets it; a notice has nobody to tell.
            guard let changes = try? StoreChanges(changes, on: connection) else { return }
            guard let container else { return handler(changes) }
            container.run { handler(changes) }
        }
    }
}
