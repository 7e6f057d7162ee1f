import Foundation

/// A store that tells of contacts, whatever their type.
public protocol OCKAnyReadOnlyContactStore: AnyObject, Sendable, OCKAnyResettableStore {
    /// The contacts that match a query, now and whenever they change.
    func anyContacts(matching query: OCKContactQuery) -> CareStoreQueryResults<any OCKAnyContact>

    /// Fetches the contacts that match a query.
    func fetchAnyContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[any OCKAnyContact]>)
}

/// A store that tells of contacts and keeps them, whatever their type. A write succeeds or fails as a whole.
public protocol OCKAnyContactStore: OCKAnyReadOnlyContactStore {
    /// Adds contacts. Fails if a value has a type that the store does not keep.
    func addAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyContact]>?)

    /// Adds new versions of contacts. Fails if a value has a type that the store does not keep.
    func updateAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyContact]>?)

    /// Marks contacts as deleted. Fails if a value has a type that the store does not keep.
    func deleteAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyContact]>?)
}
