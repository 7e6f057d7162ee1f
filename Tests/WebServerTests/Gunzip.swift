import Glibc

/// Unpacks with Debian's own gzip, so that our writer is not checked by itself.
enum Gunzip {
    static func bytes(_ packed: [UInt8]) -> [UInt8]? {
        var name = Array("/tmp/WebServerTests.XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { return nil }
        let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer {
            close(file)
            unlink(path)
        }
        guard packed.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == packed.count,
            let pipe = popen("gzip -dc < '\(path)'", "r")
        else { return nil }
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 { result += chunk[..<count] }
        return pclose(pipe) == 0 ? result : nil
    }
}
