import Synchronization

/// What a transaction did to one row, as its writer announced it.
public struct RowChange: Sendable, Hashable {
    /// What happened.
    public enum Kind: Sendable, Hashable {
        /// Something new is there.
        case added
        /// Something that was there has changed.
        case updated
        /// Something is no longer there.
        case deleted
    }

    /// The name of the table.
    public let table: String
    /// What happened.
    public let kind: Kind
    /// The row's key, by which a subscriber can read it; null for any number of rows, so read the table again.
    public let key: SQLValue

    /// Describes a change.
    public init(table: String, kind: Kind, key: SQLValue) {
        self.table = table
        self.kind = kind
        self.key = key
    }
}

/// Tells subscribers of committed changes, in the order of the commits.
public final class ChangeFeed: Sendable {
    /// Receives one transaction's changes, with a connection that shows the database after them. Runs on the engine's
    /// thread, so it must be short and must not wait for the database's other methods.
    public typealias Handler = @Sendable (_ changes: [RowChange], _ connection: any Connection) -> Void

    private struct State {
        var lastKey = 0
        var handlers: [(key: Int, handle: Handler)] = []
    }

    private let state = Mutex(State())

    /// A feed without subscribers. For engines.
    public init() {}

    /// Calls `handler` after each later commit that announced changes, until the subscription is cancelled or released.
    public func subscribe(_ handler: @escaping Handler) -> ChangeSubscription {
        let key = state.withLock { state in
            state.lastKey += 1
            state.handlers.append((state.lastKey, handler))
            return state.lastKey
        }
        return ChangeSubscription { [weak self] in
            self?.state.withLock { $0.handlers.removeAll { $0.key == key } }
        }
    }

    /// Whether anybody would be told. For engines, to save the trouble.
    public var isObserved: Bool { state.withLock { !$0.handlers.isEmpty } }

    /// Tells every subscriber. For engines, after a commit.
    public func publish(_ changes: [RowChange], on connection: any Connection) {
        guard !changes.isEmpty else { return }
        for subscriber in state.withLock({ $0.handlers }) {
            subscriber.handle(changes, connection)
        }
    }
}

/// Keeps a subscription alive; releasing it ends the subscription.
public final class ChangeSubscription: Sendable {
    private let onCancel: @Sendable () -> Void

    init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    /// Ends the subscription. A handler that is running finishes.
    public func cancel() {
        onCancel()
    }

    deinit {
        onCancel()
    }
}
