import Foundation

import CareKitStore

/// What the queries mean in a file store.
struct FileContents: Codable {
    var patients = FileVersions<OCKPatient>()
    var carePlans = FileVersions<OCKCarePlan>()
    var contacts = FileVersions<OCKContact>()
    var tasks = FileVersions<OCKTask>()
    var outcomes = FileVersions<OCKOutcome>()

    func patients(matching query: OCKPatientQuery) -> [OCKPatient] {
        patients.inForce(patients.candidates(query), in: query.dateInterval)
            .page(
                of: query,
                by: query.sortDescriptors.map { descriptor in
                    { left, right in
                        switch descriptor {
                        case .effectiveDate(let up): precedes(left.effectiveDate, right.effectiveDate, up)
                        case .givenName(let up): precedes(left.name.givenName, right.name.givenName, up)
                        case .familyName(let up): precedes(left.name.familyName, right.name.familyName, up)
                        case .groupIdentifier(let up): precedes(left.groupIdentifier, right.groupIdentifier, up)
                        }
                    }
                })
    }

    func carePlans(matching query: OCKCarePlanQuery) -> [OCKCarePlan] {
        let candidates = carePlans.candidates(query).filter {
            refers($0.patientUUID, patients, query.patientIDs, query.patientUUIDs, query.patientRemoteIDs)
        }
        return carePlans.inForce(candidates, in: query.dateInterval)
            .page(
                of: query,
                by: query.sortDescriptors.map { descriptor in
                    { left, right in
                        switch descriptor {
                        case .effectiveDate(let up): precedes(left.effectiveDate, right.effectiveDate, up)
                        case .title(let up): precedes(left.title, right.title, up)
                        }
                    }
                })
    }

    func contacts(matching query: OCKContactQuery) -> [OCKContact] {
        let candidates = contacts.candidates(query).filter {
            refers($0.carePlanUUID, carePlans, query.carePlanIDs, query.carePlanUUIDs, query.carePlanRemoteIDs)
        }
        return contacts.inForce(candidates, in: query.dateInterval)
            .page(
                of: query,
                by: query.sortDescriptors.map { descriptor in
                    { left, right in
                        switch descriptor {
                        case .effectiveDate(let up): precedes(left.effectiveDate, right.effectiveDate, up)
                        case .givenName(let up): precedes(left.name.givenName, right.name.givenName, up)
                        case .familyName(let up): precedes(left.name.familyName, right.name.familyName, up)
                        }
                    }
                })
    }

    func tasks(matching query: OCKTaskQuery) -> [OCKTask] {
        let candidates = tasks.candidates(query).filter {
            refers($0.carePlanUUID, carePlans, query.carePlanIDs, query.carePlanUUIDs, query.carePlanRemoteIDs)
        }
        return tasks.inForce(candidates, in: query.dateInterval).filter { task in
            guard let interval = query.dateInterval else { return true }
            guard task.schedule.endDate().map({ $0 >= interval.start }) ?? true else { return false }
            return !query.excludesTasksWithNoEvents
                || !task.schedule.events(from: interval.start, to: interval.end).isEmpty
        }
        .page(
            of: query,
            by: query.sortDescriptors.map { descriptor in
                { left, right in
                    switch descriptor {
                    case .effectiveDate(let up): precedes(left.effectiveDate, right.effectiveDate, up)
                    case .title(let up): precedes(left.title, right.title, up)
                    case .groupIdentifier(let up): precedes(left.groupIdentifier, right.groupIdentifier, up)
                    }
                }
            })
    }

    func outcomes(matching query: OCKOutcomeQuery) -> [OCKOutcome] {
        outcomes.candidates(query).filter { outcome in
            let chain = outcomes.all.filter { $0.id == outcome.id }.split { $0.deletedDate != nil }.last ?? []
            guard chain.contains(outcome), outcomes.tips(of: outcome.id).allSatisfy({ $0.deletedDate == nil }) else {
                return false
            }
            guard refers(outcome.taskUUID, tasks, query.taskIDs, query.taskUUIDs, query.taskRemoteIDs) else {
                return false
            }
            guard let interval = query.dateInterval else { return true }
            // Of versions that take effect at the same time the newest.
            let shown = chain.reduce(outcome) { $1.effectiveDate >= $0.effectiveDate ? $1 : $0 }
            guard shown.uuid == outcome.uuid, let event = event(of: outcome) else { return false }
            return event.start < interval.end && event.end >= interval.start
        }
        .page(of: query)
    }

    func event(of outcome: OCKOutcome) -> OCKScheduleEvent? {
        tasks.all.first { $0.uuid == outcome.taskUUID }?
            .schedule.event(forOccurrenceIndex: outcome.taskOccurrenceIndex)
    }

    private func refers<Entity>(
        _ uuid: UUID?, _ versions: FileVersions<Entity>, _ ids: [String], _ uuids: [UUID], _ remoteIDs: [String?]
    ) -> Bool {
        let found = versions.all.first { $0.uuid == uuid }
        return (uuids.isEmpty || uuid.map(uuids.contains) ?? false)
            && (ids.isEmpty || found.map { ids.contains($0.id) } ?? false)
            && (remoteIDs.isEmpty || remoteIDs.contains(found?.remoteID))
    }
}
