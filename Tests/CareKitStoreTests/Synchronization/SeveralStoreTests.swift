import Foundation
import SyncServer
import Testing

@testable import CareKitStore
@testable import Containers

@Suite("Copies, backups and several servers")
struct SeveralStoreTests {
    private let server = ReferenceServer()

    @Test(
        "Answers of two devices to the same event of a task that both made: every device shows the later one",
        arguments: TestStore.Kind.allCases)
    func mergedAnswers(kind: TestStore.Kind) async throws {
        let devices = try [SyncDevice(server, kind), SyncDevice(server, kind), SyncDevice(server, kind)]
        for (value, device) in devices.enumerated() {
            // Each write takes a second, so the second device's is the last.
            for _ in 0..<[0, 9, 4][value] { try await device.store.addTasks([]) }
            let task = try await device.store.addTask(dailyTask("a"))
            try await device.store.addOutcome(outcome(task, 0, value))
        }
        for device in devices + devices { try await device.store.synchronize() }
        for device in devices {
            let events = try await device.store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
            #expect(events.map { $0.outcome?.values.first?.integerValue } == [1])
        }
    }

    @Test("Devices that go back and forth between two servers come to rest")
    func twoServers() async throws {
        let servers = [ReferenceServer(), ReferenceServer()]
        let devices = try (0..<3).map { _ in try SyncDevice(servers[0]) }
        for device in devices { try await device.store.addTask(dailyTask("a")) }
        var counts: [Int] = []
        for _ in 0..<8 {
            for device in devices {
                for server in servers {
                    device.remote.withState { $0.server = server }
                    try await device.store.synchronize()
                }
            }
            counts.append(devices[0].versions.count)
        }
        #expect(Set(counts.suffix(5)).count == 1, "\(counts)")
        #expect(Set(devices.map(\.store.contents)).count == 1)
        #expect(servers.allSatisfy { $0.uuids == Set(devices[0].versions.keys) })
    }

    @Test(
        "Two store objects on the same data may synchronise with two servers at once",
        arguments: [
            TestStore.Kind.file, .postgres,
        ])
    func twoRemotes(kind: TestStore.Kind) async throws {
        let servers = [ReferenceServer(), ReferenceServer()]
        let test = try TestStore(kind, remote: ServerRemote(to: servers[0]))
        let other = test.container.run {
            OCKStore(name: "test", type: .onDisk(), remote: ServerRemote(to: servers[1]), clock: { day0 })
        }
        let far = try servers.map { try SyncDevice($0) }
        for (index, device) in far.enumerated() {
            try await device.store.addTask(dailyTask("far \(index)"))
            try await device.store.synchronize()
        }
        let task = try await test.store.addTask(dailyTask("a"))
        for round in 0..<5 {
            async let first: Void = test.store.synchronize()
            async let second: Void = other.synchronize()
            try await test.store.addOutcome(outcome(task, round, 1))
            _ = try await (first, second)
        }
        for _ in 0..<2 {
            for store in [test.store, other] + far.map(\.store) { try await store.synchronize() }
        }
        let contents = test.store.contents
        #expect(contents.count == 8)
        #expect(far.map(\.store.contents) == [contents, contents])
        #expect(servers.map(\.count) == [8, 8])
    }

    @Test("A device that comes back from an old copy of its file gets everything, and nobody loses anything")
    func oldBackup() async throws {
        let (device, other) = (try SyncDevice(server, .file), try SyncDevice(server))
        let task = try await device.store.addTask(dailyTask("a"))
        for device in [device, other] { try await device.store.synchronize() }
        let backup = FileManager.default.temporaryDirectory.appending(path: "backup-\(UUID())")
        try FileManager.default.copyItem(at: device.test.directory, to: backup)
        for occurrence in 0..<3 {
            try await device.store.addOutcome(outcome(task, occurrence, 1))
            try await device.store.synchronize()
        }
        let id = device.store.context.clockID
        let container = try Container(id: "participant", directory: backup)
        container.attach(RemovedDirectory(backup))
        let restored = container.run {
            OCKStore(name: "test", type: .onDisk(), remote: ServerRemote(to: server), clock: { day(9) })
        }
        #expect(restored.context.clockID == id)
        #expect(restored.contents.count == 1)
        // The network fails until it has written for a while.
        for occurrence in 3..<6 { try await restored.addOutcome(outcome(task, occurrence, 2)) }
        try await restored.synchronize()
        #expect(restored.context.clockID != id)
        try await other.store.synchronize()
        #expect(restored.contents.count == 7)
        #expect(other.store.contents == restored.contents)
        #expect(server.count == 7)
    }

    @Test(
        "Two copies in use, of which one fails at first, lose nothing",
        arguments: [
            [ServerRemote.Fault.push, .push, .pushAnswer], [.decision], [.decision, .push], [.push, .decision],
        ])
    func copies(faults: [ServerRemote.Fault]) async throws {
        let (first, second, other) = (try SyncDevice(server), try SyncDevice(server), try SyncDevice(server))
        try await second.store.becomeCopy(of: first.store)
        try await first.store.addTask(dailyTask("first"))
        // Something to decide.
        try await first.store.addTask(dailyTask("same"))
        try await other.store.addTask(dailyTask("same"))
        try await other.store.synchronize()
        for fault in faults {
            first.remote.withState { $0.fault = fault }
            try? await first.store.synchronize()
            try await second.store.addTask(dailyTask("\(second.versions.count)"))
            try await second.store.synchronize()
            try await other.store.synchronize()
        }
        first.remote.withState { $0.fault = nil }
        for _ in 0..<3 {
            for device in [first, second, other] { try await device.store.synchronize() }
        }
        #expect(Set(other.versions.values.map(\.value.id)).count == 2 + faults.count)
        #expect(first.versions == other.versions)
        #expect(second.versions == other.versions)
        #expect(first.store.context.clockID != second.store.context.clockID)
    }
}
