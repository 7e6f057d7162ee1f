import Foundation
import SeededRandom
import SyncServer
import Testing

@testable import CareKitStore

/// A random history of one task on one device or two.
struct PlanHistory {
    enum Devices {
        /// One, which plans and answers.
        case one
        /// One that plans and answers, and another that answers what it knows of.
        case planningAndAnswering
        /// Two that plan and answer.
        case planning
    }

    let seed: UInt64
    let days: PlanDays
    let clinic: ClockedStore
    /// Nil if there is one device only.
    let phone: ClockedStore?
    /// What is planned, if one device plans.
    private(set) var model = PlanModel()
    private let devices: Devices
    /// When the events start that have been answered, by the answers' ids.
    private(set) var answers: [String: Date] = [:]
    private var random: SplitMix64
    private var today = 0
    private var steps: [String] = []

    init(seed: UInt64, _ kind: TestStore.Kind, _ devices: Devices) throws {
        self.seed = seed
        self.devices = devices
        random = SplitMix64(seed: seed)
        days = try PlanDays(Int(seed))
        let server = ReferenceServer()
        clinic = try ClockedStore(kind, at: days.start(0), remote: ServerRemote(to: server))
        phone = devices != .one ? try ClockedStore(kind, at: days.start(0), remote: ServerRemote(to: server)) : nil
    }

    /// What to look at when a check fails.
    var comment: Comment { "seed \(seed), \(days.calendar.timeZone.identifier): \(steps.joined(separator: ", "))" }

    mutating func run() async throws {
        if devices == .planning {
            try await clinic.store.addTask(days.task(1))
            try await synchronize()
        }
        for _ in 0..<Int.random(in: 5...18, using: &random) { try await step() }
        try await synchronize()
    }

    private mutating func step() async throws {
        today = min(today + Int.random(in: 0...1, using: &random), 9)
        clinic.set(days.start(today))
        phone?.set(days.start(today))
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<6: try await plan()
        case 6..<10: try await answer(on: phone.flatMap { Bool.random(using: &random) ? $0 : nil } ?? clinic)
        default: try await synchronize()
        }
    }

    mutating func synchronize() async throws {
        guard let phone else { return }
        steps.append("synchronise")
        for device in [clinic, phone, clinic] { try await device.store.synchronize() }
    }
}

// MARK: Planning

extension PlanHistory {
    private mutating func plan() async throws {
        let content = Int.random(in: 0..<PlanDays.contents.count, using: &random)
        let (day, later) = (Int.random(in: -1..<10, using: &random), Int.random(in: 0..<14, using: &random))
        let (date, task) = (days.start(day), days.task(content))
        let device = devices == .planning && Bool.random(using: &random) ? phone ?? clinic : clinic
        let store = device.store
        let answered = try await latestAnswer()
        var (dated, next) = (task, model)
        dated.effectiveDate = date
        let version = dated
        // A third of the histories is about deletions, among which versions are planned.
        let kinds = seed.isMultiple(of: 3) ? [0, 0, 6, 7] : Array(0..<10)
        switch kinds.randomElement(using: &random) ?? 0 {
        case 0..<7 where !model.isStored && devices != .planning, 9:
            try await expect("add \(content) from \(day)", next.add(content, from: day, answered: answered), next) {
                try await store.addTask(version)
            }
        case 0, 1, 2:
            try await expect("change to \(content) from \(day)", next.change(content, from: day), next) {
                try await store.updateTask(task, effectiveFrom: date)
            }
        case 3:
            try await expect(
                "update to \(content) from \(day)", next.update(content, from: day, answered: answered), next
            ) { try await store.updateTask(version) }
        case 4:
            let end = Bool.random(using: &random) ? later : nil
            let until = end.map(days.start)
            try await expect(
                "pause from \(day) until \(end.map(String.init) ?? "resumed")",
                next.setPaused(true, from: day, until: end), next
            ) { try await store.pauseTask(withID: "a", from: date, until: until) }
        case 5:
            try await expect("resume from \(day)", next.setPaused(false, from: day, until: nil), next) {
                try await store.resumeTask(withID: "a", from: date)
            }
        case 6:
            let isForAllTime = Int.random(in: 0..<3, using: &random) == 0
            let from = isForAllTime ? nil : date
            try await expect(
                "delete from \(isForAllTime ? "ever" : "\(day)") on day \(today)",
                next.delete(from: isForAllTime ? nil : day, made: today), next
            ) { try await store.deleteTask(withID: "a", effectiveFrom: from) }
        default:
            try await expect("undelete from \(day)", next.undelete(from: day), next) {
                try await store.undeleteTask(withID: "a", effectiveFrom: date)
            }
        }
    }

    /// Runs a change that the model allows, or for some reason does not.
    private mutating func expect(
        _ step: String, _ refusal: StoreRefusal?, _ next: PlanModel, _ body: () async throws -> some Any
    ) async throws {
        steps.append(step)
        do {
            _ = try await body()
            guard devices != .planning else { return }
            try #require(refusal == nil, comment)
            model = next
        } catch let error as OCKStoreError {
            steps.append("(refused)")
            guard devices != .planning else {
                return try #require(StoreRefusal.allCases.map(\.reason).contains(error.reason), comment)
            }
            if let refusal { return try #require(error.reason == refusal.reason, comment) }
            // The only other reason is an answer that would be left without its event.
            try #require(error.reason == StoreRefusal.outcomeAhead.reason, comment)
            let planned = Set(next.events(on: days).map(\.start))
            let left = answers.values.filter { start in
                !planned.contains(start) && model[days.number(of: start)].isThere
            }
            try #require(!left.isEmpty, comment)
        }
    }

    /// The day of the last event that has an answer where plans are made.
    private func latestAnswer() async throws -> Int? {
        let known = try await clinic.store.fetchOutcomes(query: OCKOutcomeQuery()).compactMap { answers[$0.id] }
        return known.max().map(days.number)
    }
}

// MARK: Answering

extension PlanHistory {
    /// Answers an event that a device shows; such an answer is taken, and shown from then on.
    private mutating func answer(on device: ClockedStore) async throws {
        let query = OCKEventQuery(dateInterval: days.interval(PlanDays.first, PlanDays.end))
        let open = try await device.store.fetchEvents(query: query).filter {
            $0.outcome == nil && $0.task.title != "\(PlanDays.lasting)"
        }
        guard let event = open.randomElement(using: &random) else { return }
        let start = event.scheduleEvent.start
        steps.append(
            "answer \(event.task.title ?? "") on day \(days.number(of: start)) by \(device === phone ? "phone" : "clinic")"
        )
        let answer = OCKOutcome(
            taskUUID: event.task.uuid, taskOccurrenceIndex: event.scheduleEvent.occurrence,
            values: [OCKOutcomeValue(start)])
        do {
            answers[try await device.store.addOutcome(answer).id] = start
        } catch {
            Issue.record(error, comment)
        }
        await #expect(throws: OCKStoreError.self, comment) {
            var second = answer
            second.id = UUID().uuidString
            try await device.store.addOutcome(second)
        }
    }
}

extension OCKStoreError {
    var reason: String {
        switch self {
        case .fetchFailed(let reason), .addFailed(let reason), .updateFailed(let reason), .deleteFailed(let reason),
            .remoteSynchronizationFailed(let reason), .invalidValue(let reason), .timedOut(let reason):
            reason
        }
    }
}
