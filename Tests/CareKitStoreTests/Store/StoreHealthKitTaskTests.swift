import Foundation
import HealthKit
import SQLiteStorage
import Testing

@testable import CareKitStore
@testable import SQLStorage

@Suite("HealthKit tasks in a store")
struct StoreHealthKitTaskTests {
    private typealias Rules = Operations<OCKHealthKitTask, OCKTaskQuery>

    private func operations(in kind: TestStore.Kind) throws -> Rules {
        let store = LinkedStore(try TestStore(kind).store)
        return Rules(
            make: { linkedTask($0) }, add: store.addTasks, update: store.updateTasks, delete: store.deleteTasks,
            fetch: store.fetchTasks(query:)
        ) { CareStoreQueryResults(wrapping: store.tasks(matching: $0)) }
    }

    @Test("They keep every rule of versioned entities", arguments: TestStore.Kind.allCases)
    func rules(in kind: TestStore.Kind) async throws {
        let rules: [(Rules) -> () async throws -> Void] = [
            Rules.comesBackWhole, Rules.updateAppendsVersion, Rules.updateOfUnfetchedValue, Rules.deletion,
            Rules.refusals, Rules.queries, Rules.versionInForce, Rules.streamTellsOfChanges,
        ]
        for rule in rules { try await rule(operations(in: kind))() }
    }

