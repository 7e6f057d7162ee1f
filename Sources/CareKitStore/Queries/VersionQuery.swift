import Foundation

/// What queries for every kind of versioned entity can ask for.
protocol VersionQuery {
    /// The kind of entity, whatever its type.
    associatedtype Entity

    var ids: [String] { get set }
    var uuids: [UUID] { get set }
    var groupIdentifiers: [String?] { get set }
    var tags: [String] { get set }
    var remoteIDs: [String?] { get set }
    var dateInterval: DateInterval? { get set }
    var limit: Int? { get set }
    var offset: Int { get set }

    /// The wanted order, most important first.
    var sortKeys: [SortKey<Entity>] { get }

    init(for date: Date)
}

extension VersionQuery {
    /// A query for the version of an entity that is in force today.
    static func today(_ id: String) -> Self {
        var query = Self(for: Date())
        query.ids = [id]
        query.limit = 1
        return query
    }
}

extension VersionQuery {
    /// The wanted order for the results of several stores: as in one, but equal ones stay in the order of the stores.
    ///
    /// - Complexity: O(n log n) for n entities.
    func ordered(_ entities: [Entity]) -> [Entity] {
        let keys = sortKeys
        let rows = entities.map { entity in
            (
                entity: entity, values: keys.map { $0.value(entity) },
                created: (entity as? any VersionedEntity)?.createdDate ?? .distantPast
            )
        }
        return rows.enumerated().sorted { left, right in
            for (index, key) in keys.enumerated() {
                let (first, second) = (left.element.values[index], right.element.values[index])
                if first != second { return (first < second) == key.ascending }
            }
            return (right.element.created, left.offset) < (left.element.created, right.offset)
        }.map(\.element.entity)
    }

    /// The same query for as many results as a page of all stores together can need of one store.
    var withoutOffset: Self {
        var query = self
        query.limit = limit.map { max(0, $0).addingReportingOverflow(max(0, offset)) }
            .map { $0.overflow ? Int.max : $0.partialValue }
        query.offset = 0
        return query
    }
}

extension Array {
    /// The part of a whole result that a query asks for.
    func page(of query: some VersionQuery) -> [Element] {
        Array(dropFirst(Swift.max(0, query.offset)).prefix(Swift.max(0, query.limit ?? .max)))
    }
}

/// A property by which a query orders: once for the columns of a table, once for values of any store.
struct SortKey<Entity> {
    let column: String
    let ascending: Bool
    let value: (Entity) -> SortValue

    init(_ column: String, _ ascending: Bool, value: @escaping (Entity) -> SortValue) {
        self.column = column
        self.ascending = ascending
        self.value = value
    }

    static func text(_ column: String, _ ascending: Bool, _ text: @escaping (Entity) -> String?) -> SortKey {
        SortKey(column, ascending) { text($0).map(SortValue.text) ?? .none }
    }

    static func effectiveDate(_ ascending: Bool) -> SortKey {
        SortKey("effective_date", ascending) { entity in
            switch entity {
            case let entity as any VersionedEntity: .date(entity.effectiveDate)
            case let task as any OCKAnyVersionableTask: .date(task.effectiveDate)
            default: .none
            }
        }
    }
}

/// What a sort key compares; a missing value comes first in ascending order.
enum SortValue: Comparable {
    case none
    case date(Date)
    case text(String)
}
