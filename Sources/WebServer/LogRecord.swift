/// What may be written about a request: nothing that a participant has chosen or sent.
struct LogRecord {
    var start: ContinuousClock.Instant
    var method: Request.Method?
    var route: String?
    var status: Int?

    /// "GET /tasks/:id 200 1.2 ms"; the method of a request that was refused unread is "-".
    func line(end: ContinuousClock.Instant) -> String {
        let tenths = Int((end - start) / .microseconds(100))
        let status = self.status.map { "\($0)" } ?? "cut"
        return "\(method?.rawValue ?? "-") \(route ?? "-") \(status) \(tenths / 10).\(tenths % 10) ms"
    }
}
