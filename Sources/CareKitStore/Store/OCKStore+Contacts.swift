import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKContactStore {
    public func contacts(matching query: OCKContactQuery) -> some AsyncSequence<[OCKContact], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKContact.table, OCKCarePlan.table]) { [clock] in
            try VersionTable<OCKContact>($0).contacts(matching: query, at: clock())
        }
    }

    public func fetchContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKContact]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try VersionTable<OCKContact>($0).contacts(matching: query, at: clock())
        }
    }

    public func addContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKContact]>? = nil
    ) {
        add(contacts, callbackQueue, completion)
    }

    public func updateContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKContact]>? = nil
    ) {
        update(contacts, callbackQueue, completion)
    }

    public func deleteContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKContact]>? = nil
    ) {
        delete(contacts, callbackQueue, completion)
    }
}
