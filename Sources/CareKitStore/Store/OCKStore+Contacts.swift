import Foundation
import SQLStorage

extension OCKStore: OCKContactStore {
    /// The contact versions that match a query, now and once for each change of that result.
    ///
    /// Time grows with what matches, not with the versions that there are. Ends with `OCKStoreError.fetchFailed` when the
    /// database cannot be read.
    public func contacts(matching query: OCKContactQuery) -> some AsyncSequence<[OCKContact], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKContact.table, OCKCarePlan.table]) { [clock] in
            try VersionTable<OCKContact>($0).contacts(matching: query, at: clock())
        }
    }

    /// Fetches the contact versions that match a query, in its order; by index, whatever the number of other versions.
    ///
    /// Fails with `OCKStoreError.fetchFailed` when the database cannot be read.
    public func fetchContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKContact]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try VersionTable<OCKContact>($0).contacts(matching: query, at: clock())
        }
    }

    /// Adds contacts, all or none; the result is what was stored.
    ///
    /// Fails with `OCKStoreError.addFailed`, and stores nothing, when an id is taken or comes twice. An id whose value was
    /// deleted is free again: its history goes on.
    public func addContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKContact]>? = nil
    ) {
        add(contacts, callbackQueue, completion)
    }

    /// Appends a version to each contact, all or none; the result is what was stored.
    ///
    /// Fails with `OCKStoreError.updateFailed`, and changes nothing, when nothing is stored under an id, or it was deleted.
    public func updateContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKContact]>? = nil
    ) {
        update(contacts, callbackQueue, completion)
    }

    /// Appends to each contact a version that marks it as deleted, all or none.
    ///
    /// Queries find its versions by `uuid` alone from then on. Fails with
    /// `OCKStoreError.deleteFailed`, and deletes nothing, when nothing is stored under an id, or it was deleted.
    public func deleteContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKContact]>? = nil
    ) {
        delete(contacts, callbackQueue, completion)
    }
}
