import Foundation

extension TimeInterval {
    /// A day on a wall clock that is neither put forward nor back: 24 hours.
    static let day: TimeInterval = 86_400
}
