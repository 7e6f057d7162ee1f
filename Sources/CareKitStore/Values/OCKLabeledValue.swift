import Foundation

/// A telephone number, address or the like, with what it is for.
public struct OCKLabeledValue: Codable, Hashable, Sendable {
    /// What it is for, such as "work".
    public var label: String

    /// The value itself.
    public var value: String

    /// Makes a value with its label.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}
