import Foundation
import SQLStorage

extension OCKStore {
    /// What a caller is told of what went wrong in the store's database; the operator is told too, where it is for them.
    func failure(_ error: any Error, as operation: (String) -> OCKStoreError) -> OCKStoreError {
        complain(of: error)
        return OCKStoreError(error, as: operation)
    }

    /// Tells the operator, by one line on standard error in the store's life, that its data cannot be used until somebody
    /// mends them: an app that shows an empty page would hide it.
    ///
    /// The line does not say whose store it is, since a container's id may be a participant's secret.
    private func complain(of error: any Error) {
        guard let error = error as? SQLError, [.corrupt, .cannotOpen, .newerSchema].contains(error.code),
            OCKLog.isEnabled,
            hasComplained.withLock({ hasComplained in
                defer { hasComplained = true }
                return !hasComplained
            })
        else { return }
        // A name may hold a line break, and nobody may be left to read.
        let name = name.map { $0.isNewline ? " " : String($0) }.joined()
        try? FileHandle.standardError.write(
            contentsOf: Data("CareKitStore: a store named \(name) fails: \(error)\n".utf8))
    }
}
