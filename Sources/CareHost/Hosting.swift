import UIKit

/// What a host has to know of an app beyond its code.
public struct Hosting: Sendable {
    /// The app's name, as participants see it and as the command is called.
    public var name: String
    /// One line for `--help`.
    public var summary: String
    /// The folder with the app's pictures and models; nil for an app that has none.
    public var resources: URL?
    /// Fills a new participant's stores with made-up history, for `--demo`; runs inside the participant's container.
    public var demonstration: (@MainActor @Sendable (UIApplication) async throws -> Void)?

    /// Describes an app to its host.
    public init(
        name: String, summary: String, resources: URL? = nil,
        demonstration: (@MainActor @Sendable (UIApplication) async throws -> Void)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.resources = resources
        self.demonstration = demonstration
    }
}

/// An app that a host can serve. The conformance stands in a file of its own, since it is all that a server needs beyond
/// the source that Apple's platforms build.
@MainActor public protocol CareApplication: UIApplicationDelegate {
    /// What a host has to know of the app.
    static var hosting: Hosting { get }
}

extension CareApplication where Self: UIResponder {
    /// Runs the app's command line, `serve` for one, and ends the process with its exit code.
    public static func main() async {
        await CommandLineInterface(hosting: hosting) { UIApplication.launch(Self.self, in: $0) }
            .run(Array(CommandLine.arguments.dropFirst()))
            .exit()
    }
}
