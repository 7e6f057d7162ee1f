import Foundation

/// What every kind of patient has in common.
public protocol OCKAnyPatient: Sendable {
    /// The identity that all versions share.
    var id: String { get }

    /// The identity of this version.
    var uuid: UUID { get }

    /// The name, in its parts.
    var name: PersonNameComponents { get }

    /// The biological sex.
    var sex: OCKBiologicalSex? { get }

    /// The date of birth.
    var birthday: Date? { get }

    /// What the patient is allergic to, in order.
    var allergies: [String]? { get }

    /// A name for patients that belong together.
    var groupIdentifier: String? { get }

    /// The identity in another system.
    var remoteID: String? { get }

    /// Remarks, in order.
    var notes: [OCKNote]? { get }
}

extension OCKAnyPatient {
    /// The age today in whole years, in the device's calendar and zone; nil without a birthday, or with one that no
    /// calendar names.
    public var age: Int? { age(on: Date(), in: .current) }

    /// The age on a day; negative before the birthday.
    func age(on date: Date, in calendar: Calendar) -> Int? {
        birthday.flatMap { birthday in
            Recurrence.isInRange(birthday) ? calendar.dateComponents([.year], from: birthday, to: date).year : nil
        }
    }
}
