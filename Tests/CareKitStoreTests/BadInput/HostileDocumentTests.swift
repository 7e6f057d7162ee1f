import Foundation
import Testing

@testable import CareKitStore

@Suite("Documents from strangers")
struct HostileDocumentTests {
    private let task = dailyTask("a")

    private func document(of value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ document: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(document.utf8))
    }

    @Test(
        "Half a surrogate pair, a zero byte and broken Unicode are an error or text, and never end the process",
        arguments: [#"\ud800"#, #"\udc00\ud800"#, #"\ud83d x"#, #"\u0000"#, "\u{0}", "\\", #"\x"#, #"\uZZZZ"#])
    func surrogates(text: String) async throws {
        let whole = try document(of: OCKEntity.task(task))
        let damaged = whole.replacing(#""id":"a""#, with: #""id":"\#(text)""#)
        #expect(damaged != whole)
        do {
            let entity = try decode(OCKEntity.self, damaged)
            let id = entity.value.id
            // What was read can be written, and a store takes it.
            #expect(try decode(OCKEntity.self, document(of: entity)).value.id == id)
            guard case .task(let task) = entity else { throw POSIXError(.EINVAL) }
            #expect(try await TestStore(.file).store.addTask(task).id == id)
        } catch {
            #expect(error is DecodingError)
        }
    }

    @Test(
        "Every document that lacks a part, or has one of another type, is refused or read, and never ends the process")
    func missingParts() throws {
        var patient = OCKPatient(id: "p", givenName: "G", familyName: "F")
        (patient.sex, patient.birthday, patient.allergies) = (.other("x"), day0, ["a"])
        var contact = OCKContact(id: "c", givenName: "G", familyName: "F", carePlanUUID: UUID())
        contact.phoneNumbers = [OCKLabeledValue(label: "l", value: "v")]
        contact.address = OCKPostalAddress(street: "s", city: "c", state: "", postalCode: "1", country: "")
        contact.category = .careProvider
        var outcome = outcome(task, 0, 1)
        outcome.values += OldStoreContents.everyValue.filter { $0.doubleValue?.isFinite != false }
        let entities: [OCKEntity] = [
            .patient(patient), .contact(contact), .outcome(outcome), .task(task),
            .carePlan(OCKCarePlan(id: "p", title: "T", patientUUID: nil)),
        ]
        var count = 0
        for entity in entities {
            let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(entity))
            for variant in Self.variants(of: json) {
                let data = try JSONSerialization.data(withJSONObject: variant)
                if let read = try? JSONDecoder().decode(OCKEntity.self, from: data) {
                    // What was read holds together: schedules have events, ages can be asked for.
                    if case .task(let task) = read { _ = task.schedule.events(from: day(0), to: day(1)) }
                    if case .patient(let patient) = read { _ = patient.age }
                }
                count += 1
            }
        }
        #expect(count > 500)
    }

    @Test("A patient born in the year 1 has an age, and one born on a date that no calendar names has none")
    func ages() {
        var patient = OCKPatient(id: "p", givenName: "G", familyName: "F")
        for seconds in [253_402_300_799, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [Double] {
            patient.birthday = Date(timeIntervalSince1970: seconds)
            #expect(patient.age == nil)
        }
        patient.birthday = Date(timeIntervalSince1970: -62_135_596_800)
        #expect(patient.age(on: day0, in: utc) == 2_023)
    }

    /// The value with each of its parts, at any depth, left out and exchanged for something else.
    private static func variants(of value: Any) -> [Any] {
        let others: [Any] = [NSNull(), "x", -1, 1e300, [Any](), [String: Any](), true]
        if let object = value as? [String: Any] {
            return object.flatMap { key, part -> [Any] in
                var without = object
                without[key] = nil
                return [without]
                    + (others + variants(of: part)).map { other in
                        var changed = object
                        changed[key] = other
                        return changed
                    }
            }
        }
        if let list = value as? [Any] {
            return list.indices.flatMap { index in
                variants(of: list[index]).map { other in
                    var changed = list
                    changed[index] = other
                    return changed
                }
            }
        }
        return []
    }
}
