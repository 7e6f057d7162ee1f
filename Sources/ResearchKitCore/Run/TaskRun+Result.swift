import Foundation

extension TaskRun {
    /// The result tree of the steps on the way to the current one, made anew at each call.
    ///
    /// Linear in the number of steps, plus what each step needs to read its answers.
    public var result: ORKTaskResult {
        let result = ORKTaskResult(taskIdentifier: task.identifier, taskRun: id, outputDirectory: nil)
        let steps = visited.compactMap(stepResult)
        result.results = steps
        result.startDate = startDate ?? steps.first?.startDate ?? .distantPast
        result.endDate = max(result.startDate, steps.map(\.endDate).max() ?? result.startDate)
        return result
    }

    private func stepResult(_ identifier: String) -> ORKStepResult? {
        guard let record = records[identifier], let step = task.step(withIdentifier: identifier) else { return nil }
        let parts = step.read(record.fields).results
        let result = ORKStepResult(stepIdentifier: identifier, results: parts)
        result.wasSkipped = record.wasSkipped
        for part in parts + [result] {
            part.startDate = record.start
            part.endDate = record.end
        }
        return result
    }
}
