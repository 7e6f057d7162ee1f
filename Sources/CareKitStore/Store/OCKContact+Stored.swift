import Foundation
import SQLStorage

extension OCKContact: StoredEntity {
    static let table = "contact"
    static let ownColumns = """
        given_name, family_name, name, address, email_addresses, phone_numbers, messaging_numbers, other_contact_info,
        organization, title, role, category, care_plan_uuid
        """

    func ownValues(in context: Void) throws -> SQLQuery {
        """
        \(name.givenName), \(name.familyName), \(try name.stored), \(try address.map(JSONText.encode)),
        \(try emailAddresses.map(JSONText.encode)), \(try phoneNumbers.map(JSONText.encode)),
        \(try messagingNumbers.map(JSONText.encode)), \(try otherContactInfo.map(JSONText.encode)),
        \(organization), \(title), \(role), \(category?.rawValue), \(carePlanUUID)
        """
    }

    static func read(_ row: inout SQLRow, of identity: RowIdentity, parts: Void) throws -> OCKContact {
        func next<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value? {
            try row.next(String?.self).map { try JSONText.decode(type, from: $0) }
        }
        // The parts of the name that have columns of their own are there for sorting.
        _ = (try row.next(String?.self), try row.next(String?.self))
        var contact = OCKContact(id: identity.id, name: try PersonNameComponents(stored: row.next()), carePlanUUID: nil)
        contact.address = try next()
        contact.emailAddresses = try next()
        contact.phoneNumbers = try next()
        contact.messagingNumbers = try next()
        contact.otherContactInfo = try next()
        contact.organization = try row.next()
        contact.title = try row.next()
        contact.role = try row.next()
        contact.category = try row.next(String?.self).map { name in
            guard let category = OCKContactCategory(rawValue: name) else { throw StoreRefusal.unreadableRow }
            return category
        }
        contact.carePlanUUID = try row.next()
        return contact
    }
}
