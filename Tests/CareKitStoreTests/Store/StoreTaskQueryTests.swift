import Foundation
import Testing

@testable import CareKitStore

@Suite("Queries for tasks")
struct StoreTaskQueryTests {
    private func ids(_ store: OCKStore, _ change: (inout OCKTaskQuery) -> Void = { _ in }) async throws -> [String] {
        var query = OCKTaskQuery()
        change(&query)
        return try await store.fetchTasks(query: query).map(\.id)
    }

    @Test("Newest first; of the same moment as they were added", arguments: TestStore.Kind.allCases)
    func defaultOrder(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        try await store.addTasks([dailyTask("b"), dailyTask("a")])
        try await store.addTask(dailyTask("c"))
        #expect(try await ids(store) == ["c", "b", "a"])
    }

    @Test("Sorting by title, group and effective date, absent ones first", arguments: TestStore.Kind.allCases)
    func sorting(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var tasks = ["1", "2", "3", "4"].map { dailyTask($0) }
        for (index, title) in ["b", nil, "a", "b"].enumerated() { tasks[index].title = title }
        for (index, group) in ["x", "x", nil, "y"].enumerated() { tasks[index].groupIdentifier = group }
        for (index, date) in [3.0, 1, 2, 0].enumerated() { tasks[index].effectiveDate = day(date) }
        try await store.addTasks(tasks)
        #expect(try await ids(store) { $0.sortDescriptors = [.title(ascending: true)] } == ["2", "3", "1", "4"])
        #expect(try await ids(store) { $0.sortDescriptors = [.title(ascending: false)] } == ["1", "4", "3", "2"])
        #expect(
            try await ids(store) { $0.sortDescriptors = [.groupIdentifier(ascending: true), .title(ascending: false)] }
                == ["3", "1", "2", "4"])
        #expect(
            try await ids(store) { $0.sortDescriptors = [.effectiveDate(ascending: true)] } == ["4", "2", "3", "1"])
        #expect(
            try await ids(store) {
                $0.sortDescriptors = [.effectiveDate(ascending: true)]
                ($0.limit, $0.offset) = (2, 1)
            } == ["2", "3"])
    }

    @Test("Fields constrain together, their entries alternatively", arguments: TestStore.Kind.allCases)
    func fields(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var tasks = ["a", "b", "c"].map { dailyTask($0) }
        tasks[0].groupIdentifier = "g"
        tasks[1].groupIdentifier = "h"
        tasks[0].tags = ["x", "y"]
        tasks[1].tags = ["y"]
        tasks[2].remoteID = "r"
        tasks[1].carePlanUUID = UUID()
        let stored = try await store.addTasks(tasks)
        #expect(try await ids(store) { $0.ids = ["a", "c", "zzz"] } == ["a", "c"])
        #expect(try await ids(store) { $0.uuids = [stored[1].uuid] } == ["b"])
        #expect(try await ids(store) { $0.groupIdentifiers = ["g", "h"] } == ["a", "b"])
        #expect(try await ids(store) { $0.groupIdentifiers = [nil] } == ["c"])
        #expect(try await ids(store) { $0.groupIdentifiers = ["h", nil] } == ["b", "c"])
        #expect(try await ids(store) { $0.tags = ["x", "y"] } == ["a", "b"])
        #expect(try await ids(store) { $0.remoteIDs = ["r"] } == ["c"])
        #expect(try await ids(store) { $0.remoteIDs = [nil] } == ["a", "b"])
        #expect(try await ids(store) { ($0.tags, $0.groupIdentifiers) = (["y"], ["h"]) } == ["b"])
        #expect(try await ids(store) { $0.carePlanUUIDs = [stored[1].carePlanUUID ?? UUID()] } == ["b"])
        #expect(try await ids(store) { $0.carePlanIDs = ["plan"] } == [])
        #expect(try await ids(store) { $0.carePlanRemoteIDs = ["plan"] } == [])
        #expect(try await ids(store) { $0.ids = ["a' OR '1'='1"] } == [])
        #expect(try await ids(store) { $0.tags = ["%"] } == [])
    }

    @Test("A time gives the version in force at its end, and every chain once", arguments: TestStore.Kind.allCases)
    func versionInForce(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        // The third version takes effect before the second, and rules until then, as its events say.
        for (title, effective) in [("1", 0.0), ("2", 10), ("3", 5)] {
            var version = dailyTask("a")
            version.title = title
            version.effectiveDate = day(effective)
            if title == "1" { try await store.addTask(version) } else { try await store.updateTask(version) }
        }
        func titles(_ interval: DateInterval) async throws -> [String?] {
            try await store.fetchTasks(query: OCKTaskQuery(dateInterval: interval)).map(\.title)
        }
        #expect(try await titles(days(-2, 0)) == [])
        #expect(try await titles(days(1, 2)) == ["1"])
        #expect(try await titles(days(4, 5)) == ["1"])
        #expect(try await titles(days(5, 6)) == ["3"])
        #expect(try await titles(days(9, 10)) == ["3"])
        #expect(try await titles(days(11, 12)) == ["2"])
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).count == 3)
    }

    @Test(
        "A finished schedule drops out, and on demand so does a time without events", arguments: TestStore.Kind.allCases
    )
    func schedules(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let weekly = OCKScheduleElement(
            start: day(0), end: nil, interval: DateComponents(weekOfYear: 1), duration: .hours(1), calendar: utc)
        try await store.addTasks([
            dailyTask("finished", end: day(3)),
            OCKTask(id: "weekly", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [weekly])),
            dailyTask("daily"),
        ])
        let interval = days(4, 5)
        #expect(try await ids(store) { $0.dateInterval = interval } == ["weekly", "daily"])
        #expect(
            try await ids(store) { ($0.dateInterval, $0.excludesTasksWithNoEvents) = (interval, true) } == ["daily"])
        // The page is cut after the filter, so it is full.
        #expect(try await ids(store) { ($0.dateInterval, $0.limit) = (interval, 1) } == ["weekly"])
        #expect(try await ids(store) { ($0.dateInterval, $0.offset) = (interval, 1) } == ["daily"])
    }
}
