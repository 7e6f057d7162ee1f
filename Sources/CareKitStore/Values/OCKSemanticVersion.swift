import Foundation

/// A version of the form major.minor.patch, ordered by its numbers.
public struct OCKSemanticVersion: Hashable, Sendable {
    /// Grows with incompatible changes.
    public let majorVersion: Int

    /// Grows with compatible additions.
    public let minorVersion: Int

    /// Grows with corrections.
    public let patchNumber: Int

    /// Makes a version of its three numbers.
    public init(majorVersion: Int, minorVersion: Int, patchNumber: Int) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.patchNumber = patchNumber
    }

    /// Reads "2", "2.1" or "2.1.0"; nil for anything else.
    public init?(_ versionString: String) {
        guard let version = try? Self.parse(versionString) else { return nil }
        self = version
    }

    /// Why a text is no version.
    public enum ParsingError: Error, Hashable, Sendable {
        /// The text is empty.
        case emptyString
        /// The text has more than three parts.
        case tooManySeparators
        /// The first part is no whole number of zero or more.
        case invalidMajorVersion
        /// The second part is no whole number of zero or more.
        case invalidMinorVersion
        /// The third part is no whole number of zero or more.
        case invalidPatchVersion
    }

    /// Reads "2", "2.1" or "2.1.0"; missing parts are 0. Throws `ParsingError`.
    public static func parse(_ versionString: String) throws -> OCKSemanticVersion {
        guard !versionString.isEmpty else { throw ParsingError.emptyString }
        let parts = versionString.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 3 else { throw ParsingError.tooManySeparators }
        func number(_ position: Int, _ error: ParsingError) throws -> Int {
            guard position < parts.count else { return 0 }
            guard parts[position].allSatisfy({ "0"..."9" ~= $0 }), let number = Int(parts[position]) else {
                throw error
            }
            return number
        }
        return OCKSemanticVersion(
            majorVersion: try number(0, .invalidMajorVersion), minorVersion: try number(1, .invalidMinorVersion),
            patchNumber: try number(2, .invalidPatchVersion))
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKSemanticVersion: Comparable, CustomStringConvertible {
    public static func < (left: OCKSemanticVersion, right: OCKSemanticVersion) -> Bool {
        (left.majorVersion, left.minorVersion, left.patchNumber)
            < (right.majorVersion, right.minorVersion, right.patchNumber)
    }

    public var description: String { "\(majorVersion).\(minorVersion).\(patchNumber)" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKSemanticVersion: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let version = OCKSemanticVersion(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Give a version such as 2.1.0.")
        }
        self = version
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
