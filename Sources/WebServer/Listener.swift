import Glibc

/// A listening socket.
struct Listener {
    let socket: Int32
    let port: Int

    /// Binds to the first address of `host` that can be bound.
    init(host: String, port: Int) throws(ServerError) {
        guard (0...65535).contains(port) else {
            throw .badConfiguration("Port \(port) does not exist. Choose one from 0 to 65535.")
        }
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard !host.isEmpty, !host.utf8.contains(0), getaddrinfo(host, String(port), &hints, &list) == 0,
            let first = list
        else { throw .badHost(host) }
        defer { freeaddrinfo(first) }
        let socket = try Self.bound(first.pointee, host: host, port: port)
        guard listen(socket, 4096) == 0, let number = Self.port(of: socket) else {
            let number = errno
            close(socket)
            throw number == EADDRINUSE ? .portInUse(port) : .system(number)
        }
        self.socket = socket
        self.port = number
    }

    private static func bound(_ address: addrinfo, host: String, port: Int) throws(ServerError) -> Int32 {
        let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let socket = Glibc.socket(address.ai_family, address.ai_socktype | flags, address.ai_protocol)
        guard socket >= 0 else { throw .system(errno) }
        // A restart must not wait for the old process's connections to be forgotten.
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard bind(socket, address.ai_addr, address.ai_addrlen) == 0 else {
            let number = errno
            close(socket)
            switch number {
            case EADDRINUSE: throw .portInUse(port)
            case EACCES, EPERM: throw .notPermitted(port: port)
            case EADDRNOTAVAIL: throw .badHost(host)
            default: throw .system(number)
            }
        }
        return socket
    }

    private static func port(of socket: Int32) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                getsockname(socket, address, &length) == 0 ? SocketAddress.port(address) : nil
            }
        }
    }
}

/// Reads what C calls a socket address.
enum SocketAddress {
    /// The port in host order.
    static func port(_ address: UnsafePointer<sockaddr>) -> Int {
        // sockaddr_in and sockaddr_in6 both hold the port, big-endian, right after the family.
        Int(UInt16(bigEndian: UnsafeRawPointer(address).loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
    }

    /// The address in digits, "127.0.0.1" or "::1"; empty for a family without.
    static func digits(_ address: UnsafePointer<sockaddr>) -> String {
        let isIPv6 = Int32(address.pointee.sa_family) == AF_INET6
        let length = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard
            getnameinfo(address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
        else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
