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

    /// Takes up the stored run; what is damaged or of another task is left alone.
    ///
    /// Called before each event too: the same task may be open in another tab, whose answers must not be overwritten.
    func takeUpStoredRun() {
        guard let preservationKey, let data = container?.preserved.data(forKey: preservationKey), data != knownData,
            let stored = try? TaskRun(restoring: data, of: task, canBeSaved: run.canBeSaved)
        else { return }
        run = stored
        knownData = data
        _ = run.handle(.start, at: clock())
    }

    /// Stores the run. Where that is not possible, what happened since `before` is taken back.
    func preserve(orReturnTo before: TaskRun) throws(EventRefusal) {
        guard let preservationKey, let container else { return }
        do {
            let data = try run.snapshot()
            try container.preserved.set(data, forKey: preservationKey)
            knownData = data
        } catch {
            run = before
            throw EventRefusal(.failed, "Your answers could not be stored. Try again in a moment.")
        }
    }
}
