import CMicroHTTPD

extension Server {
    /// Takes the next step of an exchange, on the daemon's thread.
    func advance(
        _ exchange: Exchange, _ pointer: OpaquePointer, method: String, upload: UnsafeRawBufferPointer
    ) -> Reaction {
        switch exchange.step {
        case .readHead:
            switch RequestHead(pointer, method: method, target: exchange.target).request(configuration) {
            case .success(let request):
                exchange.begin(request)
                return .goOn
            case .failure(let refusal): return .answer(refusal.response)
            }
        case .collect:
            if !upload.isEmpty {
                return exchange.append(upload, limit: configuration.bodyLimit)
                    ? .goOn : .cut(.bodyTooLong(limit: configuration.bodyLimit))
            }
            guard admit(exchange) else { return .answer(Refusal.stopping.response) }
            guard let request = exchange.takeRequest(suspend: { SuspendedConnection(suspending: pointer) }) else {
                // A server that stops has answered in the handler's place.
                return .answer(Refusal.stopping.response)
            }
            exchange.connection.endedReading()
            Task.detached { await self.answer(request, exchange) }
            return .goOn
        case .answer(let response): return .answer(response)
        case .drop: return .drop
        }
    }

    /// What the daemon's thread tells libmicrohttpd.
    enum Reaction {
        case goOn
        case answer(Response)
        /// Too late for an orderly response: send the refusal as it is and close.
        case cut(Refusal)
        case drop
    }

    private func answer(_ request: Request, _ exchange: Exchange) async {
        var request = request
        let response: Response
        if let form = FormBody.fields(request.body, contentType: request.headers["Content-Type"]) {
            request.form = form
            response = await handler(request).prepared(for: request)
        } else {
            response = Refusal.unreadableForm.response
        }
        if !exchange.deliver(response), case .events(let stream) = response.body {
            stream.finish()
        }
    }
}

extension Response {
    /// The fault is the handler's.
    static let unsendable = Response.text(500, "The server made a response that it may not send.")

    /// Refused when a header must not be sent, else compressed when worth it.
    fileprivate func prepared(for request: Request) -> Response {
        if headers.firstRefused != nil || !(200...599).contains(status) {
            if case .events(let stream) = body { stream.finish() }
            return .unsendable
        }
        return compressed(for: request)
    }
}
