import Foundation
import SQLStorage

/// Looks for versions that would follow themselves. Such a chain has no tip, so nothing of it would be shown any more.
struct CycleSearch {
    let connection: any Connection

    /// Whether merging versions would close a cycle, among themselves or through stored ones.
    ///
    /// - Complexity: O(n) in the versions and in the stored ones that follow them.
    func isCycleClosed(by entities: some Sequence<OCKEntity>) throws -> Bool {
        var graphs: [String: VersionGraph] = [:]
        for entity in entities {
            guard let version = entity.value as? any StoredEntity else { continue }
            for previous in Set(version.previousVersionUUIDs) {
                graphs[type(of: version).table, default: VersionGraph()].insert(version.uuid, after: previous)
            }
        }
        return try graphs.contains { table, graph in try withStoredFollowers(graph, in: table).hasCycle }
    }

    private func withStoredFollowers(_ graph: VersionGraph, in table: String) throws -> VersionGraph {
        var graph = graph
        var newest = Array(graph.following)
        while !newest.isEmpty {
            let edges = try SQLQuery.parts(of: newest).flatMap { versions in
                try connection.rows(
                    "SELECT next, previous FROM \(unsafeSQL: table)_edge WHERE previous IN (\(join: versions))"
                ) { (version: try $0.next(UUID.self), previous: try $0.next(UUID.self)) }
            }
            newest = edges.filter { graph.insert($0.version, after: $0.previous) }.map(\.version)
        }
        return graph
    }
}
