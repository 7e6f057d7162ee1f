extension HKQuantityType {
    /// How the samples of this type add up over an interval.
    ///
    /// ``HKQuantityAggregationStyle/discreteArithmetic`` for an identifier that Apple does not list, since a sum would
    /// claim more.
    public var aggregationStyle: HKQuantityAggregationStyle { profile?.style ?? .discreteArithmetic }

    /// Whether samples of this type may be given in a unit. None may for an identifier that Apple does not list.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { profile?.unit.measuresTheSame(as: unit) ?? false }

    private var profile: Profile? { Profile.all[HKQuantityTypeIdentifier(rawValue: identifier)] }
}

/// What the samples of a type are measured in. Source of the table: Apple's public HealthKit interface.
private struct Profile {
    let style: HKQuantityAggregationStyle
    let unit: HKUnit

    static let all: [HKQuantityTypeIdentifier: Profile] = {
        var all: [HKQuantityTypeIdentifier: Profile] = [:]
        for (style, unit, identifiers) in table {
            let profile = Profile(style: style, unit: HKUnit(from: unit))
            for identifier in identifiers { all[identifier] = profile }
        }
        return all
    }()

    private static let table: [(HKQuantityAggregationStyle, String, [HKQuantityTypeIdentifier])] = [
        (.cumulative, "IU", [.insulinDelivery]),
        (
            .cumulative, "count",
            [
                .flightsClimbed, .inhalerUsage, .nikeFuel, .numberOfAlcoholicBeverages, .numberOfTimesFallen,
                .pushCount, .stepCount, .swimmingStrokeCount,
            ]
        ),
        (
            .cumulative, "g",
            [
                .dietaryBiotin, .dietaryCaffeine, .dietaryCalcium, .dietaryCarbohydrates, .dietaryChloride,
                .dietaryCholesterol, .dietaryChromium, .dietaryCopper, .dietaryFatMonounsaturated,
                .dietaryFatPolyunsaturated, .dietaryFatSaturated, .dietaryFatTotal, .dietaryFiber, .dietaryFolate,
                .dietaryIodine, .dietaryIron, .dietaryMagnesium, .dietaryManganese, .dietaryMolybdenum,
                .dietaryNiacin, .dietaryPantothenicAcid, .dietaryPhosphorus, .dietaryPotassium, .dietaryProtein,
                .dietaryRiboflavin, .dietarySelenium, .dietarySodium, .dietarySugar, .dietaryThiamin,
                .dietaryVitaminA, .dietaryVitaminB12, .dietaryVitaminB6, .dietaryVitaminC, .dietaryVitaminD,
                .dietaryVitaminE, .dietaryVitaminK, .dietaryZinc,
            ]
        ),
        (.cumulative, "kcal", [.activeEnergyBurned, .basalEnergyBurned, .dietaryEnergyConsumed]),
        (
            .cumulative, "m",
            [
                .distanceCrossCountrySkiing, .distanceCycling, .distanceDownhillSnowSports, .distancePaddleSports,
                .distanceRowing, .distanceSkatingSports, .distanceSwimming, .distanceWalkingRunning,
                .distanceWheelchair,
            ]
        ),
        (.cumulative, "mL", [.dietaryWater]),
        (.cumulative, "min", [.appleExerciseTime, .appleMoveTime, .appleStandTime, .timeInDaylight]),
        (
            .discreteArithmetic, "%",
            [
                .appleWalkingSteadiness, .bloodAlcoholContent, .bodyFatPercentage, .oxygenSaturation,
                .peripheralPerfusionIndex, .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage,
            ]
        ),
        (.discreteArithmetic, "L", [.forcedExpiratoryVolume1, .forcedVitalCapacity]),
        (.discreteArithmetic, "L/min", [.peakExpiratoryFlowRate]),
        (.discreteArithmetic, "S", [.electrodermalActivity]),
        (.discreteArithmetic, "W", [.cyclingFunctionalThresholdPower, .cyclingPower, .runningPower]),
        (.discreteArithmetic, "appleEffortScore", [.estimatedWorkoutEffortScore, .workoutEffortScore]),
        (.discreteArithmetic, "cm", [.runningVerticalOscillation]),
        (.discreteArithmetic, "count", [.appleSleepingBreathingDisturbances, .bodyMassIndex, .uvExposure]),
        (
            .discreteArithmetic, "count/min",
            [
                .cyclingCadence, .heartRateRecoveryOneMinute, .restingHeartRate, .walkingHeartRateAverage,
            ]
        ),
        (.discreteArithmetic, "count/s", [.respiratoryRate]),
        (
            .discreteArithmetic, "degC",
            [
                .appleSleepingWristTemperature, .basalBodyTemperature, .bodyTemperature, .waterTemperature,
            ]
        ),
        (.discreteArithmetic, "kcal/(kg*hr)", [.physicalEffort]),
        (.discreteArithmetic, "kg", [.bodyMass, .leanBodyMass]),
        (
            .discreteArithmetic, "m",
            [
                .height, .runningStrideLength, .sixMinuteWalkTestDistance, .underwaterDepth, .waistCircumference,
                .walkingStepLength,
            ]
        ),
        (
            .discreteArithmetic, "m/s",
            [
                .crossCountrySkiingSpeed, .cyclingSpeed, .paddleSportsSpeed, .rowingSpeed, .runningSpeed,
                .stairAscentSpeed, .stairDescentSpeed, .walkingSpeed,
            ]
        ),
        (.discreteArithmetic, "mg/dL", [.bloodGlucose]),
        (.discreteArithmetic, "ml/(kg*min)", [.vo2Max]),
        (.discreteArithmetic, "mmHg", [.bloodPressureDiastolic, .bloodPressureSystolic]),
        (
            .discreteArithmetic, "ms",
            [.heartRateVariabilityRMSSD, .heartRateVariabilitySDNN, .runningGroundContactTime]
        ),
        (.discreteTemporallyWeighted, "%", [.atrialFibrillationBurden]),
        (.discreteTemporallyWeighted, "count/s", [.heartRate]),
        (
            .discreteEquivalentContinuousLevel, "dBASPL",
            [
                .environmentalAudioExposure, .environmentalSoundReduction, .headphoneAudioExposure,
            ]
        ),
    ]
}
