import Foundation

extension OCKReadOnlyEventStore {
    /// Fetches the events that match a query, in order of their start.
    ///
    /// - Throws: `OCKStoreError.fetchFailed`, also for more than a million events.
    public func fetchEvents(query: OCKEventQuery) async throws -> [OCKEvent<Task, Outcome>] {
        try await awaiting { fetchEvents(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches one event of a task.
    ///
    /// - Throws: `OCKStoreError.fetchFailed`, also if the task has no such occurrence.
    public func fetchEvent(forTask task: Task, occurrence: Int) async throws -> OCKEvent<Task, Outcome> {
        try await awaiting {
            fetchEvent(forTask: task, occurrence: occurrence, callbackQueue: .global(), completion: $0)
        }
    }
}

extension OCKAnyReadOnlyEventStore {
    /// Fetches the events that match a query, in order of their start.
    ///
    /// - Throws: `OCKStoreError.fetchFailed`, also for more than a million events.
    public func fetchAnyEvents(query: OCKEventQuery) async throws -> [OCKAnyEvent] {
        try await awaiting { fetchAnyEvents(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches one event of a task.
    ///
    /// - Throws: `OCKStoreError.fetchFailed`, also if the task has no such occurrence.
    public func fetchAnyEvent(forTask task: any OCKAnyTask, occurrence: Int) async throws -> OCKAnyEvent {
        try await awaiting {
            fetchAnyEvent(forTask: task, occurrence: occurrence, callbackQueue: .global(), completion: $0)
        }
    }

    /// Fetches how far the tasks of each day are done.
    ///
    /// - Throws: `OCKStoreError.fetchFailed`, also for more than 100,000 days.
    public func fetchAdherence(query: OCKAdherenceQuery) async throws -> [OCKAdherence] {
        try await awaiting { fetchAdherence(query: query, callbackQueue: .global(), completion: $0) }
    }
}
