/// Makes a card and keeps it in line with its events.
@MainActor public protocol OCKTaskViewSynchronizerProtocol: AnyObject {
    /// The card.
    associatedtype View: UIView & OCKTaskDisplayable

    /// Makes an empty card.
    func makeView() -> View

    /// Shows the events.
    func updateView(_ view: View, context: OCKSynchronizationContext<OCKTaskEvents>)
}

/// What a synchronizer has to show, and what it showed before.
public struct OCKSynchronizationContext<ViewModel> {
    /// What is to be shown.
    public let viewModel: ViewModel
    /// What was shown before.
    public let oldViewModel: ViewModel
    /// Whether the change may be animated; the style sheet decides.
    public let animated: Bool
}
