import TestSupport
import Testing

@testable import CareKit

@MainActor @Suite("A daily page")
struct DailyPageTests {
    @Test("Each day is prepared once, and once more for a reload")
    func preparing() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.tap("Next week")
        try await tab.tap("Today")
        #expect(study.prepared == [day(2027, 3, 17), day(2027, 3, 24), day(2027, 3, 17)])
        study.feed?.selectDate(day(2027, 3, 17, 15), animated: false)
        #expect(study.prepared.count == 3)
        study.container.run { study.feed?.reload() }
        await study.settle()
        #expect(study.prepared.count == 4)
        #expect(tab.cards == ["Check In"])
        #expect(try tab.isInStep())
    }

    @Test("The address names the day, but not today")
    func address() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        #expect(tab.address == "./")
        try await tab.tap("Previous week")
        #expect(tab.address == "?date=2027-03-10")
        try await tab.reload()
        #expect(study.feed?.selectedDate == day(2027, 3, 10))
        try await tab.tap("Today")
        #expect(tab.address == "./")
    }

    @Test(
        "What is no day of a care plan shows today",
        arguments: [
            "", "x", "2027-02-29", "2027-13-01", "2027-3-1", "0001-01-01", "9999-12-31", "0000-00-00", "-001-01-01",
            "2027-03-17T00:00", "９９９９-01-01", "99999999999999999999", "<script>", "1900-01-01", "2150-01-01",
        ])
    func garbage(date: String) async throws {
        let study = try Study()
        try await study.addDaily()
        let escaped = date.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let tab = try await study.open(at: "?date=\(escaped)")
        #expect(study.feed?.selectedDate == day(2027, 3, 17))
        #expect(tab.cards == ["Check In"])
        let calendar = try #require(tab.page.elements(class: "week-calendar").first?.id)
        try await tab.send("select", to: calendar, fields: [.init(name: "date", value: date)])
        #expect(study.feed?.selectedDate == day(2027, 3, 17))
        #expect(tab.address == "./")
        #expect(tab.rings.count == 7)
        #expect(try tab.isInStep())
    }

    @Test("A card that arrives after the participant has moved on does not land on the new day")
    func stalePreparation() async throws {
        let study = try Study { SlowFeed(in: $0) }
        let tab = try await study.open()
        let feed = try #require(study.roots.last?.object as? SlowFeed)
        try await tab.tap("Next week")
        try #require(feed.lists.count == 2)
        study.container.run {
            let card = UILabel()
            card.text = "Too late"
            feed.lists[0].appendView(card, animated: false)
        }
        await study.settle()
        #expect(!tab.text.contains("Too late"))
        #expect(try tab.isInStep())
    }

    @Test("A day without tasks says so, and when the next task is")
    func emptyDay() async throws {
        let study = try Study()
        try await study.addDaily(from: day(2027, 3, 20))
        let tab = try await study.open()
        #expect(
            tab.page.elements(class: "empty-list").map(\.textContent).first?.contains("The next task is on Saturday")
                == true)
        try await tab.tap("Next week")
        #expect(tab.page.elements(class: "empty-list").isEmpty)
        #expect(tab.cards == ["Check In"])
    }

    /// A page as README shows it: a card for a task by its identity, whatever the day.
    private final class PlainFeed: OCKDailyPageViewController {
        override func dailyPageViewController(
            _ dailyPageViewController: OCKDailyPageViewController, prepare list: OCKListViewController, for date: Date
        ) {
            let card = OCKSurveyTaskViewController(
                taskID: "checkin", eventQuery: OCKEventQuery(for: date), storeManager: storeManager,
                survey: painSurvey(), extractOutcome: painOutcome)
            list.appendViewController(card, animated: false)
        }
    }

    @Test("A card whose task has no event takes no room, so that the day says that nothing is to be done")
    func cardWithoutEvent() async throws {
        let study = try Study { study in
            let feed = PlainFeed(storeManager: study.manager)
            feed.clock = study.clock
            return feed
        }
        try await study.addDaily(from: day(2027, 3, 20))
        let tab = try await study.open()
        #expect(tab.page.elements(class: "task-card").map { $0.attributes["hidden"] } == [""])
        #expect(tab.text.contains("There is nothing to do on this day. The next task is on Saturday"))
        try await tab.tap("Next week")
        #expect(tab.page.elements(class: "task-card").map { $0.attributes["hidden"] } == [nil])
        #expect(!tab.text.contains("nothing to do on this day"))
        #expect(try tab.page.canonical == tab.fullRender().canonical)
    }

    @Test("Where no task lies ahead an empty day promises none")
    func emptyPlan() async throws {
        let study = try Study()
        let tab = try await study.open()
        #expect(tab.page.elements(class: "empty-list").map(\.textContent) == ["There is nothing to do on this day."])
        #expect(tab.rings.allSatisfy { $0.hasSuffix("nothing to do") || $0.hasSuffix("not open yet") })
    }

    // MARK: Midnight

    @Test("A page left open over midnight shows the new day, with rings to match")
    func rollover() async throws {
        let study = try Study(at: day(2027, 3, 17, 23))
        try await study.addDaily()
        let tab = try await study.open()
        let rings = tab.rings
        #expect(rings.filter { $0.hasSuffix("0 of 1 done") }.count >= 1)
        study.now = day(2027, 3, 18, 0)
        study.container.run { study.feed?.dayChanged(from: day(2027, 3, 17)) }
        await study.settle()
        #expect(study.feed?.selectedDate == day(2027, 3, 18))
        #expect(study.prepared == [day(2027, 3, 17), day(2027, 3, 18)])
        #expect(tab.rings.count { $0.hasSuffix("0 of 1 done") } == rings.count { $0.hasSuffix("0 of 1 done") } + 1)
        #expect(try tab.isInStep())
        try await tab.answer("4")
        #expect(try await study.stored(on: day(2027, 3, 18)) == [4])
        #expect(try await study.stored(on: day(2027, 3, 17)) == [])
        #expect(tab.address == "./")
    }

    @Test("A page that showed another day stays there at midnight, and a day that has come opens")
    func rolloverElsewhere() async throws {
        let study = try Study(at: day(2027, 3, 17, 23))
        try await study.addDaily()
        let tab = try await study.open(at: "?date=2027-03-18")
        try await tab.start()
        #expect(tab.refusal?.reason == .forbidden)
        study.now = day(2027, 3, 18, 1)
        study.container.run { study.feed?.dayChanged(from: day(2027, 3, 17)) }
        await study.settle()
        #expect(!tab.text.contains("Opens on"))
        try await tab.answer("4")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: day(2027, 3, 18)) == [4])
    }

    @Test("A survey that is open at midnight is finished for the day it was opened on")
    func surveyOverMidnight() async throws {
        let study = try Study(at: day(2027, 3, 17, 23))
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.start()
        study.now = day(2027, 3, 18, 0)
        study.container.run { study.feed?.dayChanged(from: day(2027, 3, 17)) }
        await study.settle()
        try await tab.tap("Done", filling: ["answer.pain": "5"])
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: day(2027, 3, 17)) == [5])
        #expect(try await study.stored(on: day(2027, 3, 18)) == [])
        #expect(study.endings == ["checkin completed"])
        #expect(tab.view(ofButton: "Start") != nil)
        #expect(try tab.isInStep())
    }

    @Test("Yesterday's button in a page that was left open finds nothing")
    func outdatedButton() async throws {
        let study = try Study(at: day(2027, 3, 17, 23))
        try await study.addDaily()
        try await study.answer(on: study.now)
        let tab = try await study.open()
        let button = try #require(tab.view(ofButton: "Completed"))
        study.now = day(2027, 3, 18, 0)
        study.container.run { study.feed?.dayChanged(from: day(2027, 3, 17)) }
        await study.settle()
        try await tab.send("deselect", to: button)
        #expect(tab.refusal?.reason == .notFound)
        #expect(try await study.stored(on: day(2027, 3, 17)) == [4])
    }
}

/// A feed whose app never finishes in time.
@MainActor final class SlowFeed: OCKDailyPageViewController {
    private(set) var lists: [OCKListViewController] = []

    init(in study: Study) {
        super.init(storeManager: study.manager)
        clock = study.clock
    }

    required init?(coder: NSCoder) { return nil }

    override func dailyPageViewController(
        _ dailyPageViewController: OCKDailyPageViewController, prepare list: OCKListViewController, for date: Date
    ) { lists.append(list) }
}
