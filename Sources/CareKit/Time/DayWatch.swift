/// Tells of each new day for as long as this object lives, in the container it began in.
@MainActor final class DayWatch {
    private let task: Task<Void, Never>

    /// Watches a clock.
    ///
    /// - Parameter dayChanged: gets the first moment of the day that is over.
    init(_ clock: DayClock, dayChanged: @escaping @MainActor (Date) -> Void) {
        task = Task { @MainActor in
            var today = clock.today
            while (try? await Task.sleep(for: .seconds(clock.secondsToNextLook))) != nil {
                guard clock.today != today else { continue }
                dayChanged(today)
                today = clock.today
            }
        }
    }

    deinit { task.cancel() }
}
