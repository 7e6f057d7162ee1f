import Foundation
import Testing

@testable import CareKitStore

@Suite("Reading through a coordinator")
struct CoordinatorReadTests {
    private let first: any ConformingStore
    private let second: any ConformingStore
    private let coordinator = OCKStoreCoordinator()

    init() throws {
        (first, second) = (try StoreKind.memory.make(), try StoreKind.json.make())
        coordinator.attach(store: first)
        coordinator.attach(store: second)
    }

    private func contact(_ id: String, created: Double) -> OCKContact {
        var contact = OCKContact(id: id, givenName: id, familyName: "F", carePlanUUID: nil)
        contact.createdDate = day(created)
        contact.effectiveDate = day(-created)
        return contact
    }

    @Test("Without stores there is nothing, and it is told at once")
    func empty() async throws {
        let empty = OCKStoreCoordinator()
        #expect(try await empty.fetchAnyTasks(query: OCKTaskQuery()).isEmpty)
        #expect(try await empty.fetchAnyEvents(query: OCKEventQuery(dateInterval: days(0, 1))).isEmpty)
        var results = empty.anyPatients(matching: OCKPatientQuery()).makeAsyncIterator()
        #expect(try await results.next()?.count == 0)
        await #expect(throws: OCKStoreError.self) {
            try await empty.fetchAnyEvent(forTask: dailyTask("a"), occurrence: 0)
        }
        try empty.reset()
    }

    @Test("Results of all stores come in the query's order, and a page is cut from all of them together")
    func order() async throws {
        try await first.addContacts([contact("a", created: 1), contact("d", created: 4), contact("e", created: 2)])
        try await second.addContacts([contact("c", created: 3), contact("b", created: 2), contact("f", created: 6)])
        func ids(_ change: (inout OCKContactQuery) -> Void) async throws -> String {
            var query = OCKContactQuery()
            change(&query)
            return try await coordinator.fetchAnyContacts(query: query).map(\.id).joined()
        }
        // Newest first; those created together in the order of their stores.
        #expect(try await ids { _ in } == "fdceba")
        #expect(try await ids { $0.sortDescriptors = [.givenName(ascending: true)] } == "abcdef")
        #expect(try await ids { $0.sortDescriptors = [.effectiveDate(ascending: true)] } == "fdceba")
        let byFamily: [OCKContactQuery.SortDescriptor] = [.familyName(ascending: true), .givenName(ascending: false)]
        #expect(try await ids { $0.sortDescriptors = byFamily } == "fedcba")
        #expect(try await ids { ($0.limit, $0.sortDescriptors) = (2, [.givenName(ascending: true)]) } == "ab")
        for offset in 0..<7 {
            let page = try await ids {
                ($0.limit, $0.offset, $0.sortDescriptors) = (2, offset, [.givenName(ascending: true)])
            }
            #expect(page == String("abcdef".dropFirst(offset).prefix(2)))
        }
        #expect(try await ids { $0.offset = 4 } == "ba")
        #expect(try await ids { ($0.limit, $0.offset) = (Int.max, Int.max) }.isEmpty)
        #expect(try await ids { ($0.limit, $0.offset) = (-1, -1) }.isEmpty)
    }

    @Test(
        "Every sort descriptor orders a stream over several stores (CareKit pull request 718)",
        arguments: [
            ([OCKPatientQuery.SortDescriptor.effectiveDate(ascending: true)], "cab"),
            ([.givenName(ascending: true)], "abc"), ([.familyName(ascending: false)], "bca"),
            ([.groupIdentifier(ascending: true), .givenName(ascending: false)], "bac"),
        ])
    func streamedPatients(descriptors: [OCKPatientQuery.SortDescriptor], expected: String) async throws {
        var patients = ["a", "b", "c"].map { OCKPatient(id: $0, givenName: $0, familyName: "F") }
        for (index, date) in [2.0, 3, 1].enumerated() { patients[index].effectiveDate = day(date) }
        (patients[1].name.familyName, patients[2].name.familyName) = ("H", "G")
        patients[2].groupIdentifier = "g"
        try await first.addPatients([patients[0], patients[1]])
        try await second.addPatients([patients[2]])
        var query = OCKPatientQuery()
        query.sortDescriptors = descriptors
        var results = coordinator.anyPatients(matching: query).makeAsyncIterator()
        #expect(try await results.next()?.map(\.id).joined() == expected)
        #expect(try await coordinator.fetchAnyPatients(query: query).map(\.id).joined() == expected)
    }

    @Test("Tasks and care plans are ordered in streams too, and a stream goes on with changes of any store")
    func streams() async throws {
        var tasks = OCKTaskQuery()
        tasks.sortDescriptors = [.title(ascending: false)]
        tasks.limit = 2
        var taskResults = coordinator.anyTasks(matching: tasks).makeAsyncIterator()
        #expect(try await taskResults.next()?.count == 0)
        try await first.addTask(dailyTask("m"))
        #expect(try await taskResults.next()?.map(\.id) == ["m"])
        try await second.addTask(dailyTask("z"))
        #expect(try await taskResults.next()?.map(\.id) == ["z", "m"])
        try await first.addTask(dailyTask("p"))
        #expect(try await taskResults.next()?.map(\.id) == ["z", "p"])

        try await first.addCarePlan(OCKCarePlan(id: "1", title: "B", patientUUID: nil))
        try await second.addCarePlan(OCKCarePlan(id: "2", title: "A", patientUUID: nil))
        var plans = OCKCarePlanQuery()
        plans.sortDescriptors = [.title(ascending: true)]
        var planResults = coordinator.anyCarePlans(matching: plans).makeAsyncIterator()
        #expect(try await planResults.next()?.map(\.id) == ["2", "1"])
    }

    @Test("Events of all stores come by their start, each with the outcome from its own store")
    func events() async throws {
        let noon = OCKScheduleElement(
            start: day(0) + 12 * 3_600, end: nil, interval: DateComponents(day: 1), calendar: utc)
        let late = OCKTask(id: "noon", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [noon]))
        try await first.addTask(late)
        let early = try await second.addTask(dailyTask("morning"))
        let done = try await second.addOutcome(outcome(early, 1, 3))
        let query = OCKEventQuery(dateInterval: days(0, 2))
        let events = try await coordinator.fetchAnyEvents(query: query)
        #expect(events.map(\.task.id) == ["morning", "noon", "morning", "noon"])
        #expect(events.map { $0.outcome?.id } == [nil, nil, done.id, nil])
        var results = coordinator.anyEvents(matching: query).makeAsyncIterator()
        #expect(try await results.next()?.map(\.id) == events.map(\.id))
        #expect(try await coordinator.fetchAnyEvent(forTask: early, occurrence: 1).outcome?.id == done.id)
        #expect(try await coordinator.fetchAnyEvent(forTask: late, occurrence: 0).task.id == "noon")
        await #expect(throws: OCKStoreError.self) {
            try await coordinator.fetchAnyEvent(forTask: dailyTask("unknown"), occurrence: 0)
        }
        let outcomes = try await coordinator.fetchAnyOutcomes(query: OCKOutcomeQuery(dateInterval: days(0, 2)))
        #expect(outcomes.map(\.id) == [done.id])
    }

    @Test("A store that fails makes the read fail, whatever the others know")
    func failure() async throws {
        try await first.addTask(dailyTask("a"))
        coordinator.attachReadOnly(eventStore: ArrayStore(failure: .fetchFailed(reason: "closed")))
        let error = await #expect(throws: OCKStoreError.self) {
            try await coordinator.fetchAnyTasks(query: OCKTaskQuery())
        }
        #expect(error == .fetchFailed(reason: "closed"))
        await #expect(throws: OCKStoreError.self) {
            var results = coordinator.anyTasks(matching: OCKTaskQuery()).makeAsyncIterator()
            while try await results.next() != nil {}
        }
    }
}
