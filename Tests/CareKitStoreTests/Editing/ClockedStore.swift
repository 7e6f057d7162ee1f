import Foundation
import Synchronization

@testable import CareKitStore

/// A store whose clock stands where it was set last.
final class ClockedStore: Sendable {
    private final class Time: Sendable {
        let now: Mutex<Date>

        init(_ now: Date) { self.now = Mutex(now) }
    }

    let store: OCKStore
    private let test: TestStore
    private let time: Time

    init(_ kind: TestStore.Kind, at now: Date = day0, remote: (any OCKRemoteSynchronizable)? = nil) throws {
        let (test, time) = (try TestStore(kind), Time(now))
        store = test.container.run {
            OCKStore(name: "test", type: kind == .memory ? .inMemory : .onDisk(), remote: remote) {
                time.now.withLock { $0 }
            }
        }
        (self.test, self.time) = (test, time)
    }

    func set(_ now: Date) { time.now.withLock { $0 = now } }
}

/// An hour of a day, in UTC.
func hour(_ hours: Double, of number: Double = 0) -> Date { day(number) + hours * 3_600 }
