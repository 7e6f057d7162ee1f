import Foundation

@testable import CareKitStore

/// What a task's versions plan for each day, found by painting one version over the other.
struct PlanPainting {
    /// From `PlanDays.first` to `PlanDays.end`; nil where nothing is planned.
    private(set) var days: [OCKTask?] = Array(repeating: nil, count: PlanDays.end - PlanDays.first + 1)

    subscript(number: Int) -> OCKTask? {
        let version = days[min(max(number - PlanDays.first, 0), days.count - 1)]
        return version?.deletedDate == nil ? version : nil
    }

    /// - Parameter versions: All of one task, deletions too, of which one is followed by none.
    init(_ versions: [OCKTask], on calendar: PlanDays) {
        let followed = Set(versions.flatMap(\.previousVersionUUIDs))
        var line = versions.filter { !followed.contains($0.uuid) }
        while let parent = line.last?.previousVersionUUIDs.first,
            let version = versions.first(where: { $0.uuid == parent })
        {
            line.append(version)
        }
        let isUndone = line.indices.map { index in line[..<index].contains { $0.deletedDate == nil } }
        var starts: [Date] = []
        for (version, isUndone) in zip(line, isUndone) {
            let gap = min(
                max(version.effectiveDate, version.deletedDate ?? .distantPast), starts.last ?? .distantFuture)
            starts.append(version.deletedDate != nil && isUndone ? gap : version.effectiveDate)
        }
        for (version, start) in zip(line, starts).reversed() {
            let index = max(calendar.number(of: start) - PlanDays.first, 0)
            guard index < days.count else { continue }
            // A deletion covers all that was planned, a version what was planned for its day by one other.
            let next = (index + 1..<days.count).first { days[$0]?.uuid != days[$0 - 1]?.uuid } ?? days.count
            for day in index..<(version.deletedDate == nil ? next : days.count) { days[day] = version }
        }
    }

    /// The events that are planned up to the last day.
    func events(on calendar: PlanDays) -> [PlannedEvent] {
        var events: [PlannedEvent] = []
        for number in PlanDays.first..<PlanDays.end {
            guard let version = self[number], !version.isPaused, let content = version.title.flatMap({ Int($0) }) else {
                continue
            }
            // A version shows what touches its time once, on however many days.
            let isFirst = number == PlanDays.first || self[number - 1]?.uuid != version.uuid
            events += calendar.events(content).filter { event in
                event.start < calendar.start(number + 1)
                    && (isFirst ? event.end >= calendar.start(number) : event.start >= calendar.start(number))
            }.map { PlannedEvent(start: $0.start, content: content) }
        }
        return events
    }
}
