import Foundation
import HealthKit
import Testing

@testable import CareKitStore

@Suite("Tasks that HealthKit answers")
struct HealthKitTaskTests {
    private let decoder = JSONDecoder()
    private let encoder = JSONEncoder()
    private let steps = OCKHealthKitLinkage(
        quantityIdentifier: .stepCount, quantityType: .cumulative, unit: .count())

    private func object(_ value: some Encodable) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: encoder.encode(value)) as? [String: Any])
    }

    @Test("A task takes effect when its schedule starts, and counts towards adherence")
    func taskDefaults() {
        let task = linkedTask("steps", to: steps)
        #expect(task.effectiveDate == task.schedule.startDate())
        #expect(task.impactsAdherence)
        #expect(task.createdDate == nil && task.schemaVersion == nil && task.tags == nil)
        let versioned: any OCKAnyVersionableTask = task
        #expect(versioned.deletedDate == nil && versioned.previousVersionUUIDs.isEmpty)
    }

    @Test("A linkage's document names identifier, kind and unit as strings")
    func linkageDocument() throws {
        let glucose = OCKHealthKitLinkage(
            quantityIdentifier: .bloodGlucose, quantityType: .discrete,
            unit: .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter()))
        let document = try object(glucose)
        #expect(Set(document.keys) == ["quantityIdentifier", "quantityType", "unit"])
        #expect(document["quantityIdentifier"] as? String == "HKQuantityTypeIdentifierBloodGlucose")
        #expect(document["quantityType"] as? String == "discrete")
        #expect(document["unit"] as? String == "mmol<180.1558800000541>/L")
        #expect(try decoder.decode(OCKHealthKitLinkage.self, from: encoder.encode(glucose)) == glucose)
        #expect(try object(steps)["quantityType"] as? String == "cumulative")
    }

    @Test(
        "A document that names no unit or no kind is an error of decoding, and repeats nothing",
        arguments: [("cumulative", "secret"), ("cumulative", "m^99999"), ("sum", "count"), ("cumulative", "(((")])
    func badLinkage(kind: String, unit: String) throws {
        let document = """
            {"quantityIdentifier": "HKQuantityTypeIdentifierStepCount", "quantityType": "\(kind)", "unit": "\(unit)"}
            """
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(OCKHealthKitLinkage.self, from: Data(document.utf8))
        }
        if unit == "secret" { #expect(!String(describing: error).contains("secret")) }
    }

    @Test("An identifier that is not listed, and members of later documents, are kept or passed over")
    func laterDocuments() throws {
        let document = """
            {"quantityIdentifier": "HKCategoryTypeIdentifierHeadache", "quantityType": "discrete", "unit": "count",
            "categoryIdentifier": "HKCategoryTypeIdentifierHeadache"}
            """
        let linkage = try decoder.decode(OCKHealthKitLinkage.self, from: Data(document.utf8))
        #expect(linkage.quantityIdentifier.rawValue == "HKCategoryTypeIdentifierHeadache")
        #expect(HKObjectType.quantityType(forIdentifier: linkage.quantityIdentifier) == nil)
        #expect(linkage.isConsistent)
    }

    @Test(
        "A linkage is consistent when HealthKit measures the data in its unit, and sums only what adds up",
        arguments: [
            (HKQuantityTypeIdentifier.stepCount, OCKHealthKitLinkage.QuantityType.cumulative, "count", true),
            (.stepCount, .discrete, "count", true), (.stepCount, .cumulative, "m", false),
            (.heartRate, .discrete, "count/min", true), (.heartRate, .cumulative, "count/min", false),
            (.bodyMass, .discrete, "st", true), (.bodyMass, .discrete, "()", false),
        ])
    func consistency(
        _ identifier: HKQuantityTypeIdentifier, kind: OCKHealthKitLinkage.QuantityType, unit: String, isConsistent: Bool
    ) {
        let linkage = OCKHealthKitLinkage(
            quantityIdentifier: identifier, quantityType: kind, unit: HKUnit(from: unit))
        #expect(linkage.isConsistent == isConsistent)
    }

    @Test("A task and an entity that holds it come back from a document whole")
    func taskRoundTrip() throws {
        var task = linkedTask("steps", to: steps)
        (task.instructions, task.impactsAdherence, task.carePlanUUID) = ("Slowly", false, UUID())
        (task.tags, task.userInfo) = (["b", "a"], ["demonstration": "true"])
        task.createdDate = Date(timeIntervalSinceReferenceDate: 0.1)
        #expect(try decoder.decode(OCKHealthKitTask.self, from: encoder.encode(task)) == task)
        let entity = OCKEntity.healthKitTask(task)
        let document = try object(entity)
        #expect(Set(document.keys) == ["type", "object"])
        #expect(document["type"] as? String == "healthKitTask")
        let inner = try #require(document["object"] as? [String: Any])
        #expect((inner["healthKitLinkage"] as? [String: Any])?["unit"] as? String == "count")
        #expect(try decoder.decode(OCKEntity.self, from: encoder.encode(entity)) == entity)
        #expect(entity.value.uuid == task.uuid)
    }

    @Test("A HealthKit task is no ordinary task, nor the other way round")
    func kindsOfTask() throws {
        let plain = String(decoding: try encoder.encode(OCKEntity.task(dailyTask("a"))), as: UTF8.self)
        let mislabelled = plain.replacingOccurrences(of: #""type":"task""#, with: #""type":"healthKitTask""#)
        #expect(mislabelled != plain)
        #expect(throws: DecodingError.self) { try decoder.decode(OCKEntity.self, from: Data(mislabelled.utf8)) }
    }

    @Test("An outcome can be named by its occurrence (CareKit issue 640), and is the app's own unless said otherwise")
    func outcomeIdentity() throws {
        let task = linkedTask("steps", to: steps)
        let uuid = try #require(UUID(uuidString: "6E2F1B5C-1111-4222-8333-444455556666"))
        let outcome = OCKHealthKitOutcome(taskUUID: uuid, taskOccurrenceIndex: 12, values: [])
        #expect(outcome.id == "6E2F1B5C-1111-4222-8333-444455556666_12")
        #expect(outcome.isOwnedByApp)
        #expect(!outcome.belongs(to: task))
        #expect(OCKHealthKitOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: []).belongs(to: task))
    }

    @Test("An outcome comes back from a document without the samples that it came from")
    func outcomeRoundTrip() throws {
        var outcome = OCKHealthKitOutcome(taskUUID: UUID(), taskOccurrenceIndex: 2, values: [OCKOutcomeValue(7_500.0)])
        outcome.isOwnedByApp = false
        outcome.notes = [OCKNote(author: nil, title: nil, content: "n")]
        var stored = outcome
        stored.healthKitUUIDs = [[UUID()]]
        let document = try object(stored)
        #expect(document["healthKitUUIDs"] == nil)
        #expect(try decoder.decode(OCKHealthKitOutcome.self, from: encoder.encode(stored)) == outcome)
        #expect(stored != outcome)
    }
}

/// A task at 08:00 UTC every day for an hour that HealthKit's data answer.
func linkedTask(
    _ id: String,
    to linkage: OCKHealthKitLinkage = OCKHealthKitLinkage(
        quantityIdentifier: .stepCount, quantityType: .cumulative, unit: .count()),
    targets: [OCKOutcomeValue] = []
) -> OCKHealthKitTask {
    OCKHealthKitTask(
        id: id, title: id, carePlanUUID: nil, schedule: dailyTask(id, targets: targets).schedule,
        healthKitLinkage: linkage)
}
