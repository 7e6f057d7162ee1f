import Foundation

/// A store that tells of contacts of one type.
public protocol OCKReadableContactStore: OCKAnyReadOnlyContactStore {
    /// The type of contact that the store holds.
    associatedtype Contact: OCKAnyContact & Equatable

    /// The sequence of answers to a query.
    associatedtype Contacts: AsyncSequence & Sendable where Contacts.Element == [Contact]

    /// The contacts that match a query, now and whenever they change.
    func contacts(matching query: OCKContactQuery) -> Contacts

    /// Fetches the contacts that match a query.
    func fetchContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[Contact]>)
}

/// A store that tells of contacts of one type and keeps them. A write succeeds or fails as a whole.
public protocol OCKContactStore: OCKReadableContactStore, OCKAnyContactStore {
    /// Adds contacts; the result is what was stored.
    func addContacts(_ contacts: [Contact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[Contact]>?)

    /// Adds new versions of contacts; the result is what was stored.
    func updateContacts(_ contacts: [Contact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[Contact]>?)

    /// Marks contacts as deleted; the result is the versions that say so.
    func deleteContacts(_ contacts: [Contact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[Contact]>?)
}
