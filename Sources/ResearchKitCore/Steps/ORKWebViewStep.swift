import Markup

/// A page of HTML that the study's author wrote, for example the consent text, with a signature below it if wanted.
///
/// Unlike other steps it cannot be skipped unless the app says so: skipping a consent is not consent.
public final class ORKWebViewStep: ORKStep {
    /// The field with the drawn signature, in the form that `SignatureDrawing.init(json:)` reads.
    public static let drawingField = "signature"
    /// The field with the typed name, for those who cannot or will not draw.
    public static let nameField = "name"

    /// The page.
    public let html: String
    /// Styles that are added to the page's own.
    public var customCSS: String?
    /// Whether the participant is asked to sign below the page.
    public var showSignatureAfterContent = false

    /// A screen with a page.
    public init(identifier: String, html: String) {
        self.html = html
        super.init(identifier: identifier)
        isOptional = false
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var asksForAnswers: Bool { showSignatureAfterContent }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func read(_ fields: StepFields) -> StepReading {
        var reading = StepReading()
        let page = ORKWebViewStepResult(identifier: identifier)
        page.html = html
        reading.results = [page]
        guard showSignatureAfterContent else { return reading }
        do throws(AnswerError) {
            let signature = try signature(in: fields, keeping: &reading)
            page.htmlWithSignature = signature.map(htmlSigned)
            if let signature { reading.results.append(signature) }
        } catch {
            reading.errors = [error]
        }
        return reading
    }

    private func signature(
        in fields: StepFields, keeping reading: inout StepReading
    ) throws(AnswerError) -> ORKSignatureResult? {
        let signature = ORKSignatureResult(identifier: Self.drawingField)
        let lines = try StepReading.singleValue(
            of: Self.drawingField, in: fields, label: "the signature", limit: 40 * SignatureDrawing.maximumPointCount)
        if let lines {
            guard let drawing = SignatureDrawing(json: lines) else {
                throw AnswerError(
                    field: Self.drawingField, reason: .unreadable, description: "Draw your signature again.")
            }
            signature.drawing = drawing
            reading.fields[Self.drawingField] = [lines]
        }
        if let name = try StepReading.singleValue(of: Self.nameField, in: fields, label: "your name", limit: 200) {
            // Marks that nobody can see are no name, and so no consent.
            guard name.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
                throw AnswerError(
                    field: Self.nameField, reason: .unreadable, description: "Type your name in letters.")
            }
            signature.typedName = name
            reading.fields[Self.nameField] = [name]
        }
        guard signature.drawing != nil || signature.typedName != nil else {
            if isOptional { return nil }
            throw AnswerError(
                field: Self.drawingField, reason: .required, description: "Draw your signature or type your name.")
        }
        return signature
    }

    private func htmlSigned(by signature: ORKSignatureResult) -> String {
        var page = HTML()
        // The author's own page; only what the participant typed has to be escaped.
        page.unsafeHTML(html)
        page.element("div", .class("signature")) { page in
            signature.drawing?.render(into: &page)
            if let name = signature.typedName { page.element("p", text: name) }
        }
        return page.description
    }
}
