import Foundation
import Testing

@testable import CareKitStore

@Suite("Patients, care plans and contacts")
struct PersonTests {
    private let decoder = JSONDecoder()
    private let encoder = JSONEncoder()

    private func object(_ value: some Encodable) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: encoder.encode(value)) as? [String: Any])
    }

    @Test("New ones take effect now, have an identity of their own, and carry nothing")
    func defaults() {
        let before = Date()
        let patient = OCKPatient(id: "p", givenName: "Ada", familyName: "Lovelace")
        let plan = OCKCarePlan(id: "c", title: "Knee", patientUUID: patient.uuid)
        let contact = OCKContact(id: "d", givenName: "Grace", familyName: "Hopper", carePlanUUID: plan.uuid)
        for entity: any VersionedEntity in [patient, plan, contact] {
            #expect((before...Date()).contains(entity.effectiveDate))
            #expect(entity.createdDate == nil && entity.schemaVersion == nil && entity.tags == nil)
        }
        #expect(patient.name.givenName == "Ada" && patient.name.familyName == "Lovelace")
        #expect(contact.name.givenName == "Grace" && contact.name.familyName == "Hopper")
        #expect(plan.belongs(to: patient) && contact.belongs(to: plan))
        #expect(contact.isEqual(to: contact))
        var moved = contact
        moved.address = OCKPostalAddress(
            street: "1 High St", city: "Leeds", state: "", postalCode: "LS1", country: "UK")
        #expect(!contact.isEqual(to: moved))
        #expect(moved.address?.isoCountryCode == "" && moved.address?.subLocality == "")
    }

    @Test(
        "Age counts whole years, with leap days and before birth",
        arguments: [
            ("2000-02-29", "2024-02-28", 23), ("2000-02-29", "2024-02-29", 24), ("2000-02-29", "2023-03-01", 23),
            ("1990-06-15", "1990-06-15", 0), ("2024-01-01", "2022-12-31", -1),
        ])
    func age(birth: String, today: String, years: Int) throws {
        let place = try Place("Europe/London")
        var patient = OCKPatient(id: "p", givenName: "A", familyName: "B")
        #expect(patient.age == nil)
        patient.birthday = try place.date(birth)
        #expect(patient.age(on: try place.date(today), in: place.calendar) == years)
    }

    @Test("Sex is one string, and any other word stays")
    func sex() throws {
        for (sex, text) in [(OCKBiologicalSex.male, "male"), (.female, "female"), (.other("intersex"), "intersex")] {
            let document = try encoder.encode([sex])
            #expect(String(decoding: document, as: UTF8.self) == "[\"\(text)\"]")
            #expect(try decoder.decode([OCKBiologicalSex].self, from: document) == [sex])
        }
    }

    @Test("Categories have Apple's names, and another is refused")
    func category() throws {
        #expect(OCKContactCategory.allCases.map(\.rawValue) == ["careProvider", "friendsAndFamily"])
        #expect(throws: DecodingError.self) {
            try decoder.decode([OCKContactCategory].self, from: Data(#"["enemy"]"#.utf8))
        }
    }

    @Test("An entity's document names its kind and holds it whole")
    func entity() throws {
        let entities: [OCKEntity] = [
            .patient(OCKPatient(id: "p", givenName: "A", familyName: "B")),
            .carePlan(OCKCarePlan(id: "c", title: "T", patientUUID: nil)),
            .contact(OCKContact(id: "d", givenName: "A", familyName: "B", carePlanUUID: nil)),
            .task(dailyTask("t")), .healthKitTask(linkedTask("h")), .outcome(outcome(dailyTask("t"), 0, 1)),
        ]
        let names = ["patient", "carePlan", "contact", "task", "healthKitTask", "outcome"]
        #expect(OCKEntity.EntityType.allCases.map(\.rawValue) == names)
        for (entity, name) in zip(entities, names) {
            let document = try object(entity)
            #expect(Set(document.keys) == ["type", "object"])
            #expect(document["type"] as? String == name)
            let inner = try #require(document["object"] as? [String: Any])
            #expect(inner["id"] as? String == entity.value.id)
            #expect(inner["uuid"] as? String == entity.value.uuid.uuidString)
            #expect(try decoder.decode(OCKEntity.self, from: encoder.encode(entity)) == entity)
        }
    }

    @Test("A document of an unknown kind, or of another kind than it says, is refused")
    func badEntity() throws {
        let patient = try encoder.encode(OCKEntity.patient(OCKPatient(id: "p", givenName: "A", familyName: "B")))
        let text = String(decoding: patient, as: UTF8.self)
        for kind in ["carePlan", "task", "robot", ""] {
            let other = text.replacingOccurrences(of: #""type":"patient""#, with: "\"type\":\"\(kind)\"")
            #expect(other != text)
            #expect(throws: DecodingError.self) { try decoder.decode(OCKEntity.self, from: Data(other.utf8)) }
        }
    }

    @Test("A task that CareKit 2 wrote, without a calendar in its schedule, is read")
    func taskOfVersion2() throws {
        let document = """
            {"type": "task", "object": {"id": "walk", "title": "Walk", "impactsAdherence": true,
            "uuid": "6E2F1B5C-1111-4222-8333-444455556666", "previousVersionUUIDs": [], "nextVersionUUIDs": [],
            "effectiveDate": 600000000, "schemaVersion": "2.1.0",
            "timezone": {"identifier": "Europe/London"}, "schedule": {"elements": [
            {"start": 600000000, "interval": {"day": 1}, "targetValues": [], "duration": {"seconds": 3600,
            "isAllDay": false}}]}}}
            """
        let task: OCKTask
        switch try decoder.decode(OCKEntity.self, from: Data(document.utf8)) {
        case .task(let decoded): task = decoded
        case let other: throw OCKStoreError.invalidValue(reason: "\(other.entityType)")
        }
        #expect(task.schedule.startDate() == Date(timeIntervalSinceReferenceDate: 600_000_000))
        #expect(task.schedule.elements.map(\.calendar) == [.autoupdatingCurrent])
        #expect(task.timezone.identifier == "Europe/London")
    }
}
