import Foundation

extension OCKReadableContactStore {
    /// Fetches the contacts that match a query, with an answer on the main queue.
    public func fetchContacts(query: OCKContactQuery, completion: @escaping OCKResultClosure<[Contact]>) {
        fetchContacts(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the contacts that match a query.
    public func fetchContacts(query: OCKContactQuery) async throws -> [Contact] {
        try await awaiting { fetchContacts(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a contact that is in force today.
    public func fetchContact(
        withID id: String, callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<Contact>
    ) {
        fetchContacts(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a contact that is in force today.
    public func fetchContact(withID id: String) async throws -> Contact {
        try await awaiting { fetchContact(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKContactStore {
    /// Adds contacts, with an answer on the main queue.
    public func addContacts(_ contacts: [Contact], completion: OCKResultClosure<[Contact]>? = nil) {
        addContacts(contacts, callbackQueue: .main, completion: completion)
    }

    /// Adds contacts; the result is what was stored.
    @discardableResult
    public func addContacts(_ contacts: [Contact]) async throws -> [Contact] {
        try await awaiting { addContacts(contacts, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one contact.
    public func addContact(
        _ contact: Contact, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Contact>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addContacts([contact], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one contact; the result is what was stored.
    @discardableResult
    public func addContact(_ contact: Contact) async throws -> Contact {
        try await awaiting { addContact(contact, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of contacts, with an answer on the main queue.
    public func updateContacts(_ contacts: [Contact], completion: OCKResultClosure<[Contact]>? = nil) {
        updateContacts(contacts, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of contacts; the result is what was stored.
    @discardableResult
    public func updateContacts(_ contacts: [Contact]) async throws -> [Contact] {
        try await awaiting { updateContacts(contacts, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one contact.
    public func updateContact(
        _ contact: Contact, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Contact>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateContacts([contact], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one contact; the result is what was stored.
    @discardableResult
    public func updateContact(_ contact: Contact) async throws -> Contact {
        try await awaiting { updateContact(contact, callbackQueue: .global(), completion: $0) }
    }

    /// Marks contacts as deleted, with an answer on the main queue.
    public func deleteContacts(_ contacts: [Contact], completion: OCKResultClosure<[Contact]>? = nil) {
        deleteContacts(contacts, callbackQueue: .main, completion: completion)
    }

    /// Marks contacts as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteContacts(_ contacts: [Contact]) async throws -> [Contact] {
        try await awaiting { deleteContacts(contacts, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one contact as deleted.
    public func deleteContact(
        _ contact: Contact, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Contact>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteContacts([contact], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one contact as deleted; the result is the version that says so.
    @discardableResult
    public func deleteContact(_ contact: Contact) async throws -> Contact {
        try await awaiting { deleteContact(contact, callbackQueue: .global(), completion: $0) }
    }
}
