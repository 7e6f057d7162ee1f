import Foundation
import SQLStorage

extension OCKStore {
    /// Tells the operator, by one line on standard error in the store's life, that its data cannot be used until somebody
    /// mends them: an app that shows an empty page would hide it.
    ///
    /// The line does not say whose store it is, since a container's id may be a participant's secret.
    func complain(of error: any Error) {
        guard let error = error as? SQLError, [.corrupt, .cannotOpen, .newerSchema].contains(error.code),
            OCKLog.isEnabled,
            hasComplained.withLock({ hasComplained in
                defer { hasComplained = true }
                return !hasComplained
            })
        else { return }
        FileHandle.standardError.write(Data("CareKitStore: a store named \(name) fails: \(error)\n".utf8))
    }
}
