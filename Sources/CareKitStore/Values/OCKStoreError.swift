import Foundation

/// Why a store could not do what was asked. The reason says what to do and holds no health data.
public enum OCKStoreError: Error, Hashable, Sendable {
    /// Reading failed.
    case fetchFailed(reason: String)
    /// Adding failed; nothing was stored.
    case addFailed(reason: String)
    /// Updating failed; nothing was changed.
    case updateFailed(reason: String)
    /// Deleting failed; nothing was deleted.
    case deleteFailed(reason: String)
    /// Synchronising with a remote failed.
    case remoteSynchronizationFailed(reason: String)
    /// A value breaks a rule of the store.
    case invalidValue(reason: String)
    /// The answer did not come in time.
    case timedOut(reason: String)
}

extension OCKStoreError: LocalizedError {
    /// What failed, and the reason.
    public var errorDescription: String? {
        switch self {
        case .fetchFailed(let reason): "Failed to fetch: \(reason)"
        case .addFailed(let reason): "Failed to add: \(reason)"
        case .updateFailed(let reason): "Failed to update: \(reason)"
        case .deleteFailed(let reason): "Failed to delete: \(reason)"
        case .remoteSynchronizationFailed(let reason): "Failed to synchronize: \(reason)"
        case .invalidValue(let reason): "Invalid value: \(reason)"
        case .timedOut(let reason): "Timed out: \(reason)"
        }
    }
}

/// What a store calls with its answer, on the callback queue that the caller chose.
///
/// Not `@Sendable`: a closure written in a view controller keeps the main actor's isolation, so that code in Swift 6
/// mode may touch its views. That is sound as long as such a caller asks for the main queue, which is the default.
public typealias OCKResultClosure<T> = (Result<T, OCKStoreError>) -> Void
