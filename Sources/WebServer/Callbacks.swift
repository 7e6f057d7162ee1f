import CMicroHTTPD
import CMicroHTTPDShim

// Functions that C calls stand at file level: a closure formed inside `main` would belong to the main actor and trap on
// the daemon's thread.

extension Server {
    func daemonOptions(socket: Int32, context: UnsafeMutableRawPointer) -> shim_daemon_options {
        shim_daemon_options(
            listen_socket: socket, connection_memory: ServerConfiguration.connectionMemory,
            connection_limit: UInt32(configuration.connectionLimit),
            connections_per_address: UInt32(configuration.connectionsPerAddress ?? 0),
            timeout_seconds: UInt32(configuration.idleTimeout.components.seconds), context: context,
            handler: handle, completed: completed, connection_changed: connectionChanged, target_seen: targetSeen)
    }
}

/// The object behind a pointer that C has kept; C's reference stays.
private nonisolated func object<T: AnyObject>(_: T.Type, _ pointer: UnsafeMutableRawPointer?) -> T? {
    pointer.map { Unmanaged<T>.fromOpaque($0).takeUnretainedValue() }
}

/// A connection was accepted or is about to be closed.
private nonisolated func connectionChanged(
    _ context: UnsafeMutableRawPointer?, _ pointer: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ change: MHD_ConnectionNotificationCode
) {
    guard let server = object(Server.self, context), let pointer, let slot else { return }
    if change == .CONNECTION_NOTIFY_STARTED {
        let connection = Connection(socket: shim_socket(pointer), now: .now)
        server.state.withLock { $0.connections[ObjectIdentifier(connection)] = connection }
        slot.pointee = Unmanaged.passUnretained(connection).toOpaque()
    } else if let connection = object(Connection.self, slot.pointee) {
        connection.closed()
        server.state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(connection)) }
        slot.pointee = nil
    }
}

/// The first line of a request was read; what this returns is the exchange in all later calls.
private nonisolated func targetSeen(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ pointer: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let pointer, let connection = object(Connection.self, shim_socket_context(pointer)) else { return nil }
    let exchange = Exchange(connection: connection, target: target.flatMap { String(validatingCString: $0) }, now: .now)
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// The request goes on: its header, a part of its body, its end, or its response are there.
private nonisolated func handle(
    _ context: UnsafeMutableRawPointer?, _ pointer: OpaquePointer?, _: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let server = object(Server.self, context), let pointer, let method, let uploadSize, let slot,
        let exchange = object(Exchange.self, slot.pointee)
    else { return .NO }
    let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    switch server.advance(exchange, pointer, method: String(cString: method), upload: bytes) {
    case .goOn:
        uploadSize.pointee = 0
        return .YES
    case .answer(let response): return server.queue(response, for: exchange, on: pointer)
    case .cut(let refusal):
        exchange.connection.sendNow(refusal.message)
        exchange.answered(status: refusal.status, route: nil)
        return .NO
    case .drop: return .NO
    }
}

/// The last byte of a response was sent, or the exchange was broken off.
private nonisolated func completed(
    _ context: UnsafeMutableRawPointer?, _: OpaquePointer?, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _: MHD_RequestTerminationCode
) {
    guard let server = object(Server.self, context), let slot, let pointer = slot.pointee else { return }
    slot.pointee = nil
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
    let now = ContinuousClock.now
    exchange.connection.beganReading(at: now)
    server.log(exchange.record.line(end: now))
    server.ended(exchange)
}
