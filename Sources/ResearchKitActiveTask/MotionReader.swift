import ActiveTaskAlgorithms

/// Reads what a page recorded: `[[milliseconds, alpha, beta, gamma], …]`, each a JSON number or `null`.
///
/// A recording may have tens of thousands of rows, and everybody waits while one is read. Reading this form alone is
/// several times quicker than decoding any JSON.
struct MotionReader {
    /// Why a recording is not taken.
    enum Mistake: Error {
        case unreadable
        case tooManySamples
    }

    /// No sensor reports an angle beyond a whole turn, in degrees.
    private static let reportedAngles = -360.0...360.0

    private var rest: ArraySlice<UInt8>

    private init(_ text: String) { rest = Array(text.utf8)[...] }

    /// The samples in their order; an angle that the sensor did not know, or cannot have reported, is NaN.
    ///
    /// - Complexity: O(n) in the text, which is not looked at beyond `limit` samples.
    static func samples(in text: String, limit: Int) throws(Mistake) -> [OrientationSample] {
        var reader = MotionReader(text)
        return try reader.samples(limit: limit)
    }

    private mutating func samples(limit: Int) throws(Mistake) -> [OrientationSample] {
        var samples: [OrientationSample] = []
        try expect("[")
        if !take("]") {
            repeat {
                guard samples.count < limit else { throw .tooManySamples }
                samples.append(try sample())
            } while take(",")
            try expect("]")
        }
        skipSpace()
        guard rest.isEmpty else { throw .unreadable }
        return samples
    }

    private mutating func sample() throws(Mistake) -> OrientationSample {
        try expect("[")
        let milliseconds = try number()
        try expect(",")
        let alpha = try angle()
        try expect(",")
        let beta = try angle()
        try expect(",")
        let gamma = try angle()
        try expect("]")
        return OrientationSample(
            time: milliseconds / 1000, orientation: Quaternion(alpha: alpha, beta: beta, gamma: gamma))
    }

    private mutating func angle() throws(Mistake) -> Double {
        let angle = try number()
        return Self.reportedAngles.contains(angle) ? angle : .nan
    }

    /// A browser reports null for what its sensor does not know.
    private mutating func number() throws(Mistake) -> Double {
        skipSpace()
        let word = rest.prefix { !Self.isSpace($0) && !"[],".utf8.contains($0) }
        rest = rest[word.endIndex...]
        if word.elementsEqual("null".utf8) { return .nan }
        guard word.allSatisfy(Self.isPartOfNumber), let number = Double(String(decoding: word, as: UTF8.self)),
            number.isFinite
        else { throw .unreadable }
        return number
    }

    // MARK: Characters

    private mutating func expect(_ character: Unicode.Scalar) throws(Mistake) {
        guard take(character) else { throw .unreadable }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
}
