import CMicroHTTPD
import Glibc

extension Server {
    /// Hands a response to libmicrohttpd, on the daemon's thread.
    func queue(_ response: Response, for exchange: Exchange, on pointer: OpaquePointer) -> MHD_Result {
        var response = response
        guard let message = message(&response, for: exchange, on: pointer) else { return .NO }
        defer { MHD_destroy_response(message) }
        exchange.answered(status: response.status, route: response.route)
        for header in response.headers.items { MHD_add_response_header(message, header.name, header.value) }
        if isStopping { MHD_add_response_header(message, "Connection", "close") }
        return MHD_queue_response(pointer, UInt32(response.status), message)
    }

    /// libmicrohttpd's object for the body; what cannot be sent turns `response` into an error.
    private func message(
        _ response: inout Response, for exchange: Exchange, on pointer: OpaquePointer
    ) -> OpaquePointer? {
        switch response.body {
        case .bytes(let bytes): return message(bytes)
        case .file(let path):
            return message(file: path) ?? replaced(&response, by: .text(404, "There is nothing at this address."))
        case .events(let stream):
            // Two readers would put each other to sleep for ever.
            guard stream.attach(to: exchange.connection) else { return replaced(&response, by: .unsendable) }
            opened(stream)
            return message(StreamReader(stream: stream, server: self, pointer: pointer))
        }
    }

    private func replaced(_ response: inout Response, by other: Response) -> OpaquePointer? {
        response = other
        if case .bytes(let bytes) = other.body { return message(bytes) }
        return nil
    }

    private func message(_ bytes: [UInt8]) -> OpaquePointer? {
        bytes.withUnsafeBytes { buffer in
            MHD_create_response_from_buffer(
                buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
        }
    }

    private func message(file path: String) -> OpaquePointer? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            // From here on the file is closed with the response.
            let message = MHD_create_response_from_fd64(UInt64(status.st_size), file)
        else {
            close(file)
            return nil
        }
        return message
    }

    private func message(_ reader: StreamReader) -> OpaquePointer? {
        let context = Unmanaged.passRetained(reader)
        // The block is only used for HTTP/1.0 clients; with others libmicrohttpd reads into the connection's memory.
        guard
            let message = MHD_create_response_from_callback(
                UInt64.max, 1024, readStream, context.toOpaque(), releaseStream)
        else {
            context.release()
            closed(reader.stream)
            return nil
        }
        return message
    }
}

/// What C keeps while it sends a stream.
///
/// Unchecked: used on the daemon's thread only.
private final class StreamReader: @unchecked Sendable {
    let stream: EventStream
    let server: Server
    let pointer: OpaquePointer

    init(stream: EventStream, server: Server, pointer: OpaquePointer) {
        self.stream = stream
        self.server = server
        self.pointer = pointer
    }
}

/// libmicrohttpd has room for more of a stream.
private nonisolated func readStream(
    _ context: UnsafeMutableRawPointer?, _: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Int {
    let end = -1
    let failure = -2
    guard let context, let buffer else { return failure }
    let reader = Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    let space = UnsafeMutableRawBufferPointer(start: buffer, count: room)
    switch reader.stream.read(into: space, suspend: { SuspendedConnection(suspending: reader.pointer) }) {
    case .copied(let count): return count
    case .sleep: return 0
    case .end: return end
    case .abort: return failure
    }
}

/// libmicrohttpd is done with a stream, whoever ended it.
private nonisolated func releaseStream(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let reader = Unmanaged<StreamReader>.fromOpaque(context).takeRetainedValue()
    reader.server.closed(reader.stream)
}
