/// Percent-decoding (RFC 3986, 2.1) and `application/x-www-form-urlencoded` (WHATWG URL, 5.1).
enum PercentDecoding {
    /// The decoded bytes; nil when "%" is not followed by two hexadecimal digits.
    ///
    /// - Complexity: O(n).
    static func strict(_ bytes: some Sequence<UInt8>) -> [UInt8]? {
        decode(bytes, plusIsSpace: false, isStrict: true)
    }

    /// One decoded form name or value: "+" is a space, a stray "%" stands for itself, wrong UTF-8 becomes U+FFFD,
    /// as browsers read it.
    static func formText(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: decode(bytes, plusIsSpace: true, isStrict: false) ?? [], as: UTF8.self)
    }

    /// The fields of a query or of a form's body.
    ///
    /// - Complexity: O(n).
    static func fields(_ bytes: some Collection<UInt8>) -> Fields {
        Fields(
            bytes.split(separator: UInt8(ascii: "&")).map { pair in
                let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                return .init(name: formText(parts[0]), value: parts.count > 1 ? formText(parts[1]) : "")
            })
    }

    private static func decode(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool, isStrict: Bool) -> [UInt8]? {
        let source = Array(bytes)
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: "%") {
                if index + 2 < source.count, let high = hexDigit(source[index + 1]),
                    let low = hexDigit(source[index + 2])
                {
                    result.append(high << 4 | low)
                    index += 3
                    continue
                }
                if isStrict { return nil }
            }
            result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            index += 1
        }
        return result
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
