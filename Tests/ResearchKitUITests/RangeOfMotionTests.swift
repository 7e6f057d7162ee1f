import Foundation
import ResearchKitActiveTask
import ResearchKitCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Range of motion")
struct RangeOfMotionTests {
    /// A phone that is tilted from upright, 80°, by 95° in two seconds, 50 samples a second.
    private static let recording: String = {
        let rows = (0...100).map { "[\($0 * 20),0,\(80 - 0.95 * Double($0)),0]" }
        return "[\(rows.joined(separator: ","))]"
    }()

    private func atMeasurement(_ device: Device) async throws -> TestTab {
        let tab = try await device.open("knee")
        try await tab.tap("Next")
        try await tab.tap("Next")
        #expect(tab.text.contains("Tap here to begin"))
        try await tab.tap("Begin")
        #expect(tab.step == "knee.range.of.motion")
        return tab
    }

    private func result(_ device: Device) -> ORKRangeOfMotionResult? {
        device.endings.last?.result.stepResult(forStepIdentifier: "knee.range.of.motion")?.firstResult
            as? ORKRangeOfMotionResult
    }

    @Test("An angle typed by hand is stored and marked as typed")
    func manual() async throws {
        let device = try Device()
        let tab = try await atMeasurement(device)
        try await tab.tap("Next", filling: ["answer.angle": "112,5"])
        #expect(tab.heading == "Thank you")
        try await tab.tap("Done")
        #expect(result(device)?.measurement == .manualEntry(range: 112.5))
    }

    @Test("A recording becomes an angle on the server, which the page shows with a way to measure again")
    func recorded() async throws {
        let device = try Device()
        let tab = try await atMeasurement(device)
        try await tab.change(["answer.samples": Self.recording])
        #expect(tab.page.elements(class: "measured").first?.textContent.contains("95°") == true)
        #expect(try tab.isInStep())
        // The recording lies on the server and is not sent to and fro.
        #expect(tab.stepForm?.formFields.contains { $0.value.contains("[") } == false)
        try await tab.tap("Next")
        try await tab.tap("Done")
        let range = try #require(result(device)?.range)
        #expect(abs(range - 95) < 0.01)
    }

    @Test("Measuring again drops the first recording")
    func again() async throws {
        let device = try Device()
        let tab = try await atMeasurement(device)
        try await tab.change(["answer.samples": Self.recording])
        try await tab.tap("Measure again")
        #expect(tab.page.elements(class: "measured").isEmpty)
        #expect(try tab.isInStep())
        try await tab.tap("Next")
        #expect(tab.refusal?.sentence == "Measure your movement, or type the angle that was measured.")
        try expectDescriptionsExist(tab)
    }

    @Test("A double tap is no measurement: the page says so and begins anew")
    func doubleTap() async throws {
        let device = try Device()
        let tab = try await atMeasurement(device)
        let before = tab.page.elements(tag: "range-of-motion").first?.id
        try await tab.change(["answer.samples": "[[0,0,80,0],[100,0,79,0]]"])
        #expect(tab.refusal?.reason == .invalid)
        #expect(tab.text.contains("Measure again: tap once to start"))
        #expect(tab.page.elements(tag: "range-of-motion").first?.id != before)
        #expect(try tab.isInStep())
    }

    @Test(
        "What is no recording and no angle is refused with one sentence, and what was typed can be mended",
        arguments: ["-1", "181", "ninety", "1e2", "NaN", "90°"])
    func badAngle(angle: String) async throws {
        let device = try Device()
        let tab = try await atMeasurement(device)
        try await tab.tap("Next", filling: ["answer.angle": angle])
        #expect(tab.refusal == EventRefusal(.invalid, "Type the angle as a number of degrees from 0 to 180."))
        let field = tab.page.elements(tag: "input").first { $0.attributes["name"] == "answer.angle" }
        #expect(field?.attributes["value"] == angle)
        #expect(field?.attributes["aria-invalid"] == "true")
        try expectDescriptionsExist(tab)
        #expect(device.endings.isEmpty)
    }

    @Test("A page that claims a recording which the server does not have is not believed")
    func forgedRecording() async throws {
        let device = try Device()
        let tab = try await atMeasurement(device)
        try await tab.tap("Next", filling: ["answer.recorded": "yes"])
        #expect(tab.refusal?.reason == .invalid)
        #expect(tab.step == "knee.range.of.motion")
    }

    @Test("After a restart the measurement is still there")
    func restart() async throws {
        let folder = Folder()
        let device = try Device(container: .init(id: "p1", directory: folder.url))
        let tab = try await atMeasurement(device)
        try await tab.change(["answer.samples": Self.recording])
        let later = try await TestTab(device.restarted().application, at: tab.address)
        #expect(later.page.elements(class: "measured").first?.textContent.contains("95°") == true)
    }
}
