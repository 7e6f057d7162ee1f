import Foundation
import TestSupport
import Testing

@testable import CareKit

@MainActor @Suite("A page that is closed")
struct MemoryTests {
    /// Lets what is on its way on the main actor arrive, until nothing is left; false where something stays.
    private func isGone(_ witnesses: [Study.Weak]) async -> Bool {
        for _ in 0..<10_000 {
            if witnesses.allSatisfy({ $0.object == nil }) { return true }
            await Task.yield()
        }
        return false
    }

    @Test("Nothing of a scene is left once it is closed")
    func scene() async throws {
        let study = try Study()
        try await study.addDaily()
        do {
            let tab = try await study.open()
            #expect(tab.cards == ["Check In"])
            tab.close()
        }
        #expect(study.witnesses.count == 4)
        #expect(study.witnesses.allSatisfy { $0.object != nil })
        study.app.shutDown()
        #expect(await isGone(study.witnesses + study.roots))
    }

    @Test("Nothing is left of a scene that was closed while a survey or a question was open", arguments: [true, false])
    func open(isAnswered: Bool) async throws {
        let study = try Study()
        try await study.addDaily()
        if isAnswered { try await study.answer(on: study.now) }
        do {
            let tab = try await study.open()
            if isAnswered { try await tab.undo() } else { try await tab.start() }
            #expect(tab.page.elements(class: isAnswered ? "alert-box" : "step").count == 1)
            tab.close()
        }
        study.app.shutDown()
        #expect(await isGone(study.witnesses + study.roots))
    }

    @Test("A day that was left is gone while its page lives on")
    func otherDay() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        let left = study.witnesses.dropFirst()
        #expect(left.count == 3)
        try await tab.tap("Next week")
        #expect(await isGone(Array(left)))
        #expect(study.feed != nil)
    }

    @Test("A chart is gone with its scene")
    func chart() async throws {
        let study = try Study { Insights(in: $0) }
        try await study.addDaily()
        do {
            let tab = try await study.open()
            try await tab.tap("Previous week")
            tab.close()
        }
        #expect(study.roots.count == 1)
        study.app.shutDown()
        #expect(await isGone(study.witnesses + study.roots))
    }

    @Test("Watches for midnight that are gone leave no memory behind, though they would have waited for an hour")
    func watches() async {
        // In a process of its own, whose memory no other test uses.
        await #expect(processExitsWith: .success) {
            let first = await Self.residentPagesAfterWatching(2_000)
            let last = await Self.residentPagesAfterWatching(20_000)
            exit(last - first < 2_000 ? 0 : 1)
        }
    }

    /// Makes watches and drops them; how many pages of memory, of 4 KB, the process then has.
    private static func residentPagesAfterWatching(_ count: Int) async -> Int {
        for index in 1...count {
            _ = DayWatch(DayClock()) { _ in }
            // What was cancelled is cleaned up on the main queue.
            guard index.isMultiple(of: 500) else { continue }
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
        let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
    }
}
