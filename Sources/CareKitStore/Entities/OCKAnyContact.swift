import Foundation

/// What every kind of contact has in common.
public protocol OCKAnyContact: Sendable {
    /// The identity that all versions share.
    var id: String { get }

    /// The identity of this version.
    var uuid: UUID { get }

    /// The name, in its parts.
    var name: PersonNameComponents { get }

    /// The postal address.
    var address: OCKPostalAddress? { get }

    /// E-mail addresses, in order.
    var emailAddresses: [OCKLabeledValue]? { get }

    /// Telephone numbers, in order.
    var phoneNumbers: [OCKLabeledValue]? { get }

    /// Numbers for text messages, in order.
    var messagingNumbers: [OCKLabeledValue]? { get }

    /// Further ways to reach the person, in order.
    var otherContactInfo: [OCKLabeledValue]? { get }

    /// The organization that the person works for.
    var organization: String? { get }

    /// The title of the person's position.
    var title: String? { get }

    /// What the person does for the patient.
    var role: String? { get }

    /// What the person is to the patient.
    var category: OCKContactCategory? { get }

    /// The name of a file, such as a picture.
    var asset: String? { get }

    /// A name for contacts that belong together.
    var groupIdentifier: String? { get }

    /// The identity in another system.
    var remoteID: String? { get }

    /// Remarks, in order.
    var notes: [OCKNote]? { get }

    /// Whether the contact belongs to this version of a care plan.
    func belongs(to plan: any OCKAnyCarePlan) -> Bool
}
