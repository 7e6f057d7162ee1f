import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKReadableContactStore {
    public func anyContacts(matching query: OCKContactQuery) -> CareStoreQueryResults<any OCKAnyContact> {
        CareStoreQueryResults(wrapping: contacts(matching: query).map { $0.map { $0 as any OCKAnyContact } })
    }

    public func fetchAnyContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyContact]>
    ) {
        fetchContacts(query: query, callbackQueue: callbackQueue) { completion($0.map { $0 }) }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKContactStore {
    public func addAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        callbackQueue.hand(contacts, as: Contact.self, to: addContacts, completion, orFail: OCKStoreError.addFailed) {
            $0
        }
    }

    public func updateAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        callbackQueue.hand(
            contacts, as: Contact.self, to: updateContacts, completion, orFail: OCKStoreError.updateFailed
        ) { $0 }
    }

    public func deleteAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        callbackQueue.hand(
            contacts, as: Contact.self, to: deleteContacts, completion, orFail: OCKStoreError.deleteFailed
        ) { $0 }
    }
}
