import Foundation

/// What every kind of care plan has in common.
public protocol OCKAnyCarePlan: Sendable {
    /// The identity that all versions share.
    var id: String { get }

    /// The identity of this version.
    var uuid: UUID { get }

    /// The title to show.
    var title: String { get }

    /// A name for plans that belong together.
    var groupIdentifier: String? { get }

    /// The identity in another system.
    var remoteID: String? { get }

    /// Remarks, in order.
    var notes: [OCKNote]? { get }

    /// Whether the plan is for this version of a patient.
    func belongs(to patient: any OCKAnyPatient) -> Bool
}
