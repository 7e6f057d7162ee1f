import Foundation

/// A remark about an entity.
public struct OCKNote: Codable, Hashable, Sendable {
    /// Who wrote it.
    public var author: String?

    /// Its title.
    public var title: String?

    /// Its text.
    public var content: String?

    /// Makes a note; each part may be absent.
    public init(author: String?, title: String?, content: String?) {
        self.author = author
        self.title = title
        self.content = content
    }
}
