import Foundation

extension AdherenceCalculation.Ruling {
    /// Which versions rule in an interval, and when.
    ///
    /// - Parameters:
    ///   - tasks: The versions in force at the end of the interval.
    ///   - versions: At least all versions that these descend from, in any order.
    static func rulings(
        of tasks: [any OCKAnyTask], among versions: [any OCKAnyTask], in interval: DateInterval
    ) -> [Self] {
        let chains = HistoryEntry.chains(of: versions.compactMap { $0 as? any OCKAnyVersionableTask })
        let byUUID = Dictionary((versions + tasks).map { ($0.uuid, $0) }) { first, _ in first }
        return tasks.flatMap { task -> [Self] in
            guard let tip = task as? any OCKAnyVersionableTask else {
                return [Self(task: task, start: task.schedule.startDate(), end: interval.end)]
            }
            let history = TaskHistory(of: HistoryEntry(tip), among: chains[tip.id] ?? [])
            return history.windows(in: interval).compactMap { window in
                byUUID[window.uuid].map { Self(task: $0, start: window.start, end: window.end) }
            }
        }
    }
}

extension OCKAnyReadOnlyEventStore {
    /// Fetches which versions of tasks rule in the time of a query, and when.
    func fetchRulings(
        query: OCKTaskQuery, in interval: DateInterval, _ callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[AdherenceCalculation.Ruling]>
    ) {
        fetchAnyTasks(query: query, callbackQueue: callbackQueue) { [self] result in
            guard case .success(let tasks) = result else { return completion(result.map { _ in [] }) }
            var versions = OCKTaskQuery()
            versions.ids = tasks.filter { ($0 as? any OCKAnyVersionableTask)?.previousVersionUUIDs.isEmpty == false }
                .map(\.id)
            // An empty list would ask for all tasks.
            guard !versions.ids.isEmpty else {
                return completion(.success(AdherenceCalculation.Ruling.rulings(of: tasks, among: [], in: interval)))
            }
            fetchAnyTasks(query: versions, callbackQueue: callbackQueue) { versions in
                completion(
                    versions.map { AdherenceCalculation.Ruling.rulings(of: tasks, among: $0, in: interval) })
            }
        }
    }
}
