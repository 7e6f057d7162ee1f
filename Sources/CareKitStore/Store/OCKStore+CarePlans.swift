import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKCarePlanStore {
    public func carePlans(matching query: OCKCarePlanQuery) -> some AsyncSequence<[OCKCarePlan], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKCarePlan.table, OCKPatient.table]) { [clock] in
            try VersionTable<OCKCarePlan>($0).carePlans(matching: query, at: clock())
        }
    }

    public func fetchCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKCarePlan]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try VersionTable<OCKCarePlan>($0).carePlans(matching: query, at: clock())
        }
    }

    public func addCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKCarePlan]>? = nil
    ) {
        add(carePlans, callbackQueue, completion)
    }

    public func updateCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKCarePlan]>? = nil
    ) {
        update(carePlans, callbackQueue, completion)
    }

    public func deleteCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKCarePlan]>? = nil
    ) {
        delete(carePlans, callbackQueue, completion)
    }
}
