import Foundation
import SQLStorage

extension OCKStore: OCKCarePlanStore {
    /// The care plan versions that match a query, now and once for each change of that result.
    ///
    /// Time grows with what matches, not with the versions that there are. Ends with `OCKStoreError.fetchFailed` when the
    /// database cannot be read.
    public func carePlans(matching query: OCKCarePlanQuery) -> some AsyncSequence<[OCKCarePlan], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKCarePlan.table, OCKPatient.table]) { [clock] in
            try VersionTable<OCKCarePlan>($0).carePlans(matching: query, at: clock())
        }
    }

    /// Fetches the care plan versions that match a query, in its order; by index, whatever the number of other versions.
    ///
    /// Fails with `OCKStoreError.fetchFailed` when the database cannot be read.
    public func fetchCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKCarePlan]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try VersionTable<OCKCarePlan>($0).carePlans(matching: query, at: clock())
        }
    }

    /// Adds care plans, all or none; the result is what was stored.
    ///
    /// Fails with `OCKStoreError.addFailed`, and stores nothing, when an id is taken or comes twice. An id whose value was
    /// deleted is free again: its history goes on.
    public func addCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKCarePlan]>? = nil
    ) {
        add(carePlans, callbackQueue, completion)
    }

    /// Appends a version to each care plan, all or none; the result is what was stored.
    ///
    /// Fails with `OCKStoreError.updateFailed`, and changes nothing, when nothing is stored under an id, or it was deleted.
    public func updateCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKCarePlan]>? = nil
    ) {
        update(carePlans, callbackQueue, completion)
    }

    /// Appends to each care plan a version that marks it as deleted, all or none.
    ///
    /// Queries find its versions by `uuid` alone from then on. Fails with
    /// `OCKStoreError.deleteFailed`, and deletes nothing, when nothing is stored under an id, or it was deleted.
    public func deleteCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKCarePlan]>? = nil
    ) {
        delete(carePlans, callbackQueue, completion)
    }
}
