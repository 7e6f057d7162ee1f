import LiveUI

/// The subscriptions that one stream carries; they end together.
@MainActor final class StreamSubscriptions {
    private var all: [LiveApplication.Subscription] = []
    private var isOver = false

    func add(_ subscription: LiveApplication.Subscription) {
        if isOver { subscription.cancel() } else { all.append(subscription) }
    }

    func cancel() {
        isOver = true
        for subscription in all { subscription.cancel() }
        all = []
    }
}
