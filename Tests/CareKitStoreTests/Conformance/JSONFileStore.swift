import Foundation
import Synchronization

import CareKitStore

/// A store that an app might bring along: one JSON file, and nothing but the methods that the protocols require.
final class JSONFileStore: OCKStoreProtocol {
    private struct State {
        var contents: FileContents
        var watchers: [UUID: @Sendable (FileContents) -> Void] = [:]
    }

    private let state: Mutex<State>
    private let file: URL
    private let removal: RemovedDirectory?

    /// Opens a file, or starts a new one.
    init(_ file: URL, removedWith removal: RemovedDirectory? = nil) throws {
        self.file = file
        self.removal = removal
        let known = FileManager.default.fileExists(atPath: file.path)
        let contents =
            known ? try JSONDecoder().decode(FileContents.self, from: Data(contentsOf: file)) : FileContents()
        state = Mutex(State(contents: contents))
    }

    func reset() throws {
        try change { $0 = FileContents() }
    }

    // MARK: Patients

    func patients(matching query: OCKPatientQuery) -> AsyncStream<[OCKPatient]> {
        stream { $0.patients(matching: query) }
    }

    func fetchPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKPatient]>
    ) {
        answer(.success(state.withLock { $0.contents.patients(matching: query) }), callbackQueue, completion)
    }

    func addPatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKPatient]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.addFailed) { contents in
            guard contents.patients.all.allSatisfy({ patients.map(\.id).contains($0.id) }) else {
                throw FileRefusal(reason: "There are patients.")
            }
            return try contents.patients.add(patients) { _, _ in }
        }
    }

    func updatePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKPatient]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.updateFailed) { contents in
            try contents.patients.update(patients) { _, _ in }
        }
    }

    func deletePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKPatient]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.deleteFailed) { try $0.patients.delete(patients) }
    }

    // MARK: CarePlans

    func carePlans(matching query: OCKCarePlanQuery) -> AsyncStream<[OCKCarePlan]> {
        stream { $0.carePlans(matching: query) }
    }

    func fetchCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKCarePlan]>
    ) {
        answer(.success(state.withLock { $0.contents.carePlans(matching: query) }), callbackQueue, completion)
    }

    func addCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKCarePlan]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.addFailed) { contents in
            try contents.carePlans.add(carePlans) { _, _ in }
        }
    }

    func updateCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKCarePlan]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.updateFailed) { contents in
            try contents.carePlans.update(carePlans) { _, _ in }
        }
    }

    func deleteCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKCarePlan]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.deleteFailed) { try $0.carePlans.delete(carePlans) }
    }

    // MARK: Contacts

    func contacts(matching query: OCKContactQuery) -> AsyncStream<[OCKContact]> {
        stream { $0.contacts(matching: query) }
    }

    func fetchContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKContact]>
    ) {
        answer(.success(state.withLock { $0.contents.contacts(matching: query) }), callbackQueue, completion)
    }

    func addContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKContact]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.addFailed) { contents in
            try contents.contacts.add(contacts) { _, _ in }
        }
    }

    func updateContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKContact]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.updateFailed) { contents in
            try contents.contacts.update(contacts) { _, _ in }
        }
    }

    func deleteContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKContact]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.deleteFailed) { try $0.contacts.delete(contacts) }
    }

    // MARK: Tasks

    func tasks(matching query: OCKTaskQuery) -> AsyncStream<[OCKTask]> {
        stream { $0.tasks(matching: query) }
    }

    func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKTask]>
    ) {
        answer(.success(state.withLock { $0.contents.tasks(matching: query) }), callbackQueue, completion)
    }

    func addTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKTask]>?) {
        write(callbackQueue, completion, orFail: OCKStoreError.addFailed) { contents in
            try contents.tasks.add(tasks) { _, _ in }
        }
    }

    func updateTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKTask]>?) {
        write(callbackQueue, completion, orFail: OCKStoreError.updateFailed) { contents in
            let before = contents
            return try contents.tasks.update(tasks) { try before.checkUpdate(of: $1) }
        }
    }

    func deleteTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKTask]>?) {
        write(callbackQueue, completion, orFail: OCKStoreError.deleteFailed) { try $0.tasks.delete(tasks) }
    }

    // MARK: Outcomes

    func outcomes(matching query: OCKOutcomeQuery) -> AsyncStream<[OCKOutcome]> {
        stream { $0.outcomes(matching: query) }
    }

    func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKOutcome]>
    ) {
        answer(.success(state.withLock { $0.contents.outcomes(matching: query) }), callbackQueue, completion)
    }

    func addOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKOutcome]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.addFailed) { contents in
            let before = contents
            return try contents.outcomes.add(outcomes) { try before.check($1, among: $0) }
        }
    }

    func updateOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKOutcome]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.updateFailed) { contents in
            let before = contents
            return try contents.outcomes.update(outcomes) { try before.check($1, among: $0) }
        }
    }

    func deleteOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKOutcome]>?
    ) {
        write(callbackQueue, completion, orFail: OCKStoreError.deleteFailed) { try $0.outcomes.delete(outcomes) }
    }

    // MARK: Writing and watching

    /// Changes the contents and the file together, or neither.
    private func change<Value>(_ body: (inout FileContents) throws -> Value) throws -> Value {
        try state.withLock { state in
            var contents = state.contents
            let value = try body(&contents)
            try JSONEncoder().encode(contents).write(to: file, options: .atomic)
            state.contents = contents
            for watcher in state.watchers.values { watcher(contents) }
            return value
        }
    }

    private func write<Value: Sendable>(
        _ callbackQueue: DispatchQueue, _ completion: OCKResultClosure<Value>?,
        orFail failure: (String) -> OCKStoreError, _ body: (inout FileContents) throws -> Value
    ) {
        let result = Result { try change(body) }.mapError { error in
            failure((error as? FileRefusal)?.reason ?? "The file cannot be written.")
        }
        if let completion { answer(result, callbackQueue, completion) }
    }

    private func answer<Value: Sendable>(
        _ result: Result<Value, OCKStoreError>, _ callbackQueue: DispatchQueue,
        _ completion: @escaping OCKResultClosure<Value>
    ) {
        // The completion belongs to the queue that its owner chose, and this is the only call.
        nonisolated(unsafe) let completion = completion
        callbackQueue.async { completion(result) }
    }

    private func stream<Value: Equatable & Sendable>(
        _ read: @escaping @Sendable (FileContents) -> [Value]
    ) -> AsyncStream<[Value]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [Value].self)
        let key = UUID()
        state.withLock { state in
            let first = read(state.contents)
            continuation.yield(first)
            let last = Last(first)
            state.watchers[key] = { contents in
                let results = read(contents)
                if last.replace(with: results) { continuation.yield(results) }
            }
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { state in _ = state.watchers.removeValue(forKey: key) }
        }
        return stream
    }
}

