import Foundation
import ResearchKitCore
import UIKit

extension ORKTaskViewController {
    /// Takes up the stored run, or begins a new one.
    func begin() {
        let canBeSaved = preservationKey != nil && delegate?.taskViewControllerSupportsSaveAndRestore(self) ?? true
        run = TaskRun(task: task, id: run.id, canBeSaved: canBeSaved)
        takeUpStoredRun()
        switch run.handle(.start, at: clock()) {
        case .refuse(let error): taskView?.showFailure(error)
        default: showCurrentStep()
        }
    }

    /// Sends an event to the run, stores what came of it, and shows it.
    ///
    /// - Throws: the run's refusal, or `.failed` where the run cannot be stored; the run is then as before.
    func send(_ event: TaskRun.Event) throws(EventRefusal) {
        takeUpStoredRun()
        let before = run
        let action = run.handle(event, at: clock())
        switch action {
        case .show:
            try preserve(orReturnTo: before)
            showCurrentStep()
        case .stay:
            try preserve(orReturnTo: before)
            // The page already shows what was chosen, and sending it anew could undo what is chosen meanwhile.
            if let step = run.currentStep { taskView?.page?.answersChanged(to: run.fields(ofStep: step.identifier)) }
        case .confirmCancel(let canSave): confirmCancel(canSave: canSave)
        case .finish(let reason): try finish(reason, orReturnTo: before)
        case .refuse(let error):
            show(error, after: event)
            throw EventRefusal(error)
        }
    }

    /// Shows the step that the run is at.
    private func showCurrentStep() {
        guard let step = run.currentStep else { return }
        show(step, fields: run.fields(ofStep: step.identifier))
    }

    private func show(_ step: ORKStep, fields: StepFields, mistakes: [AnswerError] = []) {
        taskView?.show(StepPage.page(for: step, fields: fields, mistakes: mistakes, now: clock()))
    }

    private func show(_ error: TaskRunError, after event: TaskRun.Event) {
        switch (error, event) {
        case (.answers(let mistakes), .change(_, let posted)):
            taskView?.page?.changeRefused(mistakes, posted: posted)
        case (.answers(let mistakes), .submit(_, let posted)):
            if let step = run.currentStep { show(step, fields: posted, mistakes: mistakes) }
        case (.otherStepIsShown, _): showCurrentStep()
        default: break
        }
    }

    /// Tells the delegate that the task could not be run.
    func fail(_ error: TaskRunError) {
        delegate?.taskViewController(self, didFinishWith: .failed, error: error)
    }

    private func finish(_ reason: ORKTaskFinishReason, orReturnTo before: TaskRun) throws(EventRefusal) {
        if reason == .discarded {
            forgetPreservedRun()
        } else {
            try preserve(orReturnTo: before)
        }
        delegate?.taskViewController(self, didFinishWith: reason, error: nil)
        if reason == .completed && forgetsCompletedRun { forgetPreservedRun() }
    }

    private func confirmCancel(canSave: Bool) {
        let question = UIAlertController(
            title: "Do you want to stop?",
            message: canSave ? "You can save your answers and go on later." : nil, preferredStyle: .actionSheet)
        if canSave {
            question.addAction(
                UIAlertAction(title: "Save for Later", style: .default) { [weak self] _ in self?.leave(.save) })
        }
        question.addAction(
            UIAlertAction(title: "Discard Answers", style: .destructive) { [weak self] _ in self?.leave(.discard) })
        question.addAction(UIAlertAction(title: "Keep Going", style: .cancel))
        present(question, animated: true)
    }

    private func leave(_ event: TaskRun.Event) {
        do {
            try send(event)
        } catch {
            view.window?.windowScene?.refuse(error)
        }
    }
}