    @Test("A task comes back with its schedule, goals and linkage", arguments: TestStore.Kind.allCases)
    func whole(in kind: TestStore.Kind) async throws {
        let store = LinkedStore(try TestStore(kind).store)
        var task = linkedTask("glucose", targets: [OCKOutcomeValue(5.5, units: "mmol/L"), OCKOutcomeValue(7)])
        let evening = OCKScheduleElement(
            start: day(0) + 20 * 3_600, end: day(30), interval: DateComponents(weekOfYear: 1), text: "Evening",
            targetValues: [OCKOutcomeValue(true)], duration: .allDay, calendar: utc)
        task.schedule = OCKSchedule(composing: task.schedule.elements + [evening])
        task.healthKitLinkage = OCKHealthKitLinkage(
            quantityIdentifier: .bloodGlucose, quantityType: .discrete,
            unit: .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter()))
        (task.title, task.instructions, task.impactsAdherence) = (nil, "Before meals", false)
        task.carePlanUUID = UUID()
        let added = try await store.addTask(task)
        #expect(added.schedule == task.schedule)
        #expect(added.healthKitLinkage == task.healthKitLinkage)
        #expect(try await store.fetchTasks(query: OCKTaskQuery()) == [added])
        #expect(try await store.fetchTask(withID: "glucose").instructions == "Before meals")
    }

    @Test("They and ordinary tasks have identities, streams and tombstones apart", arguments: TestStore.Kind.allCases)
    func apart(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let linked = LinkedStore(store)
        let query = OCKTaskQuery(dateInterval: days(0, 1))
        var plain = store.tasks(matching: query).makeAsyncIterator()
        var measured = linked.tasks(matching: query).makeAsyncIterator()
        #expect(try await plain.next() == [])
        #expect(try await measured.next() == [])
        let walk = try await store.addTask(dailyTask("walk"))
        let steps = try await linked.addTask(linkedTask("walk"))
        #expect(try await plain.next() == [walk])
        #expect(try await measured.next() == [steps])
        try await store.deleteTask(walk)
        #expect(try await plain.next() == [])
        #expect(try await linked.fetchTasks(query: query) == [steps])
        #expect(try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1))).isEmpty)
        // An ordinary outcome is for an ordinary task.
        await expectRefusal(.taskMissing, as: OCKStoreError.addFailed) {
            try await store.addOutcome(OCKOutcome(taskUUID: steps.uuid, taskOccurrenceIndex: 0, values: []))
        }
        try store.reset()
        #expect(try await measured.next() == [])
        #expect(try await linked.fetchTasks(query: OCKTaskQuery()).isEmpty)
        try await linked.addTask(linkedTask("walk"))
    }

    @Test("Queries ask for care plans, times and events", arguments: TestStore.Kind.allCases)
    func queries(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let linked = LinkedStore(store)
        let plan = try await store.addCarePlan(OCKCarePlan(id: "plan", title: "T", patientUUID: nil))
        var weekly = linkedTask("weekly")
        weekly.carePlanUUID = plan.uuid
        weekly.schedule = OCKSchedule(composing: [
            OCKScheduleElement(start: day(0), end: day(20), interval: DateComponents(day: 7), calendar: utc)
        ])
        try await linked.addTasks([weekly, linkedTask("daily")])
        func ids(_ change: (inout OCKTaskQuery) -> Void) async throws -> [String] {
            var query = OCKTaskQuery()
            change(&query)
            return try await linked.fetchTasks(query: query).map(\.id)
        }
        #expect(try await ids { $0.carePlanIDs = ["plan"] } == ["weekly"])
        #expect(try await ids { $0.carePlanUUIDs = [UUID()] }.isEmpty)
        #expect(try await ids { $0.dateInterval = days(3, 4) } == ["weekly", "daily"])
        #expect(try await ids { ($0.dateInterval, $0.excludesTasksWithNoEvents) = (days(3, 4), true) } == ["daily"])
        #expect(
            try await ids { ($0.dateInterval, $0.excludesTasksWithNoEvents, $0.limit) = (days(3, 4), true, 1) }
                == ["daily"])
        #expect(try await ids { $0.dateInterval = days(30, 31) } == ["daily"])
    }

    @Test("A linkage that HealthKit cannot answer is refused, on adding and on updating")
    func linkages() async throws {
        let linked = LinkedStore(try TestStore(.memory).store)
        let pulse = OCKHealthKitLinkage(
            quantityIdentifier: .heartRate, quantityType: .cumulative, unit: HKUnit(from: "count/min"))
        await expectRefusal(.linkageInconsistent, as: OCKStoreError.addFailed) {
            try await linked.addTasks([linkedTask("steps"), linkedTask("pulse", to: pulse)])
        }
        #expect(try await linked.fetchTasks(query: OCKTaskQuery()).isEmpty)
        var steps = try await linked.addTask(linkedTask("steps"))
        steps.healthKitLinkage.unit = .meter()
        await expectRefusal(.linkageInconsistent, as: OCKStoreError.updateFailed) { try await linked.updateTask(steps) }
        let unlisted = OCKHealthKitLinkage(
            quantityIdentifier: HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOfLater"),
            quantityType: .cumulative, unit: .count())
        try await linked.addTask(linkedTask("later", to: unlisted))
    }

    @Test("A stored linkage that cannot be read is an error of the fetch")
    func unreadable() async throws {
        let store = try TestStore(.memory).store
        let linked = LinkedStore(store)
        try await linked.addTask(linkedTask("steps"))
        for text in ["", "{}", #"{"quantityIdentifier":"a","quantityType":"discrete","unit":"no unit"}"#] {
            try store.openDatabase().writeAndWait { try $0.run("UPDATE health_kit_task SET linkage = \(text)") }
            await expectRefusal(.unreadableRow, as: OCKStoreError.fetchFailed) {
                _ = try await linked.fetchTasks(query: OCKTaskQuery())
            }
        }
    }

    @Test("A file from before there were HealthKit tasks takes them")
    func migration() async throws {
        let test = try TestStore(.file)
        let file = test.directory.appending(path: "Stores").appending(path: "test.sqlite")
        let steps = storeMigrations.steps.prefix { $0.number < healthKitTaskMigration.number }
        let old = SQLiteDatabase(.file(file), migrations: Migrations(Array(steps)))
        try old.writeAndWait { _ in }
        old.close()
        try await test.store.addTask(dailyTask("walk"))
        let added = try await LinkedStore(test.store).addTask(linkedTask("steps"))
        #expect(try await LinkedStore(test.another()).fetchTasks(query: OCKTaskQuery()) == [added])
        #expect(try await test.another().fetchTasks(query: OCKTaskQuery()).map(\.id) == ["walk"])
    }
}

@Suite("Events of HealthKit tasks")
struct HealthKitEventTests {
    private let linked: LinkedStore

    init() throws { linked = LinkedStore(try TestStore(.memory).store) }

