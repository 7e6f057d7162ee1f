import HealthKit
import Testing

@Suite("HealthKit types")
struct ObjectTypeTests {
    @Test("A type is found for a listed identifier and none for another")
    func factories() {
        #expect(HKObjectType.quantityType(forIdentifier: .stepCount)?.identifier == "HKQuantityTypeIdentifierStepCount")
        #expect(HKObjectType.quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: "Shoes")) == nil)
        #expect(HKObjectType.categoryType(forIdentifier: .nausea) == HKCategoryType(.nausea))
        #expect(HKObjectType.categoryType(forIdentifier: HKCategoryTypeIdentifier(rawValue: "")) == nil)
        #expect(HKObjectType.characteristicType(forIdentifier: .bloodType) == HKCharacteristicType(.bloodType))
        #expect(HKObjectType.correlationType(forIdentifier: .food) == HKCorrelationType(.food))
        #expect(HKObjectType.documentType(forIdentifier: .CDA) == HKDocumentType(.CDA))
        #expect(HKObjectType.clinicalType(forIdentifier: .allergyRecord) == HKClinicalType(.allergyRecord))
    }

    @Test("Types without an identifier constant carry Apple's names")
    func singletons() {
        #expect(HKObjectType.workoutType().identifier == "HKWorkoutTypeIdentifier")
        #expect(HKSeriesType.workoutRoute().identifier == "HKWorkoutRouteTypeIdentifier")
        #expect(HKSeriesType.heartbeat().identifier == "HKDataTypeIdentifierHeartbeatSeries")
        #expect(HKObjectType.activitySummaryType().identifier == "HKActivitySummaryTypeIdentifier")
        #expect(HKObjectType.audiogramSampleType().identifier == "HKDataTypeIdentifierAudiogram")
        #expect(HKObjectType.electrocardiogramType().identifier == "HKDataTypeIdentifierElectrocardiogram")
        #expect(HKObjectType.visionPrescriptionType().identifier == "HKVisionPrescriptionTypeIdentifier")
        #expect(HKObjectType.stateOfMindType().identifier == "HKDataTypeIdentifierStateOfMind")
        #expect(
            HKObjectType.medicationDoseEventType().identifier
                == "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent")
        #expect(
            HKObjectType.userAnnotatedMedicationType().identifier
                == "HKDataTypeIdentifierUserAnnotatedMedicationConcept")
    }

    @Test("A set holds each type once and keeps the kinds apart")
    func sets() {
        let types: Set<HKObjectType> = [
            HKQuantityType(.stepCount), HKQuantityType(.stepCount), HKObjectType.workoutType(),
            HKCategoryType(HKCategoryTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")),
        ]
        #expect(types.count == 3)
        #expect(types.contains(HKQuantityType(.stepCount)))
    }

    @Test("What can be written is a sample; a characteristic is not")
    func hierarchy() {
        let writable: Set<HKSampleType> = [HKQuantityType(.bodyMass), HKCategoryType(.nausea), .workoutType()]
        #expect(writable.count == 3)
        let characteristic: HKObjectType = HKCharacteristicType(.dateOfBirth)
        #expect(!(characteristic is HKSampleType))
    }

    @Test(
        "Names for people are plain English",
        arguments: [
            (HKQuantityType(.stepCount) as HKObjectType, "Step Count"),
            (HKQuantityType(.bodyMass), "Weight"),
            (HKQuantityType(.vo2Max), "Cardio Fitness (VO2 Max)"),
            (HKQuantityType(.uvExposure), "UV Exposure"),
            (HKQuantityType(.heartRateVariabilitySDNN), "Heart Rate Variability SDNN"),
            (HKQuantityType(.dietaryVitaminB12), "Dietary Vitamin B12"),
            (HKQuantityType(.appleExerciseTime), "Exercise Minutes"),
            (HKQuantityType(.sixMinuteWalkTestDistance), "Six-Minute Walk Distance"),
            (HKCategoryType(.sleepAnalysis), "Sleep"),
            (HKCharacteristicType(.dateOfBirth), "Date of Birth"),
            (HKCategoryType(.chestTightnessOrPain), "Chest Tightness or Pain"),
            (HKQuantityType(.timeInDaylight), "Time in Daylight"),
            (HKObjectType.workoutType(), "Workouts"),
            (HKSeriesType.workoutRoute(), "Workout Route"),
            (HKObjectType.activitySummaryType(), "Activity Summary"),
            (HKObjectType.electrocardiogramType(), "Electrocardiogram"),
        ])
    func displayNames(_ type: HKObjectType, name: String) {
        #expect(type.displayName == name)
    }

    @Test("Every listed type has a name without technical remains")
    func everyName() {
        let types =
            HKQuantityTypeIdentifier.allCases.map { HKQuantityType($0) as HKObjectType }
            + HKCategoryTypeIdentifier.allCases.map { HKCategoryType($0) }
        for type in types {
            #expect(!type.displayName.isEmpty)
            #expect(!type.displayName.contains("Identifier") && !type.displayName.hasPrefix("HK"))
        }
    }

    @Test(
        "An identifier of any form gets a name", arguments: ["", "HK", "TypeIdentifier", "xTypeIdentifier", "Ä", "AB"])
    func oddIdentifiers(_ raw: String) {
        let name = HKQuantityType(HKQuantityTypeIdentifier(rawValue: raw)).displayName
        #expect(name.count <= raw.count + 4)
    }
}
