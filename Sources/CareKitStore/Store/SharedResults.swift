import Containers
import SQLStorage
import Synchronization

/// The results of one query for all streams that ask for it: many tabs that show one day cost one fetch for each write
/// and one copy in memory.
///
/// Each stream's first results are its own fetch, so that a page loaded anew shows what the database holds, whatever
/// another process has done to it. Changes come one after another, on the engine's thread.
final class SharedResults<Element: Equatable & Sendable>: Sendable {
    /// Hears of results, and what makes them count as work of the container while it is held.
    typealias Listener = @Sendable (_ results: Result<[Element], any Error>, _ claim: Activity.Work?) -> Void

    private struct State {
        /// What was fetched last, which stands in for equal results.
        var copy: [Element] = []
        var listeners: [Int: Listener] = [:]
        var lastListener = 0
        var subscription: ChangeSubscription?
    }

    private let stream: StoreStream<Element>
    private let state = Mutex(State())

    /// The results of what a stream asks for, which follow changes from now on.
    init(of stream: StoreStream<Element>, in database: any Database) {
        self.stream = stream
        let subscription = database.changes.subscribe { [weak self, tables = stream.tables] changes, connection in
            guard changes.contains(where: { tables.contains($0.table) }) else { return }
            self?.refresh(on: connection)
        }
        state.withLock { $0.subscription = subscription }
    }

    /// Tells `listener` of every later change, until what is returned is called; that keeps the results till then.
    func join(_ listener: @escaping Listener) -> @Sendable () -> Void {
        let key = state.withLock { state in
            state.lastListener += 1
            state.listeners[state.lastListener] = listener
            return state.lastListener
        }
        // Released outside the lock, since a listener may hold what holds this object.
        return { _ = self.state.withLock { $0.listeners.removeValue(forKey: key) } }
    }

    /// Fetches the present results; where they equal what was fetched last, that copy is returned.
    func fetch(on connection: any Connection) throws -> [Element] {
        let results = try stream.fetch(connection)
        let copy = state.withLock { $0.copy }
        if results == copy { return copy }
        state.withLock { $0.copy = results }
        return results
    }

    /// Runs before the write is answered, so that each write gives its own result.
    private func refresh(on connection: any Connection) {
        let results = Result { try fetch(on: connection) }
        let claim = stream.claimActivity()
        for listener in state.withLock({ Array($0.listeners.values) }) { listener(results, claim) }
    }
}

/// The shared results of a store's streams, each for as long as a stream holds it.
final class SharedResultsByQuery: Sendable {
    private struct Entry: Sendable {
        weak var results: (any AnyObject & Sendable)?
    }

    /// Two kinds of task are asked for with one kind of query.
    private struct Key: Hashable {
        let element: ObjectIdentifier
        let query: AnyHashable
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// The results of a stream's query, new where no other stream has them.
    func results<Element>(of stream: StoreStream<Element>, in database: any Database) -> SharedResults<Element> {
        entries.withLock { entries in
            let key = Key(element: ObjectIdentifier(Element.self), query: AnyHashable(stream.query))
            if let known = entries[key]?.results as? SharedResults<Element> { return known }
            let results = SharedResults(of: stream, in: database)
            entries = entries.filter { $0.value.results != nil }
            entries[key] = Entry(results: results)
            return results
        }
    }
}
