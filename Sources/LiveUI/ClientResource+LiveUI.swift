import UIKit

extension ClientResource {
    /// The browser's half of live pages. The worker is served, and started by the script, under its own address.
    public static let liveUI = [liveScript, liveWorker]

    private static let liveWorker = ClientResource(
        .scriptOnDemand, name: "live-worker", content: PackageResources.live_worker_js)

    private static let liveScript = ClientResource(
        .script, name: "live",
        content: Array("const workerAddress = \"\(liveWorker.address)\";\n".utf8) + PackageResources.live_js)
}
