import UIKit

/// A screen with a 3D model that can be turned.
public final class ORK3DModelStep: ORKStep {
    /// The field with the names of the parts that the participant selected, one value each.
    public static let selectionField = "selected"

    /// Loads the model and says what can be done with it.
    public let modelManager: ORK3DModelManager

    /// A screen with the model of a manager.
    public init(identifier: String, modelManager: ORK3DModelManager) {
        self.modelManager = modelManager
        super.init(identifier: identifier)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func read(_ fields: StepFields) -> StepReading {
        var reading = StepReading()
        let result = ORKUSDZModelManagerResult(identifier: identifier)
        reading.results = [result]
        guard modelManager.allowsSelection else { return reading }
        let names = fields[Self.selectionField] ?? []
        guard names.count <= 100, names.allSatisfy({ $0.utf8.count <= 200 }) else {
            reading.errors = [
                AnswerError(field: Self.selectionField, reason: .tooLong, description: "Select at most 100 parts.")
            ]
            return reading
        }
        result.identifiersOfSelectedObjects = names
        reading.fields[Self.selectionField] = names
        return reading
    }
}

/// Where a 3D model comes from and what can be done with it.
open class ORK3DModelManager {
    /// Whether the participant can select parts of the model.
    open var allowsSelection = false
    /// The names of the parts that are highlighted from the start.
    open var identifiersOfObjectsToHighlight: [String]?

    /// For subclasses.
    public init() {}
}

/// A model from a file of the app.
public final class ORKUSDZModelManager: ORK3DModelManager {
    /// The file's name without its ending. A browser cannot show USDZ: the same name with `.glb` is shown.
    public let fileName: String

    /// The model in a file of the app; the name is given without its ending.
    public init(usdzFileName: String) {
        self.fileName = usdzFileName
        super.init()
    }
}
