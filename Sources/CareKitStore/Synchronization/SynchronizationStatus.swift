import Foundation

/// How a store's last synchronisation ended.
public struct SynchronizationStatus: Hashable, Sendable {
    /// The steps of a synchronisation, in their order.
    public enum Step: Hashable, Sendable {
        /// Reading what the remote has.
        case pull
        /// Storing it.
        case merge
        /// Deciding between versions that were written without knowing of each other.
        case resolve
        /// Finding what the remote has not, and storing that it is on its way.
        case revise
        /// Sending it.
        case push
    }

    /// When it ended.
    public let date: Date

    /// The step that failed; nil if all went well. What a failed step should have brought or sent comes next time.
    public let failedStep: Step?

    /// Why that step failed, and what to do; nil if all went well.
    public let error: OCKStoreError?
}
