import Foundation

/// What one store tells another: versions of entities, and what a store that has them knows.
///
/// A revision can be merged any number of times and in any order with others: the result is the same.
public struct OCKRevisionRecord: Codable, Hashable, Sendable {
    /// The versions, tombstones included.
    public let entities: [OCKEntity]

    /// What the store knew when the versions came about. Whoever knows as much has them.
    public let knowledgeVector: KnowledgeVector

    /// Makes a revision of versions that came about at the same knowledge.
    public init(entities: [OCKEntity], knowledgeVector: KnowledgeVector) {
        self.entities = entities
        self.knowledgeVector = knowledgeVector
    }
}
