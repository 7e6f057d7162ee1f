import Foundation

/// How a version of an outcome came in, by its task's ``EditWindow``.
public enum OutcomeEntry: String, Codable, Hashable, Sendable, CaseIterable {
    /// Before it was due.
    case onTime
    /// After it was due, before the window closed.
    case late
    /// As a change of an earlier answer, with a reason or after the window had closed.
    case correction
}

extension OutcomeEntry {
    /// The greater, the more remarkable.
    var rank: Int {
        switch self {
        case .onTime: 0
        case .late: 1
        case .correction: 2
        }
    }
}

/// Why a stored outcome is changed or deleted.
///
/// Each correction has one of its own: the store does not take the one that an earlier version brought along.
public struct OutcomeCorrection: Codable, Hashable, Sendable {
    /// The reason, for whoever reads the study's data.
    public let reason: String

    /// When the reason was given.
    public let date: Date

    /// Makes a correction for a reason given now.
    public init(reason: String, date: Date = Date()) {
        self.reason = reason
        self.date = date
    }
}
