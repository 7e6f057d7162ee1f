import Foundation
import SQLStorage
import SQLiteStorage
import Testing

@testable import CareKitStore

@Suite("A store's file")
struct StoreFileTests {
    private func file(_ test: TestStore) -> URL {
        test.directory.appending(path: "Stores").appending(path: "test.sqlite")
    }

    @Test("Only the owner may read the store")
    func permissions() async throws {
        let test = try TestStore(.file)
        try await test.store.addTask(dailyTask("a"))
        let attributes = try FileManager.default.attributesOfItem(atPath: file(test).path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let parent = try FileManager.default.attributesOfItem(atPath: file(test).deletingLastPathComponent().path)
        #expect(parent[.posixPermissions] as? Int == 0o700)
    }

    @Test("A file of a newer program is refused by every call, with advice, and left alone")
    func newerSchema() async throws {
        let test = try TestStore(.file)
        let newer = SQLiteDatabase(
            .file(file(test)),
            migrations: Migrations([Migration(1_000, "New", ["CREATE TABLE new (a INTEGER)"])]))
        try newer.open()
        newer.close()
        let before = try Data(contentsOf: file(test))
        let reason = SQLError(.newerSchema).description
        await #expect(throws: OCKStoreError.fetchFailed(reason: reason)) {
            try await test.store.fetchTasks(query: OCKTaskQuery())
        }
        await #expect(throws: OCKStoreError.addFailed(reason: reason)) { try await test.store.addTask(dailyTask("a")) }
        #expect(throws: OCKStoreError.deleteFailed(reason: reason)) { try test.store.reset() }
        #expect(try Data(contentsOf: file(test)) == before)
    }

    @Test("A file that is no database is refused, and a stream of it fails once and ends")
    func noDatabase() async throws {
        let test = try TestStore(.file)
        try FileManager.default.createDirectory(
            at: file(test).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 0x41, count: 10_000).write(to: file(test))
        var iterator = test.store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        let error = await #expect(throws: OCKStoreError.self) { try await iterator.next() }
        #expect(error?.errorDescription?.contains("backup") == true)
        #expect(try await iterator.next() == nil)
    }

    @Test("Deleting a store removes its files, and its streams see it empty")
    func deletion() async throws {
        let test = try TestStore(.file)
        try await test.store.addTask(dailyTask("a"))
        var iterator = test.store.tasks(matching: OCKTaskQuery()).makeAsyncIterator()
        #expect(try await iterator.next()?.count == 1)
        try test.store.delete()
        #expect(try await iterator.next() == [])
        let stores = file(test).deletingLastPathComponent()
        #expect(try FileManager.default.contentsOfDirectory(atPath: stores.path).isEmpty)
        try await test.store.addTask(dailyTask("a"))
        #expect(try await iterator.next()?.count == 1)
    }

    @Test("Reasons say what to do, each in its own words, and name no value")
    func reasons() {
        let reasons = StoreRefusal.allCases.map(\.reason)
        #expect(Set(reasons).count == reasons.count)
        #expect(reasons.allSatisfy { $0.hasSuffix(".") && $0.count < 160 })
        let error = OCKStoreError(StoreRefusal.notStored, as: OCKStoreError.updateFailed)
        #expect(error == .updateFailed(reason: StoreRefusal.notStored.reason))
        #expect(OCKStoreError(error, as: OCKStoreError.addFailed) == error)
    }

    @Test("Calendars come back from their text with zone and week, and the device's stays the device's")
    func calendars() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Apia"))
        for (original, isDevices) in [(calendar, false), (utc, false), (Calendar.autoupdatingCurrent, true)] {
            let text = try original.stored
            #expect((text == nil) == isDevices)
            #expect(try Calendar(stored: text) == original)
        }
        #expect(throws: StoreRefusal.unreadableRow) { try Calendar(stored: "{}") }
        #expect(throws: StoreRefusal.unreadableRow) { try TimeZone(stored: "Atlantis/Central") }
    }
}