    private func measured(_ task: OCKHealthKitTask, _ occurrence: Int, _ value: Double) -> OCKHealthKitOutcome {
        OCKHealthKitOutcome(taskUUID: task.uuid, taskOccurrenceIndex: occurrence, values: [OCKOutcomeValue(value)])
    }

    @Test("A new version takes over from its date on, and outcomes stay with the version that they are of")
    func versions() async throws {
        let first = try await linked.addTask(linkedTask("steps", targets: [OCKOutcomeValue(5_000.0)]))
        var changed = first
        changed.schedule = linkedTask("steps", targets: [OCKOutcomeValue(8_000.0)]).schedule
        changed.effectiveDate = day(2)
        let second = try await linked.updateTask(changed)
        try await linked.addOutcomes([measured(first, 1, 6_000), measured(second, 2, 6_000)])
        let events = try await linked.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 4)))
        #expect(events.map(\.task.uuid) == [first.uuid, first.uuid, second.uuid, second.uuid])
        #expect(events.map(\.scheduleEvent.occurrence) == [0, 1, 2, 3])
        #expect(events.map { $0.outcome?.id } == [nil, "\(first.uuid)_1", "\(second.uuid)_2", nil])
        #expect(
            events.map { $0.computeProgress(by: .summingOutcomeValues).fractionCompleted } == [0, 1, 0.75, 0])
    }

    @Test("They count towards adherence unless they say otherwise")
    func adherence() async throws {
        let steps = try await linked.addTask(linkedTask("steps"))
        var unweighed = linkedTask("weight")
        unweighed.impactsAdherence = false
        try await linked.addTask(unweighed)
        try await linked.addOutcome(measured(steps, 0, 7_500))
        let query = OCKAdherenceQuery(taskIDs: ["steps", "weight"], dateInterval: days(0, 2))
        #expect(try await linked.fetchAdherence(query: query) == [.progress(1), .progress(0)])
    }

    @Test("An event stream tells of a task that is added")
    func streams() async throws {
        var events = linked.events(matching: OCKEventQuery(dateInterval: days(0, 1))).makeAsyncIterator()
        #expect(try await events.next()?.isEmpty == true)
        let steps = try await linked.addTask(linkedTask("steps"))
        #expect(try await events.next()?.map(\.task.uuid) == [steps.uuid])
    }
}

@Suite("HealthKit tasks of many containers")
struct HealthKitContainerTests {
    @Test("Two containers' tasks are apart on one server, with the same ids, and after a reset of one")
    func apart() async throws {
        let (one, other) = (try TestStore(.postgres), try TestStore(.postgres))
        let (first, second) = (LinkedStore(one.store), LinkedStore(other.store))
        let task = linkedTask("steps", targets: [OCKOutcomeValue(1)])
        let stored = try await first.addTask(task)
        #expect(try await second.fetchTasks(query: OCKTaskQuery()).isEmpty)
        // Even the version's own identity may be the same.
        #expect(try await second.addTask(task).uuid == stored.uuid)
        try first.reset()
        #expect(try await first.fetchTasks(query: OCKTaskQuery()).isEmpty)
        #expect(try await second.fetchTasks(query: OCKTaskQuery()).map(\.schedule) == [task.schedule])
    }

    @Test(
        "A store that is opened again has its tasks, versions and tombstones",
        arguments: [TestStore.Kind.file, .postgres])
    func reopened(kind: TestStore.Kind) async throws {
        let test = try TestStore(kind)
        let linked = LinkedStore(test.store)
        var steps = try await linked.addTask(linkedTask("steps"))
        steps.title = "Walk"
        let walk = try await linked.updateTask(steps)
        let gone = try await linked.deleteTask(try await linked.addTask(linkedTask("gone")))
        let again = LinkedStore(test.another())
        #expect(try await again.fetchTask(withID: "steps") == walk)
        #expect(try await again.fetchTasks(query: OCKTaskQuery(id: "steps")).count == 2)
        #expect(try await again.fetchTasks(query: OCKTaskQuery(for: day(1))).map(\.id) == ["steps"])
        #expect(try await again.addTask(linkedTask("gone")).previousVersionUUIDs == [gone.uuid])
    }
}
