import Foundation
import SQLStorage

extension OCKCarePlan: StoredEntity {
    static let table = "care_plan"
    static let ownColumns = "title, patient_uuid"

    func ownValues(in context: Void) -> SQLQuery {
        "\(title), \(patientUUID)"
    }

    static func read(_ row: inout SQLRow, of identity: RowIdentity, parts: Void) throws -> OCKCarePlan {
        OCKCarePlan(id: identity.id, title: try row.next(), patientUUID: try row.next())
    }
}
