import Testing

@testable import CareKitStore

@Suite("Semantic versions")
struct SemanticVersionTests {
    @Test(
        "Missing parts are zero",
        arguments: [("2", "2.0.0"), ("2.1", "2.1.0"), ("2.1.3", "2.1.3"), ("0.0.10", "0.0.10")])
    func parts(text: String, full: String) throws {
        #expect(try OCKSemanticVersion.parse(text).description == full)
        #expect(OCKSemanticVersion(text)?.description == full)
    }

    @Test(
        "What is no version is refused with the part that is wrong",
        arguments: [
            ("", OCKSemanticVersion.ParsingError.emptyString), ("1.2.3.4", .tooManySeparators),
            ("a.1.2", .invalidMajorVersion), ("-1", .invalidMajorVersion), ("+1", .invalidMajorVersion),
            ("1.b", .invalidMinorVersion), ("1..2", .invalidMinorVersion), ("1.2.", .invalidPatchVersion),
            ("1.2. 3", .invalidPatchVersion), ("99999999999999999999", .invalidMajorVersion),
        ])
    func refused(text: String, error: OCKSemanticVersion.ParsingError) {
        #expect(throws: error) { try OCKSemanticVersion.parse(text) }
        #expect(OCKSemanticVersion(text) == nil)
    }

    @Test("Versions are ordered by number, not by letter")
    func order() throws {
        let texts = ["1.10.0", "1.9.9", "2.0.0", "1.9.10", "0.99.0"]
        let sorted = try texts.map(OCKSemanticVersion.parse).sorted().map(\.description)
        #expect(sorted == ["0.99.0", "1.9.9", "1.9.10", "1.10.0", "2.0.0"])
    }
}
