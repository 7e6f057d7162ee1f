import Foundation
import SQLStorage

/// What the queries for versions mean in tables.
extension VersionTable {
    /// The versions that match a query, in its order; then newest first, and as they were inserted.
    ///
    /// - Parameter own: conditions that only this kind of query can ask for.
    func versions<Query: VersionQuery>(matching query: Query, and own: [SQLQuery]) throws -> [Entity] {
        var conditions = matching(query) + own
        conditions.append("v.deleted_date IS NULL")
        if let interval = query.dateInterval {
            conditions += [
                "v.effective_date < \(interval.end)",
                "v.is_tip = 1 OR NOT \(isFollowed(by: "n.effective_date < \(interval.end)"))",
            ]
        }
        var order = SQLQuery(stringLiteral: "")
        for key in query.sortKeys { order += "\(key.order), " }
        order += "v.created_date DESC, v.sequence"
        order.append(limit: query.limit, offset: query.offset)
        return try entities(where: SQLQuery(all: conditions), order: order)
    }
}

extension VersionTable<OCKPatient> {
    func patients(matching query: OCKPatientQuery) throws -> [OCKPatient] {
        try versions(matching: query, and: [])
    }
}

extension VersionTable<OCKCarePlan> {
    func carePlans(matching query: OCKCarePlanQuery) throws -> [OCKCarePlan] {
        let patients = Reference(ids: query.patientIDs, uuids: query.patientUUIDs, remoteIDs: query.patientRemoteIDs)
        return try versions(matching: query, and: patients.conditions("v.patient_uuid", in: OCKPatient.table))
    }
}

extension VersionTable<OCKContact> {
    func contacts(matching query: OCKContactQuery) throws -> [OCKContact] {
        let plans = Reference(ids: query.carePlanIDs, uuids: query.carePlanUUIDs, remoteIDs: query.carePlanRemoteIDs)
        return try versions(matching: query, and: plans.conditions("v.care_plan_uuid", in: OCKCarePlan.table))
    }
}

/// Which entities of another kind a query wants a version to refer to.
///
/// A reference is stored as it was given and resolved when a query needs it, so that the two may come in any order.
struct Reference {
    let ids: [String]
    let uuids: [UUID]
    let remoteIDs: [String?]

    func conditions(_ column: String, in table: String) -> [SQLQuery] {
        var conditions: [SQLQuery] = []
        if !uuids.isEmpty { conditions.append("\(unsafeSQL: column) IN (\(join: uuids))") }
        if !ids.isEmpty {
            conditions.append(
                "\(unsafeSQL: column) IN (SELECT uuid FROM \(unsafeSQL: table) WHERE id IN (\(join: ids)))")
        }
        if !remoteIDs.isEmpty {
            let named = remoteIDs.compactMap { $0 }
            var condition: SQLQuery =
                "\(unsafeSQL: column) IN (SELECT uuid FROM \(unsafeSQL: table) WHERE remote_id IN (\(join: named)))"
            if named.count < remoteIDs.count {
                condition += """
                     OR NOT EXISTS (
                        SELECT 1 FROM \(unsafeSQL: table) r
                        WHERE r.uuid = \(unsafeSQL: column) AND r.remote_id IS NOT NULL
                    )
                    """
            }
            conditions.append(condition)
        }
        return conditions
    }
}

extension SortKey {
    /// Engines disagree about where NULL sorts, so it is said: first in ascending order.
    fileprivate var order: SQLQuery {
        let direction = ascending ? "ASC" : "DESC"
        return """
            CASE WHEN v.\(unsafeSQL: column) IS NULL THEN 0 ELSE 1 END \(unsafeSQL: direction),
            v.\(unsafeSQL: column) \(unsafeSQL: direction)
            """
    }
}
