import CZlib

/// gzip, for bodies that shrink.
enum Compression {
    /// `bytes` as a gzip member; nil when that would not be shorter.
    ///
    /// - Complexity: O(n).
    static func gzip(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
        var stream = z_stream()
        let gzipWindow = MAX_WBITS + 16
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        guard let capacity = UInt32(exactly: bytes.count) else { return nil }
        // Room for one byte less than the original: what does not fit is not worth it.
        var isComplete = false
        let result = [UInt8](unsafeUninitializedCapacity: max(bytes.count - 1, 0)) { output, count in
            bytes.withUnsafeBufferPointer { input in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = capacity
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = isComplete ? output.count - Int(stream.avail_out) : 0
            }
        }
        return isComplete ? result : nil
    }

    /// A short name for content: CRC-32, Adler-32 and length. Two versions of a file differ in it; it keeps no secrets.
    static func fingerprint(_ bytes: [UInt8]) -> String {
        let (crc, adler) = bytes.withUnsafeBufferPointer { buffer in
            (crc32_z(0, buffer.baseAddress, buffer.count), adler32_z(1, buffer.baseAddress, buffer.count))
        }
        return [UInt(crc), UInt(adler), UInt(bytes.count)].map { String($0, radix: 16) }.joined(separator: "-")
    }

    /// Whether an `Accept-Encoding` header takes gzip (RFC 9110, 12.5.3): named or "*", and not with a weight of 0.
    static func isAccepted(_ header: String?) -> Bool {
        var verdict: (named: Bool?, any: Bool?)
        for element in (header ?? "").split(separator: ",") {
            let coding = MediaType(String(element))
            let isWanted = (coding.parameters["q"].map { Double($0) ?? 0 } ?? 1) > 0
            switch coding.name {
            case "gzip", "x-gzip": verdict.named = isWanted
            case "*": verdict.any = isWanted
            default: break
            }
        }
        return verdict.named ?? verdict.any ?? false
    }

    /// Whether content of this type shrinks.
    static func helps(contentType: String?) -> Bool {
        guard let contentType else { return false }
        let name = MediaType(contentType).name
        if name == "text/event-stream" { return false }
        return name.hasPrefix("text/")
            || ["application/json", "application/javascript", "image/svg+xml", "model/gltf-binary"].contains(name)
    }
}

extension Response {
    /// The response as this client takes it.
    ///
    /// One with an entity tag stays as it is: a strong tag names exact bytes, and whoever set it has chosen them.
    func compressed(for request: Request) -> Response {
        guard case .bytes(let bytes) = body, bytes.count > 1024, headers["ETag"] == nil,
            headers["Content-Encoding"] == nil, Compression.helps(contentType: headers["Content-Type"])
        else { return self }
        var response = self
        response.headers.add("Vary", "Accept-Encoding")
        guard Compression.isAccepted(request.headers["Accept-Encoding"]), let shorter = Compression.gzip(bytes) else {
            return response
        }
        response.headers.set("Content-Encoding", to: "gzip")
        response.body = .bytes(shorter)
        return response
    }
}
