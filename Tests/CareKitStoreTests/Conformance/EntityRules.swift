import Foundation
import Testing

@testable import CareKitStore

/// The rules that hold for every kind of entity in every store.
extension EntityOperations {
    private func query(_ change: (inout Query) -> Void = { _ in }) -> Query {
        var query = Query(for: day0)
        query.dateInterval = nil
        change(&query)
        return query
    }

    private func ids(_ change: (inout Query) -> Void) async throws -> [String] {
        try await fetch(query(change)).map(\.id)
    }

    func comesBackWhole() async throws {
        var entity = make("ä'; --")
        entity.effectiveDate = day(1) + 0.123_456_789
        entity.createdDate = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
        entity.updatedDate = day(2)
        entity.groupIdentifier = "group"
        entity.tags = ["b", "a", "b"]
        entity.remoteID = "remote"
        entity.source = "source"
        entity.userInfo = ["k": "v 👩🏽‍⚕️", "": "نص"]
        entity.asset = "asset"
        entity.notes = [
            OCKNote(author: "z", title: nil, content: "1"), OCKNote(author: nil, title: "a", content: nil),
        ]
        entity.timezone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        let added = try await add([entity])
        entity.schemaVersion = OCKSemanticVersion(majorVersion: 2, minorVersion: 1, patchNumber: 0)
        #expect(added == [entity])
        #expect(try await fetch(query()) == [entity])
    }

    func updateAppendsVersion() async throws {
        let first = try #require(await add([make("a")]).first)
        var changed = first
        changed.source = "changed"
        changed.effectiveDate = first.effectiveDate + 1
        let second = try #require(await update([changed]).first)
        #expect(second.uuid != first.uuid)
        #expect(second.previousVersionUUIDs == [first.uuid])
        #expect(second.createdDate == first.createdDate)
        let all = try await fetch(query())
        #expect(all.map(\.uuid) == [first.uuid, second.uuid])
        #expect(all.map(\.nextVersionUUIDs) == [[second.uuid], []])
        #expect(all.map(\.source) == [nil, "changed"])
    }

    func updateOfUnfetchedValue() async throws {
        let first = try #require(await add([make("a")]).first)
        let second = try #require(await update([make("a")]).first)
        #expect(second.previousVersionUUIDs == [first.uuid])
    }

    func deletion() async throws {
        let first = try #require(await add([make("a")]).first)
        let tombstone = try #require(await delete([first]).first)
        #expect(tombstone.deletedDate != nil)
        #expect(tombstone.previousVersionUUIDs == [first.uuid])
        var today = Query(for: first.effectiveDate)
        today.ids = ["a"]
        #expect(try await fetch(today).isEmpty)
        let twice = try #require(await delete([first]).first)
        await #expect(throws: OCKStoreError.self) { try await update([first]) }
        // The same value again goes on after the deletion, as a version of its own.
        let back = try #require(await add([first]).first)
        #expect(back.previousVersionUUIDs == [twice.uuid])
        #expect(back.uuid != first.uuid)
        #expect(try await fetch(query()).map(\.uuid).contains(back.uuid))
        await #expect(throws: OCKStoreError.self) { try await add([make("a")]) }
        _ = try await update([back])
    }

    func refusals() async throws {
        let unknown = make("unknown")
        for (write, isOwnCase): (([Entity]) async throws -> [Entity], (OCKStoreError) -> Bool) in [
            (update, { if case .updateFailed = $0 { true } else { false } }),
            (delete, { if case .deleteFailed = $0 { true } else { false } }),
        ] {
            let error = await #expect(throws: OCKStoreError.self) { try await write([unknown]) }
            #expect(error.map(isOwnCase) == true)
        }
        let twice = await #expect(throws: OCKStoreError.self) { try await add([make("a"), make("b"), make("a")]) }
        if case .addFailed = twice {} else { Issue.record("\(String(describing: twice))") }
        #expect(try await fetch(query()).isEmpty)
        let stored = try await add([make("a"), make("b")])
        await #expect(throws: OCKStoreError.self) { try await update([stored[0], unknown]) }
        await #expect(throws: OCKStoreError.self) { try await delete([stored[0], unknown]) }
        #expect(try await fetch(query()) == stored)
        var sameVersion = make("c")
        sameVersion.uuid = stored[0].uuid
        await #expect(throws: OCKStoreError.self) { try await add([sameVersion]) }
    }

