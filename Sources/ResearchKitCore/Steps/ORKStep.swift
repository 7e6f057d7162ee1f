import UIKit

/// One screen of a task. The properties are what a screen shows; subclasses add what it asks.
open class ORKStep {
    /// The step's name within its task; its results carry it.
    public let identifier: String
    /// Whether a step that asks for something may be skipped.
    open var isOptional = true
    /// The heading.
    open var title: String?
    /// The text below the heading.
    open var text: String?
    /// Further text below `text`.
    open var detailText: String?
    /// Small print at the end.
    open var footnote: String?
    /// A small picture above the heading.
    open var iconImage: UIImage?
    /// A large picture.
    open var image: UIImage?
    /// How the large picture fills its place.
    open var imageContentMode = UIView.ContentMode.scaleAspectFit
    /// A picture that is laid over `image`.
    open var auxiliaryImage: UIImage?
    /// Whether the pictures are drawn in the tint colour.
    open var shouldTintImages = false
    /// Paragraphs, bullet points and pictures below the text.
    open var bodyItems: [ORKBodyItem]?
    /// Whether the step counts in "1 of 3".
    open var showsProgress = true

    /// A step without content.
    public init(identifier: String) { self.identifier = identifier }

    /// Whether Back is offered on this step.
    open var allowsBackNavigation: Bool { true }

    /// Whether a run that is taken up again may begin here; otherwise it begins at the step before.
    open var isRestorable: Bool { true }

    /// Throws a `DefinitionError` when the step cannot be run as it was written.
    open func validateParameters() throws {}

    // MARK: What a run needs to know; additions of this library

    /// Whether Back may lead to this step again. False for a measurement, which cannot be repeated by going back.
    open var canBeRevisited: Bool { true }

    /// Whether the step asks for something, so that Skip has a meaning.
    open var asksForAnswers: Bool { false }

    /// Makes results of what the step's screen posted; must not trap on anything.
    open func read(_ fields: StepFields) -> StepReading { StepReading() }
}
