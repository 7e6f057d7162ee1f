/// Names a choice from a short list, such as the severity of a symptom.
///
/// Source of the raw values: Apple's public HealthKit interface.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name in the health store and in exported files.
    public let rawValue: String

    /// Wraps a raw value; one that Apple does not list is kept, but no type is found for it.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCategoryTypeIdentifier {
    /// Abdominal cramps, as `HKCategoryValueSeverity`.
    public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
    /// Acne, as `HKCategoryValueSeverity`.
    public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
    /// Appetite changes, as `HKCategoryValueAppetiteChanges`.
    public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
    /// Apple stand hour, as `HKCategoryValueAppleStandHour`.
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// Apple walking steadiness event, as `HKCategoryValueAppleWalkingSteadinessEvent`.
    public static let appleWalkingSteadinessEvent = Self(
        rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
    /// Audio exposure event, as `HKCategoryValueEnvironmentalAudioExposureEvent`.
    public static let audioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
    /// Bladder incontinence, as `HKCategoryValueSeverity`.
    public static let bladderIncontinence = Self(rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
    /// Bleeding after pregnancy, as `HKCategoryValueVaginalBleeding`.
    public static let bleedingAfterPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
    /// Bleeding during pregnancy, as `HKCategoryValueVaginalBleeding`.
    public static let bleedingDuringPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingDuringPregnancy")
    /// Bloating, as `HKCategoryValueSeverity`.
    public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
    /// Breast pain, as `HKCategoryValueSeverity`.
    public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
    /// Cervical mucus quality, as `HKCategoryValueCervicalMucusQuality`.
    public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    /// Chest tightness or pain, as `HKCategoryValueSeverity`.
    public static let chestTightnessOrPain = Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
    /// Chills, as `HKCategoryValueSeverity`.
    public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
    /// Constipation, as `HKCategoryValueSeverity`.
    public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
    /// Contraceptive, as `HKCategoryValueContraceptive`.
    public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
    /// Coughing, as `HKCategoryValueSeverity`.
    public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
    /// Diarrhea, as `HKCategoryValueSeverity`.
    public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
    /// Dizziness, as `HKCategoryValueSeverity`.
    public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
    /// Dry skin, as `HKCategoryValueSeverity`.
    public static let drySkin = Self(rawValue: "HKCategoryTypeIdentifierDrySkin")
    /// Environmental audio exposure event, as `HKCategoryValueEnvironmentalAudioExposureEvent`.
    public static let environmentalAudioExposureEvent = Self(
        rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
    /// Fainting, as `HKCategoryValueSeverity`.
    public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
    /// Fatigue, as `HKCategoryValueSeverity`.
    public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
    /// Fever, as `HKCategoryValueSeverity`.
    public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
    /// Generalized body ache, as `HKCategoryValueSeverity`.
    public static let generalizedBodyAche = Self(rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
    /// Hair loss, as `HKCategoryValueSeverity`.
    public static let hairLoss = Self(rawValue: "HKCategoryTypeIdentifierHairLoss")
    /// Handwashing event; no value of its own.
    public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    /// Headache, as `HKCategoryValueSeverity`.
    public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
    /// Headphone audio exposure event, as `HKCategoryValueHeadphoneAudioExposureEvent`.
    public static let headphoneAudioExposureEvent = Self(
        rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
    /// Heartburn, as `HKCategoryValueSeverity`.
    public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
    /// High heart rate event; no value of its own.
    public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    /// Hot flashes, as `HKCategoryValueSeverity`.
    public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
    /// Hypertension event; no value of its own.
    public static let hypertensionEvent = Self(rawValue: "HKCategoryTypeIdentifierHypertensionEvent")
    /// Infrequent menstrual cycles; no value of its own.
    public static let infrequentMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
    /// Intermenstrual bleeding; no value of its own.
    public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    /// Irregular heart rhythm event; no value of its own.
    public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    /// Irregular menstrual cycles; no value of its own.
    public static let irregularMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
    /// Lactation; no value of its own.
    public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
    /// Loss of smell, as `HKCategoryValueSeverity`.
    public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
    /// Loss of taste, as `HKCategoryValueSeverity`.
    public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
    /// Low cardio fitness event, as `HKCategoryValueLowCardioFitnessEvent`.
    public static let lowCardioFitnessEvent = Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
    /// Low heart rate event; no value of its own.
    public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    /// Lower back pain, as `HKCategoryValueSeverity`.
    public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
    /// Memory lapse, as `HKCategoryValueSeverity`.
    public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
    /// Menstrual flow, as `HKCategoryValueVaginalBleeding`.
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    /// Mindful session; no value of its own.
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    /// Mood changes, as `HKCategoryValuePresence`.
    public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
    /// Nausea, as `HKCategoryValueSeverity`.
    public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
    /// Night sweats, as `HKCategoryValueSeverity`.
    public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
    /// Ovulation test result, as `HKCategoryValueOvulationTestResult`.
    public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    /// Pelvic pain, as `HKCategoryValueSeverity`.
    public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
    /// Persistent intermenstrual bleeding; no value of its own.
    public static let persistentIntermenstrualBleeding = Self(
        rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
    /// Pregnancy; no value of its own.
    public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
    /// Pregnancy test result, as `HKCategoryValuePregnancyTestResult`.
    public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
    /// Progesterone test result, as `HKCategoryValueProgesteroneTestResult`.
    public static let progesteroneTestResult = Self(rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
    /// Prolonged menstrual periods; no value of its own.
    public static let prolongedMenstrualPeriods = Self(rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
    /// Rapid pounding or fluttering heartbeat, as `HKCategoryValueSeverity`.
    public static let rapidPoundingOrFlutteringHeartbeat = Self(
        rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
    /// Runny nose, as `HKCategoryValueSeverity`.
    public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
    /// Sexual activity; no value of its own.
    public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
    /// Shortness of breath, as `HKCategoryValueSeverity`.
    public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
    /// Sinus congestion, as `HKCategoryValueSeverity`.
    public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
    /// Skipped heartbeat, as `HKCategoryValueSeverity`.
    public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
    /// Sleep analysis, as `HKCategoryValueSleepAnalysis`.
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// Sleep apnea event; no value of its own.
    public static let sleepApneaEvent = Self(rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
    /// Sleep changes, as `HKCategoryValuePresence`.
    public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
    /// Sore throat, as `HKCategoryValueSeverity`.
    public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
    /// Toothbrushing event; no value of its own.
    public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
    /// Vaginal dryness, as `HKCategoryValueSeverity`.
    public static let vaginalDryness = Self(rawValue: "HKCategoryTypeIdentifierVaginalDryness")
    /// Vomiting, as `HKCategoryValueSeverity`.
    public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
    /// Wheezing, as `HKCategoryValueSeverity`.
    public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
}

extension HKCategoryTypeIdentifier: CaseIterable {
    /// Every identifier that Apple lists, in alphabetical order.
    public static let allCases: [HKCategoryTypeIdentifier] = [
        .abdominalCramps, .acne, .appetiteChanges, .appleStandHour, .appleWalkingSteadinessEvent, .audioExposureEvent,
        .bladderIncontinence, .bleedingAfterPregnancy, .bleedingDuringPregnancy, .bloating, .breastPain,
        .cervicalMucusQuality, .chestTightnessOrPain, .chills, .constipation, .contraceptive, .coughing, .diarrhea,
        .dizziness, .drySkin, .environmentalAudioExposureEvent, .fainting, .fatigue, .fever, .generalizedBodyAche,
        .hairLoss, .handwashingEvent, .headache, .headphoneAudioExposureEvent, .heartburn, .highHeartRateEvent,
        .hotFlashes, .hypertensionEvent, .infrequentMenstrualCycles, .intermenstrualBleeding,
        .irregularHeartRhythmEvent, .irregularMenstrualCycles, .lactation, .lossOfSmell, .lossOfTaste,
        .lowCardioFitnessEvent, .lowHeartRateEvent, .lowerBackPain, .memoryLapse, .menstrualFlow, .mindfulSession,
        .moodChanges, .nausea, .nightSweats, .ovulationTestResult, .pelvicPain, .persistentIntermenstrualBleeding,
        .pregnancy, .pregnancyTestResult, .progesteroneTestResult, .prolongedMenstrualPeriods,
        .rapidPoundingOrFlutteringHeartbeat, .runnyNose, .sexualActivity, .shortnessOfBreath, .sinusCongestion,
        .skippedHeartbeat, .sleepAnalysis, .sleepApneaEvent, .sleepChanges, .soreThroat, .toothbrushingEvent,
        .vaginalDryness, .vomiting, .wheezing,
    ]
}
