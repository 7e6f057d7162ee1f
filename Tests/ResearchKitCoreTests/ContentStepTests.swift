import Foundation
import HealthKit
import ResearchKitCore
import Testing
import UIKit

@Suite("A page with a signature")
struct WebViewStepTests {
    private let drawing = #"{"width": 300, "height": 120, "lines": [[10, 20, 30.25, 40], [50, 60]]}"#

    private func step(signed: Bool = true) -> ORKWebViewStep {
        let step = ORKWebViewStep(identifier: "consent", html: "<h1>Consent</h1>")
        step.showSignatureAfterContent = signed
        return step
    }

    @Test("A page without a signature gives the page that was shown")
    func unsigned() {
        let reading = step(signed: false).read(["signature": [drawing], "name": ["Ada"]])
        #expect(reading.results.count == 1)
        #expect((reading.results.first as? ORKWebViewStepResult)?.html == "<h1>Consent</h1>")
        #expect((reading.results.first as? ORKWebViewStepResult)?.htmlWithSignature == nil)
        #expect(reading.fields.isEmpty)
    }

    @Test("A drawn signature stands below the page")
    func drawn() throws {
        let reading = step().read(["signature": [drawing]])
        #expect(reading.errors.isEmpty)
        let page = try #require(reading.results.first as? ORKWebViewStepResult)
        let html = try #require(page.htmlWithSignature)
        #expect(html.hasPrefix("<h1>Consent</h1>"))
        #expect(html.contains("M10.0 20.0L30.3 40.0M50.0 60.0"))
        let signature = try #require(reading.results.last as? ORKSignatureResult)
        #expect(signature.drawing?.lines.count == 2)
        #expect(signature.typedName == nil)
    }

    @Test("A typed name is enough, and it is shown, never interpreted")
    func typed() throws {
        let reading = step().read(["name": [" <script>alert(1)</script> "]])
        #expect(reading.errors.isEmpty)
        let page = try #require(reading.results.first as? ORKWebViewStepResult)
        #expect(page.htmlWithSignature?.contains("&lt;script&gt;alert(1)&lt;/script&gt;") == true)
        #expect(page.htmlWithSignature?.contains("<script>") == false)
        #expect((reading.results.last as? ORKSignatureResult)?.typedName == "<script>alert(1)</script>")
    }

    @Test("Neither drawn nor typed is refused", arguments: [[:], ["name": ["  "]], ["signature": [""], "name": [""]]])
    func missing(_ fields: StepFields) {
        let errors = step().read(fields).errors
        #expect(errors.map(\.reason) == [.required])
        #expect(errors.map(\.description) == ["Draw your signature or type your name."])
    }

    @Test("A name without a letter is refused", arguments: ["...", "\u{200B}", "42"])
    func noLetter(_ name: String) {
        #expect(step().read(["name": [name]]).errors.map(\.reason) == [.unreadable])
        #expect(step().read(["name": ["李"]]).errors.isEmpty)
    }

    @Test("A name of absurd length is refused")
    func longName() {
        #expect(step().read(["name": [String(repeating: "a", count: 201)]]).errors.map(\.reason) == [.tooLong])
        #expect(step().read(["name": [String(repeating: "é", count: 200)]]).errors.isEmpty)
    }

    @Test(
        "A drawing that is none is refused",
        arguments: [
            "x", "[]", "{}", #"{"width": 300, "height": 120, "lines": []}"#,
            #"{"width": 300, "height": 120, "lines": [[10, 20]]}"#,
            #"{"width": 300, "height": 120, "lines": [[10, 20, 10, 20]]}"#,
            #"{"width": 300, "height": 120, "lines": [[10, 20, 30]]}"#,
            #"{"width": 0, "height": 120, "lines": [[10, 20, 30, 40]]}"#,
            #"{"width": 300, "height": 1e9, "lines": [[10, 20, 30, 40]]}"#,
            #"{"width": 300, "height": 120, "lines": [[10, 20, 1e999, 40]]}"#,
            #"{"width": 300, "height": 120, "lines": [["10", 20, 30, 40]]}"#,
        ])
    func badDrawing(_ text: String) {
        #expect(step().read(["signature": [text]]).errors.map(\.reason) == [.unreadable])
    }

