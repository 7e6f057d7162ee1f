/// Numbers from 0 in sets that can be joined.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func join(_ first: Int, _ second: Int) {
        // The lowest number stands for its set, so that the sets come in order.
        let (low, high) = (root(of: first), root(of: second))
        parents[max(low, high)] = min(low, high)
    }

    func sets() -> [[Int]] {
        Dictionary(grouping: parents.indices, by: root).sorted { $0.key < $1.key }.map(\.value)
    }

    private func root(of member: Int) -> Int {
        var member = member
        while parents[member] != member { member = parents[member] }
        return member
    }
}
