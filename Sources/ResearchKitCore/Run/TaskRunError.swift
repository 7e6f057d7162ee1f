/// Why a run did not do what an event asked. The text is for the participant, one sentence.
public enum TaskRunError: Error, Hashable, Sendable {
    /// The task cannot be run as it was written; the text is for its author.
    case invalidTask(String)
    /// Some answers have to be mended first.
    case answers([AnswerError])
    /// The event came from a page that is no longer shown, for example a second tap.
    case otherStepIsShown
    /// The step asks for an answer that cannot be left out.
    case skipNotAllowed
    /// Going back from here, or to the step before, is not possible.
    case backNotAllowed
    /// This task cannot be kept for later.
    case savingNotOffered
    /// The run is over.
    case alreadyFinished
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TaskRunError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidTask(let reason): reason
        case .answers(let errors): errors.first?.description ?? "Check your answers."
        case .otherStepIsShown: "This page is out of date; go on from the one that is shown now."
        case .skipNotAllowed: "This step cannot be skipped."
        case .backNotAllowed: "You cannot go back from here."
        case .savingNotOffered: "These answers cannot be kept for later."
        case .alreadyFinished: "This task is already finished."
        }
    }
}
