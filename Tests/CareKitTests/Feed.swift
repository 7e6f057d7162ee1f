import ResearchKit

@testable import CareKit

/// A feed that shows a card for each task of the day.
@MainActor final class Feed: OCKDailyPageViewController {
    private let study: Study
    private let surveyDelegate: any OCKSurveyTaskViewControllerDelegate

    init(in study: Study) {
        self.study = study
        surveyDelegate = study.allowsDeleting == nil ? Reporter(study) : Permission(study)
        super.init(storeManager: study.manager)
        clock = study.clock
    }

    required init?(coder: NSCoder) { return nil }

    override func dailyPageViewController(
        _ dailyPageViewController: OCKDailyPageViewController, prepare list: OCKListViewController, for date: Date
    ) {
        study.prepared.append(date)
        study.witnesses.append(Study.Weak(object: list))
        var query = OCKTaskQuery(for: date)
        query.excludesTasksWithNoEvents = true
        storeManager.store.fetchAnyTasks(query: query, callbackQueue: .main) { [weak self] result in
            let tasks = (try? result.get()) ?? []
            for task in tasks.sorted(by: { $0.id < $1.id }) { self?.append(task, to: list, on: date) }
        }
    }

    private func append(_ task: any OCKAnyTask, to list: OCKListViewController, on date: Date) {
        let card = OCKSurveyTaskViewController(
            task: task, eventQuery: OCKEventQuery(for: date), storeManager: storeManager, survey: painSurvey(),
            extractOutcome: painOutcome)
        card.clock = study.clock
        card.surveyDelegate = surveyDelegate
        if study.disablesFuture, study.clock.isLaterDay(date) {
            card.view.isUserInteractionEnabled = false
            card.view.alpha = 0.4
        }
        list.appendViewController(card, animated: false)
        study.witnesses += [Study.Weak(object: card), Study.Weak(object: card.view)]
    }
}

/// Notes how surveys end, and leaves to the library what may be deleted.
@MainActor final class Reporter: OCKSurveyTaskViewControllerDelegate {
    private unowned let study: Study
    init(_ study: Study) { self.study = study }

    func surveyTask(
        viewController: OCKSurveyTaskViewController, for task: any OCKAnyTask,
        didFinish result: Result<ORKTaskViewControllerFinishReason, any Error>
    ) {
        switch result {
        case .success(let reason): study.endings.append("\(task.id) \(reason)")
        case .failure: study.endings.append("\(task.id) failed")
        }
    }
}

/// Says itself what may be deleted.
@MainActor final class Permission: OCKSurveyTaskViewControllerDelegate {
    private unowned let study: Study
    init(_ study: Study) { self.study = study }

    func surveyTask(
        viewController: OCKSurveyTaskViewController, shouldAllowDeletingOutcomeForEvent event: OCKAnyEvent
    ) -> Bool { study.allowsDeleting ?? false }
}

/// One required question.
@MainActor func painSurvey() -> any ORKTask {
    let scale = ORKAnswerFormat.scale(
        withMaximumValue: 10, minimumValue: 1, defaultValue: 0, step: 1, vertical: false,
        maximumValueDescription: nil, minimumValueDescription: nil)
    let pain = ORKFormItem(identifier: "pain", text: "How bad is your pain?", answerFormat: scale)
    pain.isOptional = false
    let form = ORKFormStep(identifier: "form", title: "Pain", text: nil)
    form.formItems = [pain]
    form.isOptional = false
    return ORKOrderedTask(identifier: "pain", steps: [form])
}

/// The pain as an outcome.
func painOutcome(_ result: ORKTaskResult) -> [OCKOutcomeValue]? {
    let answers = (result.results ?? []).compactMap { $0 as? ORKStepResult }.flatMap { $0.results ?? [] }
    guard let pain = answers.compactMap({ $0 as? ORKScaleQuestionResult }).first?.scaleAnswer else { return nil }
    var value = OCKOutcomeValue(pain.doubleValue)
    value.kind = "pain"
    return [value]
}
