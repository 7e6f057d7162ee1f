import Containers
import LiveUI
import UIKit

/// A participant whose app is running.
@MainActor final class Participant {
    let live: LiveApplication
    /// Stands in every form of this participant's pages; what arrives without it did not come from such a page.
    let formToken: String
    var lastUsed: Double

    init(live: LiveApplication, formToken: String, lastUsed: Double) {
        self.live = live
        self.formToken = formToken
        self.lastUsed = lastUsed
    }

    var isDemonstration: Bool { live.container.preserved.data(forKey: Self.demonstrationKey) != nil }

    /// Marks the container as a demonstration and lets the app fill it, once the seeding that it does at launch is done.
    func fill(with demonstration: @MainActor @Sendable (UIApplication) async throws -> Void) async throws {
        let container = live.container
        // Not empty: Foundation loses 4 KB of memory whenever it reads an empty file, and this one is read for each page.
        try container.preserved.set(Data("made up".utf8), forKey: Self.demonstrationKey)
        _ = await container.activity.settled(within: .seconds(10))
        try await container.run { try await demonstration(UIApplication.shared) }
    }

    nonisolated static let demonstrationKey = "demonstration"
    nonisolated static let formTokenKey = "form-token"
}

extension Container {
    /// The container's form token, made on first use and kept over restarts, so that open pages stay valid.
    func formToken() throws -> String {
        // A damaged token is made anew: an empty one would be easy to guess.
        if let data = preserved.data(forKey: Participant.formTokenKey), data.count == Secret.length {
            return String(decoding: data, as: UTF8.self)
        }
        let token = Secret.make()
        try preserved.set(Data(token.utf8), forKey: Participant.formTokenKey)
        return token
    }
}
