import Foundation

/// A process that writes to a store and is killed, a thousand times: none of what it acknowledged may be lost.
@MainActor enum KillBenchmark {
    /// The argument by which this program becomes the process that is killed.
    static let childName = "write-until-killed"
    private static let rounds = 1_000

    static func run(_ report: inout Report) async throws {
        let engines = [StoreEngine.sqlite(), try await StoreEngine.postgres()]
        var rows: [[String]] = []
        for engine in engines {
            let directory = try engine.emptyFile().deletingLastPathComponent().path
            let writer = KilledWriter(directory: directory, database: engine.address)
            var acknowledged = 0
            var broken = 0
            for round in 0..<rounds {
                try kill(round, in: directory, engine.address)
                let remains = try await writer.remains(of: round)
                acknowledged += remains.acknowledged
                if !remains.isWhole { broken += 1 }
            }
            rows.append([engine.name, "\(rounds)", "\(acknowledged)", "\(broken)"])
            guard broken == 0 else { throw BenchmarkError("\(broken) rounds have lost a write or kept half of one") }
        }
        report.table(
            "A writing process killed at random", columns: ["", "rounds", "acknowledged writes", "broken rounds"],
            rows: rows)
    }

    /// What the child does: the arguments are the directory, the round, the number of writes after which it ends (or
    /// nothing, where it ends a time after its start), that time and the database's address if it has one.
    static func child(_ arguments: [String]) async throws {
        guard arguments.count >= 4, let round = Int(arguments[1]), let time = UInt32(arguments[3]) else {
            throw BenchmarkError("arguments are missing")
        }
        try await KilledWriter(directory: arguments[0], database: arguments.count > 4 ? arguments[4] : nil)
            .writeUntilKilled(round: round, after: Int(arguments[2]), microseconds: time)
    }

    private static func kill(_ round: Int, in directory: String, _ address: String?) throws {
        // In turn while the store is being opened, and while it is written to.
        let writes = round.isMultiple(of: 2) ? "" : "\(Int.random(in: 0...12))"
        let time = Int.random(in: 1...(writes.isEmpty ? 60_000 : 4_000))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        process.arguments =
            [childName, directory, "\(round)", writes, "\(time)"] + [address].compactMap { $0 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal else {
            throw BenchmarkError("the writing process ended by itself")
        }
    }
}
