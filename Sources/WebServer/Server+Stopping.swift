import CMicroHTTPD
import Dispatch
import Glibc

extension Server {
    /// Registers a stream for heartbeats; a server that stops ends it at once.
    func opened(_ stream: EventStream) {
        let isStopping = state.withLock { state in
            state.streams[ObjectIdentifier(stream)] = stream
            return state.stopping != nil
        }
        if isStopping { stream.close() }
    }

    func closed(_ stream: EventStream) {
        state.withLock { _ = $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
        stream.finish()
    }

    var isStopping: Bool { state.withLock { $0.stopping != nil } }

    /// Counts an exchange in before its connection may be suspended; false once the server stops.
    func admit(_ exchange: Exchange) -> Bool {
        state.withLock { state in
            guard state.stopping == nil else { return false }
            state.exchanges[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    func ended(_ exchange: Exchange) {
        let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.exchanges[ObjectIdentifier(exchange)] = nil
            return state.exchanges.isEmpty ? state.whenIdle.take() : nil
        }
        waiter?.resume()
    }

    /// The order matters: libmicrohttpd aborts the process when it is stopped with a suspended connection.
    func shutDown(_ daemon: Daemon) async {
        let socket = MHD_quiesce_daemon(daemon.pointer)
        daemon.timer.cancel()
        for stream in state.withLock({ Array($0.streams.values) }) { stream.close() }
        await waitUntilIdle(atMost: configuration.grace)
        for exchange in state.withLock({ Array($0.exchanges.values) }) {
            _ = exchange.deliver(Refusal.stopping.response)
        }
        MHD_stop_daemon(daemon.pointer)
        if socket >= 0 { close(socket) }
        Unmanaged.passUnretained(self).release()
    }

    private func waitUntilIdle(atMost limit: Duration) async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if !state.exchanges.isEmpty { state.whenIdle = continuation }
                return state.exchanges.isEmpty
            }
            if isIdle { return continuation.resume() }
            let deadline = DispatchTime.now() + .milliseconds(limit.wholeMilliseconds)
            DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in
                self?.state.withLock { $0.whenIdle.take() }?.resume()
            }
        }
    }
}
