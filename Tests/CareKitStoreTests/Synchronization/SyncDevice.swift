import Foundation
import SyncServer

@testable import CareKitStore

typealias Knowledge = OCKRevisionRecord.KnowledgeVector

/// A store with a remote, in a container of its own.
final class SyncDevice: Sendable {
    let test: TestStore
    let remote: ServerRemote

    var store: OCKStore { test.store }

    init(_ server: ReferenceServer, _ kind: TestStore.Kind = .memory) throws {
        remote = ServerRemote(to: server)
        test = try TestStore(kind, remote: remote)
    }

    /// The time of the store's own clock.
    var time: Int { store.context.clockTime }

    /// All versions, tombstones included, by identity. Edges have no order.
    var versions: [UUID: OCKEntity] {
        Dictionary(store.contents.map { ($0.value.uuid, $0) }) { first, _ in first }
    }
}

extension OCKStore {
    /// The versions and edges of a store, whatever their order.
    var contents: Set<OCKEntity> {
        Set(
            computeRevisions(since: Knowledge()).flatMap(\.entities).map { entity in
                var entity = entity
                entity.value.previousVersionUUIDs.sort { $0.uuidString < $1.uuidString }
                entity.value.nextVersionUUIDs.sort { $0.uuidString < $1.uuidString }
                return entity
            })
    }
}
