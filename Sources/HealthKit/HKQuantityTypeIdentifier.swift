/// Names a measured amount, such as a step count or a body temperature.
///
/// Source of the raw values: Apple's public HealthKit interface.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name in the health store and in exported files.
    public let rawValue: String

    /// Wraps a raw value; one that Apple does not list is kept, but no type is found for it.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKQuantityTypeIdentifier {
    /// Active energy burned, in kcal; adds up over time.
    public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// Apple exercise time, in min; adds up over time.
    public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// Apple move time, in min; adds up over time.
    public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
    /// Apple sleeping breathing disturbances, in count; averaged.
    public static let appleSleepingBreathingDisturbances = Self(
        rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
    /// Apple sleeping wrist temperature, in degC; averaged.
    public static let appleSleepingWristTemperature = Self(
        rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
    /// Apple stand time, in min; adds up over time.
    public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    /// Apple walking steadiness, in %; averaged.
    public static let appleWalkingSteadiness = Self(rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
    /// Atrial fibrillation burden, in %; averaged, weighted by time.
    public static let atrialFibrillationBurden = Self(rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
    /// Basal body temperature, in degC; averaged.
    public static let basalBodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
    /// Basal energy burned, in kcal; adds up over time.
    public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// Blood alcohol content, in %; averaged.
    public static let bloodAlcoholContent = Self(rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
    /// Blood glucose, in mg/dL; averaged.
    public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// Blood pressure diastolic, in mmHg; averaged.
    public static let bloodPressureDiastolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    /// Blood pressure systolic, in mmHg; averaged.
    public static let bloodPressureSystolic = Self(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    /// Body fat percentage, in %; averaged.
    public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    /// Body mass, in kg; averaged.
    public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// Body mass index, in count; averaged.
    public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// Body temperature, in degC; averaged.
    public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    /// Cross country skiing speed, in m/s; averaged.
    public static let crossCountrySkiingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
    /// Cycling cadence, in count/min; averaged.
    public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
    /// Cycling functional threshold power, in W; averaged.
    public static let cyclingFunctionalThresholdPower = Self(
        rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
    /// Cycling power, in W; averaged.
    public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
    /// Cycling speed, in m/s; averaged.
    public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
    /// Dietary biotin, in g; adds up over time.
    public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
    /// Dietary caffeine, in g; adds up over time.
    public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    /// Dietary calcium, in g; adds up over time.
    public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
    /// Dietary carbohydrates, in g; adds up over time.
    public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// Dietary chloride, in g; adds up over time.
    public static let dietaryChloride = Self(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
    /// Dietary cholesterol, in g; adds up over time.
    public static let dietaryCholesterol = Self(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
    /// Dietary chromium, in g; adds up over time.
    public static let dietaryChromium = Self(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
    /// Dietary copper, in g; adds up over time.
    public static let dietaryCopper = Self(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
    /// Dietary energy consumed, in kcal; adds up over time.
    public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// Dietary fat monounsaturated, in g; adds up over time.
    public static let dietaryFatMonounsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
    /// Dietary fat polyunsaturated, in g; adds up over time.
    public static let dietaryFatPolyunsaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
    /// Dietary fat saturated, in g; adds up over time.
    public static let dietaryFatSaturated = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
    /// Dietary fat total, in g; adds up over time.
    public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    /// Dietary fiber, in g; adds up over time.
    public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
    /// Dietary folate, in g; adds up over time.
    public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
    /// Dietary iodine, in g; adds up over time.
    public static let dietaryIodine = Self(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
    /// Dietary iron, in g; adds up over time.
    public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
    /// Dietary magnesium, in g; adds up over time.
    public static let dietaryMagnesium = Self(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
    /// Dietary manganese, in g; adds up over time.
    public static let dietaryManganese = Self(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
    /// Dietary molybdenum, in g; adds up over time.
    public static let dietaryMolybdenum = Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
    /// Dietary niacin, in g; adds up over time.
    public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
    /// Dietary pantothenic acid, in g; adds up over time.
    public static let dietaryPantothenicAcid = Self(rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
    /// Dietary phosphorus, in g; adds up over time.
    public static let dietaryPhosphorus = Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
    /// Dietary potassium, in g; adds up over time.
    public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
    /// Dietary protein, in g; adds up over time.
    public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    /// Dietary riboflavin, in g; adds up over time.
    public static let dietaryRiboflavin = Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
    /// Dietary selenium, in g; adds up over time.
    public static let dietarySelenium = Self(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
    /// Dietary sodium, in g; adds up over time.
    public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
    /// Dietary sugar, in g; adds up over time.
    public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
    /// Dietary thiamin, in g; adds up over time.
    public static let dietaryThiamin = Self(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
    /// Dietary vitamin a, in g; adds up over time.
    public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
    /// Dietary vitamin B12, in g; adds up over time.
    public static let dietaryVitaminB12 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
    /// Dietary vitamin B6, in g; adds up over time.
    public static let dietaryVitaminB6 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
    /// Dietary vitamin c, in g; adds up over time.
    public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
    /// Dietary vitamin d, in g; adds up over time.
    public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
    /// Dietary vitamin e, in g; adds up over time.
    public static let dietaryVitaminE = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
    /// Dietary vitamin k, in g; adds up over time.
    public static let dietaryVitaminK = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
    /// Dietary water, in mL; adds up over time.
    public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// Dietary zinc, in g; adds up over time.
    public static let dietaryZinc = Self(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
    /// Distance cross country skiing, in m; adds up over time.
    public static let distanceCrossCountrySkiing = Self(rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
    /// Distance cycling, in m; adds up over time.
    public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// Distance downhill snow sports, in m; adds up over time.
    public static let distanceDownhillSnowSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
    /// Distance paddle sports, in m; adds up over time.
    public static let distancePaddleSports = Self(rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
    /// Distance rowing, in m; adds up over time.
    public static let distanceRowing = Self(rawValue: "HKQuantityTypeIdentifierDistanceRowing")
    /// Distance skating sports, in m; adds up over time.
    public static let distanceSkatingSports = Self(rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
    /// Distance swimming, in m; adds up over time.
    public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    /// Distance walking running, in m; adds up over time.
    public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// Distance wheelchair, in m; adds up over time.
    public static let distanceWheelchair = Self(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
    /// Electrodermal activity, in S; averaged.
    public static let electrodermalActivity = Self(rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
    /// Environmental audio exposure, in dBASPL; averaged as an equivalent continuous level.
    public static let environmentalAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    /// Environmental sound reduction, in dBASPL; averaged as an equivalent continuous level.
    public static let environmentalSoundReduction = Self(
        rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
    /// Estimated workout effort score, in appleEffortScore; averaged.
    public static let estimatedWorkoutEffortScore = Self(
        rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
    /// Flights climbed, in count; adds up over time.
    public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// Forced expiratory Volume1, in L; averaged.
    public static let forcedExpiratoryVolume1 = Self(rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
    /// Forced vital capacity, in L; averaged.
    public static let forcedVitalCapacity = Self(rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
    /// Headphone audio exposure, in dBASPL; averaged as an equivalent continuous level.
    public static let headphoneAudioExposure = Self(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
    /// Heart rate, in count/s; averaged, weighted by time.
    public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// Heart rate recovery one minute, in count/min; averaged.
    public static let heartRateRecoveryOneMinute = Self(rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
    /// Heart rate variability RMSSD, in ms; averaged.
    public static let heartRateVariabilityRMSSD = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD")
    /// Heart rate variability SDNN, in ms; averaged.
    public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// Height, in m; averaged.
    public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
    /// Inhaler usage, in count; adds up over time.
    public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
    /// Insulin delivery, in IU; adds up over time.
    public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    /// Lean body mass, in kg; averaged.
    public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    /// Nike fuel, in count; adds up over time.
    public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
    /// Number of alcoholic beverages, in count; adds up over time.
    public static let numberOfAlcoholicBeverages = Self(rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
    /// Number of times fallen, in count; adds up over time.
    public static let numberOfTimesFallen = Self(rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
    /// Oxygen saturation, in %; averaged.
    public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// Paddle sports speed, in m/s; averaged.
    public static let paddleSportsSpeed = Self(rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
    /// Peak expiratory flow rate, in L/min; averaged.
    public static let peakExpiratoryFlowRate = Self(rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
    /// Peripheral perfusion index, in %; averaged.
    public static let peripheralPerfusionIndex = Self(rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
    /// Physical effort, in kcal/(kg*hr); averaged.
    public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
    /// Push count, in count; adds up over time.
    public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
    /// Respiratory rate, in count/s; averaged.
    public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    /// Resting heart rate, in count/min; averaged.
    public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    /// Rowing speed, in m/s; averaged.
    public static let rowingSpeed = Self(rawValue: "HKQuantityTypeIdentifierRowingSpeed")
    /// Running ground contact time, in ms; averaged.
    public static let runningGroundContactTime = Self(rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
    /// Running power, in W; averaged.
    public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
    /// Running speed, in m/s; averaged.
    public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
    /// Running stride length, in m; averaged.
    public static let runningStrideLength = Self(rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
    /// Running vertical oscillation, in cm; averaged.
    public static let runningVerticalOscillation = Self(rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
    /// Six minute walk test distance, in m; averaged.
    public static let sixMinuteWalkTestDistance = Self(rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
    /// Stair ascent speed, in m/s; averaged.
    public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
    /// Stair descent speed, in m/s; averaged.
    public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
    /// Step count, in count; adds up over time.
    public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// Swimming stroke count, in count; adds up over time.
    public static let swimmingStrokeCount = Self(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
    /// Time in daylight, in min; adds up over time.
    public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
    /// UV exposure, in count; averaged.
    public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUVExposure")
    /// Underwater depth, in m; averaged.
    public static let underwaterDepth = Self(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
    /// VO2 max, in ml/(kg*min); averaged.
    public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVO2Max")
    /// Waist circumference, in m; averaged.
    public static let waistCircumference = Self(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
    /// Walking asymmetry percentage, in %; averaged.
    public static let walkingAsymmetryPercentage = Self(rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
    /// Walking double support percentage, in %; averaged.
    public static let walkingDoubleSupportPercentage = Self(
        rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
    /// Walking heart rate average, in count/min; averaged.
    public static let walkingHeartRateAverage = Self(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    /// Walking speed, in m/s; averaged.
    public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    /// Walking step length, in m; averaged.
    public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
    /// Water temperature, in degC; averaged.
    public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
    /// Workout effort score, in appleEffortScore; averaged.
    public static let workoutEffortScore = Self(rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
}

extension HKQuantityTypeIdentifier: CaseIterable {
    /// Every identifier that Apple lists, in alphabetical order.
    public static let allCases: [HKQuantityTypeIdentifier] = [
        .activeEnergyBurned, .appleExerciseTime, .appleMoveTime, .appleSleepingBreathingDisturbances,
        .appleSleepingWristTemperature, .appleStandTime, .appleWalkingSteadiness, .atrialFibrillationBurden,
        .basalBodyTemperature, .basalEnergyBurned, .bloodAlcoholContent, .bloodGlucose, .bloodPressureDiastolic,
        .bloodPressureSystolic, .bodyFatPercentage, .bodyMass, .bodyMassIndex, .bodyTemperature,
        .crossCountrySkiingSpeed, .cyclingCadence, .cyclingFunctionalThresholdPower, .cyclingPower, .cyclingSpeed,
        .dietaryBiotin, .dietaryCaffeine, .dietaryCalcium, .dietaryCarbohydrates, .dietaryChloride,
        .dietaryCholesterol, .dietaryChromium, .dietaryCopper, .dietaryEnergyConsumed, .dietaryFatMonounsaturated,
        .dietaryFatPolyunsaturated, .dietaryFatSaturated, .dietaryFatTotal, .dietaryFiber, .dietaryFolate,
        .dietaryIodine, .dietaryIron, .dietaryMagnesium, .dietaryManganese, .dietaryMolybdenum, .dietaryNiacin,
        .dietaryPantothenicAcid, .dietaryPhosphorus, .dietaryPotassium, .dietaryProtein, .dietaryRiboflavin,
        .dietarySelenium, .dietarySodium, .dietarySugar, .dietaryThiamin, .dietaryVitaminA, .dietaryVitaminB12,
        .dietaryVitaminB6, .dietaryVitaminC, .dietaryVitaminD, .dietaryVitaminE, .dietaryVitaminK, .dietaryWater,
        .dietaryZinc, .distanceCrossCountrySkiing, .distanceCycling, .distanceDownhillSnowSports,
        .distancePaddleSports, .distanceRowing, .distanceSkatingSports, .distanceSwimming, .distanceWalkingRunning,
        .distanceWheelchair, .electrodermalActivity, .environmentalAudioExposure, .environmentalSoundReduction,
        .estimatedWorkoutEffortScore, .flightsClimbed, .forcedExpiratoryVolume1, .forcedVitalCapacity,
        .headphoneAudioExposure, .heartRate, .heartRateRecoveryOneMinute, .heartRateVariabilityRMSSD,
        .heartRateVariabilitySDNN, .height, .inhalerUsage, .insulinDelivery, .leanBodyMass, .nikeFuel,
        .numberOfAlcoholicBeverages, .numberOfTimesFallen, .oxygenSaturation, .paddleSportsSpeed,
        .peakExpiratoryFlowRate, .peripheralPerfusionIndex, .physicalEffort, .pushCount, .respiratoryRate,
        .restingHeartRate, .rowingSpeed, .runningGroundContactTime, .runningPower, .runningSpeed,
        .runningStrideLength, .runningVerticalOscillation, .sixMinuteWalkTestDistance, .stairAscentSpeed,
        .stairDescentSpeed, .stepCount, .swimmingStrokeCount, .timeInDaylight, .uvExposure, .underwaterDepth, .vo2Max,
        .waistCircumference, .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage, .walkingHeartRateAverage,
        .walkingSpeed, .walkingStepLength, .waterTemperature, .workoutEffortScore,
    ]
}
