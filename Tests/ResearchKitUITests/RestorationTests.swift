import Containers
import Foundation
import ResearchKitCore
import TestSupport
import Testing
import UIKit

@testable import ResearchKitUI

@MainActor @Suite("Taking a task up again")
struct RestorationTests {
    @Test("A server that is killed at any step returns the participant to that step with the same answers")
    func killed() async throws {
        let folder = Folder()
        var device = try Device(container: Container(id: "p1", directory: folder.url))
        var tab = try await device.open("optional")
        for (index, value) in ["2", "3", "4"].enumerated() {
            try await tab.change(["answer.value": value])
            let step = tab.step
            let address = tab.address
            device = try device.restarted()
            tab = try await TestTab(device.application, at: address)
            #expect(tab.step == step)
            #expect(tab.chosen == [value])
            if index < 2 { try await tab.tap("Next") }
        }
        try await tab.tap("Done")
        let results = device.endings.first?.result.results?.compactMap { ($0 as? ORKStepResult)?.firstResult }
        #expect(results?.compactMap { ($0 as? ORKScaleQuestionResult)?.scaleAnswer } == [2, 3, 4])
    }

    @Test("Two tabs with one survey: what one has answered, the other neither overwrites nor answers again")
    func twoTabs() async throws {
        let device = try Device()
        let first = try await device.open("optional")
        let second = try await device.open("optional")
        try await first.tap("Next", filling: ["answer.value": "1"])
        try await second.tap("Next", filling: ["answer.value": "5"])
        #expect(second.refusal?.reason == .conflict)
        #expect(second.step == "second")
        #expect(second.chosen == [])
        try await second.tap("Next", filling: ["answer.value": "2"])
        try await second.tap("Done", filling: ["answer.value": "3"])
        let results = device.endings.first?.result.results?.compactMap { ($0 as? ORKStepResult)?.firstResult }
        #expect(results?.compactMap { ($0 as? ORKScaleQuestionResult)?.scaleAnswer } == [1, 2, 3])
    }

    @Test("A run keeps its identity when it is taken up again, and a completed one is over")
    func identity() throws {
        let container = try Container(id: "p1", directory: nil)
        try container.run {
            let first = ORKTaskViewController(task: Tasks.optional(), taskRun: nil)
            first.loadViewIfNeeded()
            try first.send(.submit(step: "first", fields: ["value": ["1"]]))
            let second = ORKTaskViewController(task: Tasks.optional(), taskRun: nil)
            second.loadViewIfNeeded()
            #expect(second.result.taskRunUUID == first.result.taskRunUUID)
            #expect(second.run.currentStep?.identifier == "second")
            try second.send(.skip(step: "second"))
            try second.send(.submit(step: "third", fields: ["value": ["3"]]))
            let third = ORKTaskViewController(task: Tasks.optional(), taskRun: nil)
            third.loadViewIfNeeded()
            #expect(third.result.taskRunUUID != first.result.taskRunUUID)
            #expect(third.run.currentStep?.identifier == "first")
        }
    }

    @Test("Who stores the answers elsewhere can keep the completed run until that is done")
    func keptUntilStored() throws {
        let container = try Container(id: "p1", directory: nil)
        try container.run {
            let controller = ORKTaskViewController(task: Tasks.checkIn(), taskRun: nil)
            controller.forgetsCompletedRun = false
            controller.loadViewIfNeeded()
            try controller.send(.submit(step: "form", fields: ["pain": ["4"], "sleep": ["7"]]))
            let again = ORKTaskViewController(task: Tasks.checkIn(), taskRun: nil)
            again.loadViewIfNeeded()
            #expect(again.run.fields(ofStep: "form") == ["pain": ["4"], "sleep": ["7"]])
            controller.forgetPreservedRun()
            #expect(container.preserved.data(forKey: "survey-check-in") == nil)
        }
    }

    @Test("Runs under different keys do not know of each other, and without a key nothing is stored")
    func keys() throws {
        let container = try Container(id: "p1", directory: nil)
        try container.run {
            for key in ["monday", "tuesday", nil] {
                let controller = ORKTaskViewController(task: Tasks.optional(), taskRun: nil)
                controller.preservationKey = key
                controller.loadViewIfNeeded()
                #expect(controller.run.currentStep?.identifier == "first")
                try controller.send(.submit(step: "first", fields: ["value": ["1"]]))
            }
            #expect(container.preserved.data(forKey: "survey-optional") == nil)
            #expect(container.preserved.data(forKey: "monday") != nil)
        }
    }

    @Test(
        "What is stored but damaged, empty or of another task is ignored",
        arguments: ["", "{", "null", #"{"version":1,"task":"other","run":"x","visited":[],"steps":{}}"#])
    func damaged(data: String) throws {
        let container = try Container(id: "p1", directory: nil)
        try container.preserved.set(Data(data.utf8), forKey: "survey-optional")
        container.run {
            let controller = ORKTaskViewController(task: Tasks.optional(), taskRun: nil)
            controller.loadViewIfNeeded()
            #expect(controller.run.currentStep?.identifier == "first")
        }
    }

    @Test("A run of another task under the same key is ignored")
    func otherTask() throws {
        let container = try Container(id: "p1", directory: nil)
        try container.run {
            let optional = ORKTaskViewController(task: Tasks.optional(), taskRun: nil)
            optional.preservationKey = "key"
            optional.loadViewIfNeeded()
            try optional.send(.submit(step: "first", fields: ["value": ["1"]]))
            let checkIn = ORKTaskViewController(task: Tasks.checkIn(), taskRun: nil)
            checkIn.preservationKey = "key"
            checkIn.loadViewIfNeeded()
            #expect(checkIn.run.currentStep?.identifier == "form")
            #expect(checkIn.run.fields(ofStep: "form") == [:])
        }
    }

    @Test("An answer that cannot be stored is not acknowledged, and the step stays")
    func notStored() throws {
        let folder = Folder()
        let container = try Container(id: "p1", directory: folder.url)
        try container.run {
            let controller = ORKTaskViewController(task: Tasks.optional(), taskRun: nil)
            controller.loadViewIfNeeded()
            // A file where the folder of preserved states belongs: writing there fails for everybody, root included.
            try Data().write(to: folder.url.appendingPathComponent("State"))
            #expect(throws: EventRefusal(.failed, "Your answers could not be stored. Try again in a moment.")) {
                try controller.send(.submit(step: "first", fields: ["value": ["1"]]))
            }
            #expect(controller.run.currentStep?.identifier == "first")
            #expect(controller.run.hasAnswers == false)
        }
    }
}
