import HealthKit

/// How far a request for a permission has come.
public enum ORKRequestPermissionsState: String, Hashable, Sendable, Codable {
    /// Not asked yet.
    case `default`
    /// Granted.
    case connected
    /// The browser cannot give it.
    case notSupported
    /// Asking failed; it can be tried again.
    case error
    /// Refused. An addition of this library: a browser, unlike HealthKit, tells.
    case denied
}

/// One row of the permissions screen.
open class ORKPermissionType {
    /// Names the row's field and its result.
    public let identifier: String
    /// The row's heading.
    open var localizedTitle: String
    /// What the permission is for, in plain words.
    open var localizedDetailText: String

    /// A row with a heading and an explanation.
    public init(identifier: String, localizedTitle: String, localizedDetailText: String) {
        self.identifier = identifier
        self.localizedTitle = localizedTitle
        self.localizedDetailText = localizedDetailText
    }
}

/// Asks to share health data.
public final class ORKHealthKitPermissionType: ORKPermissionType {
    /// The types that the app would like to write.
    public let sampleTypesToWrite: Set<HKSampleType>
    /// The types that the app would like to read.
    public let objectTypesToRead: Set<HKObjectType>

    /// Asks to write and to read some types.
    public init(sampleTypesToWrite: Set<HKSampleType>?, objectTypesToRead: Set<HKObjectType>?) {
        self.sampleTypesToWrite = sampleTypesToWrite ?? []
        self.objectTypesToRead = objectTypesToRead ?? []
        super.init(
            identifier: "healthKit", localizedTitle: "Health Data",
            localizedDetailText: "Choose which health data you share with this study.")
    }
}

/// Asks to send notifications.
public final class ORKNotificationPermissionType: ORKPermissionType {
    /// What a notification may do.
    public let authorizationOptions: UNAuthorizationOptions

    /// Asks for notifications that may do some things.
    public init(authorizationOptions: UNAuthorizationOptions) {
        self.authorizationOptions = authorizationOptions
        super.init(
            identifier: "notifications", localizedTitle: "Notifications",
            localizedDetailText: "Let this study remind you when something is due.")
    }
}

/// Asks to use the device's motion sensors.
public final class ORKMotionActivityPermissionType: ORKPermissionType {
    /// Asks to use the motion sensors.
    public init() {
        super.init(
            identifier: "motionActivity", localizedTitle: "Motion and Activity",
            localizedDetailText: "Let this study use your phone to measure how you move.")
    }
}

/// What a notification may do. Source of the values: Apple's public UserNotifications interface.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options of a bit pattern.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Show a number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Play a sound.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Show a text.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Show a text in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sound even when the device is muted.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// Offer the app's own notification settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Deliver quietly without asking first.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
