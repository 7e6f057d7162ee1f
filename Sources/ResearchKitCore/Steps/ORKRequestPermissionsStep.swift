/// A screen that asks for permissions, one row each. The participant can go on whatever was granted.
///
/// Each row's state is the field that the row's identifier names.
public final class ORKRequestPermissionsStep: ORKStep {
    /// The rows in order.
    public let permissionTypes: [ORKPermissionType]

    /// A screen that asks for some permissions.
    public init(identifier: String, permissionTypes: [ORKPermissionType]) {
        self.permissionTypes = permissionTypes
        super.init(identifier: identifier)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func validateParameters() throws {
        var seen: Set<String> = []
        for row in permissionTypes where !seen.insert(row.identifier).inserted {
            throw DefinitionError.duplicateItemIdentifier(row.identifier)
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func read(_ fields: StepFields) -> StepReading {
        var reading = StepReading()
        for row in permissionTypes {
            let values = fields[row.identifier] ?? []
            guard values.count <= 1, let state = Self.state(values.first) else {
                let label = "“\(row.localizedTitle)”"
                reading.errors.append(
                    AnswerError(
                        field: row.identifier, reason: .unreadable,
                        description: "Ask again for \(label): its answer could not be read."))
                continue
            }
            reading.results.append(PermissionResult(identifier: row.identifier, state: state))
            if state != .default { reading.fields[row.identifier] = [state.rawValue] }
        }
        return reading
    }

    private static func state(_ value: String?) -> ORKRequestPermissionsState? {
        value.map(ORKRequestPermissionsState.init(rawValue:)) ?? .default
    }
}
