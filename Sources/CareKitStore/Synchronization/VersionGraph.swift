import Foundation

/// Which versions follow which.
struct VersionGraph {
    private var followers: [UUID: [UUID]] = [:]
    /// The versions that follow one.
    private(set) var following: Set<UUID> = []

    /// Adds that a version follows another. Tells whether it is the first that it follows.
    @discardableResult
    mutating func insert(_ version: UUID, after previous: UUID) -> Bool {
        followers[previous, default: []].append(version)
        return following.insert(version).inserted
    }

    /// Whether a version follows itself, at once or through others. Such versions have no newest one.
    ///
    /// Takes away versions that follow none which is left (Kahn, *Topological Sorting of Large Networks*, 1962).
    ///
    /// - Complexity: O(n) in the pairs of neighbours.
    var hasCycle: Bool {
        var counts: [UUID: Int] = [:]
        for version in followers.values.joined() { counts[version, default: 0] += 1 }
        var free = followers.keys.filter { counts[$0] == nil }
        while let version = free.popLast() {
            for follower in followers[version] ?? [] {
                counts[follower, default: 0] -= 1
                guard counts[follower] == 0 else { continue }
                counts[follower] = nil
                free.append(follower)
            }
        }
        return !counts.isEmpty
    }
}
