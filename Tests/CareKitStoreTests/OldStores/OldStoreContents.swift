import Foundation

@testable import CareKitStore

/// All that the kept stores in Fixtures hold, version by version in the order of writing: what whoever opens one must
/// find. Invented, with every kind of value that can be stored.
///
/// Never edit what is here: the stores were written from it. A new field of an entity has the value here that rows
/// without it are to have.
enum OldStoreContents {
    static let patients: [OCKPatient] = {
        var name = PersonNameComponents(givenName: "Zoë", familyName: "Ångström-O'Neill")
        name.namePrefix = "Dr."
        name.middleName = "Μαρία"
        name.nameSuffix = "III"
        name.nickname = "\"Zo\""
        name.phoneticRepresentation = PersonNameComponents(givenName: "ゾーイ", familyName: "オングストローム")
        var first = OCKPatient(id: "patient", name: name)
        first.sex = .other("divers")
        first.birthday = date(-631_152_000.123_456_7)
        first.allergies = ["Erdnüsse", "قمح", "🥜", "Erdnüsse"]
        first.describe(tags: ["b", "a"])
        var second = OCKPatient(id: "patient", givenName: "Zoë", familyName: "")
        second.sex = .female
        second.allergies = []
        return [
            first.stored(0x01, created: 100.25, before: [0x02], zone: "Asia/Kathmandu"),
            second.stored(0x02, created: 100.25, updated: 200.5, after: [0x01]),
            OCKPatient(id: "gone", givenName: "A", familyName: "B").stored(0x03, created: 100.25, before: [0x04]),
            OCKPatient(id: "gone", givenName: "A", familyName: "B")
                .stored(0x04, created: 100.25, updated: 300, deleted: 300, after: [0x03]),
        ]
    }()

    static let carePlans: [OCKCarePlan] = {
        var plan = OCKCarePlan(id: "plan", title: "Knie / الركبة / 👩🏽‍⚕️", patientUUID: uuid(0x01))
        plan.describe(tags: [])
        return [
            plan.stored(0x11, created: 101, zone: "America/Sao_Paulo"),
            OCKCarePlan(id: "gone", title: "", patientUUID: nil).stored(0x12, created: 102, before: [0x13]),
            OCKCarePlan(id: "gone", title: "", patientUUID: nil)
                .stored(0x13, created: 102, updated: 303, deleted: 303, after: [0x12]),
        ]
    }()

    static let contacts: [OCKContact] = {
        var contact = OCKContact(id: "contact", givenName: "José", familyName: "", carePlanUUID: uuid(0x11))
        contact.address = OCKPostalAddress(
            street: "Hauptstraße 1\nHinterhaus", city: "Köln", state: "NRW", postalCode: "50667",
            country: "Deutschland", isoCountryCode: "DE", subAdministrativeArea: "Köln", subLocality: "Altstadt")
        contact.emailAddresses = [OCKLabeledValue(label: "work", value: "jose@example.org")]
        contact.phoneNumbers = [
            OCKLabeledValue(label: "work", value: "+49 221 1"), OCKLabeledValue(label: "work", value: "+49 221 2"),
            OCKLabeledValue(label: "", value: ""),
        ]
        contact.messagingNumbers = []
        contact.otherContactInfo = [OCKLabeledValue(label: "☎️", value: "…")]
        contact.organization = "Universitätsklinik"
        contact.title = "Physio"
        contact.role = "Hilft beim Üben"
        contact.category = .careProvider
        contact.describe(tags: ["a"])
        var gone = OCKContact(id: "gone", givenName: "A", familyName: "B", carePlanUUID: nil)
        gone.category = .friendsAndFamily
        return [
            contact.stored(0x21, created: 103, zone: "Europe/Berlin"),
            gone.stored(0x22, created: 104, before: [0x23]),
            gone.stored(0x23, created: 104, updated: 304, deleted: 304, after: [0x22]),
        ]
    }()

