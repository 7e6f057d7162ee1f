import ActiveTaskAlgorithms
import ResearchKitCore

/// How far a joint moved, in degrees.
public final class ORKRangeOfMotionResult: ORKResult {
    /// How the angle came about. An addition of this library: a typed angle must never pass for a measured one.
    public enum Measurement: Hashable, Sendable {
        /// Computed from the device's orientation.
        case sensor(RangeOfMotion)
        /// Typed by the participant, in degrees; only the range is known.
        case manualEntry(range: Double)
    }

    /// How the angle came about.
    public let measurement: Measurement

    /// The difference between the largest and the smallest angle, in degrees.
    public var range: Double {
        switch measurement {
        case .sensor(let motion): motion.range
        case .manualEntry(let range): range
        }
    }

    /// The angle at the beginning, in degrees; nil when the range was typed.
    public var start: Double? { motion?.start }
    /// The angle at the end, in degrees; nil when the range was typed.
    public var finish: Double? { motion?.finish }
    /// The smallest angle, in degrees; nil when the range was typed.
    public var minimum: Double? { motion?.minimum }
    /// The largest angle, in degrees; nil when the range was typed.
    public var maximum: Double? { motion?.maximum }

    /// A result from a measurement.
    public init(identifier: String, measurement: Measurement) {
        self.measurement = measurement
        super.init(identifier: identifier)
    }

    private var motion: RangeOfMotion? {
        guard case .sensor(let motion) = measurement else { return nil }
        return motion
    }
}
