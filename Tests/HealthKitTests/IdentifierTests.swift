import HealthKit
import Testing

@Suite("HealthKit identifiers")
struct IdentifierTests {
    @Test(
        "Quantity constants carry Apple's raw values",
        arguments: [
            (HKQuantityTypeIdentifier.stepCount, "HKQuantityTypeIdentifierStepCount"),
            (.heartRate, "HKQuantityTypeIdentifierHeartRate"),
            (.bodyMass, "HKQuantityTypeIdentifierBodyMass"),
            (.bloodGlucose, "HKQuantityTypeIdentifierBloodGlucose"),
            (.sixMinuteWalkTestDistance, "HKQuantityTypeIdentifierSixMinuteWalkTestDistance"),
            (.vo2Max, "HKQuantityTypeIdentifierVO2Max"),
            (.uvExposure, "HKQuantityTypeIdentifierUVExposure"),
            (.heartRateVariabilitySDNN, "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"),
            (.heartRateVariabilityRMSSD, "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD"),
            (.forcedExpiratoryVolume1, "HKQuantityTypeIdentifierForcedExpiratoryVolume1"),
            (.dietaryVitaminB12, "HKQuantityTypeIdentifierDietaryVitaminB12"),
            (.appleWalkingSteadiness, "HKQuantityTypeIdentifierAppleWalkingSteadiness"),
            (.waterTemperature, "HKQuantityTypeIdentifierWaterTemperature"),
        ])
    func quantities(_ identifier: HKQuantityTypeIdentifier, rawValue: String) {
        #expect(identifier.rawValue == rawValue)
        #expect(HKQuantityTypeIdentifier.allCases.contains(identifier))
    }

    @Test(
        "Category constants carry Apple's raw values",
        arguments: [
            (HKCategoryTypeIdentifier.sleepAnalysis, "HKCategoryTypeIdentifierSleepAnalysis"),
            (.nausea, "HKCategoryTypeIdentifierNausea"),
            (.appleStandHour, "HKCategoryTypeIdentifierAppleStandHour"),
            (.mindfulSession, "HKCategoryTypeIdentifierMindfulSession"),
            (.chestTightnessOrPain, "HKCategoryTypeIdentifierChestTightnessOrPain"),
            (.audioExposureEvent, "HKCategoryTypeIdentifierAudioExposureEvent"),
            (.environmentalAudioExposureEvent, "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent"),
        ])
    func categories(_ identifier: HKCategoryTypeIdentifier, rawValue: String) {
        #expect(identifier.rawValue == rawValue)
        #expect(HKCategoryTypeIdentifier.allCases.contains(identifier))
    }

    @Test("The other kinds carry Apple's raw values")
    func others() {
        #expect(HKCharacteristicTypeIdentifier.dateOfBirth.rawValue == "HKCharacteristicTypeIdentifierDateOfBirth")
        #expect(HKCorrelationTypeIdentifier.bloodPressure.rawValue == "HKCorrelationTypeIdentifierBloodPressure")
        #expect(HKClinicalTypeIdentifier.labResultRecord.rawValue == "HKClinicalTypeIdentifierLabResultRecord")
        #expect(HKDocumentTypeIdentifier.CDA.rawValue == "HKDocumentTypeIdentifierCDA")
        #expect(HKScoredAssessmentTypeIdentifier.PHQ9.rawValue == "HKScoredAssessmentTypeIdentifierPHQ9")
    }

    @Test("As many identifiers as Apple lists, none twice, each with the prefix of its kind")
    func complete() {
        check(HKQuantityTypeIdentifier.allCases, count: 121, prefix: "HKQuantityTypeIdentifier")
        check(HKCategoryTypeIdentifier.allCases, count: 70, prefix: "HKCategoryTypeIdentifier")
        check(HKCharacteristicTypeIdentifier.allCases, count: 6, prefix: "HKCharacteristicTypeIdentifier")
        check(HKCorrelationTypeIdentifier.allCases, count: 2, prefix: "HKCorrelationTypeIdentifier")
        check(HKClinicalTypeIdentifier.allCases, count: 9, prefix: "HKClinicalTypeIdentifier")
        check(HKDocumentTypeIdentifier.allCases, count: 1, prefix: "HKDocumentTypeIdentifier")
        check(HKScoredAssessmentTypeIdentifier.allCases, count: 2, prefix: "HKScoredAssessmentTypeIdentifier")
    }

    private func check<Identifier: RawRepresentable<String>>(
        _ identifiers: [Identifier], count: Int, prefix: String, location: SourceLocation = #_sourceLocation
    ) {
        let names = identifiers.map(\.rawValue)
        #expect(names.count == count, sourceLocation: location)
        #expect(Set(names).count == names.count, sourceLocation: location)
        #expect(names.allSatisfy { $0.hasPrefix(prefix) && $0.count > prefix.count }, sourceLocation: location)
    }
}
