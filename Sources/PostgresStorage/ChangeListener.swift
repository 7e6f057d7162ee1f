import CPostgreSQL
import Foundation
import SQLStorage
import Synchronization

/// A thread with a connection that waits for notices, and connects again whenever the connection is lost.
final class ChangeListener: Sendable {
    enum Event {
        /// Notices arrive from now on; those before are lost.
        case connected
        /// All that has arrived together.
        case notices([ChangeNotice])
    }

    private let address: String
    private let handle: @Sendable (Event) -> Void
    private let isStopped = Mutex(false)
    /// At its end once the listener is to stop.
    private let stopping = Pipe()

    init(address: String, handle: @escaping @Sendable (Event) -> Void) {
        self.address = address
        self.handle = handle
    }

    func start() {
        let thread = Thread { [self] in listen() }
        thread.name = "care-listener"
        thread.start()
    }

    func stop() {
        isStopped.withLock { $0 = true }
        try? stopping.fileHandleForWriting.close()
    }

    private func listen() {
        var delay: Int32 = 100
        while !isStopped.withLock({ $0 }) {
            if let connection = try? PostgresConnection(to: address),
                (try? connection.execute("LISTEN \(changeChannel)")) != nil
            {
                delay = 100
                handle(.connected)
                receive(on: connection)
            }
            // Readers read what is stored whenever they ask; only news waits for the connection.
            wait(milliseconds: delay)
            delay = min(delay * 2, 5_000)
        }
    }

    /// Hands over notices until the connection breaks or the listener is stopped.
    private func receive(on connection: PostgresConnection) {
        while !isStopped.withLock({ $0 }) {
            wait(for: PQsocket(connection.handle), milliseconds: -1)
            guard PQconsumeInput(connection.handle) == 1 else { return }
            var notices: [ChangeNotice] = []
            while let arrived = PQnotifies(connection.handle) {
                if let notice = ChangeNotice(payload: String(cString: arrived.pointee.extra)) { notices.append(notice) }
                PQfreemem(arrived)
            }
            if !notices.isEmpty { handle(.notices(notices)) }
        }
    }

    /// Waits until a socket can be read, the listener is stopped or a time has passed.
    private func wait(for socket: Int32 = -1, milliseconds: Int32) {
        var descriptors = [stopping.fileHandleForReading.fileDescriptor, socket].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        poll(&descriptors, 2, milliseconds)
    }
}
