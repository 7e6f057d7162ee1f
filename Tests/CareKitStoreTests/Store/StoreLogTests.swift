import Foundation
import Testing

@testable import CareKitStore
@testable import Containers
@testable import PostgresStorage

@Suite("What a store tells the operator")
struct StoreLogTests {
    /// A place whose file is no database; it goes with the object.
    private static func damagedPlace() throws -> OldStorePlace {
        let place = try OldStorePlace(isOnServer: false)
        try FileManager.default.createDirectory(
            at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 0x5A, count: 8_192).write(to: place.file)
        return place
    }

    private static func fetchFromDamagedFile() async throws {
        let place = try damagedPlace()
        let store = place.store()
        for _ in 0..<3 {
            await #expect(throws: OCKStoreError.self) { try await store.fetchTasks(query: OCKTaskQuery()) }
        }
        withExtendedLifetime(place) {}
    }

    @Test("A damaged file is one line on standard error, with what to do and without whose store it is")
    func damaged() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await Self.fetchFromDamagedFile()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("CareKitStore: ") }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("restore it from a backup") == true)
        #expect(!text.contains(OldStorePlace.container))
    }

    @Test("A store that is only followed, as by a page, tells it too")
    func followed() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let place = try Self.damagedPlace()
            await #expect(throws: OCKStoreError.self) {
                for try await _ in place.store().tasks(matching: OCKTaskQuery()) {}
            }
            withExtendedLifetime(place) {}
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("CareKitStore: ") }.count == 1)
    }

    @Test("With the log switched off there is none")
    func silent() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            OCKLog.isEnabled = false
            try await Self.fetchFromDamagedFile()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!text.contains("CareKitStore: "))
    }

    @Test("Data that the server does not let a user remove are an error of deleting")
    func deletion() async throws {
        let place = try OldStorePlace(isOnServer: true)
        let store = place.store()
        _ = try await store.addTask(dailyTask("a"))
        let owner = try PostgresConnection(to: place.address)
        try owner.execute("REVOKE DELETE ON \(place.name).sync_clock FROM care")
        let error = #expect(throws: OCKStoreError.self) { try store.delete() }
        guard case .deleteFailed(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("permission"))
        try owner.execute("GRANT DELETE ON \(place.name).sync_clock TO care")
        try store.delete()
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }
}
