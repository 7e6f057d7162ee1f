/// The root of all objects that take part in the life of an app.
///
/// Not an `NSObject`, whose initialiser belongs to no actor: everything here belongs to the main actor.
@MainActor open class UIResponder: Hashable {
    /// Makes a responder.
    public init() {}

    /// Makes an object of a class that is known by name only, as scene delegates are.
    public required convenience init(_instantiate: ()) { self.init() }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static nonisolated func == (first: UIResponder, second: UIResponder) -> Bool { first === second }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
