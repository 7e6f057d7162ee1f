import Foundation
import SeededRandom
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("Damaged files")
struct DamagedFileTests {
    /// What happens to a file's bytes.
    enum Damage: CaseIterable {
        case header, anywhere, truncated, zeroed, log

        func apply(to file: URL, using generator: inout some RandomNumberGenerator) throws {
            let name = self == .log ? file.path + "-wal" : file.path
            var bytes = try Data(contentsOf: URL(fileURLWithPath: name))
            guard !bytes.isEmpty else { return }
            switch self {
            case .header:
                for _ in 0..<4 {
                    bytes[Int.random(in: 0..<100, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
                }
            case .anywhere, .log:
                for _ in 0..<40 {
                    let index = Int.random(in: bytes.indices, using: &generator)
                    bytes[index] = bytes[index] ^ UInt8.random(in: 1...255, using: &generator)
                }
            case .truncated: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator))
            case .zeroed:
                let start = Int.random(in: 0..<bytes.count, using: &generator)
                let end = min(bytes.count, start + 4_096)
                bytes.replaceSubrange(start..<end, with: repeatElement(0, count: end - start))
            }
            try bytes.write(to: URL(fileURLWithPath: name))
        }
    }

    @Test(
        "Whatever bytes of a file are damaged, each call answers or fails with an error; the good file then works again",
        arguments: Damage.allCases)
    func damage(_ damage: Damage) async throws {
        let index = try #require(Damage.allCases.firstIndex(of: damage))
        await #expect(processExitsWith: .success) { [index = index as Int] in
            // In a process of its own, since it must not end at one that fails.
            for seed in 0..<30 { try await Self.playRound(Damage.allCases[index], seed: UInt64(seed)) }
        }
    }

    private static func playRound(_ damage: Damage, seed: UInt64) async throws {
        let old = OldStore(schema: 2, isOnServer: false)
        let place = try OldStorePlace(isOnServer: false)
        try FileManager.default.createDirectory(
            at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: old.url, to: place.file)
        if damage == .log {
            // As after a crash: the last writes are in the log alone.
            let (store, other) = try await old.copy()
            _ = try await store.addCarePlan(OCKCarePlan(id: "new", title: "T", patientUUID: nil))
            try FileManager.default.copyItem(
                at: URL(fileURLWithPath: other.file.path + "-wal"), to: URL(fileURLWithPath: place.file.path + "-wal"))
        }
        var generator = SplitMix64(seed: seed)
        try damage.apply(to: place.file, using: &generator)
        let damaged = place.store()
        var failures: [any Error] = []
        func attempt(_ body: () async throws -> Void) async {
            do { try await body() } catch { failures.append(error) }
        }
        await attempt { _ = try await damaged.fetchTasks(query: OCKTaskQuery()) }
        await attempt { _ = try await damaged.fetchOutcomes(query: OCKOutcomeQuery()) }
        await attempt { _ = try await damaged.fetchPatients(query: OCKPatientQuery()) }
        await attempt { _ = try await damaged.fetchContacts(query: OCKContactQuery()) }
        let week = DateInterval(start: OldStoreContents.date(731_268_900), duration: 7 * 86_400)
        await attempt { _ = try await damaged.fetchEvents(query: OCKEventQuery(dateInterval: week)) }
        await attempt { _ = try await damaged.addTask(dailyTask("new")) }
        await attempt { try damaged.reset() }
        for failure in failures {
            let text = (failure as? OCKStoreError)?.localizedDescription ?? ""
            #expect(!text.isEmpty, "\(damage) \(seed): \(failure)")
            for secret in ["Zoë", "Erdnüsse", "Köln"] { #expect(!text.contains(secret)) }
        }
        // As one does who brings a backup back.
        try damaged.openDatabase().erase()
        try FileManager.default.copyItem(at: old.url, to: place.file)
        #expect(try await damaged.fetchContact(withID: "contact").role == "Hilft beim Üben")
    }
}
