// Subclasses must repeat `@unchecked Sendable`; `HKObjectType` says why it holds for all of them.

/// A kind of health data that is recorded at a time or over an interval.
public class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A measured amount with a unit, such as a step count.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// The type that an identifier names.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A choice from a short list, such as the severity of a headache.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// The type that an identifier names.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// Samples that belong together, such as the two numbers of a blood pressure.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// The type that an identifier names.
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A document about a person's health.
public final class HKDocumentType: HKSampleType, @unchecked Sendable {
    /// The type that an identifier names.
    public init(_ identifier: HKDocumentTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A record from a care provider.
public final class HKClinicalType: HKSampleType, @unchecked Sendable {
    /// The type that an identifier names.
    public init(_ identifier: HKClinicalTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A questionnaire with a score.
public final class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
    /// The type that an identifier names.
    public init(_ identifier: HKScoredAssessmentTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A workout.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A series of values that were recorded with another sample.
public final class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// The places that a workout went through.
    public static func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier") }

    /// The times of single heartbeats.
    public static func heartbeat() -> HKSeriesType { HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries") }
}

/// A hearing test.
public final class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}

/// An electrocardiogram.
public final class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}

/// A prescription, for example for glasses.
public final class HKPrescriptionType: HKSampleType, @unchecked Sendable {}

/// A logged mood or emotion.
public final class HKStateOfMindType: HKSampleType, @unchecked Sendable {}

/// A dose of a medication that was taken or skipped.
public final class HKMedicationDoseEventType: HKSampleType, @unchecked Sendable {}
