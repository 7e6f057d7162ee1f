/// Takes the chunk lines out of a body that comes in pieces (RFC 9112, 7.1).
struct ChunkedBody {
    private var remaining = 0
    private var size = ""

    /// The content in the next piece.
    mutating func content(of piece: [UInt8]) -> [UInt8] {
        var content: [UInt8] = []
        var rest = piece[...]
        while let byte = rest.first {
            if remaining > 0 {
                let part = rest.prefix(remaining)
                content += part
                remaining -= part.count
                rest = rest.dropFirst(part.count)
                continue
            }
            rest = rest.dropFirst()
            switch byte {
            case UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"):
                // An empty line ends the chunk before.
                remaining = Int(size, radix: 16) ?? 0
                size = ""
            default: size.unicodeScalars.append(UnicodeScalar(byte))
            }
        }
        return content
    }
}
