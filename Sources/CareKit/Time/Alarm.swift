import Containers
import Dispatch

/// Calls back after some seconds, for as long as this object lives, in the container it began in.
///
/// A timer, since every open page has a few of these: a task that sleeps would keep its memory until it was to wake,
/// long after it was cancelled.
@MainActor final class Alarm {
    // Unsafe only to the compiler: a dispatch source may be cancelled on any thread.
    nonisolated(unsafe) private let timer = DispatchSource.makeTimerSource(queue: .main)
    private let container = Container.current
    private let ring: @MainActor () -> Void

    /// Rings once, soon after so many seconds.
    init(in seconds: TimeInterval, ring: @escaping @MainActor () -> Void) {
        self.ring = ring
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.sound() }
        }
        timer.schedule(deadline: .now() + seconds, leeway: .milliseconds(100))
        timer.activate()
    }

    deinit { timer.cancel() }

    private func sound() {
        if let container { container.run { ring() } } else { ring() }
    }
}
