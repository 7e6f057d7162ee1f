import Foundation
import SQLStorage

/// What the queries for versions mean in tables.
extension VersionTable {
    /// The versions that match a query, in its order; then newest first, and as they were inserted.
    ///
    /// - Parameters:
    ///   - own: conditions that only this kind of query can ask for.
    ///   - now: what is deleted by then, no query returns that asks neither for a time nor for versions by identity.
    func versions<Query: VersionQuery>(
        matching query: Query, and own: [SQLQuery], at now: Date
    ) throws -> [Entity] {
        var conditions = own + ["v.deleted_date IS NULL"]
        if let interval = query.dateInterval {
            conditions += inForce(at: interval.end)
        } else if query.uuids.isEmpty {
            conditions.append("v.is_tip = 1 OR NOT \(isFollowed(by: isDeletion(at: now)))")
        }
        return try page(of: query, where: conditions)
    }

    /// A page of what matches a query and more, in the query's order.
    func page(of query: some VersionQuery, where own: [SQLQuery]) throws -> [Entity] {
        let conditions = matching(query) + own
        var order = SQLQuery(stringLiteral: "")
        for key in query.sortKeys { order += "\(key.order), " }
        order += "v.created_date DESC, v.sequence"
        order.append(limit: query.limit, offset: query.offset)
        return try entities(where: SQLQuery(all: conditions), order: order)
    }
}

extension VersionTable<OCKPatient> {
    func patients(matching query: OCKPatientQuery, at now: Date) throws -> [OCKPatient] {
        try versions(matching: query, and: [], at: now)
    }
}

extension VersionTable<OCKCarePlan> {
    func carePlans(matching query: OCKCarePlanQuery, at now: Date) throws -> [OCKCarePlan] {
        let patients = Reference(ids: query.patientIDs, uuids: query.patientUUIDs, remoteIDs: query.patientRemoteIDs)
        return try versions(matching: query, and: patients.conditions("v.patient_uuid", in: OCKPatient.table), at: now)
    }
}

extension VersionTable<OCKContact> {
    func contacts(matching query: OCKContactQuery, at now: Date) throws -> [OCKContact] {
        let plans = Reference(ids: query.carePlanIDs, uuids: query.carePlanUUIDs, remoteIDs: query.carePlanRemoteIDs)
        return try versions(matching: query, and: plans.conditions("v.care_plan_uuid", in: OCKCarePlan.table), at: now)
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
