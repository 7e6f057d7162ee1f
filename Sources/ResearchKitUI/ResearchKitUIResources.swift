import UIKit

extension ClientResource {
    /// What the pages of a task bring with them.
    public static let researchKitUI: [ClientResource] = [
        ClientResource(.style, name: "researchkit", content: PackageResources.ResearchKitUI_css), signaturePad,
        motionPermission, modelParts, rangeOfMotion,
    ]

    static let signaturePad = ClientResource(
        .scriptOnDemand, name: "signature-pad", content: PackageResources.signature_pad_js)
    static let motionPermission = ClientResource(
        .scriptOnDemand, name: "motion-permission", content: PackageResources.motion_permission_js)
    static let modelParts = ClientResource(
        .scriptOnDemand, name: "model-parts", content: PackageResources.model_parts_js)
    static let rangeOfMotion = ClientResource(
        .scriptOnDemand, name: "range-of-motion", content: PackageResources.range_of_motion_js)
}
