extension HKObjectType {
    /// A plain English name for a person to read, such as "Step Count".
    ///
    /// Everyday words where the technical name is not one; otherwise the words of the identifier. Linear in the
    /// identifier's length.
    public var displayName: String {
        var name = Substring(identifier)
        if let marker = name.firstRange(of: "TypeIdentifier") {
            // The types without a name after the marker are named by what stands before it.
            name =
                marker.upperBound < name.endIndex ? name[marker.upperBound...] : name[..<marker.lowerBound].dropFirst(2)
        }
        return Self.everydayNames[String(name)] ?? Self.words(of: name)
    }

    private static let everydayNames = [
        "AppleExerciseTime": "Exercise Minutes", "AppleMoveTime": "Move Minutes", "AppleStandTime": "Stand Minutes",
        "AppleStandHour": "Stand Hours", "BodyMass": "Weight", "BodyFatPercentage": "Body Fat",
        "BloodPressureSystolic": "Blood Pressure (Upper Number)",
        "BloodPressureDiastolic": "Blood Pressure (Lower Number)", "CDA": "Health Documents",
        "DistanceWalkingRunning": "Walking and Running Distance", "FlightsClimbed": "Floors Climbed",
        "ForcedExpiratoryVolume1": "Air Breathed Out in One Second", "GAD7": "Anxiety Questionnaire (GAD-7)",
        "OxygenSaturation": "Blood Oxygen", "PHQ9": "Depression Questionnaire (PHQ-9)",
        "SixMinuteWalkTestDistance": "Six-Minute Walk Distance", "SleepAnalysis": "Sleep",
        "UserAnnotatedMedicationConcept": "Medications",
        "VO2Max": "Cardio Fitness (VO2 Max)",
        "Workout": "Workouts",
    ]

    /// Splits `LossOfSmell` into "Loss of Smell" and keeps a run of capitals such as `SDNN` together.
    private static func words(of name: Substring) -> String {
        let letters = Array(name)
        var result = ""
        for (index, letter) in letters.enumerated() {
            let followsSmall = index > 0 && !letters[index - 1].isUppercase
            let startsWord = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
            if letter.isUppercase && (followsSmall || startsWord) { result.append(" ") }
            result.append(letter)
        }
        return result.split(separator: " ").map { smallWords[String($0)] ?? String($0) }.joined(separator: " ")
    }

    private static let smallWords = ["And": "and", "In": "in", "Of": "of", "Or": "or"]
}
