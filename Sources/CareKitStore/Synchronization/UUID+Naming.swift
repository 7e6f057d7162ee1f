import Containers
import Foundation

extension UUID {
    /// The same identity for the same list: of version 8, which leaves the making to its maker (RFC 9562).
    ///
    /// It must never change: devices that made it in different ways would take their common decision for a conflict.
    init(naming list: [UUID]) {
        let content = list.flatMap { withUnsafeBytes(of: $0.uuid, Array.init) }
        var bytes = ([0, 1] as [UInt8]).flatMap { half in
            withUnsafeBytes(of: FNV1a.hash([half] + content).bigEndian, Array.init)
        }
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }
}
