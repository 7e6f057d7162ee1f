import Foundation
import SQLStorage

/// The channel on which processes tell each other of changes.
let changeChannel = "care_changes"

/// What one process tells the others of a transaction: which rows to read again, never what is in them.
struct ChangeNotice: Codable, Equatable {
    /// The database object that wrote; it has told its own subscribers already.
    let origin: UUID
    let schema: String
    let container: String
    private let rows: [Row]

    /// The server takes less than 8,000 bytes in a notice.
    static let rowLimit = 60

    /// As many notices as it takes.
    static func notices(_ changes: [RowChange], of scope: Scope, origin: UUID) -> [ChangeNotice] {
        stride(from: 0, to: changes.count, by: rowLimit).map { start in
            ChangeNotice(
                origin: origin, schema: scope.schema, container: scope.container,
                rows: changes[start..<min(start + rowLimit, changes.count)].map(Row.init))
        }
    }

    /// Reads a notice; nil if the text is none, for anyone may write on the channel.
    init?(payload: String) {
        guard let notice = try? JSONDecoder().decode(ChangeNotice.self, from: Data(payload.utf8)) else { return nil }
        self = notice
    }

    /// The text to send.
    var payload: String {
        // A value of strings and numbers always has a JSON text; without one the others read again when they ask.
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    var changes: [RowChange] { rows.map(\.change) }

    private init(origin: UUID, schema: String, container: String, rows: [Row]) {
        self.origin = origin
        self.schema = schema
        self.container = container
        self.rows = rows
    }
}

extension ChangeNotice {
    /// Numbers and bytes are keys; a text might be something that a participant wrote, so it is not sent.
    private struct Row: Codable, Equatable {
        let table: String
        let kind: Int
        var number: Int64?
        var bytes: Data?

        private static let kinds: [RowChange.Kind] = [.added, .updated, .deleted]

        enum CodingKeys: String, CodingKey {
            case table = "t"
            case kind = "k"
            case number = "n"
            case bytes = "b"
        }

        init(_ change: RowChange) {
            table = change.table
            kind = Self.kinds.firstIndex(of: change.kind) ?? 1
            switch change.key {
            case .integer(let key): number = key
            case .blob(let key) where key.count <= 16: bytes = key
            default: break
            }
        }

        var change: RowChange {
            RowChange(
                table: table, kind: Self.kinds.indices.contains(kind) ? Self.kinds[kind] : .updated,
                key: number.map { .integer($0) } ?? bytes.map { .blob($0) } ?? .null)
        }
    }
}
