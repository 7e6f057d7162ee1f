import Testing

@testable import CareKitStore

@Suite("Sets that are joined")
struct DisjointSetsTests {
    @Test(
        "Members of joined sets are one set, in whatever order and however often they are joined",
        arguments: [
            ([], [[0], [1], [2], [3], [4]]), ([(4, 0)], [[0, 4], [1], [2], [3]]),
            ([(0, 1), (2, 3), (1, 3)], [[0, 1, 2, 3], [4]]),
            ([(3, 2), (2, 1), (3, 1), (1, 3)], [[0], [1, 2, 3], [4]]),
            ([(4, 3), (3, 2), (2, 1), (1, 0), (0, 0)], [[0, 1, 2, 3, 4]]),
        ] as [([(Int, Int)], [[Int]])])
    func joins(pairs: [(Int, Int)], expected: [[Int]]) {
        var sets = DisjointSets(count: 5)
        for (first, second) in pairs { sets.join(first, second) }
        #expect(sets.sets() == expected)
    }
}
