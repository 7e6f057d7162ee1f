import CareKit
import Containers
import LiveUI
import TestSupport
import Testing
import UIKit

@testable import Recover

/// A participant's device on which Recover runs, in memory.
@MainActor final class Phone {
    let application: LiveApplication
    private let container: Container

    /// A new participant, or one with four weeks of history who has joined.
    init(isDemonstration: Bool = false) async throws {
        let container = try Container(id: "phone", directory: nil)
        self.container = container
        application = LiveApplication(
            container: container, formToken: "token", settlingLimit: .seconds(60),
            now: { Date().timeIntervalSince1970 }
        ) { UIApplication.launch(AppDelegate.self, in: container) }
        if isDemonstration {
            await settle()
            try await container.run { try await DemonstrationData.fill(UIApplication.shared) }
        }
    }

    var store: OCKStore {
        get throws {
            let delegate = container.run { UIApplication.shared.delegate as? AppDelegate }
            return try #require(delegate?.storeManager.store as? OCKStore)
        }
    }

    /// Waits until the app has done what it began, and a turn longer for what it sends to other tabs.
    func settle() async {
        _ = await container.activity.settled(within: .seconds(60))
        await Task.yield()
    }

    /// What is stored for a task on a day, by occurrences, as kind and number.
    func stored(_ taskID: String, on day: Date = Date()) async throws -> [[String: Double]] {
        var query = OCKEventQuery(for: day)
        query.taskIDs = [taskID]
        return try await store.fetchEvents(query: query).compactMap(\.outcome).map { outcome in
            Dictionary(outcome.values.map { ($0.kind ?? "", $0.doubleValue ?? .nan) }) { first, _ in first }
        }
    }

    /// Another day in the calendar, as it stands in an address.
    static func address(ofDay offset: Int) -> String {
        let day = Calendar.current.date(byAdding: .day, value: offset, to: Date()) ?? Date()
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
        return String(format: "?date=%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
}

extension TestTab {
    /// Whether the patched page is the page that a reload shows.
    var isInStep: Bool {
        get throws { try page.canonical == fullRender().canonical }
    }

    /// A card by its title; nil where the page has none.
    func card(_ title: String) -> DOMNode? {
        page.elements(tag: "article").first { $0.elements(class: "font-headline").first?.textContent == title }
    }

    var cards: [String] {
        page.elements(tag: "article").compactMap { $0.elements(class: "font-headline").first?.textContent }
    }

    /// Posts a form of a card, whatever the page makes of its buttons.
    func press(_ event: String, onCard title: String) async throws {
        let form = try #require(card(title)?.elements(tag: "form").first)
        try await submit(form, event: event)
    }

    /// The numbers of a chart, by row, as its table says them.
    func table(ofChart title: String) throws -> [[String]] {
        let chart = try #require(card(title) ?? page.elements(tag: "article").first { $0.textContent.contains(title) })
        return chart.elements(tag: "tr").map { row in
            row.children.map { $0.textContent.trimmingCharacters(in: .whitespacesAndNewlines) }
        }
    }

    /// Goes through the onboarding and signs with a name.
    func join(as name: String = "Ada Lovelace") async throws {
        try await press("select", onCard: "Onboard")
        try await tap("Next")
        try await tap("Next")
        try await tap("Agree", filling: ["answer.name": name])
        try await tap("Next")
        try await tap("Done")
    }

    /// Answers the check-in that is open.
    func answerCheckIn(pain: String, sleep: String) async throws {
        try await tap("Done", filling: ["answer.checkin.pain": pain, "answer.checkin.sleep": sleep])
    }
}
