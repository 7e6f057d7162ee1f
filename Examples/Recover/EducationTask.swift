import ResearchKit
import UIKit

/// What the participant can learn about the injury.
enum EducationTask {

    static func kneeModel() -> ORKTask {
        let instruction = ORKInstructionStep(identifier: "education.instruction")
        instruction.title = "Your Injury"
        instruction.detailText =
            "A 3D model shows where your meniscus is torn. Turn it with a finger, a mouse or the arrow keys, and tap the "
            + "dots to learn what each part is called."
        instruction.iconImage = UIImage(systemName: "bandage")

        let model = ORK3DModelStep(
            identifier: "education.model", modelManager: ORKUSDZModelManager(usdzFileName: "knee"))
        model.title = "Your left knee"

        return ORKOrderedTask(identifier: "education", steps: [instruction, model])
    }
}
