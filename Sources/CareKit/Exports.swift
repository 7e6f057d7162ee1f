@_exported import CareKitStore
@_exported import CareKitUI
@_exported import UIKit
