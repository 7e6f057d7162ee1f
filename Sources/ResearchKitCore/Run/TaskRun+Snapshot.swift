import Foundation

/// A run as saved data, version 1: JSON with the task's identifier, the path, and each step's posted fields.
extension TaskRun {
    private struct Snapshot: Codable {
        var version = TaskRun.snapshotVersion
        var task: String
        var run: UUID
        var visited: [String]
        var start: Date?
        var shown: Date?
        var steps: [String: Record]
    }

    private static let snapshotVersion = 1

    /// More data than this is not read; a run's answers are far smaller.
    private static let maximumSnapshotSize = 16 << 20

    /// The run as data from which `init(restoring:of:)` makes the same run again.
    public func snapshot() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(
            Snapshot(
                task: task.identifier, run: id, visited: visited, start: startDate, shown: shownDate, steps: records))
    }

    /// Takes up a saved run where the participant left it; then send it `.start`.
    ///
    /// A step that the task no longer has is passed over, and the run stands at the first step whose saved answers the
    /// task would not take today. The data may come from anywhere: what cannot be read is an error.
    public init(restoring data: Data, of task: any ORKTask, canBeSaved: Bool = true) throws(RestorationError) {
        guard data.count <= Self.maximumSnapshotSize,
            let version = try? JSONDecoder().decode(SnapshotVersion.self, from: data)
        else { throw .unreadable }
        guard version.version <= Self.snapshotVersion else { throw .newerVersion }
        guard let saved = try? JSONDecoder().decode(Snapshot.self, from: data) else { throw .unreadable }
        guard saved.task == task.identifier else { throw .otherTask }
        self.init(task: task, id: saved.run, canBeSaved: canBeSaved)
        startDate = saved.start
        shownDate = saved.shown
        records = saved.steps.filter { $0.value.start <= $0.value.end }
        if let current = saved.visited.last(where: { task.step(withIdentifier: $0) != nil }) { walk(to: current) }
    }

    private struct SnapshotVersion: Decodable { var version: Int }

    /// Goes from the first step to a step, or to the first one before it that still needs an answer, and from there
    /// back to where a restored run may begin. The task decides the way, so saved data cannot jump over a step.
    private mutating func walk(to current: String) {
        while let next = task.step(after: currentStep, with: result), !visited.contains(next.identifier) {
            visited.append(next.identifier)
            guard next.identifier != current, isAnswered(next) else { break }
        }
        while currentStep?.isRestorable == false { visited.removeLast() }
    }

    private func isAnswered(_ step: ORKStep) -> Bool {
        guard let record = records[step.identifier] else { return false }
        return record.wasSkipped ? step.isOptional && step.asksForAnswers : step.read(record.fields).errors.isEmpty
    }
}

/// Why saved data does not become a run.
public enum RestorationError: Error, Hashable, Sendable {
    /// The data is damaged, cut off or something else.
    case unreadable
    /// The data was written by a newer version of this library.
    case newerVersion
    /// The data belongs to a task with another identifier.
    case otherTask
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RestorationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable: "The saved answers cannot be read; start again from the beginning."
        case .newerVersion: "The saved answers come from a newer version of this app; update it to go on."
        case .otherTask: "The saved answers belong to another task; start this one from the beginning."
        }
    }
}
