import Foundation

/// One versioned entity of any kind, as revisions and documents hold them.
public enum OCKEntity: Hashable, Sendable {
    /// A patient.
    case patient(OCKPatient)
    /// A care plan.
    case carePlan(OCKCarePlan)
    /// A contact.
    case contact(OCKContact)
    /// A task.
    case task(OCKTask)
    /// A task that HealthKit's data answer.
    case healthKitTask(OCKHealthKitTask)
    /// An outcome.
    case outcome(OCKOutcome)

    /// The kinds of entity, by their names in documents.
    public enum EntityType: String, Codable, CaseIterable, Hashable, Sendable {
        /// A patient.
        case patient
        /// A care plan.
        case carePlan
        /// A contact.
        case contact
        /// A task.
        case task
        /// A task that HealthKit's data answer.
        case healthKitTask
        /// An outcome.
        case outcome
    }

    /// Which kind the entity is.
    public var entityType: EntityType {
        switch self {
        case .patient: .patient
        case .carePlan: .carePlan
        case .contact: .contact
        case .task: .task
        case .healthKitTask: .healthKitTask
        case .outcome: .outcome
        }
    }

    /// Makes an entity of a value of one of the kinds; nil for any other.
    init?(_ value: any VersionedEntity) {
        switch value {
        case let patient as OCKPatient: self = .patient(patient)
        case let plan as OCKCarePlan: self = .carePlan(plan)
        case let contact as OCKContact: self = .contact(contact)
        case let task as OCKTask: self = .task(task)
        case let task as OCKHealthKitTask: self = .healthKitTask(task)
        case let outcome as OCKOutcome: self = .outcome(outcome)
        default: return nil
        }
    }

    /// The entity itself. A value of no kind is not taken.
    package var value: any VersionedEntity {
        get {
            switch self {
            case .patient(let patient): patient
            case .carePlan(let plan): plan
            case .contact(let contact): contact
            case .task(let task): task
            case .healthKitTask(let task): task
            case .outcome(let outcome): outcome
            }
        }
        set { self = OCKEntity(newValue) ?? self }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKEntity: Codable {
    private enum CodingKeys: CodingKey {
        case type, object
    }

    /// Reads the name of the kind, then the entity.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(EntityType.self, forKey: .type) {
            case .patient: .patient(try container.decode(OCKPatient.self, forKey: .object))
            case .carePlan: .carePlan(try container.decode(OCKCarePlan.self, forKey: .object))
            case .contact: .contact(try container.decode(OCKContact.self, forKey: .object))
            case .task: .task(try container.decode(OCKTask.self, forKey: .object))
            case .healthKitTask: .healthKitTask(try container.decode(OCKHealthKitTask.self, forKey: .object))
            case .outcome: .outcome(try container.decode(OCKOutcome.self, forKey: .object))
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entityType, forKey: .type)
        try container.encode(value, forKey: .object)
    }
}
