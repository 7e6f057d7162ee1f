/// In which order the jobs of one database start: pure bookkeeping, without threads.
///
/// Writes start one after another. A read that follows writes starts when those before it are over, and holds up none.
struct WriteOrder<Job> {
    private var waiting: [(job: Job, isWrite: Bool)] = []
    private var isWriting = false

    /// A write came. Returns true if it is to start now.
    mutating func addWrite(_ job: Job) -> Bool {
        guard isWriting else {
            isWriting = true
            return true
        }
        waiting.append((job, true))
        return false
    }

    /// A read came that follows the writes before it. Returns true if it is to start now.
    mutating func addRead(_ job: Job) -> Bool {
        guard isWriting else { return true }
        waiting.append((job, false))
        return false
    }

    /// A write is over. Returns what is to start now: reads, and at most one write.
    mutating func finishWrite() -> [Job] {
        let reads = waiting.prefix { !$0.isWrite }
        let next = waiting.dropFirst(reads.count).first
        isWriting = next != nil
        waiting.removeFirst(reads.count + (isWriting ? 1 : 0))
        return reads.map(\.job) + (next.map { [$0.job] } ?? [])
    }
}
