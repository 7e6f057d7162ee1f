import Containers
import Foundation
import ResearchKitCore
import UIKit

extension ORKTaskViewController {
    /// Forgets the stored run, so that the task begins anew the next time.
    public func forgetPreservedRun() {
        // A run that cannot be removed is only offered again; that is no reason to refuse anything.
        if let preservationKey { try? container?.preserved.set(nil, forKey: preservationKey) }
    }

    /// The stored run; nil where there is none, or where it is damaged or of another task.
    func preservedRun(canBeSaved: Bool) -> TaskRun? {
        guard let preservationKey, let data = container?.preserved.data(forKey: preservationKey) else { return nil }
        return try? TaskRun(restoring: data, of: task, canBeSaved: canBeSaved)
    }

    /// Stores the run. Where that is not possible, what happened since `before` is taken back.
    func preserve(orReturnTo before: TaskRun) throws(EventRefusal) {
        guard let preservationKey, let container else { return }
        do {
            try container.preserved.set(try run.snapshot(), forKey: preservationKey)
        } catch {
            run = before
            throw EventRefusal(.failed, "Your answers could not be stored. Try again in a moment.")
        }
    }
}
