import Foundation

extension PersonNameComponents {
    /// The whole name as text. Foundation writes no phonetic parts, so they are added.
    var stored: String {
        get throws { try JSONText.encode(StoredName(name: self, phonetic: phoneticRepresentation)) }
    }

    /// Reads what `stored` wrote.
    init(stored: String) throws {
        let parts = try JSONText.decode(StoredName.self, from: stored)
        self = parts.name
        phoneticRepresentation = parts.phonetic
    }
}

private struct StoredName: Codable {
    let name: PersonNameComponents
    let phonetic: PersonNameComponents?
}
