import Foundation

extension OCKReadOnlyEventStore where Task: OCKAnyVersionableTask {
    /// The events without those of tasks that are kept until completed and are done: asks only if there are such tasks.
    func fetchRemaining(
        of events: [OCKEvent<Task, Outcome>], in timeline: EventTimeline<Task>, _ callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[OCKEvent<Task, Outcome>]>
    ) {
        var outcomeQuery = OCKOutcomeQuery()
        outcomeQuery.taskIDs = CompletionFilter.taskIDs(in: timeline)
        // An empty list would ask for all outcomes.
        guard !outcomeQuery.taskIDs.isEmpty else { return completion(.success(events)) }
        fetchOutcomes(query: outcomeQuery, callbackQueue: callbackQueue) { [self] result in
            guard case .success(let outcomes) = result, !outcomes.isEmpty else {
                return completion(result.map { _ in events })
            }
            var taskQuery = OCKTaskQuery()
            taskQuery.uuids = Array(Set(outcomes.map(\.taskUUID)))
            fetchTasks(query: taskQuery, callbackQueue: callbackQueue) { versions in
                completion(
                    versions.map { CompletionFilter(outcomes: outcomes, versions: $0).remaining(of: events) })
            }
        }
    }
}
