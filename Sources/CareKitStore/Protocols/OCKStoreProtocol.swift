/// A store for everything that this package keeps in one.
public typealias OCKStoreProtocol = OCKEventStore

/// A store for everything that this package keeps in one, whatever the types.
public typealias OCKAnyStoreProtocol = OCKAnyEventStore