/// The last results of a stream, which are not told twice.
private final class Last<Value: Equatable & Sendable>: Sendable {
    private let value: Mutex<[Value]>

    init(_ value: [Value]) {
        self.value = Mutex(value)
    }

    func replace(with new: [Value]) -> Bool {
        value.withLock { value in
            defer { value = new }
            return value != new
        }
    }
}

extension FileContents {
    /// An outcome is for an occurrence that exists and that has no other.
    fileprivate func check(_ outcome: OCKOutcome, among outcomes: FileVersions<OCKOutcome>) throws {
        guard let event = event(of: outcome) else { throw FileRefusal(reason: "No such occurrence.") }
        let task = tasks.all.first { $0.uuid == outcome.taskUUID }
        let newer = tasks.all.drop { $0.uuid != outcome.taskUUID }.dropFirst()
        guard !newer.contains(where: { $0.id == task?.id && $0.effectiveDate <= event.start }) else {
            throw FileRefusal(reason: "A newer version rules.")
        }
        let others = outcomes.all.filter { other in
            other.taskUUID == outcome.taskUUID && other.taskOccurrenceIndex == outcome.taskOccurrenceIndex
                && other.id != outcome.id && other.deletedDate == nil && other.nextVersionUUIDs.isEmpty
        }
        guard others.isEmpty else { throw FileRefusal(reason: "There is an outcome.") }
    }

    /// A new version of a task takes effect after the latest event that has an outcome.
    fileprivate func checkUpdate(of task: OCKTask) throws {
        let versions = Set(tasks.all.filter { $0.id == task.id }.map(\.uuid))
        let answered = outcomes.all.filter {
            versions.contains($0.taskUUID) && $0.deletedDate == nil && $0.nextVersionUUIDs.isEmpty
        }
        guard answered.compactMap({ event(of: $0)?.start }).allSatisfy({ $0 < task.effectiveDate }) else {
            throw FileRefusal(reason: "An outcome would be lost.")
        }
    }
}
