import SeededRandom
import Testing

@testable import WebServer

@Suite("Hostile bytes") struct FuzzTests {
    static func percentEncoded(_ bytes: [UInt8]) -> String {
        bytes.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    static func noise(_ count: Int, from alphabet: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
    }

    @Test("Every string survives being encoded and decoded", arguments: 0..<20 as Range<UInt64>)
    func roundTrip(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let scalars = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &random))
            }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            let encoded = Self.percentEncoded(Array(text.utf8))
            #expect(PercentDecoding.strict(encoded.utf8) == Array(text.utf8))
            let fields = PercentDecoding.fields("\(encoded)=\(encoded)".utf8)
            #expect(fields.items.first.map { Array($0.value.utf8) } == Array(text.utf8))
            #expect(RequestTarget("/" + encoded)?.segments.joined() == text)
        }
    }

    @Test("Noise around the separators never traps and invents no fields", arguments: 0..<20 as Range<UInt64>)
    func noise(seed: UInt64) {
        var random = SplitMix64(seed: seed &+ 1_000)
        let alphabet = Array("%%%&&==+ab01;\"/?:- \r\n\0".utf8) + [0xC3, 0xA9, 0xFF]
        for _ in 0..<200 {
            let bytes = Self.noise(Int.random(in: 0...60, using: &random), from: alphabet, &random)
            let text = String(decoding: bytes, as: UTF8.self)
            let separators = bytes.count { $0 == UInt8(ascii: "&") }
            #expect(PercentDecoding.fields(bytes).items.count <= separators + 1)
            if let decoded = PercentDecoding.strict(bytes) { #expect(decoded.count <= bytes.count) }
            if let target = RequestTarget("/" + text) {
                #expect(target.segments.allSatisfy { !$0.isEmpty && !$0.utf8.contains(0) })
            }
            #expect(Fields(cookieHeaders: [text]).items.allSatisfy { !$0.name.isEmpty })
            #expect(MediaType(text).name == MediaType(text).name.lowercased())
            _ = Compression.isAccepted(text)
        }
    }

    @Test(
        "A multipart form with bytes changed is read or refused, never more than was sent",
        arguments: 0..<20 as Range<UInt64>)
    func brokenMultipart(seed: UInt64) {
        var random = SplitMix64(seed: seed &+ 2_000)
        for _ in 0..<50 {
            var bytes = Array(RequestTests.multipart.utf8)
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if let fields = FormBody.fields(bytes, contentType: "multipart/form-data; boundary=x") {
                #expect(fields.items.count <= 3)
            }
        }
    }

    @Test("Noise on the wire gets an error or the end, and the server lives", arguments: 0..<4 as Range<UInt64>)
    func noiseOnTheWire(seed: UInt64) async throws {
        try await withServer({ $0.idleTimeout = .seconds(1) }, handler: echo) { port in
            var random = SplitMix64(seed: seed &+ 3_000)
            let alphabet = Array("GET POST / HTTP/1.1 \r\n\r\n::Host: a%?&=\0".utf8) + Array(128...255)
            for _ in 0..<25 {
                let client = try RawClient(port: port)
                let noise = Self.noise(Int.random(in: 1...400, using: &random), from: alphabet, &random)
                client.send(noise + Array("\r\n\r\n\r\n".utf8))
                shutdownWriting(client)
                let answer = String(decoding: try client.readToEnd(), as: UTF8.self)
                let status = answer.split(separator: " ").dropFirst().first
                #expect(answer.isEmpty || (answer.hasPrefix("HTTP/1.") && status.map { $0 >= "400" } == true))
            }
            #expect(try RawClient(port: port).get("/alive").status == 200)
        }
    }
}