    static let outcomes: [OCKOutcome] = {
        func outcome(_ id: String, task: UInt8, _ occurrence: Int, _ values: [OCKOutcomeValue]) -> OCKOutcome {
            var outcome = OCKOutcome(taskUUID: uuid(task), taskOccurrenceIndex: occurrence, values: values)
            outcome.id = id
            return outcome
        }
        var all = outcome("all", task: 0x31, 0, everyValue)
        all.describe(tags: ["a", "ü"])
        let answers = [value(1, kind: "pain"), value(2, kind: "pain"), value(3.5, kind: "sleep", units: "h")]
        return [
            all.stored(0x51, created: 1_000.125, zone: "Pacific/Apia"),
            outcome("changed", task: 0x31, 1, []).stored(0x52, created: 1_001, before: [0x53]),
            outcome("changed", task: 0x31, 1, answers).stored(0x53, created: 1_001, updated: 1_002, after: [0x52]),
            outcome("gone", task: 0x31, 2, [value("x")]).stored(0x54, created: 1_003, before: [0x55]),
            outcome("gone", task: 0x31, 2, [value("x")])
                .stored(0x55, created: 1_003, updated: 1_004, deleted: 1_004, after: [0x54]),
            outcome("anew", task: 0x31, 2, [value(true)]).stored(0x56, created: 1_005),
            outcome("of a task that is gone", task: 0x35, 0, [value(0)]).stored(0x57, created: 1_006),
        ]
    }()

    static let everyValue: [OCKOutcomeValue] = [
        value(Int.max, kind: "größte", units: "µg"), value(Int.min), value(0.1), value(-0.0), value(Double.infinity),
        value(Double.leastNonzeroMagnitude), value(true), value(false), value(""),
        value("a\"\\/\u{7F}\u{200F}שלום 👨‍👩‍👧‍👦 e\u{301}"), value(Data()), value(Data([0, 255, 10, 39])), value(date(0.1)),
        value(Date.distantPast), value(Date.distantFuture),
    ]

    static func value(
        _ value: any OCKOutcomeValueUnderlyingType, kind: String? = nil, units: String? = nil
    ) -> OCKOutcomeValue {
        var value = OCKOutcomeValue(value, units: units)
        value.kind = kind
        value.createdDate = date(731_203_200.000_000_1)
        return value
    }

    static func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    static func uuid(_ number: UInt8) -> UUID {
        UUID(uuid: (0xCA, 0x2E, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    }
}

extension VersionedEntity {
    /// As a store writes a version: its number, and when, in seconds after the start of March 2024 (UTC).
    func stored(
        _ number: UInt8, created: Double, updated: Double? = nil, deleted: Double? = nil, after previous: [UInt8] = [],
        before next: [UInt8] = [], effective: Double = 0, zone: String = "GMT"
    ) -> Self {
        // 2024-03-01 00:00:00 UTC
        func date(_ seconds: Double) -> Date { OldStoreContents.date(730_944_000 + seconds) }
        var version = self
        version.uuid = OldStoreContents.uuid(number)
        version.previousVersionUUIDs = previous.map(OldStoreContents.uuid)
        version.nextVersionUUIDs = next.map(OldStoreContents.uuid)
        version.effectiveDate = date(effective)
        version.createdDate = date(created)
        version.updatedDate = date(updated ?? created)
        version.deletedDate = deleted.map(date)
        version.schemaVersion = OCKSemanticVersion(majorVersion: 2, minorVersion: 1, patchNumber: 0)
        version.timezone = TimeZone(identifier: zone) ?? .current
        return version
    }

    /// Gives every field that all kinds have a value.
    fileprivate mutating func describe(tags: [String]) {
        groupIdentifier = "Gruppe 1"
        self.tags = tags
        remoteID = "remote-ü"
        source = "Quelle"
        userInfo = ["": "leer", "schlüssel": "{\"a\": [1]}", "🗝": "שלום"]
        asset = "bild.png"
        notes = [
            OCKNote(author: "Dr. Ä", title: nil, content: "Zeile 1\nZeile 2\t\"so\""),
            OCKNote(author: nil, title: nil, content: nil), OCKNote(author: "", title: "", content: ""),
        ]
    }
}
