import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinator: OCKAnyContactStore {
    public func anyContacts(matching query: OCKContactQuery) -> CareStoreQueryResults<any OCKAnyContact> {
        let parts = readers(of: query).map { $0.anyContacts(matching: query.withoutOffset) }
        return CareStoreQueryResults(
            wrapping: CombinedStream.latest(of: parts).map { query.ordered($0).page(of: query) })
    }

    public func fetchAnyContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyContact]>
    ) {
        gather(from: readers(of: query), callbackQueue) {
            $0.fetchAnyContacts(query: query.withoutOffset, callbackQueue: callbackQueue, completion: $1)
        } completion: {
            completion($0.map { query.ordered($0).page(of: query) })
        }
    }

    public func addAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        guard let store = writer(of: contacts) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.addFailed)
        }
        store.addAnyContacts(contacts, callbackQueue: callbackQueue, completion: completion)
    }

    public func updateAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        guard let store = writer(of: contacts) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.updateFailed)
        }
        store.updateAnyContacts(contacts, callbackQueue: callbackQueue, completion: completion)
    }

    public func deleteAnyContacts(
        _ contacts: [any OCKAnyContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyContact]>? = nil
    ) {
        guard let store = writer(of: contacts) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.deleteFailed)
        }
        store.deleteAnyContacts(contacts, callbackQueue: callbackQueue, completion: completion)
    }

    private func readers(of query: OCKContactQuery) -> [any OCKAnyReadOnlyContactStore] {
        contactStores.map(\.reading).filter { routing.contactStore($0, shouldHandleQuery: query) }
    }

    private func writer(of contacts: [any OCKAnyContact]) -> (any OCKAnyContactStore)? {
        contactStores.compactMap(\.writing).first { store in
            contacts.allSatisfy { routing.contactStore(store, shouldHandleWritingContact: $0) }
        }
    }
}
