import Foundation

extension PersonNameComponents {
    /// The whole name as text.
    var stored: String {
        get throws { try JSONText.encode(StoredName(name: self, phonetic: nil)) }
    }

    /// Reads what `stored` wrote, or wrote when phonetic parts were beside the name.
    init(stored: String) throws {
        let parts = try JSONText.decode(StoredName.self, from: stored)
        self = parts.name
        if let phonetic = parts.phonetic { phoneticRepresentation = phonetic }
    }
}

private struct StoredName: Codable {
    let name: PersonNameComponents
    let phonetic: PersonNameComponents?
}
