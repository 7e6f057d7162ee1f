import Foundation
import SQLStorage
import Testing

@testable import CareKitStore

/// What makes a value one that cannot be stored.
enum Damage {
    case effectiveDate(Date)
    case createdDate(Date)
    case tag(String)
    case source(String)

    func apply(to entity: inout some VersionedEntity) {
        switch self {
        case .effectiveDate(let date): entity.effectiveDate = date
        case .createdDate(let date): entity.createdDate = date
        case .tag(let text): entity.tags = [text]
        case .source(let text): entity.source = text
        }
    }
}

/// How every kind of entity takes what nobody would call sensible: whole, or not at all and with advice.
extension EntityOperations {
    private func all() async throws -> [Entity] {
        var query = Query(for: day0)
        query.dateInterval = nil
        return try await fetch(query)
    }

    /// A value with a text in every field of text that all kinds have.
    private func entity(_ id: String, filledWith text: String) -> Entity {
        var entity = make(id)
        entity.groupIdentifier = text
        entity.remoteID = text
        entity.source = text
        entity.asset = text
        entity.userInfo = [text: text]
        entity.notes = [OCKNote(author: text, title: text, content: text)]
        return entity
    }

    /// Every text comes back byte by byte, and queries find it.
    func takesText(_ text: String) async throws {
        let stored = try #require(try await add([entity("a", filledWith: text)]).first)
        let fetched = try #require(try await all().first)
        #expect(fetched == stored)
        #expect(fetched.source.map { Data($0.utf8) } == Data(text.utf8))
        #expect(fetched.userInfo?.first.map { Data($0.key.utf8) } == Data(text.utf8))
        var query = Query(for: day0)
        query.dateInterval = nil
        (query.groupIdentifiers, query.remoteIDs) = ([text], [text])
        #expect(try await fetch(query) == [stored])
    }

    /// Ids and tags stand in indexes, where an engine may take less.
    func takesTextAsKey(_ text: String) async throws {
        var tagged = make(text)
        tagged.tags = [text]
        let stored = try #require(try await add([tagged]).first)
        var query = Query(for: day0)
        query.dateInterval = nil
        query.ids = [text]
        query.tags = [text]
        #expect(try await fetch(query) == [stored])
        #expect(try await all().first.map { Data($0.id.utf8) } == Data(text.utf8))
    }

    /// A value that cannot be stored is refused with advice, with its good neighbours, and the store goes on.
    func refuses(_ damage: Damage) async throws {
        let good = make("good")
        var damaged = make("damaged")
        damage.apply(to: &damaged)
        let batch = [good, damaged]
        let error = await #expect(throws: OCKStoreError.self) { try await add(batch) }
        guard case .addFailed(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.hasPrefix(SQLError(.invalidValue).description), "\(reason)")
        #expect(try await all().isEmpty)
        let stored = try #require(try await add([good]).first)
        var changed = stored
        damage.apply(to: &changed)
        let update = [changed]
        await #expect(throws: OCKStoreError.self) { try await self.update(update) }
        #expect(try await all() == [stored])
    }

    /// Dates from the first to the last year that a calendar names, and beyond, come back to the last bit.
    func takesDate(_ date: Date) async throws {
        var entity = make("a")
        entity.createdDate = date
        entity.updatedDate = date
        let stored = try #require(try await add([entity]).first)
        #expect(stored.createdDate == date)
        #expect(try await all() == [stored])
    }

    /// A version may take effect at any time; it rules in the queries that end later.
    func takesEffectiveDate(_ date: Date) async throws {
        var entity = make("a")
        entity.effectiveDate = date
        let stored = try #require(try await add([entity]).first)
        #expect(try await all() == [stored])
        var query = Query(for: day0)
        query.dateInterval = days(0, 1)
        #expect(try await fetch(query) == (date < day(1) ? [stored] : []))
        query.dateInterval = DateInterval(start: day0, end: Date(timeIntervalSince1970: 253_402_300_799))
        #expect(try await fetch(query) == (date < .greatest ? [stored] : []))
    }

    /// A clock that goes back tells the versions apart all the same: the graph knows which follows which.
    func standsClockGoingBack(_ setClock: (Date) -> Void) async throws {
        setClock(day(100))
        let first = try #require(try await add([make("a")]).first)
        setClock(day(50))
        let second = try #require(try await update([first]).first)
        setClock(day(10))
        let third = try #require(try await update([second]).first)
        #expect([second.updatedDate, third.updatedDate] == [day(50), day(10)])
        #expect(third.createdDate == day(100))
        #expect(third.previousVersionUUIDs == [second.uuid])
        #expect(try await all().map(\.uuid) == [first.uuid, second.uuid, third.uuid])
        let tombstone = try #require(try await delete([third]).first)
        #expect(tombstone.previousVersionUUIDs == [third.uuid])
        await #expect(throws: OCKStoreError.self) { try await update([third]) }
    }

    /// Lists of ten thousand come back whole and in order.
    func takesTenThousand() async throws {
        var entity = make("a")
        entity.tags = (0..<10_000).map { "tag \($0)" }
        entity.notes = (0..<10_000).map { OCKNote(author: nil, title: "\($0)", content: nil) }
        entity.userInfo = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("key \($0)", "value") })
        let stored = try #require(try await add([entity]).first)
        var query = Query(for: day0)
        query.dateInterval = nil
        query.tags = ["tag 9999", "none"]
        #expect(try await fetch(query) == [stored])
        query.tags = []
        query.ids = (0..<20_000).map { "id \($0)" } + ["a"]
        #expect(try await fetch(query) == [stored])
    }

    /// Numbers that make no page, and names that nothing has, give nothing.
    func standsAbsurdQueries() async throws {
        let stored = try #require(try await add([make("a")]).first)
        for (limit, offset, isFound) in [
            (nil, 0, true), (Int.max, 0, true), (Int.min, 0, false), (0, 0, false), (nil, Int.max, false),
            (Int.max, Int.max, false), (nil, Int.min, true), (1, -1, true),
        ] as [(Int?, Int, Bool)] {
            var query = Query(for: day0)
            query.dateInterval = nil
            (query.limit, query.offset) = (limit, offset)
            #expect(try await fetch(query) == (isFound ? [stored] : []), "\(String(describing: limit)) \(offset)")
        }
        var query = Query(for: day0)
        query.dateInterval = nil
        query.ids = ["' OR 1 = 1 --"]
        #expect(try await fetch(query).isEmpty)
        query.ids = []
        query.uuids = [UUID()]
        #expect(try await fetch(query).isEmpty)
    }
}

extension Date {
    /// The last second of the year 9999.
    fileprivate static let greatest = Date(timeIntervalSince1970: 253_402_300_799)
}
