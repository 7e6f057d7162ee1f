import Foundation
import HealthKit
import Testing

@testable import CareKitStore

@Suite("What users of CareKit asked of stores")
struct RequestTests {
    private func value(_ value: any OCKOutcomeValueUnderlyingType, _ kind: String) -> OCKOutcomeValue {
        var value = OCKOutcomeValue(value)
        value.kind = kind
        return value
    }

    @Test("#28 (#450): A provider reads a patient's adherence and can write nothing")
    func provider() async throws {
        let store = try TestStore(.memory).store
        let task = try await store.addTask(dailyTask("a", end: day(2)))
        try await store.addOutcome(outcome(task, 0, 1))
        let provider = OCKStoreCoordinator()
        provider.attachReadOnly(eventStore: store)
        let query = OCKAdherenceQuery(taskIDs: ["a"], dateInterval: days(0, 2)) {
            $0.computeProgress(by: .checkingOutcomeExists)
        }
        #expect(try await provider.fetchAdherence(query: query) == [.progress(1), .progress(0)])
        await #expect(throws: OCKStoreError.self) { try await provider.addAnyOutcome(outcome(task, 1, 1)) }
        await #expect(throws: OCKStoreError.self) { try await provider.deleteAnyTask(task) }
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).count == 1)
    }

    @Test(
        "#29 (#299): One store keeps several patients, and finds each one's plans, contacts and tasks",
        arguments: TestStore.Kind.allCases)
    func severalPatients(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let patients = try await store.addPatients(
            ["ann", "bob"].map { OCKPatient(id: $0, givenName: $0, familyName: "F") })
        for patient in patients {
            let plan = try await store.addCarePlan(
                OCKCarePlan(id: "plan of \(patient.id)", title: "T", patientUUID: patient.uuid))
            var task = dailyTask("task of \(patient.id)")
            task.carePlanUUID = plan.uuid
            try await store.addTask(task)
            try await store.addContact(
                OCKContact(
                    id: "contact of \(patient.id)", givenName: "G", familyName: "F", carePlanUUID: plan.uuid))
        }
        for id in ["ann", "bob"] {
            var plans = OCKCarePlanQuery()
            plans.patientIDs = [id]
            let found = try await store.fetchCarePlans(query: plans).map(\.id)
            #expect(found == ["plan of \(id)"])
            var tasks = OCKTaskQuery(dateInterval: days(0, 1))
            tasks.carePlanIDs = found
            #expect(try await store.fetchTasks(query: tasks).map(\.id) == ["task of \(id)"])
            var contacts = OCKContactQuery()
            contacts.carePlanIDs = found
            #expect(try await store.fetchContacts(query: contacts).map(\.id) == ["contact of \(id)"])
        }
    }

    @Test("#30 (#116): Each care plan has its own tasks, events and contacts, for a screen of its own")
    func separatePlans() async throws {
        let store = try TestStore(.file).store
        let plans = try await store.addCarePlans(
            ["knee", "heart"].map { OCKCarePlan(id: $0, title: $0, patientUUID: nil) })
        for plan in plans {
            var task = dailyTask(plan.id + " task")
            task.carePlanUUID = plan.uuid
            try await store.addTask(task)
        }
        var query = OCKTaskQuery(dateInterval: days(0, 1))
        query.carePlanUUIDs = [plans[1].uuid]
        let tasks = try await store.fetchTasks(query: query)
        #expect(tasks.map(\.id) == ["heart task"])
        var events = OCKEventQuery(dateInterval: days(0, 2))
        events.taskIDs = tasks.map(\.id)
        #expect(try await store.fetchEvents(query: events).map(\.task.id) == ["heart task", "heart task"])
    }

    @Test("#32 (#698): Streams are followed from any actor and any thread at the same time")
    func executors() async throws {
        let store = try TestStore(.file).store
        try await store.addTask(dailyTask("a"))
        let query = OCKTaskQuery(dateInterval: days(0, 1))
        let onMain = Task { @MainActor in
            var stream = store.tasks(matching: query).makeAsyncIterator()
            return try await stream.next()?.map(\.id)
        }
        let detached = Task.detached {
            for try await events in store.anyEvents(matching: OCKEventQuery(dateInterval: days(0, 1))) {
                return events.map(\.task.id)
            }
            return []
        }
        #expect(try await onMain.value == ["a"])
        #expect(try await detached.value == ["a"])
    }

    @Test("#37 (#584): A task can name a category, is kept with it, and takes the outcomes of whoever reads that")
    func category() async throws {
        let store = LinkedStore(try TestStore(.file).store)
        let sleep = OCKHealthKitLinkage(
            quantityIdentifier: HKQuantityTypeIdentifier(rawValue: HKCategoryTypeIdentifier.sleepAnalysis.rawValue),
            quantityType: .discrete, unit: .count())
        let task = try await store.addTask(linkedTask("sleep", to: sleep))
        #expect(try await store.fetchTask(withID: "sleep").healthKitLinkage == sleep)
        // HealthKit's number for "asleep, core" is 3.
        let asleep = OCKHealthKitOutcome(
            taskUUID: task.uuid, taskOccurrenceIndex: 0, values: [value(3, "asleepCore")])
        try await store.addOutcome(asleep)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        #expect(events.map { $0.outcome?.values.first?.integerValue } == [3])
    }

    @Test("#40 (#287): A ring for drinking fills by the sum of millilitres, not by the count of glasses")
    func sumToGoal() async throws {
        let store = try TestStore(.memory).store
        let task = try await store.addTask(
            dailyTask("water", end: day(1), targets: [OCKOutcomeValue(2_000, units: "ml")]))
        try await store.addOutcome(outcome(task, 0, 500, 750))
        let query = OCKAdherenceQuery(taskIDs: ["water"], dateInterval: days(0, 1)) {
            $0.computeProgress(by: .summingOutcomeValues)
        }
        #expect(try await store.fetchAdherence(query: query) == [.progress(0.625)])
    }

    @Test("#41 (#495): A day without tasks or without events is told from one on which all is done")
    func emptyDays() async throws {
        let store = try TestStore(.memory).store
        let element = OCKScheduleElement(
            start: day(1) + 8 * 3_600, end: nil, interval: DateComponents(day: 2), calendar: utc)
        let task = try await store.addTask(
            OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element])))
        try await store.addOutcome(outcome(task, 0, 1))
        let query = OCKAdherenceQuery(taskIDs: ["a"], dateInterval: days(0, 4)) {
            $0.computeProgress(by: .checkingOutcomeExists)
        }
        #expect(try await store.fetchAdherence(query: query) == [.noTasks, .progress(1), .noEvents, .progress(0)])
    }

    @Test("#43 (#638): Events and progress are the same at every fetch, and after the store is opened again")
    func stableReload() async throws {
        let test = try TestStore(.file)
        let tasks = try await test.store.addTasks((0..<5).map { dailyTask("\($0)") })
        for task in tasks.dropFirst() { try await test.store.addOutcome(outcome(task, 1, 1)) }
        let query = OCKEventQuery(dateInterval: days(0, 3))
        let first = try await test.store.fetchEvents(query: query)
        #expect(first.count == 15)
        #expect(first.filter { $0.outcome != nil }.count == 4)
        for _ in 0..<5 { #expect(try await test.store.fetchEvents(query: query) == first) }
        #expect(try await test.another().fetchEvents(query: query) == first)
    }

    @Test(
        "#44 (#682): Left and right stay in their order after every start, and are found by their kind",
        arguments: TestStore.Kind.allCases)
    func valueOrder(kind: TestStore.Kind) async throws {
        let test = try TestStore(kind)
        let task = try await test.store.addTask(dailyTask("a"))
        for occurrence in 0..<5 {
            var knees = outcome(task, occurrence)
            knees.values = [value(90.0, "right"), value(85.0, "left"), value(1, "pain"), value(90.0, "right")]
            try await test.store.addOutcome(knees)
        }
        let store = kind == .memory ? test.store : test.another()
        for outcome in try await store.fetchOutcomes(query: OCKOutcomeQuery()) {
            #expect(outcome.values.map(\.kind) == ["right", "left", "pain", "right"])
            #expect(outcome.values.first { $0.kind == "left" }?.doubleValue == 85)
        }
    }

    @Test("#46 (#699): A stream keeps its day over midnight, and the next day's query has the next day's events")
    func rollover() async throws {
        let store = try TestStore(.memory).store
        try await store.addTask(dailyTask("a"))
        var today = store.events(matching: OCKEventQuery(dateInterval: days(0, 1))).makeAsyncIterator()
        #expect(try await today.next()?.map(\.scheduleEvent.occurrence) == [0])
        var tomorrow = store.events(matching: OCKEventQuery(dateInterval: days(1, 2))).makeAsyncIterator()
        #expect(try await tomorrow.next()?.map(\.scheduleEvent.occurrence) == [1])
    }

    @Test(
        "#50 (#320): Goals tell a card what to ask for, in order: type, kind and unit; an answer holds as many values",
        arguments: TestStore.Kind.allCases)
    func inputs(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var goals = [value(10.0, "dose"), value(5, "pain"), value(true, "withFood"), value("", "remark")]
        goals[0].units = "mg"
        let task = try await store.addTask(dailyTask("a", targets: goals))
        let query = OCKEventQuery(dateInterval: days(0, 1))
        let asked = try #require(await store.fetchAnyEvents(query: query).first).scheduleEvent.element.targetValues
        #expect(asked.map(\.type) == [.double, .integer, .boolean, .text])
        #expect(asked.map(\.kind) == ["dose", "pain", "withFood", "remark"])
        #expect(asked.map(\.units) == ["mg", nil, nil, nil])
        var answer = outcome(task, 0)
        answer.values = [value(7.5, "dose"), value(3, "pain"), value(false, "withFood"), value("🙂", "remark")]
        try await store.addOutcome(answer)
        let answered = try await store.fetchEvents(query: query).first?.outcome?.values
        #expect(answered?.map(\.type) == asked.map(\.type))
    }

    @Test("#54 (#285): A year of one kind of value is one number for each day, and several kinds are several series")
    func longSeries() async throws {
        let store = try TestStore(.memory).store
        let task = try await store.addTask(dailyTask("pressure"))
        try await store.addOutcomes(
            (0..<366).map { number in
                var both = outcome(task, number)
                both.values = [value(120 + number % 3, "systolic"), value(80, "diastolic")]
                return both
            })
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 366)))
        #expect(events.count == 366)
        for (kind, expected) in [("systolic", [120, 121, 122]), ("diastolic", [80, 80, 80])] {
            let series = events.compactMap { event in event.outcome?.values.first { $0.kind == kind }?.integerValue }
            #expect(series.count == 366)
            #expect(Array(series.prefix(3)) == expected)
        }
    }

    @Test(
        "#55 (#602): Texts come back byte for byte, so that a title may be the key of a translation at display",
        arguments: TestStore.Kind.allCases)
    func translationKeys(kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        // One of these is é in one scalar, the other in two: Swift calls them equal, a catalogue need not.
        for (id, title) in [("a", "caf\u{E9}.title"), ("b", "cafe\u{301}.title"), ("c", "%lld\u{2028}لعبة\t")] {
            var task = dailyTask(id)
            (task.title, task.instructions) = (title, title)
            task.userInfo = [title: title]
            try await store.addTask(task)
            let stored = try await store.fetchTask(withID: id)
            #expect(stored.title.map { Array($0.utf8) } == Array(title.utf8))
            #expect(stored.instructions.map { Array($0.utf8) } == Array(title.utf8))
            #expect(stored.userInfo?.first.map { Array($0.key.utf8) } == Array(title.utf8))
        }
    }
}
