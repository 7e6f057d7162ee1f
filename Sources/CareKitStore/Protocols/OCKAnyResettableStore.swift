import Foundation

/// A store that can be emptied.
public protocol OCKAnyResettableStore {
    /// Removes everything that the store holds. Throws what keeps the store from it.
    func reset() throws
}
