/// What a joint did between two taps, in degrees.
///
/// Source, formula, a worked example and limits: `Documentation/Mathematics/RangeOfMotion.md`.
public struct RangeOfMotion: Hashable, Sendable {
    /// The angle at the first tap.
    public var start: Double
    /// The angle at the second tap.
    public var finish: Double
    /// The smallest angle in between, both ends included.
    public var minimum: Double
    /// The largest angle in between, both ends included.
    public var maximum: Double

    /// The difference between the largest and the smallest angle.
    public var range: Double { maximum - minimum }

    /// Four angles in degrees.
    public init(start: Double, finish: Double, minimum: Double, maximum: Double) {
        (self.start, self.finish, self.minimum, self.maximum) = (start, finish, minimum, maximum)
    }
}

/// Where the device pointed at one moment.
public struct OrientationSample: Equatable, Sendable {
    /// Seconds on any clock that runs evenly; only differences count.
    public var time: Double
    /// The orientation, device to world.
    public var orientation: Quaternion

    /// An orientation at a time in seconds.
    public init(time: Double, orientation: Quaternion) {
        (self.time, self.orientation) = (time, orientation)
    }
}

/// Why a recording gives no angle.
public enum GoniometryError: Error, Equatable, Sendable {
    /// Fewer than two samples could be used.
    case tooFewSamples
    /// The recording lasts less than `RangeOfMotion.minimumDuration`: the two taps were one double tap.
    case tooShort
    /// The limb moved while the device was silent for longer than `RangeOfMotion.maximumGap`: how far is not known.
    case gap
    /// The device was turned about its other axes more than about x: it did not lie along the limb.
    case wrongAxis
}

extension RangeOfMotion {
    /// The shortest recording that counts, in seconds; a double tap is shorter.
    public static let minimumDuration = 0.5

    /// The longest silence during which a limb may move, in seconds; a fast limb turns less than half a circle in it.
    ///
    /// A longer silence is bridged when the limb has hardly moved after it, since browsers report changes only.
    public static let maximumGap = 0.5

    /// What counts as hardly moved after a silence, in degrees.
    private static let stillness = 20.0

    /// How far a device may lean over sideways before its lean is compared with its turn, in degrees.
    private static let tolerableLean = 45.0

    /// Measures the angle through which a limb has turned.
    ///
    /// The first usable sample is the reference. Samples that are not finite are left out, those out of order are put
    /// in order, and of two with the same time the first counts. O(n log n) in the number of samples.
    public init(measuring samples: [OrientationSample]) throws(GoniometryError) {
        let usable = Self.inOrder(samples)
        guard let first = usable.first, let last = usable.last, usable.count > 1 else { throw .tooFewSamples }
        guard last.time - first.time >= Self.minimumDuration else { throw .tooShort }

        let toReference = first.orientation.conjugate
        var turn = 0.0
        var (smallest, largest) = (0.0, 0.0)
        var lean = 0.0
        var followed = 0
        var lastTime = first.time
        for sample in usable {
            lean = max(lean, abs(sample.orientation.lean - first.orientation.lean))
            guard let twist = (toReference * sample.orientation).twistAboutX else { continue }
            // An angle is known up to whole turns; the one nearest to the last angle continues the movement.
            let change = (twist - turn).remainder(dividingBy: 360)
            guard sample.time - lastTime <= Self.maximumGap || abs(change) <= Self.stillness else { throw .gap }
            turn += change
            lastTime = sample.time
            followed += 1
            smallest = min(smallest, turn)
            largest = max(largest, turn)
        }
        guard lean <= max(Self.tolerableLean, largest - smallest), 2 * followed > usable.count else {
            throw .wrongAxis
        }

        let start = 90 - first.orientation.tilt
        self.init(start: start, finish: start - turn, minimum: start - largest, maximum: start - smallest)
    }

    private static func inOrder(_ samples: [OrientationSample]) -> [OrientationSample] {
        let usable = samples.filter { sample in
            // Squares of absurdly large or small parts overflow or vanish; no sensor sends such.
            sample.time.isFinite && (0.25...4).contains(sample.orientation.squaredLength)
        }
        let ordered = usable.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        var result: [OrientationSample] = []
        for (_, sample) in ordered where result.last?.time != sample.time { result.append(sample) }
        return result
    }
}
