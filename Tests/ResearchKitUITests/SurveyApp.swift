import Containers
import Foundation
import HealthKit
import LiveUI
import ResearchKitActiveTask
import ResearchKitCore
import ResearchKitUI
import TestSupport
import Testing
import UIKit

/// An app for these tests: a list of tasks, each opened by a button, and a note of how each ended.
@MainActor final class SurveyDelegate: UIResponder, UIApplicationDelegate {
    var endings: [Ending] = []

    struct Ending {
        var reason: ORKTaskFinishReason
        var result: ORKTaskResult
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = SurveyScene.self
        return configuration
    }
}

@MainActor final class SurveyScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = SurveyList()
        window?.makeKeyAndVisible()
    }
}

@MainActor final class SurveyList: UIViewController, ORKTaskViewControllerDelegate {
    override func viewDidLoad() {
        title = "Surveys"
        for (name, task) in Tasks.all {
            let button = UIButton(type: .system)
            button.elementKey = name
            button.setTitle("Open \(name)", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.open(task()) }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    private func open(_ task: any ORKTask) {
        let controller = ORKTaskViewController(task: task, taskRun: nil)
        controller.delegate = self
        present(controller, animated: true)
    }

    func taskViewController(
        _ controller: ORKTaskViewController, didFinishWith reason: ORKTaskFinishReason, error: (any Error)?
    ) {
        let app = UIApplication.shared.delegate as? SurveyDelegate
        app?.endings.append(.init(reason: reason, result: controller.result))
        controller.dismiss(animated: true)
    }
}

/// One participant's device and the app on it; `restarted()` is the device after the process was killed.
@MainActor struct Device {
    let container: Container
    let application: LiveApplication

    init(container: Container? = nil) throws {
        let container = try container ?? Container(id: "p1", directory: nil)
        self.container = container
        application = LiveApplication(
            container: container, formToken: "token", settlingLimit: .seconds(60), now: { 0 }
        ) {
            UIApplication.launch(SurveyDelegate.self, in: container)
        }
    }

    /// Another process on the same files.
    func restarted() throws -> Device {
        try Device(container: Container(id: container.id, directory: container.directory))
    }

    var endings: [SurveyDelegate.Ending] {
        container.run { (UIApplication.shared.delegate as? SurveyDelegate)?.endings ?? [] }
    }

    /// Opens a task in a new tab.
    func open(_ task: String) async throws -> TestTab {
        let tab = try await TestTab(application)
        try await tab.tap("Open \(task)")
        return tab
    }
}

/// A folder that is gone with the test.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("survey-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: url) }
}

extension TestTab {
    /// The heading that takes the focus.
    var heading: String? { page.first { $0.attributes["data-autofocus"] != nil }?.textContent }

    /// The form of the step that is shown.
    var stepForm: DOMNode? { page.elements(class: "step").first }

    /// The values of the radio buttons and boxes that are chosen.
    var chosen: [String] {
        page.elements(tag: "input").filter { $0.attributes["checked"] != nil }.compactMap { $0.attributes["value"] }
    }

    /// The identifier of the step that the page shows.
    var step: String? { stepForm?.formFields.first { $0.name == "step" }?.value }

    /// Posts the step's form as the page's script does when a control changes: without a button.
    func change(_ fields: KeyValuePairs<String, String>) async throws {
        try await submit(try #require(stepForm), event: "change", filling: fields)
    }

    /// Whether the patched page is the page that a reload shows.
    func isInStep() throws -> Bool { try page.canonical == fullRender().canonical }
}
