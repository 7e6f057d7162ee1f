import Foundation
import SeededRandom
import Testing

@testable import CareKitStore

/// What the rules say about a store's outcomes, in the plainest form: lists, walked from end to end.
private struct Model {
    struct Version: Equatable {
        let chain: Int
        let occurrence: Int
        let value: Int
        let effective: Double
        let isTombstone: Bool
    }

    private(set) var versions: [Version] = []

    func versions(of chain: Int) -> [Version] { versions.filter { $0.chain == chain } }

    private func isLive(_ chain: Int) -> Bool { versions(of: chain).last?.isTombstone == false }

    private func isTaken(_ occurrence: Int, by chain: Int) -> Bool {
        Set(versions.map(\.chain)).contains {
            $0 != chain && isLive($0) && versions(of: $0).last?.occurrence == occurrence
        }
    }

    mutating func add(_ version: Version) -> StoreRefusal? {
        if isLive(version.chain) { return .alreadyStored }
        if isTaken(version.occurrence, by: version.chain) { return .outcomeExists }
        versions.append(version)
        return nil
    }

    mutating func update(_ version: Version) -> StoreRefusal? {
        let chain = versions(of: version.chain)
        if chain.isEmpty { return .notStored }
        if !isLive(version.chain) { return .deleted }
        if isTaken(version.occurrence, by: version.chain) { return .outcomeExists }
        versions.append(version)
        return nil
    }

    mutating func delete(_ version: Version) -> StoreRefusal? {
        if versions(of: version.chain).isEmpty { return .notStored }
        versions.append(
            Version(
                chain: version.chain, occurrence: version.occurrence, value: version.value,
                effective: version.effective, isTombstone: true))
        return nil
    }

    /// All versions that no deletion follows.
    var remaining: [Version] {
        Set(versions.map(\.chain)).filter(isLive).flatMap { remaining($0) }
    }

    private func remaining(_ chain: Int) -> [Version] {
        versions(of: chain).split(whereSeparator: \.isTombstone).last.map(Array.init) ?? []
    }

    /// Of each chain the version that takes effect last; at the same time the newest.
    var shown: [Version] {
        Set(remaining.map(\.chain)).compactMap { chain in
            remaining(chain).enumerated().max {
                ($0.element.effective, $0.offset) < ($1.element.effective, $1.offset)
            }?.element
        }
    }
}

@Suite("Random histories")
struct StoreHistoryTests {
    @Test("A store and a plain model of its rules agree after every step", arguments: 0..<8)
    func agreesWithModel(seed: Int) async throws {
        let store = try TestStore(seed.isMultiple(of: 2) ? .memory : .file).store
        let task = try await store.addTask(dailyTask("a", end: day(5)))
        var random = SplitMix64(seed: UInt64(seed))
        var model = Model()
        for step in 0..<60 {
            let version = Model.Version(
                chain: .random(in: 0..<6, using: &random), occurrence: .random(in: 0..<4, using: &random), value: step,
                effective: .random(in: 0..<4, using: &random).rounded(), isTombstone: false)
            let kind = Int.random(in: 0..<5, using: &random)
            let expected =
                switch kind {
                case 0, 1: model.add(version)
                case 2, 3: model.update(version)
                default: model.delete(version)
                }
            let refused = await refusal { try await perform(kind, version, of: task, in: store) }
            #expect(refused == expected?.reason, "step \(step)")
            try await compare(store, model, step)
        }
    }

    private func perform(_ kind: Int, _ version: Model.Version, of task: OCKTask, in store: OCKStore) async throws {
        var value = outcome(task, version.occurrence, version.value)
        value.id = "\(version.chain)"
        value.effectiveDate = day(version.effective)
        switch kind {
        case 0, 1: try await store.addOutcome(value)
        case 2, 3: try await store.updateOutcome(value)
        default: try await store.deleteOutcome(value)
        }
    }

    private func refusal(_ body: () async throws -> Void) async -> String? {
        do {
            try await body()
            return nil
        } catch OCKStoreError.addFailed(let reason), OCKStoreError.updateFailed(let reason),
            OCKStoreError.deleteFailed(let reason)
        {
            return reason
        } catch {
            return "\(error)"
        }
    }

    private func compare(_ store: OCKStore, _ model: Model, _ step: Int) async throws {
        let all = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        let values = { (outcomes: [OCKOutcome]) in outcomes.compactMap { $0.values.first?.integerValue }.sorted() }
        #expect(values(all) == model.remaining.map(\.value).sorted(), "step \(step)")

        // Every version but the first follows the one before it, and that one knows.
        for outcome in all {
            for next in outcome.nextVersionUUIDs {
                #expect(all.first { $0.uuid == next }?.previousVersionUUIDs == [outcome.uuid], "step \(step)")
            }
        }
        let shown = try await store.fetchOutcomes(query: OCKOutcomeQuery(dateInterval: days(0, 5)))
        #expect(values(shown) == model.shown.map(\.value).sorted(), "step \(step)")
    }
}
