/// Decides which scenes are let go: a struct that hears what happens and answers with the scenes to close.
///
/// A scene with an open stream lives. One without lives for a while after it was last seen, since its page may come back
/// or may have no JavaScript; if there are too many of those, the ones not seen for longest go first. Times are seconds
/// on any clock that does not run backwards.
public struct SceneLife: Sendable {
    private struct Entry {
        var streams = 0
        var lastSeen: Double
    }

    /// How long a scene without a stream lives after it was last seen, in seconds.
    public let patience: Double
    /// How many scenes without a stream one container may have.
    public let limit: Int
    private var entries: [String: Entry] = [:]

    /// A policy for one container's scenes.
    public init(patience: Double = 120, limit: Int = 16) {
        self.patience = patience
        self.limit = limit
    }

    /// True where no scene is left.
    public var isEmpty: Bool { entries.isEmpty }

    /// The scene was opened or an event came from its page.
    public mutating func seen(_ scene: String, at now: Double) -> [String] {
        entries[scene, default: Entry(lastSeen: now)].lastSeen = now
        return overdue(at: now)
    }

    /// The page opened its stream.
    public mutating func streamOpened(_ scene: String, at now: Double) {
        entries[scene, default: Entry(lastSeen: now)].streams += 1
    }

    /// The page's stream ended.
    public mutating func streamClosed(_ scene: String, at now: Double) {
        guard var entry = entries[scene] else { return }
        entry.streams = max(entry.streams - 1, 0)
        entry.lastSeen = now
        entries[scene] = entry
    }

    /// The scenes to close now; they are forgotten here.
    ///
    /// - Complexity: O(n log n) in the container's scenes.
    public mutating func overdue(at now: Double) -> [String] {
        let idle = entries.filter { $0.value.streams == 0 }.sorted { $0.value.lastSeen > $1.value.lastSeen }
        let closing = idle.enumerated().filter { place, entry in
            place >= limit || now - entry.value.lastSeen > patience
        }.map(\.element.key)
        for scene in closing { entries[scene] = nil }
        return closing
    }
}
