import SQLStorage

/// What a store has to tell.
struct RevisionQueries {
    let connection: any Connection

    /// The versions of the stamps, in a revision for each.
    ///
    /// Inside a revision the kinds come in Apple's order, and of each kind the newest first, so that a tombstone comes
    /// before what it deletes.
    ///
    /// - Complexity: O(n log n) in the versions returned, whatever else is stored.
    func revisions(of stamps: [SyncStamp]) throws -> [OCKRevisionRecord] {
        try stamps.compactMap { stamp in
            let waiting = try WaitingRows(connection: connection).entities(stamp: stamp.number)
            let entities = try storedKinds.flatMap { kind in
                try self.entities(of: kind, stamp: stamp.number)
                    + waiting.filter { ObjectIdentifier(type(of: $0.value)) == ObjectIdentifier(kind) }
            }
            return entities.isEmpty ? nil : OCKRevisionRecord(entities: entities, knowledgeVector: stamp.knowledge)
        }
    }

    private func entities<Entity: StoredEntity>(of kind: Entity.Type, stamp: Int64?) throws -> [OCKEntity] {
        try VersionTable<Entity>(connection).entities(
            where: SQLQuery(stamp: stamp),
            order: "v.updated_date DESC, CASE WHEN v.deleted_date IS NULL THEN 1 ELSE 0 END, v.sequence DESC"
        ).compactMap(OCKEntity.init)
    }
}
