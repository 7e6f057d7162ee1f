/// Why a host cannot start; the description says what to do.
public enum HostError: Error, Equatable, CustomStringConvertible {
    /// The data directory cannot be made or written.
    case dataUnavailable(String)
    /// The database server cannot be used, for the reason that is given.
    case databaseUnavailable(String)
    /// The browser libraries are not there.
    case librariesMissing

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var description: String {
        switch self {
        case .dataUnavailable(let path): "cannot write to \(path); choose another place with --data DIR"
        case .databaseUnavailable(let reason): reason
        case .librariesMissing:
            "the folder Vendor with the browser libraries is missing; run make setup in swift-care, and for an app "
                + "elsewhere copy Vendor into the app's folder"
        }
    }
}
