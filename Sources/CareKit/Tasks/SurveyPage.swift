import ResearchKit

/// A survey that a card opened.
///
/// It keeps the card, which hears of its end: at midnight the card's day may have left the screen before that.
final class SurveyPage: ORKTaskViewController {
    let card: OCKSurveyTaskViewController
    /// The event that the survey was opened for.
    let event: OCKAnyEvent

    init(of card: OCKSurveyTaskViewController, event: OCKAnyEvent) {
        self.card = card
        self.event = event
        super.init(task: card.survey, taskRun: nil)
        preservationKey = "survey-\(card.taskID)-\(event.id)"
        forgetsCompletedRun = false
        delegate = card
    }

    required init?(coder: NSCoder) { return nil }
}
