import Foundation

/// A patient's biological sex.
public enum OCKBiologicalSex: Hashable, Sendable {
    /// Male.
    case male
    /// Female.
    case female
    /// Another, in words.
    case other(String)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKBiologicalSex: RawRepresentable, Codable {
    /// "male", "female", or the words; so `.other("male")` reads back as `.male`.
    public var rawValue: String {
        switch self {
        case .male: "male"
        case .female: "female"
        case .other(let words): words
        }
    }

    public init(rawValue: String) {
        self =
            switch rawValue {
            case "male": .male
            case "female": .female
            default: .other(rawValue)
            }
    }
}
