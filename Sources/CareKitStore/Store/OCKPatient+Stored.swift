import Foundation
import SQLStorage

extension OCKPatient: StoredEntity {
    static let table = "patient"
    static let ownColumns = "given_name, family_name, name, sex, birthday, allergies"

    func ownValues(in context: Void) throws -> SQLQuery {
        """
        \(name.givenName), \(name.familyName), \(try name.stored), \(sex?.rawValue), \(birthday),
        \(try allergies.map(JSONText.encode))
        """
    }

    static func read(_ row: inout SQLRow, of identity: RowIdentity, parts: Void) throws -> OCKPatient {
        // The parts of the name that have columns of their own are there for sorting.
        _ = (try row.next(String?.self), try row.next(String?.self))
        var patient = OCKPatient(id: identity.id, name: try PersonNameComponents(stored: row.next()))
        patient.sex = try row.next(String?.self).map(OCKBiologicalSex.init(rawValue:))
        patient.birthday = try row.next()
        patient.allergies = try row.next(String?.self).map { try JSONText.decode([String].self, from: $0) }
        return patient
    }
}
