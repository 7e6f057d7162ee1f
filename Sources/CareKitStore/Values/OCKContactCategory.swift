import Foundation

/// What a contact is to a patient.
public enum OCKContactCategory: String, Codable, CaseIterable, Hashable, Sendable {
    /// Someone who cares for the patient by profession.
    case careProvider
    /// Someone close to the patient.
    case friendsAndFamily
}
