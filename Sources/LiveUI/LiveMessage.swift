/// What a page is told: elements that replace those of the same `id`, and where it is now.
///
/// The browser's half of this table is `Client/live.js`. A message brings a page from version `from`, or from any later
/// one below `to`, to version `to`; a message that begins at 0 brings the whole window and fits every page.
public struct LiveMessage: Codable, Sendable, Hashable {
    /// The scene that the message is for.
    public var scene: String
    /// The lowest version that the message can be applied to.
    public var from: Int
    /// The version of the page afterwards.
    public var to: Int
    /// Elements in the order of the document, each with its `id`.
    public var patches: [String]
    /// The scene's address, starting with `?`, or `./`.
    public var address: String
    /// The document's title.
    public var title: String
    /// One sentence for the person: why the last event was refused.
    public var notice: String?
}
