import Foundation
import SQLStorage

extension OCKStore: OCKOutcomeStore {
    /// The outcomes that match a query, now and once for each change of that result.
    ///
    /// Time grows with what matches. Ends with `OCKStoreError.fetchFailed` when the database cannot be read.
    public func outcomes(matching query: OCKOutcomeQuery) -> some AsyncSequence<[OCKOutcome], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKOutcome.table, OCKTask.table]) {
            try OutcomeQueries($0).outcomes(matching: query)
        }
    }

    /// Fetches the outcomes that match a query, in its order; by index, whatever the number of others.
    ///
    /// Fails with `OCKStoreError.fetchFailed` when the database cannot be read.
    public func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKOutcome]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) {
            try OutcomeQueries($0).outcomes(matching: query)
        }
    }

    /// Adds outcomes, all or none; the result is what was stored, with how each came in (`entry`).
    ///
    /// Fails with `OCKStoreError.addFailed`, and stores nothing, when the task version or the occurrence does not exist, another
    /// version rules at its time, the task is paused or deleted then, the occurrence has an outcome, or the task's edit window
    /// is not open.
    public func addOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.addFailed, callbackQueue: callbackQueue, completion: completion) {
            try OutcomeWriting($0, at: $1).add(outcomes)
        }
    }

    /// Appends a version to each outcome, all or none; the result is what was stored.
    ///
    /// Fails with `OCKStoreError.updateFailed`, and changes nothing, when nothing is stored under an id, or it was deleted, or
    /// the task's edit window does not let the answer be changed, or not without a reason (`OutcomeCorrection`).
    public func updateOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.updateFailed, callbackQueue: callbackQueue, completion: completion) {
            try OutcomeWriting($0, at: $1).update(outcomes)
        }
    }

    /// Appends to each outcome a version that marks it as deleted, all or none; the occurrence may be answered again.
    ///
    /// Fails with `OCKStoreError.deleteFailed`, and deletes nothing, when nothing is stored under an id, or it was deleted, or
    /// the task's edit window does not let the answer be changed.
    public func deleteOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.deleteFailed, callbackQueue: callbackQueue, completion: completion) {
            try OutcomeWriting($0, at: $1).delete(outcomes)
        }
    }
}
