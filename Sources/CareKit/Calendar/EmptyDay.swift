/// A day on which nothing is to be done, and when the next task is.
struct EmptyDay {
    let date: Date
    let calendar: Calendar

    /// How far ahead the next task is looked for, in days.
    private static let horizon = 28

    /// Gives the list words for the case that nothing else is shown in it; a day that has events needs none.
    @MainActor func describe(in list: OCKListViewController, from store: any OCKAnyStoreProtocol) {
        guard let tomorrow = calendar.date(byAdding: .day, value: 1, to: date),
            let end = calendar.date(byAdding: .day, value: Self.horizon, to: tomorrow)
        else { return }
        let today = OCKEventQuery(dateInterval: DateInterval(start: date, end: tomorrow))
        let later = OCKEventQuery(dateInterval: DateInterval(start: tomorrow, end: end))
        store.fetchAnyEvents(query: today, callbackQueue: .main) { [weak list] result in
            guard case .success(let events) = result, events.isEmpty else { return }
            store.fetchAnyEvents(query: later, callbackQueue: .main) { result in
                guard case .success(let events) = result else { return }
                list?.emptyText = text(next: events.first?.scheduleEvent.start)
            }
        }
    }

    func text(next: Date?) -> String {
        guard let next else { return "There is nothing to do on this day." }
        return "There is nothing to do on this day. The next task is on \(EventText.day(next, in: calendar))."
    }
}
