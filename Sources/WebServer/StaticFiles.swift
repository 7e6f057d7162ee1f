import Glibc
import Synchronization

/// The files under one directory, kept in memory ready to send; a changed file is read again.
public final class StaticFiles: Sendable {
    private struct Entry {
        let stamp: Stamp
        let asset: Asset
    }

    /// Tells one state of a file from another.
    private struct Stamp: Equatable {
        let size: Int
        let seconds: Int
        let nanoseconds: Int
        let node: UInt
    }

    private let root: String?
    private let cacheControl: String
    private let largestInMemory: Int
    private let entries = Mutex<[String: Entry]>([:])

    /// Serves what is under `directory`; every request is answered nil when there is no such directory.
    ///
    /// - Parameters:
    ///   - cacheControl: the `Cache-Control` header of every file.
    ///   - largestInMemory: bytes; larger files are sent from the disk each time.
    public init(directory: String, cacheControl: String = "no-cache", largestInMemory: Int = 8 << 20) {
        root = Self.realPath(directory)
        self.cacheControl = cacheControl
        self.largestInMemory = largestInMemory
    }

    /// The file at `segments`, decoded parts of a path; nil when there is none that may be served.
    ///
    /// Refused are "." and "..", hidden files, separators and NUL inside a part, directories, and links that lead out
    /// of the directory.
    public func response(to request: Request, at segments: some Sequence<String>) -> Response? {
        let parts = Array(segments)
        guard let root, let name = parts.last, parts.allSatisfy(Self.isPlain),
            let path = Self.realPath(root + "/" + parts.joined(separator: "/")), path.hasPrefix(root + "/")
        else { return nil }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        if status.st_size > largestInMemory { return largeFile(path, name: name, status, request) }
        return asset(path, name: name, status)?.response(to: request)
    }

    private static func isPlain(_ part: String) -> Bool {
        !part.isEmpty && part.utf8.first != UInt8(ascii: ".")
            && !part.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 == 0 }
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func asset(_ path: String, name: String, _ status: stat) -> Asset? {
        let stamp = Stamp(
            size: status.st_size, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
            node: status.st_ino)
        if let entry = entries.withLock({ $0[path] }), entry.stamp == stamp { return entry.asset }
        guard let bytes = Self.contents(of: path, count: status.st_size) else { return nil }
        let asset = Asset(bytes, fileName: name, cacheControl: cacheControl)
        entries.withLock { $0[path] = Entry(stamp: stamp, asset: asset) }
        return asset
    }

    private static func contents(of path: String, count: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = read(file, buffer.baseAddress.map { $0 + filled }, count - filled)
                if got <= 0 { break }
                filled += got
            }
        }
        return bytes.count == count ? bytes : nil
    }

    private func largeFile(_ path: String, name: String, _ status: stat, _ request: Request) -> Response {
        guard request.method == .get || request.method == .head else { return .methodNotAllowed("GET, HEAD") }
        let tag = "\"\(status.st_ino)-\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\""
        var response = Response(body: .file(path))
        response.headers.set("ETag", to: tag)
        response.headers.set("Cache-Control", to: cacheControl)
        if EntityTag.matches(tag, request.headers.all("If-None-Match")) {
            response.status = 304
            response.body = .bytes([])
        } else {
            response.headers.set("Content-Type", to: ContentType.of(fileName: name))
        }
        return response
    }
}
