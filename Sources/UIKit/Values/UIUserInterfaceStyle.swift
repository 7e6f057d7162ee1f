/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// As named; `unspecified` leaves it to the system.
    case unspecified, light, dark
}
