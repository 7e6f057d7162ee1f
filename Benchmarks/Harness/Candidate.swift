/// One of several things that are timed side by side.
struct Candidate {
    let name: String
    /// How many calls `body` makes, so that a clock's own cost does not count.
    var calls = 1
    let body: @MainActor () async throws -> Void
}

extension Candidate {
    /// Times candidates in turn, round by round, so that noise on a shared machine meets all of them alike.
    ///
    /// The first rounds only warm up.
    @MainActor static func time(
        _ candidates: [Candidate], rounds: Int, warmUp: Int = 3
    ) async throws -> [Timings] {
        var timings = candidates.map { _ in Timings() }
        let clock = ContinuousClock()
        for round in -warmUp..<rounds {
            for (index, candidate) in candidates.enumerated() {
                let duration = try await clock.measure { try await candidate.body() }
                if round >= 0 { timings[index].add(duration, calls: candidate.calls) }
            }
        }
        return timings
    }
}
