import Foundation
import Testing

@testable import CareKitStore

@Suite("Queries")
struct QueryTests {
    @Test("A new query constrains nothing")
    func unconstrained() {
        let tasks = OCKTaskQuery()
        #expect(tasks.ids.isEmpty && tasks.uuids.isEmpty && tasks.groupIdentifiers.isEmpty && tasks.tags.isEmpty)
        #expect(tasks.dateInterval == nil && tasks.limit == nil && tasks.offset == 0)
        #expect(!tasks.excludesTasksWithNoEvents && tasks.sortDescriptors.isEmpty)
        let outcomes = OCKOutcomeQuery()
        #expect(outcomes.taskIDs.isEmpty && outcomes.taskUUIDs.isEmpty && outcomes.dateInterval == nil)
        #expect(OCKTaskQuery(id: "walk").ids == ["walk"])
        #expect(OCKPatientQuery() == OCKPatientQuery(dateInterval: nil) && OCKPatientQuery().sortDescriptors.isEmpty)
        let plans = OCKCarePlanQuery()
        #expect(plans.patientIDs.isEmpty && plans.patientUUIDs.isEmpty && plans.patientRemoteIDs.isEmpty)
        let contacts = OCKContactQuery()
        #expect(contacts.carePlanIDs.isEmpty && contacts.carePlanUUIDs.isEmpty && contacts.carePlanRemoteIDs.isEmpty)
        #expect(OCKPatientQuery(id: "p").ids == ["p"])
        #expect(OCKCarePlanQuery(id: "c").ids == ["c"] && OCKContactQuery(id: "d").ids == ["d"])
    }

    @Test(
        "A day's query goes from the day's start to one second before the next, whatever its length",
        arguments: [("2021-03-14 12:00", 23.0), ("2021-11-07 12:00", 25.0), ("2021-06-01 00:00", 24.0)])
    func day(noon: String, hours: Double) throws {
        let place = try Place("America/New_York")
        let interval = DateInterval.day(of: try place.date(noon), in: place.calendar)
        #expect(place.reading(interval.start) == "\(noon.prefix(10)) 00:00")
        #expect(place.reading(interval.end) == "\(noon.prefix(10)) 23:59:59")
        #expect(interval.duration == hours * 3600 - 1)
    }

    @Test("All queries for a date have the same day")
    func sameDay() {
        let now = Date()
        let interval = OCKEventQuery(for: now).dateInterval
        #expect(interval.start == Calendar.current.startOfDay(for: now))
        #expect(OCKTaskQuery(for: now).dateInterval == interval)
        #expect(OCKOutcomeQuery(for: now).dateInterval == interval)
        #expect(OCKPatientQuery(for: now).dateInterval == interval)
        #expect(OCKCarePlanQuery(for: now).dateInterval == interval)
        #expect(OCKContactQuery(for: now).dateInterval == interval)
        #expect(OCKInsightQuery(for: now).dateInterval == interval)
    }

    @Test("An event query asks for the tasks that it names")
    func taskQuery() {
        let interval = DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 3600)
        var query = OCKEventQuery(dateInterval: interval)
        query.taskIDs = ["walk"]
        query.taskGroupIdentifiers = ["group", nil]
        query.taskTags = ["tag"]
        let tasks = query.taskQuery
        #expect(tasks.ids == ["walk"])
        #expect(tasks.groupIdentifiers == ["group", nil])
        #expect(tasks.tags == ["tag"])
        #expect(tasks.dateInterval == interval)
    }

    @Test("An adherence query counts an event as done once it has an outcome, unless told otherwise")
    func adherence() throws {
        let query = OCKAdherenceQuery(dateInterval: DateInterval(start: Date(), duration: 86_400))
        let element = OCKScheduleElement(start: Date(), end: nil, interval: DateComponents(day: 1))
        let task = OCKTask(id: "walk", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        let outcome = OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: 0, values: [])
        let done = OCKAnyEvent(task: task, outcome: outcome, scheduleEvent: task.schedule[0])
        let open = OCKAnyEvent(task: task, outcome: nil, scheduleEvent: task.schedule[0])
        #expect(query.computeProgress(done).fractionCompleted == 1)
        #expect(query.computeProgress(open).fractionCompleted == 0)
        #expect(query.taskIDs.isEmpty)
    }
}