    @Test("Points outside of the field are moved to its edge")
    func clamped() throws {
        let drawing = try #require(
            SignatureDrawing(json: #"{"width": 100, "height": 50, "lines": [[-5, 10, 500, 1e300]]}"#))
        #expect(drawing.svgPath == "M0.0 10.0L100.0 50.0")
    }

    @Test("More points than a hand can draw are refused")
    func tooManyPoints() {
        let points = (0...2 * SignatureDrawing.maximumPointCount + 1).map { "\($0 % 90)" }.joined(separator: ",")
        #expect(SignatureDrawing(json: #"{"width": 100, "height": 50, "lines": [[\#(points)]]}"#) == nil)
    }
}

@Suite("Permissions")
struct PermissionStepTests {
    private func step() -> ORKRequestPermissionsStep {
        let write: Set<HKSampleType> = [HKQuantityType(.stepCount), .workoutType()]
        let read: Set<HKObjectType> = [HKCharacteristicType(.dateOfBirth), .workoutType()]
        return ORKRequestPermissionsStep(
            identifier: "permissions",
            permissionTypes: [
                ORKHealthKitPermissionType(sampleTypesToWrite: write, objectTypesToRead: read),
                ORKNotificationPermissionType(authorizationOptions: [.alert, .badge, .sound]),
                ORKMotionActivityPermissionType(),
            ])
    }

    @Test("Each row keeps its own state")
    func states() {
        let reading = step().read(["healthKit": ["connected"], "motionActivity": ["denied"], "other": ["connected"]])
        #expect(reading.errors.isEmpty)
        #expect(reading.results.map(\.identifier) == ["healthKit", "notifications", "motionActivity"])
        #expect(reading.results.map { ($0 as? PermissionResult)?.state } == [.connected, .default, .denied])
        #expect(reading.fields == ["healthKit": ["connected"], "motionActivity": ["denied"]])
    }

    @Test("The participant can go on without granting anything")
    func nothingGranted() {
        #expect(step().read([:]).errors.isEmpty)
        #expect(!step().asksForAnswers)
    }

    @Test("A state that does not exist is refused", arguments: [["granted"], ["connected", "denied"], [""]])
    func badState(_ values: [String]) {
        #expect(step().read(["notifications": values]).errors.map(\.field) == ["notifications"])
    }

    @Test("A row may come only once")
    func twice() {
        let step = ORKRequestPermissionsStep(
            identifier: "p", permissionTypes: [ORKMotionActivityPermissionType(), ORKMotionActivityPermissionType()])
        #expect(throws: DefinitionError.duplicateItemIdentifier("motionActivity")) { try step.validateParameters() }
    }

    @Test("Notification options carry Apple's values")
    func options() {
        let options: [UNAuthorizationOptions] = [
            .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings, .provisional,
        ]
        #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64])
    }
}

@Suite("What a step shows")
struct ContentTests {
    @Test("A 3D model step keeps the selected parts, if parts can be selected")
    func model() {
        let manager = ORKUSDZModelManager(usdzFileName: "knee")
        let step = ORK3DModelStep(identifier: "model", modelManager: manager)
        #expect(step.read(["selected": ["femur"]]).fields.isEmpty)
        manager.allowsSelection = true
        let reading = step.read(["selected": ["femur", "tibia"]])
        #expect(
            (reading.results.first as? ORKUSDZModelManagerResult)?.identifiersOfSelectedObjects == ["femur", "tibia"])
        #expect(reading.fields == ["selected": ["femur", "tibia"]])
        let many = Array(repeating: "femur", count: 101)
        #expect(step.read(["selected": many]).errors.map(\.reason) == [.tooLong])
        #expect(step.read(["selected": [String(repeating: "f", count: 201)]]).errors.map(\.reason) == [.tooLong])
    }

    @Test("An instruction is written as an app writes it")
    func instruction() {
        let more = ORKLearnMoreItem(
            text: "Why?", learnMoreInstructionStep: ORKLearnMoreInstructionStep(identifier: "why"))
        let step = ORKInstructionStep(identifier: "overview")
        step.title = "Before You Join"
        step.detailText = "Four things to know."
        step.imageContentMode = .scaleAspectFill
        step.bodyItems = [
            ORKBodyItem(
                text: "Your data is yours.", detailText: nil, image: UIImage(named: "none"), learnMoreItem: more,
                bodyItemStyle: .image),
            ORKBodyItem(horizontalRule: ()),
        ]
        #expect(step.bodyItems?.map(\.bodyItemStyle) == [.image, .horizontalRule])
        #expect(step.bodyItems?.first?.learnMoreItem?.learnMoreInstructionStep.identifier == "why")
        #expect(step.read(["x": ["y"]]).results.isEmpty)
        #expect(!step.asksForAnswers && step.allowsBackNavigation && step.isRestorable)
    }
}
