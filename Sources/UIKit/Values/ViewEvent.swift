/// Something that a person did to a view: a tap, a changed value, a submitted form.
public struct ViewEvent: Hashable, Sendable, Codable {
    /// The `elementID` of the view that it is meant for.
    public var view: String
    /// What was done, as the view that rendered the control named it.
    public var name: String
    /// The form's fields.
    public var fields: FormFields

    /// Describes what a person did.
    public init(view: String, name: String, fields: FormFields = FormFields()) {
        self.view = view
        self.name = name
        self.fields = fields
    }
}

/// The fields of a submitted form, in their order; a name may stand several times. All of it comes from outside.
public struct FormFields: Hashable, Sendable, Codable {
    /// One field.
    public struct Field: Hashable, Sendable, Codable {
        /// The field's name.
        public var name: String
        /// The field's value, as it was typed or chosen.
        public var value: String

        /// A field of a form.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All fields in their order.
    public var all: [Field]

    /// Fields in their order.
    public init(_ all: [Field] = []) { self.all = all }

    /// Fields by name.
    public init(_ fields: KeyValuePairs<String, String>) {
        all = fields.map { Field(name: $0.key, value: $0.value) }
    }

    /// The first value under `name`.
    public subscript(name: String) -> String? { all.first { $0.name == name }?.value }

    /// All values under `name`, in their order.
    public func values(_ name: String) -> [String] { all.filter { $0.name == name }.map(\.value) }
}

/// Why an event was not carried out. The sentence is shown to the person, so it says what to do and repeats no answer.
public struct EventRefusal: Error, Hashable, Sendable {
    /// The kind of refusal; hosts map it to a status code.
    public enum Reason: Hashable, Sendable {
        /// The view is gone or never was: the page is out of date.
        case notFound
        /// The view, or the rule behind it, does not allow this now.
        case forbidden
        /// Somebody, perhaps the same person in another tab, did it before.
        case conflict
        /// The fields are not what the view asked for.
        case invalid
        /// It was allowed and valid but could not be stored.
        case failed
    }

    /// The kind of refusal.
    public var reason: Reason
    /// One clear sentence for the person.
    public var sentence: String

    /// Refuses an event with one sentence.
    public init(_ reason: Reason, _ sentence: String) {
        self.reason = reason
        self.sentence = sentence
    }
}
