import Foundation
import Testing

@testable import CareKitStore

@Suite("Names in documents")
struct NameDocumentTests {
    private let name: PersonNameComponents = {
        var name = PersonNameComponents(
            namePrefix: "Dr", givenName: "葉子", middleName: "M", familyName: "川端", nameSuffix: "Jr", nickname: "よう")
        name.phoneticRepresentation = PersonNameComponents(givenName: "ようこ", familyName: "かわばた")
        return name
    }()

    private func document(_ entity: some Encodable) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(entity))
        return try #require((object as? [String: Any])?["name"] as? [String: Any])
    }

    @Test("Phonetic parts come back from documents of patients, contacts and revisions")
    func roundTrip() throws {
        let patient = OCKPatient(id: "p", name: name)
        let contact = OCKContact(id: "c", name: name, carePlanUUID: nil)
        let record = OCKRevisionRecord(
            entities: [.patient(patient), .contact(contact)], knowledgeVector: OCKRevisionRecord.KnowledgeVector())
        let read = try JSONDecoder().decode(OCKRevisionRecord.self, from: JSONEncoder().encode(record))
        #expect(read.entities == record.entities)
        guard case .patient(let reread) = try #require(read.entities.first) else { throw OCKStoreError.notFound }
        #expect(reread.name.phoneticRepresentation?.familyName == "かわばた")
        #expect(reread.name.nickname == "よう")
    }

    @Test("They lie within the name, under the property's name, and the name is as Foundation writes it")
    func form() throws {
        var written = try document(OCKPatient(id: "p", name: name))
        let phonetic = try #require(written.removeValue(forKey: "phoneticRepresentation") as? [String: String])
        #expect(phonetic == ["givenName": "ようこ", "familyName": "かわばた"])
        let keys = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname"]
        #expect(Set(written.keys) == Set(keys))
        let plain = OCKContact(id: "c", givenName: "Ada", familyName: "Lovelace", carePlanUUID: nil)
        #expect(try document(plain) as? [String: String] == ["givenName": "Ada", "familyName": "Lovelace"])
    }

    @Test("Foundation reads such a name, and a name that Foundation wrote is read")
    func foundation() throws {
        let written = try JSONSerialization.data(withJSONObject: document(OCKPatient(id: "p", name: name)))
        let read = try JSONDecoder().decode(PersonNameComponents.self, from: written)
        #expect(read.familyName == "川端" && read.nameSuffix == "Jr")
        var patient = OCKPatient(id: "p", name: PersonNameComponents())
        var object = try #require(
            JSONSerialization.jsonObject(with: JSONEncoder().encode(patient)) as? [String: Any])
        object["name"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(name))
        patient = try JSONDecoder().decode(OCKPatient.self, from: JSONSerialization.data(withJSONObject: object))
        #expect(patient.name.givenName == "葉子")
        object["name"] = ["phoneticRepresentation": "ようこ"]
        let wrong = try JSONSerialization.data(withJSONObject: object)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(OCKPatient.self, from: wrong) }
    }

    @Test("A store keeps them", arguments: TestStore.Kind.allCases)
    func stored(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        #expect(try await store.addPatient(OCKPatient(id: "p", name: name)).name == name)
        let read = try await store.fetchPatient(withID: "p").name
        #expect(read.phoneticRepresentation?.givenName == "ようこ")
    }
}
