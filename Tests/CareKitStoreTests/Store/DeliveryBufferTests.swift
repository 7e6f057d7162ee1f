import Testing

@testable import CareKitStore

@Suite("Delivery buffer")
struct DeliveryBufferTests {
    private final class Claim: Sendable {}
    private struct Failure: Error {}
    private typealias Buffer = DeliveryBuffer<Int, Claim>

    /// An action in letters: `-` wait, a number delivered, `end`, `error`.
    private func letters(_ action: Buffer.Action) -> String {
        switch action {
        case .wait: "-"
        case .deliver(let element): element.map(String.init) ?? "end"
        case .fail: "error"
        }
    }

    @Test("A waiting consumer gets a result at once, one that is busy when it asks")
    func order() {
        var buffer = Buffer()
        #expect(letters(buffer.next()) == "-")
        #expect(letters(buffer.receive(1, claim: nil)) == "1")
        #expect(letters(buffer.receive(2, claim: nil)) == "-")
        #expect(letters(buffer.receive(3, claim: nil)) == "-")
        #expect(letters(buffer.next()) == "2")
        #expect(letters(buffer.next()) == "3")
        #expect(letters(buffer.next()) == "-")
    }

    @Test("A result that equals the last one is dropped, whether that was taken or not")
    func duplicates() {
        var buffer = Buffer()
        _ = buffer.receive(1, claim: nil)
        _ = buffer.receive(1, claim: nil)
        #expect(letters(buffer.next()) == "1")
        #expect(letters(buffer.next()) == "-")
        #expect(letters(buffer.receive(1, claim: nil)) == "-")
        #expect(letters(buffer.receive(2, claim: nil)) == "2")
        _ = buffer.receive(1, claim: nil)
        #expect(letters(buffer.next()) == "1")
    }

    @Test("The first query's result is of no use once a change has brought a newer one")
    func lateFirst() {
        var buffer = Buffer()
        _ = buffer.receive(2, claim: nil)
        _ = buffer.receiveFirst(1, claim: nil)
        #expect(letters(buffer.next()) == "2")
        #expect(letters(buffer.next()) == "-")
    }

    @Test("Beyond the limit the newest replaces its predecessor")
    func limit() {
        var buffer = Buffer()
        for element in 1...100 { _ = buffer.receive(element, claim: nil) }
        let taken = (1...33).map { _ in letters(buffer.next()) }
        #expect(taken == (1...31).map(String.init) + ["100", "-"])
    }

    @Test("An error comes after what is pending, once, and then the end")
    func failure() {
        var buffer = Buffer()
        _ = buffer.receive(1, claim: nil)
        #expect(letters(buffer.fail(Failure())) == "-")
        #expect(letters(buffer.receive(2, claim: nil)) == "-")
        #expect(["1", "error", "end", "end"] == (1...4).map { _ in letters(buffer.next()) })
        #expect(letters(buffer.fail(Failure())) == "-")
    }

    @Test("The end resumes a waiting consumer, and nothing follows it")
    func end() {
        var buffer = Buffer()
        _ = buffer.next()
        #expect(letters(buffer.end()) == "end")
        #expect(letters(buffer.end()) == "-")
        #expect(letters(buffer.receive(1, claim: nil)) == "-")
        #expect(letters(buffer.next()) == "end")
    }

    @Test("A claim lasts until the consumer asks for the next result; one of a dropped result goes at once")
    func claims() {
        var buffer = Buffer()
        weak var first: Claim?
        weak var dropped: Claim?
        do {
            let claims = (Claim(), Claim())
            (first, dropped) = claims
            _ = buffer.receive(1, claim: claims.0)
            _ = buffer.receive(1, claim: claims.1)
        }
        #expect(dropped == nil)
        _ = buffer.next()
        #expect(first != nil)
        _ = buffer.next()
        #expect(first == nil)
    }
}
