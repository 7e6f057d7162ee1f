/// The hash FNV-1a with 64 bits (RFC 9923): short names for content and for long keys. It keeps no secrets.
package enum FNV1a {
    /// The hash of `bytes`.
    ///
    /// - Complexity: O(n).
    package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
