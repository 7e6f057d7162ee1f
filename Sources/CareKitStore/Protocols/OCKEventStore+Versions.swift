import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKReadOnlyEventStore where Task: OCKAnyVersionableTask {
    public func events(matching query: OCKEventQuery) -> CareStoreQueryResults<OCKEvent<Task, Outcome>> {
        CareStoreQueryResults(wrapping: EventStream.events(of: self, matching: query))
    }

    public func fetchEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKEvent<Task, Outcome>]>
    ) {
        guard query.dateInterval.duration > 0 else { return callbackQueue.deliver(.success([]), to: completion) }
        fetchTimeline(query, callbackQueue) { [self] result in
            guard case .success(let timeline) = result else { return completion(result.map { _ in [] }) }
            var outcomeQuery = OCKOutcomeQuery(dateInterval: query.dateInterval)
            outcomeQuery.taskUUIDs = timeline.windows.map(\.task.uuid)
            // An empty list would ask for all outcomes.
            guard !outcomeQuery.taskUUIDs.isEmpty else { return completion(.success([])) }
            fetchOutcomes(query: outcomeQuery, callbackQueue: callbackQueue) { [self] outcomes in
                let events = outcomes.flatMap { outcomes in
                    Result { () throws(OCKStoreError) in try timeline.events(outcomes: outcomes) }
                }
                guard case .success(let events) = events else { return completion(events) }
                fetchRemaining(of: events, in: timeline, callbackQueue, completion: completion)
            }
        }
    }

    public func fetchEvent(
        forTask task: Task, occurrence: Int, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<OCKEvent<Task, Outcome>>
    ) {
        var taskQuery = OCKTaskQuery()
        taskQuery.uuids = [task.uuid]
        fetchTasks(query: taskQuery, callbackQueue: callbackQueue) { [self] result in
            guard case .success(let task) = result.single(orFail: .notFound) else {
                return completion(.failure(result.failure ?? .notFound))
            }
            guard let scheduleEvent = task.schedule.event(forOccurrenceIndex: occurrence) else {
                return completion(.failure(.fetchFailed(reason: "The task has no such occurrence. Check the number.")))
            }
            var query = OCKOutcomeQuery(dateInterval: scheduleEvent.searchInterval)
            query.taskUUIDs = [task.uuid]
            fetchOutcomes(query: query, callbackQueue: callbackQueue) { outcomes in
                completion(
                    outcomes.map { outcomes in
                        let outcome = outcomes.first { $0.taskOccurrenceIndex == occurrence }
                        return OCKEvent(task: task, outcome: outcome, scheduleEvent: scheduleEvent)
                    })
            }
        }
    }

    /// The versions that rule in the query's time: those in force at its end, then all that they descend from.
    private func fetchTimeline(
        _ query: OCKEventQuery, _ callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<EventTimeline<Task>>
    ) {
        fetchTasks(query: query.taskQuery, callbackQueue: callbackQueue) { [self] result in
            guard case .success(let tips) = result else { return completion(.failure(result.failure ?? .notFound)) }
            // A version that took effect before the interval may have left a part of it to an older one.
            let older = tips.filter { !$0.previousVersionUUIDs.isEmpty }
            guard !older.isEmpty else {
                return completion(.success(EventTimeline(tips: tips, versions: [], interval: query.dateInterval)))
            }
            var versionQuery = OCKTaskQuery()
            versionQuery.ids = older.map(\.id)
            fetchTasks(query: versionQuery, callbackQueue: callbackQueue) { versions in
                completion(
                    versions.map { EventTimeline(tips: tips, versions: $0, interval: query.dateInterval) })
            }
        }
    }
}

extension OCKScheduleEvent {
    /// A time that finds the event's outcome even if the event has no duration.
    var searchInterval: DateInterval { DateInterval(start: start, end: end + 1) }
}

extension Result {
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
