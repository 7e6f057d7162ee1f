/// Named values in the order in which they came; a name may stand more than once.
public struct Fields: Sendable, Equatable {
    /// One name with its value, both decoded.
    public struct Field: Sendable, Equatable {
        /// The decoded name.
        public var name: String
        /// The decoded value; empty when only the name was given.
        public var value: String

        /// A field from decoded text.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Every field, in the order of the request.
    public var items: [Field]

    /// Fields from decoded names and values.
    public init(_ items: [Field] = []) {
        self.items = items
    }

    /// The first value of `name`.
    ///
    /// - Complexity: O(n) in the number of fields.
    public subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// Every value of `name`, in order: a group of checkboxes posts one for each tick.
    ///
    /// - Complexity: O(n) in the number of fields.
    public func all(_ name: String) -> [String] {
        items.filter { $0.name == name }.map(\.value)
    }
}
