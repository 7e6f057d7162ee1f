import Containers
import Dispatch

/// Tells of each new day for as long as this object lives, in the container it began in.
///
/// A timer, since every open page has a few of these: a task that sleeps would keep its memory until it was to wake,
/// long after it was cancelled.
@MainActor final class DayWatch {
    // Unsafe only to the compiler: a dispatch source may be cancelled on any thread.
    nonisolated(unsafe) private let timer = DispatchSource.makeTimerSource(queue: .main)
    private let container = Container.current
    private let clock: DayClock
    private let dayChanged: @MainActor (Date) -> Void
    private var today: Date

    /// Watches a clock.
    ///
    /// - Parameter dayChanged: gets the first moment of the day that is over.
    init(_ clock: DayClock, dayChanged: @escaping @MainActor (Date) -> Void) {
        self.clock = clock
        self.dayChanged = dayChanged
        today = clock.today
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.look() }
        }
        planNextLook()
        timer.activate()
    }

    deinit { timer.cancel() }

    private func planNextLook() {
        timer.schedule(deadline: .now() + clock.secondsToNextLook, leeway: .milliseconds(100))
    }

    private func look() {
        let day = clock.today
        if day != today {
            let yesterday = today
            today = day
            if let container { container.run { dayChanged(yesterday) } } else { dayChanged(yesterday) }
        }
        planNextLook()
    }
}
