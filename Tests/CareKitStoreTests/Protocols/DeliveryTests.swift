import Containers
import Foundation
import Testing

@testable import CareKitStore

@Suite("Delivery of answers")
struct DeliveryTests {
    @Test("A callback runs inside the container that the call was made in")
    func container() async throws {
        let container = try Container(id: "participant-1", directory: nil)
        let found = await withCheckedContinuation { continuation in
            container.run {
                ArrayStore().fetchTasks(query: OCKTaskQuery(), callbackQueue: .global()) { _ in
                    continuation.resume(returning: Container.current?.id)
                }
            }
        }
        #expect(found == "participant-1")
    }

    @Test("The container counts a call as work until its callback has run")
    func activity() async throws {
        let container = try Container(id: "participant-2", directory: nil)
        let queue = DispatchQueue(label: "held")
        queue.suspend()
        container.run {
            queue.deliver(.success(1)) { (_: Result<Int, OCKStoreError>) in }
        }
        #expect(await container.activity.settled(within: .milliseconds(1)) == false)
        queue.resume()
        #expect(await container.activity.settled(within: .seconds(10)))
    }

    @Test("Without a container the callback still runs")
    func noContainer() async {
        let value = await withCheckedContinuation { continuation in
            DispatchQueue.global().deliver(.success(7), to: { continuation.resume(returning: $0) }, in: nil)
        }
        #expect(value == Result<Int, OCKStoreError>.success(7))
    }

    @Test("An async form throws what the callback form fails with")
    func asyncThrows() async {
        let store = ArrayStore(failure: .fetchFailed(reason: "closed"))
        await #expect(throws: OCKStoreError.fetchFailed(reason: "closed")) {
            try await store.fetchTasks(query: OCKTaskQuery())
        }
        await #expect(throws: OCKStoreError.fetchFailed(reason: "closed")) {
            try await store.fetchAnyEvents(query: OCKEventQuery(for: Date()))
        }
        await #expect(throws: OCKStoreError.fetchFailed(reason: "closed")) {
            try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: .day(of: Date())))
        }
    }
}
