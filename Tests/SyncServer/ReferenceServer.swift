import CareKitStore
import Foundation
import Synchronization

/// The least that a server must do for stores to synchronise through it, over documents as
/// Documentation/Synchronization.md describes them. Keeps everything in memory.
public final class ReferenceServer: Sendable {
    typealias Knowledge = OCKRevisionRecord.KnowledgeVector

    fileprivate struct State {
        /// The versions by the knowledge at which they came about, and by identity.
        var revisions: [Knowledge: [UUID: OCKEntity]] = [:]
        var stamps: [UUID: Knowledge] = [:]
        var knowledge = Knowledge()
    }

    private let state = Mutex(State())

    /// A server that knows nothing.
    public init() {}

    /// How many versions the server keeps.
    public var count: Int { state.withLock { $0.stamps.count } }

    /// Which versions the server keeps.
    public var uuids: Set<UUID> { state.withLock { Set($0.stamps.keys) } }

    /// Answers a pull: a knowledge vector with a list of revisions, of which the last says what the server knows.
    public func answer(pull body: Data) throws -> Data {
        let since = try Wire.decode(Knowledge.self, from: body)
        let (known, knowledge) = state.withLock { ($0.revisions, $0.knowledge) }
        let revisions = known.filter { !($0.key <= since) }.map { stamp, versions in
            OCKRevisionRecord(entities: Array(versions.values), knowledgeVector: stamp)
        }
        return try Wire.encode(revisions + [OCKRevisionRecord(entities: [], knowledgeVector: knowledge)])
    }

    /// Takes a push: all of it, and only then what the device knows.
    public func take(push body: Data) throws {
        let push = try Wire.decode(Push.self, from: body)
        take(push.revisions, knowledge: push.knowledge)
    }

    /// Takes versions, whoever sends them, and then what the sender knows.
    public func take(_ revisions: [OCKRevisionRecord], knowledge: OCKRevisionRecord.KnowledgeVector) {
        state.withLock { state in
            for revision in revisions {
                for entity in revision.entities { state.keep(entity, stamp: revision.knowledgeVector) }
            }
            state.knowledge.merge(with: knowledge)
        }
    }
}

extension ReferenceServer.State {
    fileprivate mutating func keep(_ entity: OCKEntity, stamp: ReferenceServer.Knowledge) {
        let uuid = entity.value.uuid
        var stamp = stamp
        if let known = stamps[uuid] {
            // A store that came back from a backup sends again, so that others hear of what they cannot know.
            stamp.merge(with: known)
            guard stamp != known else { return }
            revisions[known]?[uuid] = nil
        }
        stamps[uuid] = stamp
        revisions[stamp, default: [:]][uuid] = entity
    }
}

/// What a device sends.
struct Push: Codable {
    let revisions: [OCKRevisionRecord]
    let knowledge: OCKRevisionRecord.KnowledgeVector
}

/// Documents on their way: JSON in which infinite numbers are strings.
enum Wire {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(value)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: data)
    }
}
