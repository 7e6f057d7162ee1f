extension OCKPatientQuery: VersionQuery {
    var sortKeys: [SortKey<any OCKAnyPatient>] {
        sortDescriptors.map { descriptor in
            switch descriptor {
            case .effectiveDate(let ascending): .effectiveDate(ascending)
            case .familyName(let ascending): .text("family_name", ascending) { $0.name.familyName }
            case .givenName(let ascending): .text("given_name", ascending) { $0.name.givenName }
            case .groupIdentifier(let ascending): .text("group_identifier", ascending) { $0.groupIdentifier }
            }
        }
    }
}

extension OCKCarePlanQuery: VersionQuery {
    var sortKeys: [SortKey<any OCKAnyCarePlan>] {
        sortDescriptors.map { descriptor in
            switch descriptor {
            case .effectiveDate(let ascending): .effectiveDate(ascending)
            case .title(let ascending): .text("title", ascending) { $0.title }
            }
        }
    }
}

extension OCKContactQuery: VersionQuery {
    var sortKeys: [SortKey<any OCKAnyContact>] {
        sortDescriptors.map { descriptor in
            switch descriptor {
            case .effectiveDate(let ascending): .effectiveDate(ascending)
            case .familyName(let ascending): .text("family_name", ascending) { $0.name.familyName }
            case .givenName(let ascending): .text("given_name", ascending) { $0.name.givenName }
            }
        }
    }
}

extension OCKTaskQuery: VersionQuery {
    var sortKeys: [SortKey<any OCKAnyTask>] {
        sortDescriptors.map { descriptor in
            switch descriptor {
            case .effectiveDate(let ascending): .effectiveDate(ascending)
            case .groupIdentifier(let ascending): .text("group_identifier", ascending) { $0.groupIdentifier }
            case .title(let ascending): .text("title", ascending) { $0.title }
            }
        }
    }
}

extension OCKOutcomeQuery: VersionQuery {
    var sortKeys: [SortKey<any OCKAnyOutcome>] { [] }
}
