import Foundation

// What the compiler writes for an entity's document takes these forms, since no other fits a name better. Foundation's
// leave phonetic parts out. A document has them under the name of the property, where Foundation overlooks them.

extension KeyedEncodingContainer {
    /// Writes a name with its phonetic parts.
    mutating func encode(_ name: PersonNameComponents, forKey key: Key) throws {
        try encode(NameDocument(name: name), forKey: key)
    }
}

extension KeyedDecodingContainer {
    /// Reads a name with its phonetic parts, if it has any.
    func decode(_ type: PersonNameComponents.Type, forKey key: Key) throws -> PersonNameComponents {
        try decode(NameDocument.self, forKey: key).name
    }
}

private struct NameDocument: Codable {
    var name: PersonNameComponents

    private enum CodingKeys: CodingKey {
        case phoneticRepresentation
    }

    init(name: PersonNameComponents) { self.name = name }

    init(from decoder: any Decoder) throws {
        name = try PersonNameComponents(from: decoder)
        name.phoneticRepresentation = try decoder.container(keyedBy: CodingKeys.self)
            .decodeIfPresent(PersonNameComponents.self, forKey: .phoneticRepresentation)
    }

    func encode(to encoder: any Encoder) throws {
        try name.encode(to: encoder)
        // Those of phonetic parts mean nothing: see Apple's page on the property.
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(name.phoneticRepresentation, forKey: .phoneticRepresentation)
    }
}
