import Foundation

/// Which care plans to fetch. Empty lists do not constrain; lists constrain together, their entries alternatively.
public struct OCKCarePlanQuery: Hashable, Sendable {
    /// An order for the result.
    public enum SortDescriptor: Hashable, Sendable {
        /// By the date from which a version takes precedence.
        case effectiveDate(ascending: Bool)
        /// By title.
        case title(ascending: Bool)
    }

    /// Identities that all versions share.
    public var ids: [String] = []

    /// Identities of versions.
    public var uuids: [UUID] = []

    /// Group identifiers; nil stands for "has none".
    public var groupIdentifiers: [String?] = []

    /// Tags, any of which a care plan must have.
    public var tags: [String] = []

    /// Identities in another system; nil stands for "has none".
    public var remoteIDs: [String?] = []

    /// Identities of patients.
    public var patientIDs: [String] = []

    /// Identities of versions of patients.
    public var patientUUIDs: [UUID] = []

    /// Identities of patients in another system; nil stands for "has none".
    public var patientRemoteIDs: [String?] = []

    /// The time for which the version in force is wanted; nil fetches all versions.
    public var dateInterval: DateInterval?

    /// The most care plans to fetch.
    public var limit: Int?

    /// How many care plans to pass over first.
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

    /// Makes a query for all versions of one care plan.
    public init(id: String) {
        self.init()
        ids = [id]
    }
}