    func queries() async throws {
        var entities = ["a", "b", "c", "d"].map(make)
        for index in entities.indices { entities[index].createdDate = day(Double(index / 2)) }
        (entities[0].groupIdentifier, entities[1].groupIdentifier) = ("g", "h")
        (entities[0].remoteID, entities[2].remoteID) = ("r", "s")
        (entities[0].tags, entities[1].tags) = (["x", "y"], ["y"])
        entities = try await add(entities)
        // Newest first; those created together as they were inserted.
        #expect(try await ids { _ in } == ["c", "d", "a", "b"])
        #expect(try await ids { $0.ids = ["b", "c", "e"] } == ["c", "b"])
        #expect(try await ids { $0.uuids = [entities[3].uuid, UUID()] } == ["d"])
        #expect(try await ids { $0.groupIdentifiers = ["g"] } == ["a"])
        #expect(try await ids { $0.groupIdentifiers = ["h", nil] } == ["c", "d", "b"])
        #expect(try await ids { $0.remoteIDs = ["r", "s"] } == ["c", "a"])
        #expect(try await ids { $0.remoteIDs = [nil] } == ["d", "b"])
        #expect(try await ids { $0.tags = ["x", "z"] } == ["a"])
        #expect(try await ids { $0.tags = ["y"] } == ["a", "b"])
        #expect(try await ids { ($0.tags, $0.groupIdentifiers) = (["y"], ["h"]) } == ["b"])
        #expect(try await ids { $0.limit = 3 } == ["c", "d", "a"])
        #expect(try await ids { ($0.limit, $0.offset) = (2, 1) } == ["d", "a"])
        #expect(try await ids { $0.offset = 3 } == ["b"])
        #expect(try await ids { $0.limit = 0 }.isEmpty)
    }

    func versionInForce() async throws {
        var first = make("a")
        first.effectiveDate = day(0)
        var second = try #require(await add([first]).first)
        second.effectiveDate = day(10)
        second = try #require(await update([second]).first)
        func inForce(_ first: Double, _ last: Double) async throws -> [UUID] {
            try await fetch(query { $0.dateInterval = days(first, last) }).map(\.uuid)
        }
        #expect(try await inForce(-2, 0).isEmpty)
        #expect(try await inForce(0, 1) == [first.uuid])
        #expect(try await inForce(5, 10) == [first.uuid])
        #expect(try await inForce(5, 11) == [second.uuid])
        #expect(try await inForce(20, 21) == [second.uuid])
    }

    func streamTellsOfChanges() async throws {
        var onlyA = query()
        onlyA.ids = ["a"]
        var results = stream(onlyA).makeAsyncIterator()
        #expect(try await results.next() == [])
        let added = try await add([make("b"), make("a")])
        #expect(try await results.next() == [added[1]])
        // A change to another entity and a refused one give no element.
        _ = try await update([added[0]])
        await #expect(throws: OCKStoreError.self) { try await add([make("a")]) }
        let updated = try await update([added[1]])
        let seen = try await results.next()
        #expect(seen?.map(\.uuid) == [added[1].uuid, updated[0].uuid])
    }
}

@Suite("What holds for every kind of entity in every store")
struct EntityConformanceTests {
    private func operations(_ kind: EntityKind, _ store: StoreKind) async throws -> any EntityOperations {
        try await kind.operations(on: store.make())
    }

    @Test("It comes back as it was added", arguments: StoreKind.allCases, EntityKind.allCases)
    func whole(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).comesBackWhole()
    }

    @Test("An update appends a version, and both know each other", arguments: StoreKind.allCases, EntityKind.allCases)
    func update(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).updateAppendsVersion()
    }

    @Test(
        "A value that was never fetched is an update if its id is known", arguments: StoreKind.allCases,
        EntityKind.dated)
    func unfetched(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).updateOfUnfetchedValue()
    }

    @Test(
        "Deleting appends a tombstone, and adding the id again goes on after it", arguments: StoreKind.allCases,
        EntityKind.allCases)
    func deletion(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).deletion()
    }

    @Test("A batch is written whole or not at all", arguments: StoreKind.allCases, EntityKind.allCases)
    func refusals(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).refusals()
    }

    @Test("Every part of a query narrows the result", arguments: StoreKind.allCases, EntityKind.allCases)
    func queries(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).queries()
    }

    @Test(
        "In an interval rules the version that took effect last before its end", arguments: StoreKind.allCases,
        EntityKind.dated)
    func inForce(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).versionInForce()
    }

    @Test("A stream tells of the present, then of each change", arguments: StoreKind.allCases, EntityKind.allCases)
    func streams(store: StoreKind, kind: EntityKind) async throws {
        try await operations(kind, store).streamTellsOfChanges()
    }
}
