import Containers
import Foundation
import Testing

@Suite("Container")
struct ContainerTests {
    private func temporary() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }

    @Test("Code belongs to a container only while it runs inside")
    func entersAndLeaves() async throws {
        let container = try Container(id: "a", directory: nil)
        #expect(Container.current == nil)
        #expect(container.run { Container.current?.id } == "a")
        await container.run {
            await Task.yield()
            #expect(Container.current === container)
        }
        #expect(Container.current == nil)
    }

    @Test("Identifiers that could leave the directory are refused", arguments: ["", "..", "a/b", "é", "a b", "a\0"])
    func refusesIdentifiers(id: String) {
        #expect(throws: ContainerError.badIdentifier) { try Container(id: id, directory: nil) }
    }

    @Test("A directory that cannot be made is an error that names it")
    func refusesDirectory() {
        let url = URL(fileURLWithPath: "/dev/null/x")
        #expect(throws: ContainerError.directoryUnavailable("/dev/null/x")) { try Container(id: "a", directory: url) }
    }

    @Test("Preserved state survives reopening, on disk and by any key")
    func preserves() throws {
        let directory = temporary()
        defer { try? FileManager.default.removeItem(at: directory) }
        let keys = ["a", "../../etc/passwd", "e\u{301}", String(repeating: "ü", count: 500), "a_b", "a b", ""]
        let first = try Container(id: "a", directory: directory)
        for (index, key) in keys.enumerated() { try first.preserved.set(Data([UInt8(index)]), forKey: key) }
        let second = try Container(id: "a", directory: directory)
        for (index, key) in keys.enumerated() { #expect(second.preserved.data(forKey: key) == Data([UInt8(index)])) }
        try second.preserved.set(nil, forKey: "a")
        #expect(first.preserved.data(forKey: "a") == nil)
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.appendingPathComponent("State").path)
        #expect(files.count == keys.count - 1)
    }

    @Test("State in memory is forgotten with its container")
    func memory() throws {
        let container = try Container(id: "a", directory: nil)
        try container.preserved.set(Data([1]), forKey: "k")
        #expect(container.preserved.data(forKey: "k") == Data([1]))
        try container.preserved.set(nil, forKey: "k")
        #expect(container.preserved.data(forKey: "k") == nil)
    }

    @Test("An attachment belongs to one container")
    func attachments() throws {
        final class Application: Sendable {}
        let first = try Container(id: "a", directory: nil)
        let second = try Container(id: "b", directory: nil)
        let application = Application()
        first.attach(application)
        #expect(first.attachment(Application.self) === application)
        #expect(second.attachment(Application.self) == nil)
    }
}

@Suite("Activity")
struct ActivityTests {
    @Test("Settled waits for all work, and ending twice counts once")
    func settles() async throws {
        let activity = try Container(id: "a", directory: nil).activity
        let first = activity.begin()
        let second = activity.begin()
        first.end()
        first.end()
        async let isSettled = activity.settled(within: .seconds(60))
        await Task.yield()
        second.end()
        #expect(await isSettled)
    }

    @Test("Work that is dropped does not hold a page for ever")
    func dropped() async throws {
        let activity = try Container(id: "a", directory: nil).activity
        _ = activity.begin()
        #expect(await activity.settled(within: .seconds(60)))
    }

    @Test("Settled gives up at its limit")
    func limit() async throws {
        let activity = try Container(id: "a", directory: nil).activity
        let work = activity.begin()
        #expect(await activity.settled(within: .milliseconds(5)) == false)
        work.end()
    }
}
