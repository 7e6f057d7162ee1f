import HealthKit
import Testing

/// What Apple's public header (as PyObjC 12.2.2 reads it) says of each quantity type: the end of its identifier, a unit,
/// and how samples add up.
private let published = """
    ActiveEnergyBurned kcal cumulative
    AppleExerciseTime min cumulative
    AppleMoveTime min cumulative
    AppleSleepingBreathingDisturbances count discreteArithmetic
    AppleSleepingWristTemperature degC discreteArithmetic
    AppleStandTime min cumulative
    AppleWalkingSteadiness % discreteArithmetic
    AtrialFibrillationBurden % discreteTemporallyWeighted
    BasalBodyTemperature degC discreteArithmetic
    BasalEnergyBurned kcal cumulative
    BloodAlcoholContent % discreteArithmetic
    BloodGlucose mg/dL discreteArithmetic
    BloodPressureDiastolic mmHg discreteArithmetic
    BloodPressureSystolic mmHg discreteArithmetic
    BodyFatPercentage % discreteArithmetic
    BodyMass kg discreteArithmetic
    BodyMassIndex count discreteArithmetic
    BodyTemperature degC discreteArithmetic
    CrossCountrySkiingSpeed m/s discreteArithmetic
    CyclingCadence count/min discreteArithmetic
    CyclingFunctionalThresholdPower W discreteArithmetic
    CyclingPower W discreteArithmetic
    CyclingSpeed m/s discreteArithmetic
    DietaryBiotin g cumulative
    DietaryCaffeine g cumulative
    DietaryCalcium g cumulative
    DietaryCarbohydrates g cumulative
    DietaryChloride g cumulative
    DietaryCholesterol g cumulative
    DietaryChromium g cumulative
    DietaryCopper g cumulative
    DietaryEnergyConsumed kcal cumulative
    DietaryFatMonounsaturated g cumulative
    DietaryFatPolyunsaturated g cumulative
    DietaryFatSaturated g cumulative
    DietaryFatTotal g cumulative
    DietaryFiber g cumulative
    DietaryFolate g cumulative
    DietaryIodine g cumulative
    DietaryIron g cumulative
    DietaryMagnesium g cumulative
    DietaryManganese g cumulative
    DietaryMolybdenum g cumulative
    DietaryNiacin g cumulative
    DietaryPantothenicAcid g cumulative
    DietaryPhosphorus g cumulative
    DietaryPotassium g cumulative
    DietaryProtein g cumulative
    DietaryRiboflavin g cumulative
    DietarySelenium g cumulative
    DietarySodium g cumulative
    DietarySugar g cumulative
    DietaryThiamin g cumulative
    DietaryVitaminA g cumulative
    DietaryVitaminB12 g cumulative
    DietaryVitaminB6 g cumulative
    DietaryVitaminC g cumulative
    DietaryVitaminD g cumulative
    DietaryVitaminE g cumulative
    DietaryVitaminK g cumulative
    DietaryWater mL cumulative
    DietaryZinc g cumulative
    DistanceCrossCountrySkiing m cumulative
    DistanceCycling m cumulative
    DistanceDownhillSnowSports m cumulative
    DistancePaddleSports m cumulative
    DistanceRowing m cumulative
    DistanceSkatingSports m cumulative
    DistanceSwimming m cumulative
    DistanceWalkingRunning m cumulative
    DistanceWheelchair m cumulative
    ElectrodermalActivity S discreteArithmetic
    EnvironmentalAudioExposure dBASPL discreteEquivalentContinuousLevel
    EnvironmentalSoundReduction dBASPL discreteEquivalentContinuousLevel
    EstimatedWorkoutEffortScore appleEffortScore discreteArithmetic
    FlightsClimbed count cumulative
    ForcedExpiratoryVolume1 L discreteArithmetic
    ForcedVitalCapacity L discreteArithmetic
    HeadphoneAudioExposure dBASPL discreteEquivalentContinuousLevel
    HeartRate count/s discreteTemporallyWeighted
    HeartRateRecoveryOneMinute count/min discreteArithmetic
    HeartRateVariabilityRMSSD ms discreteArithmetic
    HeartRateVariabilitySDNN ms discreteArithmetic
    Height m discreteArithmetic
    InhalerUsage count cumulative
    InsulinDelivery IU cumulative
    LeanBodyMass kg discreteArithmetic
    NikeFuel count cumulative
    NumberOfAlcoholicBeverages count cumulative
    NumberOfTimesFallen count cumulative
    OxygenSaturation % discreteArithmetic
    PaddleSportsSpeed m/s discreteArithmetic
    PeakExpiratoryFlowRate L/min discreteArithmetic
    PeripheralPerfusionIndex % discreteArithmetic
    PhysicalEffort kcal/(kg*hr) discreteArithmetic
    PushCount count cumulative
    RespiratoryRate count/s discreteArithmetic
    RestingHeartRate count/min discreteArithmetic
    RowingSpeed m/s discreteArithmetic
    RunningGroundContactTime ms discreteArithmetic
    RunningPower W discreteArithmetic
    RunningSpeed m/s discreteArithmetic
    RunningStrideLength m discreteArithmetic
    RunningVerticalOscillation cm discreteArithmetic
    SixMinuteWalkTestDistance m discreteArithmetic
    StairAscentSpeed m/s discreteArithmetic
    StairDescentSpeed m/s discreteArithmetic
    StepCount count cumulative
    SwimmingStrokeCount count cumulative
    TimeInDaylight min cumulative
    UVExposure count discreteArithmetic
    UnderwaterDepth m discreteArithmetic
    VO2Max ml/(kg*min) discreteArithmetic
    WaistCircumference m discreteArithmetic
    WalkingAsymmetryPercentage % discreteArithmetic
    WalkingDoubleSupportPercentage % discreteArithmetic
    WalkingHeartRateAverage count/min discreteArithmetic
    WalkingSpeed m/s discreteArithmetic
    WalkingStepLength m discreteArithmetic
    WaterTemperature degC discreteArithmetic
    WorkoutEffortScore appleEffortScore discreteArithmetic
    """

@Suite("Quantity types against Apple's published table")
struct QuantityTypeTableTests {
    private func rows() throws -> [(type: HKQuantityType, unit: HKUnit, style: String)] {
        try published.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            try #require(words.count == 3)
            let identifier = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifier" + words[0])
            let type = try #require(HKObjectType.quantityType(forIdentifier: identifier))
            return (type, try HKUnit(validating: words[1]), words[2])
        }
    }

    @Test("The table names each type once")
    func complete() throws {
        #expect(Set(try rows().map(\.type)).count == HKQuantityTypeIdentifier.allCases.count)
    }

    @Test("Each type adds up as published")
    func styles() throws {
        for row in try rows() { #expect("\(row.type.aggregationStyle)" == row.style, "\(row.type.identifier)") }
    }

    @Test("Each type takes the published unit and what converts into it, and nothing else")
    func units() throws {
        let rows = try rows()
        for row in rows {
            #expect(row.type.is(compatibleWith: row.unit), "\(row.type.identifier)")
            let one = HKQuantity(unit: row.unit, doubleValue: 1)
            for other in rows.map(\.unit) {
                #expect(row.type.is(compatibleWith: other) == one.is(compatibleWith: other))
            }
        }
    }
}
