/// Which job runs when, on which connection: pure bookkeeping, without threads.
///
/// Jobs start in the order in which they came, as many at a time as there may be connections.
struct ConnectionPool<Job, Connection> {
    let limit: Int
    private var idle: [Connection] = []
    private var waiting: [Job] = []
    private(set) var busyCount = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// A job came. Returns what is to run now, with a connection that is open already, if there is one.
    mutating func add(_ job: Job) -> (job: Job, connection: Connection?)? {
        guard busyCount < limit else {
            waiting.append(job)
            return nil
        }
        busyCount += 1
        return (job, idle.popLast())
    }

    /// A job is over. Returns what is to run next.
    ///
    /// - Parameter connection: the job's connection, if it can be used again.
    mutating func finish(with connection: Connection?) -> (job: Job, connection: Connection?)? {
        guard waiting.isEmpty else { return (waiting.removeFirst(), connection) }
        busyCount -= 1
        if let connection { idle.append(connection) }
        return nil
    }
}
