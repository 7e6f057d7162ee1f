import Containers

/// Follows the events of a query for as long as this object lives, on the main actor and in the container it began in.
///
/// Until the first events have been handled the container counts it as work, so that a first document waits for them.
@MainActor final class EventObservation {
    private let task: Task<Void, Never>

    /// Follows events.
    ///
    /// - Parameters:
    ///   - show: handles the events, now and after each change.
    ///   - fail: handles the error that ended the stream; what was shown last stays.
    init(
        of query: OCKEventQuery, in store: any OCKAnyStoreProtocol,
        show: @escaping @MainActor ([OCKAnyEvent]) -> Void, fail: @escaping @MainActor (any Error) -> Void = { _ in }
    ) {
        let work = Container.current?.activity.begin()
        task = Task { @MainActor in
            do {
                for try await events in store.anyEvents(matching: query) {
                    // Events may already have been on their way when the object went.
                    if Task.isCancelled { break }
                    show(events)
                    work?.end()
                }
            } catch {
                if !Task.isCancelled { fail(error) }
            }
            work?.end()
        }
    }

    deinit { task.cancel() }
}
