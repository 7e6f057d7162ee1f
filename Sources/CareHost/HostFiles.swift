import UIKit
import WebServer

/// The files that a host serves: what modules bring, the browser libraries, and the app's own resources.
struct HostFiles: Sendable {
    private let assets: [String: Asset]
    private let vendor: StaticFiles
    private let app: StaticFiles?

    init(resources: [ClientResource], app: URL?) throws(HostError) {
        guard let vendor = Self.vendorDirectory else { throw .librariesMissing }
        self.vendor = StaticFiles(directory: vendor, cacheControl: "public, max-age=3600")
        self.app = app.map { StaticFiles(directory: $0.path, cacheControl: "public, max-age=3600") }
        assets = Dictionary(
            resources.map {
                (
                    $0.address,
                    Asset($0.content, fileName: $0.address, cacheControl: "public, max-age=31536000, immutable")
                )
            }
        ) { first, _ in first }
    }

    func response(to request: Request) -> Response? {
        switch request.segments.first {
        case "assets": assets[request.path]?.response(to: request)
        case "vendor": vendor.response(to: request, at: request.segments.dropFirst())
        case "app": app?.response(to: request, at: request.segments.dropFirst())
        default: nil
        }
    }

    /// The folder that `make setup` fills: beside the executable, above it, or in the working directory.
    private static var vendorDirectory: String? {
        var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? ".").resolvingSymlinksInPath()
        var candidates = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            candidates.append(folder)
        }
        return candidates.map { $0.appendingPathComponent("Vendor").path }.first {
            FileManager.default.fileExists(atPath: $0 + "/htmx.js")
        }
    }
}
