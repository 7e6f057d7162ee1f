/// Message headers; names compare without regard to case (RFC 9110, 5.1).
public struct Headers: Sendable, Equatable {
    /// Every header, in order.
    public private(set) var items: [Fields.Field] = []

    /// No headers.
    public init() {}

    /// The first value of `name`.
    ///
    /// - Complexity: O(n) in the number of headers.
    public subscript(name: String) -> String? {
        items.first { $0.name.equalsIgnoringCase(name) }?.value
    }

    /// Every value of `name`, in order.
    ///
    /// - Complexity: O(n) in the number of headers.
    public func all(_ name: String) -> [String] {
        items.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
    }

    /// Replaces every value of `name`.
    ///
    /// A name or value that HTTP does not allow is kept here and refused when the response is sent:
    /// the client then gets 500 and never a header that the text smuggled in.
    public mutating func set(_ name: String, to value: String) {
        items.removeAll { $0.name.equalsIgnoringCase(name) }
        add(name, value)
    }

    /// Adds one more value of `name`, as `Set-Cookie` needs. Checked like ``set(_:to:)``.
    public mutating func add(_ name: String, _ value: String) {
        items.append(.init(name: name, value: value))
    }

    /// The length of the headers as they are sent.
    var byteCount: Int {
        items.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + ": \r\n".utf8.count }
    }

    /// The name of the first header that must not be sent: its name is not a token, its value holds a control
    /// character, or the server itself decides it.
    ///
    /// RFC 9110, 5.1 and 5.5; refusing CR, LF and NUL is what prevents response splitting.
    var firstRefused: String? {
        items.first { !Self.isToken($0.name) || !Self.isFieldValue($0.value) || Self.isFraming($0.name) }?.name
    }

    private static func isFraming(_ name: String) -> Bool {
        ["content-length", "transfer-encoding", "connection"].contains { name.equalsIgnoringCase($0) }
    }

    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { isTokenByte($0) }
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    private static func isFieldValue(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}

extension String {
    /// Whether both are the same but for the case of ASCII letters.
    func equalsIgnoringCase(_ other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

extension UInt8 {
    /// The small letter for an ASCII capital, any other byte unchanged.
    var lowercasedASCII: UInt8 {
        UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }
}
