import Foundation
import PostgresTestServer
import Synchronization
import Testing

@testable import CareKitStore
@testable import Containers

/// A store in a container of its own, with a clock that moves one second at each write.
final class TestStore: Sendable {
    enum Kind: CaseIterable, Sendable {
        case memory, file, postgres
    }

    let directory = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    let container: Container
    let store: OCKStore
    private let kind: Kind

    init(
        _ kind: Kind, id: String = "participant", remote: (any OCKRemoteSynchronizable)? = nil,
        timer: any Clock<Duration> = SuspendingClock()
    ) throws {
        self.kind = kind
        container =
            switch kind {
            case .memory, .file: try Container(id: id, directory: directory)
            case .postgres:
                // All tests share one server, which keeps their containers apart.
                try Container(
                    id: "\(id)-\(UUID())", directory: directory, database: PostgresTestServer.shared.get().address())
            }
        store = Self.makeStore(kind, in: container, remote, timer, clock: Self.ticking())
        // The files last as long as a store of the container does, even where a test keeps that alone.
        container.attach(RemovedDirectory(directory))
    }

    /// A further store object on the same data, as a restarted program would make it.
    func another() -> OCKStore {
        another(clock: Self.ticking())
    }

    /// A further store object with a clock of its own; in memory, an empty store.
    func another(clock: @escaping @Sendable () -> Date) -> OCKStore {
        Self.makeStore(kind, in: container, clock: clock)
    }

    private static func makeStore(
        _ kind: Kind, in container: Container, _ remote: (any OCKRemoteSynchronizable)? = nil,
        _ timer: any Clock<Duration> = SuspendingClock(), clock: @escaping @Sendable () -> Date
    ) -> OCKStore {
        container.run {
            OCKStore(
                name: "test", type: kind == .memory ? .inMemory : .onDisk(), remote: remote, timer: timer, clock: clock)
        }
    }

    private static func ticking() -> @Sendable () -> Date {
        let ticks = Mutex(0.0)
        return {
            ticks.withLock { ticks in
                ticks += 1
                return day0 + ticks
            }
        }
    }
}

/// A directory, or a file, that goes with the object.
final class RemovedDirectory: Sendable {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// 2024-05-06 00:00:00 UTC, a Monday without a clock change near it: adherence counts days of the machine's zone.
let day0 = Date(timeIntervalSince1970: 1_714_953_600)

let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
}()

func day(_ number: Double) -> Date { day0 + number * 86_400 }

func days(_ first: Double, _ last: Double) -> DateInterval { DateInterval(start: day(first), end: day(last)) }

/// A task at 08:00 UTC every day for an hour.
func dailyTask(_ id: String, start: Date = day0, end: Date? = nil, targets: [OCKOutcomeValue] = []) -> OCKTask {
    let element = OCKScheduleElement(
        start: start + 8 * 3_600, end: end, interval: DateComponents(day: 1), targetValues: targets, calendar: utc)
    return OCKTask(id: id, title: id, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
}

func outcome(_ task: OCKTask, _ occurrence: Int, _ values: Int...) -> OCKOutcome {
    OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: occurrence, values: values.map { OCKOutcomeValue($0) })
}

/// Expects that `body` fails with an error of the operation's own case, for a reason.
func expectRefusal(
    _ refusal: StoreRefusal, as operation: (String) -> OCKStoreError, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async {
    let error = await #expect(throws: OCKStoreError.self, sourceLocation: sourceLocation) { try await body() }
    #expect(error == operation(refusal.reason), sourceLocation: sourceLocation)
}
