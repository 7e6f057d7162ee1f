/// Holds the store whose changes keep all screens in step.
///
/// The views follow the store's streams, so nothing has to be republished here; apps of 2019 to 2021 pass this object
/// from screen to screen.
public final class OCKSynchronizedStoreManager: Sendable {
    /// The store.
    public let store: any OCKAnyStoreProtocol

    /// Keeps screens in step with a store.
    public init(wrapping store: any OCKAnyStoreProtocol) {
        self.store = store
    }
}
