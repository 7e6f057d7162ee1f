import Foundation

/// A signature, drawn or typed.
public final class ORKSignatureResult: ORKResult {
    /// The lines that were drawn, or nil when the name was typed instead. An addition of this library.
    public var drawing: SignatureDrawing?
    /// The name that was typed, or nil when the signature was drawn only. An addition of this library.
    public var typedName: String?
}

/// What came out of a page of HTML.
public final class ORKWebViewStepResult: ORKResult {
    /// The page that was shown.
    public var html: String?
    /// The page with the signature below it, or nil when it was not signed.
    public var htmlWithSignature: String?
}

/// What a participant selected in a 3D model.
public final class ORKUSDZModelManagerResult: ORKResult {
    /// The names of the selected parts, in the order of selection.
    public var identifiersOfSelectedObjects: [String] = []
}

/// How a request for one permission ended. An addition of this library; Apple's step leaves no result.
public final class PermissionResult: ORKResult {
    /// The state of the permission when the participant went on.
    public let state: ORKRequestPermissionsState

    /// The state of the permission with an identifier.
    public init(identifier: String, state: ORKRequestPermissionsState) {
        self.state = state
        super.init(identifier: identifier)
    }
}
