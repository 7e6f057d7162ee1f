import Foundation
import SQLStorage
import Synchronization
import Testing

@testable import CareKitStore

/// A kind of entity in a kind of store.
struct BadInputPlace: Sendable, CustomStringConvertible {
    let store: TestStore.Kind
    let entity: EntityKind

    var description: String { "\(entity)s in \(store)" }

    static let all = TestStore.Kind.allCases.flatMap { store in
        EntityKind.allCases.map { BadInputPlace(store: store, entity: $0) }
    }

    func operations() async throws -> any EntityOperations {
        try await entity.operations(on: TestStore(store).store)
    }
}

@Suite("What nobody would call sensible, in every kind of entity")
struct BadInputTests {
    private static let megabyte = 1_000_000
    /// PostgreSQL would compress what repeats.
    private static let incompressible: String = {
        var generator = SystemRandomNumberGenerator()
        return (0..<megabyte / 16).map { _ in String(generator.next() | 1 << 63, radix: 16) }.joined()
    }()
    private static let texts = [
        "", "'; DROP TABLE task; --", "\"\\/\u{7F}\n\t$1 ?1 %s {}", "👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍⚕️", "\u{202E}مرحبا بالعالم\u{202C} שלום",
        "e\u{301} \u{E9} \u{FEFF}\u{200B}", "\u{10FFFF}\u{FFFD}\u{0}".replacing("\u{0}", with: ""),
    ]

    @Test("Text comes back byte by byte and is found, whatever it holds", arguments: BadInputPlace.all)
    func text(place: BadInputPlace) async throws {
        for text in Self.texts { try await place.operations().takesText(text) }
        for text in Self.texts { try await place.operations().takesTextAsKey(text) }
    }

    @Test("A megabyte of text is taken in every field", arguments: BadInputPlace.all)
    func longText(place: BadInputPlace) async throws {
        try await place.operations().takesText(String(repeating: "ä", count: Self.megabyte / 2))
    }

    @Test(
        "A megabyte of text as id or tag is taken whole, or refused with advice where the engine has no room in an index",
        arguments: BadInputPlace.all)
    func longKey(place: BadInputPlace) async throws {
        let operations = try await place.operations()
        if place.store == .postgres {
            try await operations.refuses(.tag(Self.incompressible))
        } else if place.entity != .outcome {
            try await operations.takesTextAsKey(Self.incompressible)
        }
    }

    @Test(
        "A zero byte in a text is kept, or refused with advice where the engine has none", arguments: BadInputPlace.all)
    func zeroByte(place: BadInputPlace) async throws {
        let operations = try await place.operations()
        if place.store == .postgres {
            try await operations.refuses(.source("a\0b"))
        } else {
            try await operations.takesText("a\0b")
            try await place.operations().takesTextAsKey("a\0b")
        }
    }

    @Test("A date that is not a number is refused with advice", arguments: BadInputPlace.all)
    func noDate(place: BadInputPlace) async throws {
        let nan = Date(timeIntervalSinceReferenceDate: .nan)
        try await place.operations().refuses(.effectiveDate(nan))
        try await place.operations().refuses(.createdDate(nan))
    }

    @Test("Dates of the years 1 and 9999, distant and endless ones come back", arguments: BadInputPlace.all)
    func absurdDates(place: BadInputPlace) async throws {
        let dates = [
            // 0001-01-01 and 9999-12-31, 23:59:59 UTC
            Date(timeIntervalSince1970: -62_135_596_800), Date(timeIntervalSince1970: 253_402_300_799), .distantPast,
            .distantFuture, Date(timeIntervalSinceReferenceDate: -.greatestFiniteMagnitude),
            Date(timeIntervalSinceReferenceDate: .infinity), Date(timeIntervalSinceReferenceDate: -.infinity),
        ]
        for date in dates { try await place.operations().takesDate(date) }
        guard EntityKind.dated.contains(place.entity) else { return }
        for date in dates { try await place.operations().takesEffectiveDate(date) }
    }

    @Test("A clock that goes back changes no order of versions", arguments: BadInputPlace.all)
    func clock(place: BadInputPlace) async throws {
        let now = Mutex(day0)
        let store = try TestStore(place.store).another { now.withLock { $0 } }
        try await place.entity.operations(on: store).standsClockGoingBack { date in now.withLock { $0 = date } }
    }

    @Test(
        "Ten thousand tags, notes and pieces of information come back, and as many ids can be asked for",
        arguments: TestStore.Kind.allCases)
    func tenThousand(kind: TestStore.Kind) async throws {
        try await EntityKind.contact.operations(on: TestStore(kind).store).takesTenThousand()
    }

    @Test("Queries with absurd numbers and unknown names give nothing and stop nothing", arguments: BadInputPlace.all)
    func queries(place: BadInputPlace) async throws {
        try await place.operations().standsAbsurdQueries()
    }
}
