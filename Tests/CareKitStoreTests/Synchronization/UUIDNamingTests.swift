import Foundation
import Testing

@testable import CareKitStore

@Suite("Identities that devices agree on")
struct UUIDNamingTests {
    private let first: UUID
    private let second: UUID

    init() throws {
        first = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
        second = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
    }

    // The bytes of the list after a 0 and after a 1 by FNV-1a with 64 bits, computed by another program, as version 8.
    @Test("A list has the identity that it has on every device and in every version of the program")
    func names() {
        #expect(UUID(naming: [first, second]).uuidString == "BBCA279B-11B2-894D-8006-66BD1147D082")
        #expect(UUID(naming: [second, first]).uuidString == "9558EEE3-B4BE-87B5-97AD-AEBB7DFD6F1A")
        #expect(UUID(naming: []).uuidString == "AF63BD4C-8601-87DF-AF63-BC4C8601B62C")
    }
}
