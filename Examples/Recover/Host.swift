// What a Linux server needs beyond the source that Xcode builds: where the resources lie, and the demonstration data.
import CareHost
import Foundation
import UIKit

extension AppDelegate: CareApplication {
    static var hosting: Hosting {
        Hosting(
            name: "Recover", summary: "A study of recovery after a knee injury.",
            resources: Bundle.module.bundleURL.appendingPathComponent("Resources"),
            demonstration: DemonstrationData.fill)
    }
}
