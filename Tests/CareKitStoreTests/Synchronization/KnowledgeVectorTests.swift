import Foundation
import Testing

@testable import CareKitStore

private let (a, b, c) = (UUID(), UUID(), UUID())

@Suite("Knowledge vectors")
struct KnowledgeVectorTests {
    @Test("A store that is not named has the time 0")
    func unknown() {
        #expect(Knowledge().clock(for: a) == 0)
        #expect(Knowledge([a: 3]).clock(for: a) == 3)
        #expect(Knowledge([a: 3]).clock(for: b) == 0)
    }

    @Test("Each clock moves on by itself")
    func increments() {
        var knowledge = Knowledge([a: 3])
        knowledge.increment(clockFor: a)
        knowledge.increment(clockFor: b)
        #expect(knowledge == Knowledge([a: 4, b: 1]))
    }

    @Test("Merging takes the later of both times for each store")
    func merging() {
        var knowledge = Knowledge([a: 3, b: 1])
        knowledge.merge(with: Knowledge([a: 2, b: 5, c: 1]))
        #expect(knowledge == Knowledge([a: 3, b: 5, c: 1]))
    }

    @Test(
        "Less is what knows nothing that the other does not, and less of one store",
        arguments: [
            ([:], [:], false, false), ([:], [a: 1], true, false), ([a: 1], [a: 1], false, false),
            ([a: 1], [a: 2], true, false), ([a: 1], [a: 1, b: 1], true, false),
            ([a: 2, b: 1], [a: 2, b: 3], true, false),
            // Neither knows all that the other does.
            ([a: 1], [b: 1], false, false), ([a: 2, b: 1], [a: 1, b: 2], false, false),
            ([a: 1, c: 1], [a: 2, b: 9], false, false),
        ] as [([UUID: Int], [UUID: Int], Bool, Bool)])
    func order(left: [UUID: Int], right: [UUID: Int], isLess: Bool, isGreater: Bool) {
        let (left, right) = (Knowledge(left), Knowledge(right))
        #expect((left < right) == isLess)
        #expect((right < left) == isGreater)
        #expect((left > right) == isGreater)
        #expect((left <= right) == (isLess || left == right))
        #expect((right >= left) == (isLess || left == right))
    }

    @Test("The time 0 says nothing, so it makes no difference")
    func zero() {
        #expect(Knowledge([a: 0, b: 1]) == Knowledge([b: 1]))
        #expect(Set([Knowledge([a: 0, b: 1]), Knowledge([b: 1])]).count == 1)
        #expect(!(Knowledge([a: 0]) < Knowledge()))
    }

    @Test("The document is a list of clocks and identities")
    func document() throws {
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let other = try #require(UUID(uuidString: "A621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        let one = #"{"processes":[{"clock":7,"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}]}"#
        #expect(try text(Knowledge([id: 7])) == one)
        #expect(try text(Knowledge()) == #"{"processes":[]}"#)
        let two = Knowledge([id: 7, other: 2])
        #expect(try text(two).hasPrefix(#"{"processes":[{"clock":2,"id":"A621"#))
        #expect(try JSONDecoder().decode(Knowledge.self, from: encoder.encode(two)) == two)
        #expect(
            try text(OCKRevisionRecord(entities: [], knowledgeVector: Knowledge([id: 7])))
                == #"{"entities":[],"knowledgeVector":\#(one)}"#)
    }

    @Test("What comes from outside stops nothing: two times for one store, and times that no clock has")
    func fromOutside() throws {
        let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        let twice = #"{"processes":[{"clock":2,"id":"\#(id)"},{"clock":9,"id":"\#(id)"},{"clock":4,"id":"\#(id)"}]}"#
        let decoded = try JSONDecoder().decode(Knowledge.self, from: Data(twice.utf8))
        #expect(decoded.clock(for: try #require(UUID(uuidString: id))) == 9)
        var last = Knowledge([a: .max])
        last.increment(clockFor: a)
        #expect(last.clock(for: a) == .max)
        #expect(!last.isPlausible)
        #expect(!Knowledge([a: -1]).isPlausible)
        #expect(Knowledge([a: 1, b: 1 << 52]).isPlausible)
    }
}
