extension HKObjectType {
    /// The quantity type that an identifier names, or nil when Apple lists none by that name.
    public static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        known(identifier).map(HKQuantityType.init)
    }

    /// The category type that an identifier names, or nil when Apple lists none by that name.
    public static func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        known(identifier).map(HKCategoryType.init)
    }

    /// The characteristic type that an identifier names, or nil when Apple lists none by that name.
    public static func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        known(identifier).map(HKCharacteristicType.init)
    }

    /// The correlation type that an identifier names, or nil when Apple lists none by that name.
    public static func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        known(identifier).map(HKCorrelationType.init)
    }

    /// The document type that an identifier names, or nil when Apple lists none by that name.
    public static func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        known(identifier).map(HKDocumentType.init)
    }

    /// The type of clinical record that an identifier names, or nil when Apple lists none by that name.
    public static func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        known(identifier).map(HKClinicalType.init)
    }

    private static func known<Identifier: CaseIterable & Equatable>(_ identifier: Identifier) -> Identifier? {
        Identifier.allCases.contains(identifier) ? identifier : nil
    }
}

extension HKObjectType {
    /// Workouts.
    public static func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }

    /// The activity rings of a day.
    public static func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }

    /// Hearing tests.
    public static func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
    }

    /// Electrocardiograms.
    public static func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
    }

    /// Prescriptions for glasses and contact lenses.
    public static func visionPrescriptionType() -> HKPrescriptionType {
        HKPrescriptionType(identifier: "HKVisionPrescriptionTypeIdentifier")
    }

    /// Logged moods and emotions.
    public static func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(identifier: "HKDataTypeIdentifierStateOfMind")
    }

    /// Doses of medications.
    public static func medicationDoseEventType() -> HKMedicationDoseEventType {
        HKMedicationDoseEventType(identifier: "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent")
    }

    /// Medications that a person tracks.
    public static func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
        HKUserAnnotatedMedicationType(identifier: "HKDataTypeIdentifierUserAnnotatedMedicationConcept")
    }
}
