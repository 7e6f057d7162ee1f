import Testing

@testable import PostgresStorage

@Suite("Which job runs when")
struct PoolTests {
    @Test("Jobs start in their order, no more at a time than there may be connections")
    func pool() {
        var pool = ConnectionPool<String, Int>(limit: 2)
        var transcript: [String] = []
        func note(_ start: (job: String, connection: Int?)?) {
            transcript.append(start.map { "\($0.job) on \($0.connection.map(String.init) ?? "a new one")" } ?? "wait")
        }
        for job in ["a", "b", "c", "d"] { note(pool.add(job)) }
        note(pool.finish(with: 1))
        // The second job's connection broke, so the next one opens its own.
        note(pool.finish(with: nil))
        note(pool.finish(with: 1))
        #expect(pool.busyCount == 1)
        note(pool.add("e"))
        #expect(
            transcript == [
                "a on a new one", "b on a new one", "wait", "wait", "c on 1", "d on a new one", "wait", "e on 1",
            ])
    }

    @Test("Writes follow each other; a read waits for those before it and holds up none")
    func order() {
        var order = WriteOrder<String>()
        let started = [
            order.addRead("r0"), order.addWrite("w1"), order.addRead("r1"), order.addRead("r2"), order.addWrite("w2"),
            order.addRead("r3"),
        ]
        #expect(started == [true, true, false, false, false, false])
        let next = [order.finishWrite(), order.finishWrite()]
        #expect(next == [["r1", "r2", "w2"], ["r3"]])
        let later = [order.addRead("r4"), order.addWrite("w3")]
        #expect(later == [true, true])
        let last = order.finishWrite()
        #expect(last == [])
    }
}
