import Foundation
import SQLStorage

extension OCKCarePlan: StoredEntity {
    static let table = "care_plan"
    static let ownColumns = "title, patient_uuid"

    func ownValues(on connection: any Connection) -> SQLQuery {
        "\(title), \(patientUUID)"
    }

    static func read(
        _ row: inout SQLRow, sequence: Int64, id: String, on connection: any Connection
    ) throws -> OCKCarePlan {
        OCKCarePlan(id: id, title: try row.next(), patientUUID: try row.next())
    }
}
