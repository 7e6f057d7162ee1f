import Foundation

/// Which patients to fetch. Empty lists do not constrain; lists constrain together, their entries alternatively.
public struct OCKPatientQuery: Hashable, Sendable {
    /// An order for the result.
    public enum SortDescriptor: Hashable, Sendable {
        /// By the date from which a version takes precedence.
        case effectiveDate(ascending: Bool)
        /// By family name; those without one come first in ascending order.
        case familyName(ascending: Bool)
        /// By given name; those without one come first in ascending order.
        case givenName(ascending: Bool)
        /// By group identifier.
        case groupIdentifier(ascending: Bool)
    }

    /// Identities that all versions share.
    public var ids: [String] = []

    /// Identities of versions.
    public var uuids: [UUID] = []

    /// Group identifiers; nil stands for "has none".
    public var groupIdentifiers: [String?] = []

    /// Tags, any of which a patient must have.
    public var tags: [String] = []

    /// Identities in another system; nil stands for "has none".
    public var remoteIDs: [String?] = []

    /// The time for which the version in force is wanted; nil fetches all versions.
    public var dateInterval: DateInterval?

    /// The most patients to fetch.
    public var limit: Int?

    /// How many patients to pass over first.
    public var offset = 0

    /// The wanted order, most important first; then newest first.
    public var sortDescriptors: [SortDescriptor] = []

    /// Makes a query for the versions in force in a time, or for all versions.
    public init(dateInterval: DateInterval? = nil) {
        self.dateInterval = dateInterval
    }

    /// Makes a query for the versions in force on the day that holds `date`.
    public init(for date: Date) {
        self.init(dateInterval: .day(of: date))
    }

    /// Makes a query for all versions of one patient.
    public init(id: String) {
        self.init()
        ids = [id]
    }
}
