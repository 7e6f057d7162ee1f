import CareKitUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Completion ring")
struct CompletionRingTests {
    private func ring(_ state: OCKCompletionState) throws -> DOMNode {
        let view = OCKCompletionRingView()
        view.state = state
        return try #require(try DOMParser.parse(html(view)).children.first)
    }

    @Test("A part of the day is an arc of that part")
    func arc() {
        let view = OCKCompletionRingView()
        view.state = .progress(0.5)
        #expect(
            html(view) == """
                <div id="v" class="ring ring-part"><svg viewBox="0 0 36 36" aria-hidden="true">\
                <circle class="ring-groove" cx="18" cy="18" r="16"></circle>\
                <circle class="ring-arc" cx="18" cy="18" r="16" pathLength="100" stroke-dasharray="50 100" \
                transform="rotate(-90 18 18)"></circle></svg></div>
                """)
    }

    @Test("Each state has a shape of its own")
    func shapes() throws {
        #expect(try ring(.dimmed).elements(class: "ring-arc").isEmpty)
        #expect(try ring(.empty).elements(class: "ring-arc").isEmpty)
        #expect(try ring(.zero).elements(class: "ring-arc").map { $0.attributes["stroke-dasharray"] } == ["0 100"])
        #expect(try ring(.progress(1)).elements(class: "ring-check").count == 1)
        let classes = try [OCKCompletionState.dimmed, .empty, .zero, .progress(0.5), .progress(1)].map {
            try ring($0).attributes["class"]
        }
        #expect(Set(classes).count == 5)
    }

    @Test(
        "Only everything is full, and only nothing is a dot",
        arguments: [
            (0, "0 100"), (-3, "0 100"), (0.001, "1 100"), (1 / 3, "33 100"), (0.999, "99 100"), (.nan, "0 100"),
            (-.infinity, "0 100"), (1, nil), (7, nil), (.infinity, nil),
        ] as [(CGFloat, String?)])
    func progress(value: CGFloat, dashes: String?) throws {
        let ring = try ring(.progress(value))
        #expect(ring.elements(class: "ring-arc").first?.attributes["stroke-dasharray"] == dashes)
        #expect(ring.elements(class: "ring-check").count == (dashes == nil ? 1 : 0))
    }
}
