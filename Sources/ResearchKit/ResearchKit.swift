// One module for what ResearchKit 3 splits into three, so that code for either compiles; apps of the time also expected
// it to bring UIKit and HealthKit.
@_exported import HealthKit
@_exported import ResearchKitActiveTask
@_exported import ResearchKitCore
@_exported import ResearchKitUI
@_exported import UIKit
