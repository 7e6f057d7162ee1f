/// Tells of each new day for as long as this object lives, in the container it began in.
@MainActor final class DayWatch {
    private let clock: DayClock
    private let dayChanged: @MainActor (Date) -> Void
    private var today: Date
    private var alarm: Alarm?

    /// Watches a clock.
    ///
    /// - Parameter dayChanged: gets the first moment of the day that is over.
    init(_ clock: DayClock, dayChanged: @escaping @MainActor (Date) -> Void) {
        self.clock = clock
        self.dayChanged = dayChanged
        today = clock.today
        planNextLook()
    }

    private func planNextLook() {
        alarm = Alarm(in: clock.secondsToNextLook) { [weak self] in self?.look() }
    }

    private func look() {
        let day = clock.today
        if day != today {
            let yesterday = today
            today = day
            dayChanged(yesterday)
        }
        planNextLook()
    }
}
