import CareKitUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Instructions card")
struct InstructionsTaskViewTests {
    private let view = OCKInstructionsTaskView()
    private let delegate = TaskDelegate()

    init() {
        view.delegate = delegate
        view.headerView.titleLabel.text = "Check In"
        view.headerView.detailLabel.text = "8:00 AM"
        view.instructionsLabel.text = "Two questions."
        view.completionButton.label.text = "Start"
    }

    @Test("A card is named by its title and offers one button")
    func rendering() {
        #expect(
            html(view) == """
                <article id="v" class="care-card task-card" aria-labelledby="v--0--0">\
                <div id="v--0" class="care-header">\
                <h3 id="v--0--0" class="label font-headline">Check In</h3>\
                <p id="v--0--1" class="label font-caption1">8:00 AM</p></div>\
                <p id="v--1" class="label font-body">Two questions.</p>\
                <div id="v--2" class="care-button">\
                <form method="post" hx-post="" hx-swap="none" class="tap">\
                <input type="hidden" name="_view" value="v--2">\
                <button type="submit" name="_event" value="select">\
                <span id="v--2--0" class="label font-body">Start</span></button></form></div></article>
                """)
    }

    @Test("A complete event shows a check, and the answers in two lines")
    func complete() throws {
        view.completionButton.isSelected = true
        view.completionButton.label.text = "Completed"
        view.completionButton.accessibilityHint = "Deletes your response"
        view.instructionsLabel.text = "Pain: 4\nSleep: 7 hours"
        let page = try DOMParser.parse(html(view))
        #expect(page.textContent.contains("Pain: 4\nSleep: 7 hours"))
        #expect(page.elements(class: "care-button").first?.attributes["class"] == "care-button selected")
        let button = try #require(page.elements(tag: "button").first)
        #expect(button.attributes["value"] == "deselect")
        #expect(button.elements(class: "glyph").count == 1)
        #expect(button.elements(class: "visually-hidden").map(\.textContent) == ["Deletes your response"])
    }

    @Test("Text that was typed by somebody stays text")
    func escaping() {
        for label in [view.headerView.titleLabel, view.headerView.detailLabel, view.instructionsLabel] {
            label.text = hostile
        }
        view.completionButton.label.text = hostile
        view.completionButton.accessibilityHint = hostile
        view.disabledReason = hostile
        view.isUserInteractionEnabled = false
        let result = html(view)
        #expect(!result.contains("<script"))
        #expect(result.components(separatedBy: escapedHostile).count - 1 == 6)
    }

    @Test("A card that cannot be used says why, and its button is disabled")
    func disabled() throws {
        view.alpha = 0.4
        view.isUserInteractionEnabled = false
        view.disabledReason = "Opens Thursday"
        let page = try DOMParser.parse(html(view))
        #expect(page.elements(class: "disabled-reason").map(\.textContent) == ["Opens Thursday"])
        #expect(page.elements(class: "dimmed").map(\.tag) == ["article"])
        #expect(page.elements(tag: "button").map { $0.attributes["disabled"] } == [""])
    }

    @Test("A card inside a disabled view shows that view's reason")
    func disabledParent() throws {
        let parent = UIView()
        parent.addSubview(view)
        parent.isUserInteractionEnabled = false
        parent.disabledReason = "Opens Friday"
        let page = try DOMParser.parse(html(parent))
        #expect(page.elements(class: "disabled-reason").map(\.textContent) == ["Opens Friday"])
        parent.isUserInteractionEnabled = true
        #expect(!html(parent).contains("Opens Friday"))
    }

    @Test("A card whose button alone cannot be used says why once, also where more than the button is disabled")
    func disabledButton() throws {
        view.completionButton.isEnabled = false
        view.completionButton.disabledReason = "Opens at 8:00."
        for isUsable in [true, false] {
            view.isUserInteractionEnabled = isUsable
            view.disabledReason = "Opens Thursday"
            let page = try DOMParser.parse(html(view))
            #expect(page.elements(class: "disabled-reason").map(\.textContent) == ["Opens at 8:00."])
            #expect(page.elements(tag: "button").map { $0.attributes["disabled"] } == [""])
        }
        let screen = try Screen(view)
        view.isUserInteractionEnabled = true
        let refusal = screen.send("select", to: view.completionButton)
        #expect(refusal == EventRefusal(.forbidden, "Opens at 8:00."))
    }

    @Test("How the event stands is a line of its own above what to do, and takes no room without text")
    func status() throws {
        #expect(!html(view).contains("font-footnote"))
        view.statusLabel.text = hostile
        let page = try DOMParser.parse(html(view))
        #expect(
            page.elements(class: "label").map(\.textContent) == [
                "Check In", "8:00 AM", hostile, "Two questions.", "Start",
            ])
    }

    @Test("A card without a title is named by the line below it, and one without both by nothing that is not there")
    func name() throws {
        func name() throws -> String? {
            try DOMParser.parse(html(view)).elements(tag: "article").first?.attributes["aria-labelledby"]
        }
        #expect(try name() == view.headerView.titleLabel.elementID)
        view.headerView.titleLabel.text = ""
        #expect(try name() == view.headerView.detailLabel.elementID)
        view.headerView.detailLabel.text = nil
        #expect(try name() == nil)
    }

    @Test("A disabled card refuses events that were posted past the page, with its reason")
    func refusal() throws {
        let screen = try Screen(view)
        view.isUserInteractionEnabled = false
        view.disabledReason = "Opens Thursday"
        #expect(screen.send("select", to: view.completionButton) == EventRefusal(.forbidden, "Opens Thursday"))
        #expect(screen.send("details", to: view) == EventRefusal(.forbidden, "Opens Thursday"))
        #expect(delegate.heard.isEmpty)
    }

    @Test("A tap tells the delegate what the person wants")
    func taps() throws {
        let screen = try Screen(view)
        #expect(screen.send("select", to: view.completionButton) == nil)
        view.completionButton.isSelected = true
        #expect(screen.send("deselect", to: view.completionButton) == nil)
        #expect(screen.send("details", to: view) == nil)
        #expect(delegate.heard == ["complete at [0, 0]", "incomplete at [0, 0]", "details at [0, 0]"])
    }

    @Test("A tap on a button that has changed meanwhile is refused, so that Start never deletes")
    func staleTap() throws {
        let screen = try Screen(view)
        view.completionButton.isSelected = true
        #expect(screen.send("select", to: view.completionButton)?.reason == .conflict)
        view.completionButton.isSelected = false
        #expect(screen.send("deselect", to: view.completionButton)?.reason == .conflict)
        #expect(delegate.heard.isEmpty)
    }

    @Test("Events that no control sends are refused", arguments: ["", "tap", "complete", "SELECT"])
    func unknownEvents(name: String) throws {
        let screen = try Screen(view)
        #expect(screen.send(name, to: view.completionButton)?.reason == .notFound)
        #expect(screen.send(name, to: view)?.reason == .notFound)
        #expect(delegate.heard.isEmpty)
    }

    @Test("The header becomes a button that is named by the title")
    func disclosure() throws {
        view.headerView.showsDetailDisclosure = true
        let page = try DOMParser.parse(html(view))
        let button = try #require(page.elements(class: "care-header").first?.elements(tag: "button").first)
        #expect(button.attributes["aria-labelledby"] == view.headerView.titleLabel.elementID)
        #expect(button.attributes["value"] == "details")
        #expect(page.elements(tag: "input").first?.attributes["value"] == view.elementID)
    }

    @Test("A page that took patches is the page that a reload shows")
    func patches() throws {
        var screen = try Screen(view)
        view.headerView.titleLabel.text = "Range of Motion"
        #expect(try screen.patch() == [view.headerView.titleLabel])
        view.headerView.detailLabel.text = "Anytime"
        #expect(try screen.patch() == [view.headerView.detailLabel])
        view.instructionsLabel.isHidden = true
        #expect(try screen.patch() == [view.instructionsLabel])
        view.completionButton.label.text = "Completed"
        #expect(try screen.patch() == [view.completionButton.label])
        view.completionButton.isSelected = true
        #expect(try screen.patch() == [view.completionButton])
        view.completionButton.accessibilityHint = "Deletes your response"
        #expect(try screen.patch() == [view.completionButton])
        view.headerView.showsDetailDisclosure = true
        #expect(try screen.patch() == [view.headerView])
        view.isUserInteractionEnabled = false
        view.disabledReason = "Opens Thursday"
        #expect(try screen.patch() == [view])
        view.tintColor = .systemGreen
        #expect(try screen.patch() == [view])
        #expect(try screen.patch().isEmpty)
    }
}

@MainActor private final class TaskDelegate: OCKTaskViewDelegate {
    var heard: [String] = []

    func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCompleteEvent isComplete: Bool, at indexPath: IndexPath,
        sender: Any?
    ) {
        heard.append("\(isComplete ? "complete" : "incomplete") at \(Array(indexPath))")
    }

    func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didSelectOutcomeValueAt index: Int, eventIndexPath: IndexPath,
        sender: Any?
    ) { heard.append("value \(index)") }

    func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCreateOutcomeValueAt index: Int, eventIndexPath: IndexPath,
        sender: Any?
    ) { heard.append("new value \(index)") }

    func didSelectTaskView(_ taskView: any UIView & OCKTaskDisplayable, eventIndexPath: IndexPath) {
        heard.append("details at \(Array(eventIndexPath))")
    }
}
