import Foundation

extension OCKAnyReadOnlyContactStore {
    /// Fetches the contacts that match a query, with an answer on the main queue.
    public func fetchAnyContacts(query: OCKContactQuery, completion: @escaping OCKResultClosure<[any OCKAnyContact]>) {
        fetchAnyContacts(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the contacts that match a query.
    public func fetchAnyContacts(query: OCKContactQuery) async throws -> [any OCKAnyContact] {
        try await awaiting { fetchAnyContacts(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a contact that is in force today.
    public func fetchAnyContact(
        withID id: String, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<any OCKAnyContact>
    ) {
        fetchAnyContacts(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a contact that is in force today.
    public func fetchAnyContact(withID id: String) async throws -> any OCKAnyContact {
        try await awaiting { fetchAnyContact(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKAnyContactStore {
    /// Adds contacts, with an answer on the main queue.
    public func addAnyContacts(
        _ contacts: [any OCKAnyContact], completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        addAnyContacts(contacts, callbackQueue: .main, completion: completion)
    }

    /// Adds contacts; the result is what was stored.
    @discardableResult
    public func addAnyContacts(_ contacts: [any OCKAnyContact]) async throws -> [any OCKAnyContact] {
        try await awaiting { addAnyContacts(contacts, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one contact.
    public func addAnyContact(
        _ contact: any OCKAnyContact, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyContact>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addAnyContacts([contact], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one contact; the result is what was stored.
    @discardableResult
    public func addAnyContact(_ contact: any OCKAnyContact) async throws -> any OCKAnyContact {
        try await awaiting { addAnyContact(contact, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of contacts, with an answer on the main queue.
    public func updateAnyContacts(
        _ contacts: [any OCKAnyContact], completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        updateAnyContacts(contacts, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of contacts; the result is what was stored.
    @discardableResult
    public func updateAnyContacts(_ contacts: [any OCKAnyContact]) async throws -> [any OCKAnyContact] {
        try await awaiting { updateAnyContacts(contacts, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one contact.
    public func updateAnyContact(
        _ contact: any OCKAnyContact, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyContact>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateAnyContacts([contact], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one contact; the result is what was stored.
    @discardableResult
    public func updateAnyContact(_ contact: any OCKAnyContact) async throws -> any OCKAnyContact {
        try await awaiting { updateAnyContact(contact, callbackQueue: .global(), completion: $0) }
    }

    /// Marks contacts as deleted, with an answer on the main queue.
    public func deleteAnyContacts(
        _ contacts: [any OCKAnyContact], completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        deleteAnyContacts(contacts, callbackQueue: .main, completion: completion)
    }

    /// Marks contacts as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteAnyContacts(_ contacts: [any OCKAnyContact]) async throws -> [any OCKAnyContact] {
        try await awaiting { deleteAnyContacts(contacts, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one contact as deleted.
    public func deleteAnyContact(
        _ contact: any OCKAnyContact, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyContact>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteAnyContacts([contact], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one contact as deleted; the result is the version that says so.
    @discardableResult
    public func deleteAnyContact(_ contact: any OCKAnyContact) async throws -> any OCKAnyContact {
        try await awaiting { deleteAnyContact(contact, callbackQueue: .global(), completion: $0) }
    }
}
