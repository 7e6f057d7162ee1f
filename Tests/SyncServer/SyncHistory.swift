import CareKitStore
import Foundation
import SeededRandom

/// A random history on several devices that share one or two servers: writes and plans of all kinds, deletions, clocks that
/// jump, failures, copies and backups, synchronisations in any order. At its end all devices must hold and show the same,
/// and everything that was acknowledged and did not perish with a device.
public struct SyncHistory {
    /// Makes a store with another remote that holds what a store does, its clock included, as a copied file would.
    public typealias Copy = @Sendable (OCKStore, ServerRemote, @escaping @Sendable () -> Date) async throws -> OCKStore

    /// What went wrong, with the seed that shows it again. (Identities are random, so ties may fall otherwise.)
    public struct Failure: Error, CustomStringConvertible {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public let description: String
    }

    private let seed: UInt64
    private let copy: Copy?
    private let servers: [ReferenceServer]
    var random: SplitMix64
    private var devices: [HistoryDevice] = []
    private var backups: [(owner: Int, device: HistoryDevice)] = []
    private var acknowledged: Set<UUID> = []

    /// Prepares a history. The same seed gives the same steps.
    ///
    /// - Parameter copy: Nil for a history without copies and backups.
    public init(seed: UInt64, copy: Copy? = nil) {
        self.seed = seed
        self.copy = copy
        random = SplitMix64(seed: seed)
        // Which of several servers knows what a copy has sent, no store can find out.
        let hasTwoServers = copy == nil && Bool.random(using: &random)
        servers = (0..<(hasTwoServers ? 2 : 1)).map { _ in ReferenceServer() }
    }

    /// Runs the history, and throws `Failure` if its end is not as it must be.
    public mutating func run() async throws {
        for index in 0..<Int.random(in: 2...5, using: &random) {
            devices.append(HistoryDevice("device \(index)", server: servers[0], shift: randomShift()))
        }
        for _ in 0..<Int.random(in: 10...40, using: &random) { try await step() }
        try await synchronizeAll()
        try await check()
    }

    /// Once to bring everything to the server, once to bring it to everybody. What is decided with one of two servers is
    /// decided with the other later; a copy finds out that it is one when the other has sent more, and begins again.
    private mutating func synchronizeAll() async throws {
        for _ in 0..<(copy == nil && servers.count == 1 ? 2 : 4) {
            for device in devices.shuffled(using: &random) {
                for server in servers {
                    device.remote.withState { ($0.fault, $0.server) = (nil, server) }
                    try await device.store.synchronize()
                }
            }
        }
    }

    private mutating func step() async throws {
        guard let device = devices.randomElement(using: &random) else { return }
        if Int.random(in: 0..<20, using: &random) == 0 { device.shift(by: randomShift()) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            await device.synchronize(with: randomServer(), failing: randomFault())
        case 2:
            // Somebody taps meanwhile.
            let (server, fault) = (randomServer(), randomFault())
            async let synchronization: Void = device.synchronize(with: server, failing: fault)
            try await write(to: device)
            await synchronization
        case 3:
            if let copy { try await loseOrCopy(copy) }
        default:
            try await write(to: device)
        }
    }

    /// A backup is made, a device comes back from its own, or a copy goes into use beside the original.
    private mutating func loseOrCopy(_ copy: Copy) async throws {
        guard let index = devices.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
            backups.append((index, try await devices[index].copy(with: copy)))
        case 2:
            guard let backup = backups.popLast() else { return }
            devices[backup.owner] = backup.device
            // What nobody else had is gone with the device.
            let remaining = devices.reduce(into: servers[0].uuids) { $0.formUnion($1.versions().keys) }
            acknowledged.formIntersection(remaining)
        default:
            if devices.count < 6 { devices.append(try await devices[index].copy(with: copy)) }
        }
    }

    private mutating func randomShift() -> Double { .random(in: -1_000...1_000, using: &random) }

    private mutating func randomServer() -> ReferenceServer { servers.randomElement(using: &random) ?? servers[0] }

    private mutating func randomFault() -> ServerRemote.Fault? {
        Bool.random(using: &random) ? ServerRemote.Fault.allCases.randomElement(using: &random) : nil
    }

    mutating func acknowledge(_ version: (some VersionedEntity)?) {
        if let version { acknowledged.insert(version.uuid) }
    }

    private func check() async throws {
        var first: (versions: [UUID: OCKEntity], picture: Set<String>)?
        for device in devices {
            let (versions, picture) = (device.versions(), try await device.picture())
            guard acknowledged.isSubset(of: versions.keys) else { throw failure("lost an acknowledged version") }
            if let first, versions != first.versions {
                throw failure("has other versions or edges than the first device")
            }
            if let first, picture != first.picture { throw failure("shows something else than the first device") }
            first = (versions, picture)
            guard device.remote.withState({ _ in device.store.synchronizationStatus?.failedStep }) == nil else {
                throw failure("could not finish")
            }
        }
        guard servers.allSatisfy({ $0.uuids == first.map { Set($0.versions.keys) } }) else {
            throw failure("holds other versions than a server")
        }
    }

    private func failure(_ what: String) -> Failure {
        Failure(description: "In the history with seed \(seed) a device \(what).")
    }
}
