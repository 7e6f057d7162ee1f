import Containers
import ResearchKitCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Onboarding")
struct OnboardingTests {
    static let drawing = #"{"width":600,"height":200,"lines":[[10,20,30,40]]}"#

    @Test("A participant joins: five pages, a typed signature, one completed result")
    func whole() async throws {
        let device = try Device()
        let tab = try await device.open("onboarding")
        #expect(tab.heading == "Welcome!")
        #expect(!tab.text.contains("Back"))
        try await tab.tap("Next")
        #expect(tab.heading == "Before You Join")
        #expect(tab.text.contains("Only the study team reads them."))
        try await tab.tap("Next")
        #expect(tab.text.contains("Please read."))
        #expect(tab.page.elements(class: "author").first?.elements(tag: "script").isEmpty == true)
        try await tab.tap("Agree", filling: ["answer.name": "Ada Lovelace"])
        #expect(tab.text.contains("Reads: Step Count"))
        #expect(tab.text.components(separatedBy: "Not available in a browser.").count == 3)
        try await tab.change(["answer.motionActivity": "denied"])
        #expect(tab.text.contains("Not allowed. You can change this in your browser's settings"))
        #expect(try tab.isInStep())
        try await tab.tap("Next")
        #expect(tab.heading == "All Done")
        #expect(!tab.text.contains("Cancel"))
        #expect(try tab.isInStep())
        try await tab.tap("Done")

        let ending = try #require(device.endings.first)
        #expect(device.endings.count == 1)
        #expect(ending.reason == .completed)
        let consent = try #require(ending.result.stepResult(forStepIdentifier: "consent"))
        #expect((consent.result(forIdentifier: "signature") as? ORKSignatureResult)?.typedName == "Ada Lovelace")
        let permissions = try #require(ending.result.stepResult(forStepIdentifier: "permissions"))
        #expect(
            permissions.results?.compactMap { ($0 as? PermissionResult)?.state } == [
                .notSupported, .notSupported, .denied,
            ])
        #expect(tab.text.contains("Open onboarding"))
    }

    @Test("Without a signature the participant does not go on, and is told where to sign")
    func unsigned() async throws {
        let device = try Device()
        let tab = try await device.open("onboarding")
        try await tab.tap("Next")
        try await tab.tap("Next")
        try await tab.tap("Agree")
        #expect(tab.refusal == EventRefusal(.invalid, "Draw your signature or type your name."))
        #expect(tab.step == "consent")
        #expect(tab.page.elements(class: "mistakes").first?.attributes["data-autofocus"] != nil)
        try expectDescriptionsExist(tab)
        #expect(try tab.isInStep())
    }

    @Test("A drawn signature comes back as the same lines after a reload")
    func drawn() async throws {
        let device = try Device()
        let tab = try await device.open("onboarding")
        try await tab.tap("Next")
        try await tab.tap("Next")
        try await tab.change(["answer.signature": Self.drawing])
        #expect(tab.refusal == nil)
        try await tab.reload()
        let pad = try #require(tab.page.elements(tag: "signature-pad").first)
        #expect(pad.formFields.map(\.value) == [Self.drawing])
        #expect(pad.elements(tag: "path").first?.attributes["d"] == "M10.0 20.0L30.0 40.0")
        try await tab.tap("Agree")
        #expect(tab.step == "permissions")
    }

    @Test(
        "A drawing that is none is refused, and nothing of it is shown",
        arguments: ["x", "{}", #"{"width":600,"height":200,"lines":[[1,2]]}"#, #"{"width":1e999}"#])
    func badDrawing(drawing: String) async throws {
        let device = try Device()
        let tab = try await device.open("onboarding")
        try await tab.tap("Next")
        try await tab.tap("Next")
        try await tab.tap("Agree", filling: ["answer.signature": drawing])
        #expect(tab.refusal == EventRefusal(.invalid, "Draw your signature again."))
        #expect(tab.stepForm?.formFields.first { $0.name == "answer.signature" }?.value == "")
    }

    @Test("A browser that claims a permission it cannot give is not believed")
    func forgedPermission() async throws {
        let device = try Device()
        let tab = try await device.open("onboarding")
        try await tab.tap("Next")
        try await tab.tap("Next")
        try await tab.tap("Agree", filling: ["answer.name": "Ada"])
        try await tab.change(["answer.healthKit": "connected", "answer.motionActivity": "connected"])
        #expect(tab.text.components(separatedBy: "Not available in a browser.").count == 3)
        #expect(tab.text.contains("Allowed."))
        try await tab.change(["answer.motionActivity": "allowed"])
        #expect(tab.refusal?.reason == .invalid)
        #expect(tab.text.contains("Allowed."))
        try await tab.tap("Next", filling: ["answer.motionActivity": "allowed"])
        #expect(tab.step == "permissions")
        try expectDescriptionsExist(tab)
    }

    @Test("Killed on any page, the participant is on that page again, the signature included")
    func killed() async throws {
        let folder = Folder()
        var device = try Device(container: Container(id: "p1", directory: folder.url))
        var tab = try await device.open("onboarding")
        for step in ["welcome", "overview", "consent", "permissions", "completion"] {
            #expect(tab.step == step)
            if step == "consent" { try await tab.change(["answer.name": "Ada", "answer.signature": Self.drawing]) }
            if step == "permissions" { try await tab.change(["answer.motionActivity": "denied"]) }
            let address = tab.address
            device = try device.restarted()
            tab = try await TestTab(device.application, at: address)
            #expect(tab.step == step)
            try await tab.submit(try #require(tab.stepForm), event: "next")
        }
        let result = try #require(device.endings.first?.result)
        #expect(device.endings.map(\.reason) == [.completed])
        let signature =
            result.stepResult(forStepIdentifier: "consent")?.result(forIdentifier: "signature") as? ORKSignatureResult
        #expect(signature?.typedName == "Ada")
        #expect(signature?.drawing?.lines.count == 1)
        let motion = result.stepResult(forStepIdentifier: "permissions")?.result(forIdentifier: "motionActivity")
        #expect((motion as? PermissionResult)?.state == .denied)
    }
}

/// Every `aria-describedby` and every link inside the page names an element of the page.
@MainActor func expectDescriptionsExist(_ tab: TestTab) throws {
    let ids = Set(tab.page.all.compactMap(\.id))
    for node in tab.page.all {
        for name in (node.attributes["aria-describedby"] ?? "").split(separator: " ") {
            #expect(ids.contains(String(name)), "nothing is called \(name)")
        }
        if let target = node.attributes["href"], target.hasPrefix("#") {
            #expect(ids.contains(String(target.dropFirst())), "nothing is called \(target)")
        }
    }
    let all = tab.page.all.compactMap(\.id)
    #expect(all.count == ids.count, "an id stands twice")
}
