import ActiveTaskAlgorithms
import Foundation
import SeededRandom
import Testing

@Suite("Range of motion")
struct RangeOfMotionTests {
    struct Golden: Sendable {
        var tilt: Double
        var turns: [Double]
        var start, finish, minimum, maximum, range: Double
    }

    static let goldenCases = [
        Golden(tilt: 80, turns: [-10, -50, -95], start: 10, finish: 105, minimum: 10, maximum: 105, range: 95),
        Golden(tilt: 80, turns: [-10, -50, -95, -60], start: 10, finish: 70, minimum: 10, maximum: 105, range: 95),
        Golden(tilt: 90, turns: [5, -5, -120], start: 0, finish: 120, minimum: -5, maximum: 120, range: 125),
        Golden(tilt: 85, turns: [-60, -120, -200], start: 5, finish: 205, minimum: 5, maximum: 205, range: 200),
    ]

    static let headings = [0.0, 40, 45, 90, 200, 270, 359]

    @Test("Worked cases come out at any compass heading", arguments: goldenCases, headings)
    func golden(_ golden: Golden, heading: Double) throws {
        let motion = try RangeOfMotion(
            measuring: Movement.samples(tilt: golden.tilt, turns: golden.turns, heading: heading))
        #expect(abs(motion.start - golden.start) < 1e-9)
        #expect(abs(motion.finish - golden.finish) < 1e-9)
        #expect(abs(motion.minimum - golden.minimum) < 1e-9)
        #expect(abs(motion.maximum - golden.maximum) < 1e-9)
        #expect(abs(motion.range - golden.range) < 1e-9)
    }

    @Test("A body that turns on the spot while the leg moves does not change the range")
    func turningBody() throws {
        let samples = Movement.knee(samplesPerSecond: 60).map { sample in
            var sample = sample
            // Ten degrees of chair turn a second, seen by the world and not by the joint.
            sample.orientation = Movement.about(z: 10 * sample.time) * sample.orientation
            return sample
        }
        let motion = try RangeOfMotion(measuring: samples)
        #expect(abs(motion.range - 100) < 1e-9)
    }

    @Test("The same movement gives the same angles at 20, 60 and 100 samples a second")
    func sampleRate() throws {
        let motions = try [20.0, 60, 100].map { rate in
            try RangeOfMotion(measuring: Movement.knee(samplesPerSecond: rate))
        }
        for motion in motions {
            #expect(abs(motion.start) < 1e-9)
            #expect(abs(motion.maximum - 100) < 1e-9)
            #expect(abs(motion.finish - 40) < 1e-9)
            #expect(abs(motion.range - 100) < 1e-9)
        }
    }

    @Test("Sensor noise moves the range by no more than the noise at its two ends", arguments: [1, 2, 3] as [UInt64])
    func noise(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var worst = 0.0
        let samples = Movement.knee(samplesPerSecond: 60).map { sample in
            var sample = sample
            let noise = random.normal()
            worst = max(worst, abs(noise))
            sample.orientation = sample.orientation * Movement.about(x: noise)
            return sample
        }
        let motion = try RangeOfMotion(measuring: samples)
        // The reference carries noise too: three noisy angles at most meet in each value.
        #expect(abs(motion.range - 100) <= 2 * worst + 1e-9)
        #expect(abs(motion.maximum - 100) <= 3 * worst)
    }

    @Test("A quaternion and its negative mean the same orientation")
    func sign() throws {
        let samples = Movement.samples(tilt: 90, turns: [-40, -80, -120])
        let negated = samples.enumerated().map { index, sample in
            var sample = sample
            let q = sample.orientation
            if index.isMultiple(of: 2) { sample.orientation = Quaternion(w: -q.w, x: -q.x, y: -q.y, z: -q.z) }
            return sample
        }
        let (first, second) = (try RangeOfMotion(measuring: samples), try RangeOfMotion(measuring: negated))
        #expect(abs(first.range - second.range) < 1e-9)
        #expect(abs(second.range - 120) < 1e-9)
    }

    @Test("A turn of more than a full circle is followed, not wrapped")
    func fullCircle() throws {
        let turns = stride(from: -30.0, through: -390, by: -30)
        let motion = try RangeOfMotion(measuring: Movement.samples(tilt: 90, turns: Array(turns)))
        #expect(abs(motion.range - 390) < 1e-9)
    }

    @Test("A smallest angle above zero is reported as it is")
    func minimumAboveZero() throws {
        let motion = try RangeOfMotion(measuring: Movement.samples(tilt: 60, turns: [-10, -20, -30]))
        #expect(abs(motion.minimum - 30) < 1e-9)
        #expect(abs(motion.maximum - 60) < 1e-9)
    }

    @Test("Longer and shorter quaternions of the same direction measure the same")
    func length() throws {
        let samples = Movement.samples(tilt: 80, turns: [-10, -50, -95]).map { sample in
            let q = sample.orientation
            return OrientationSample(
                time: sample.time, orientation: Quaternion(w: 1.1 * q.w, x: 1.1 * q.x, y: 1.1 * q.y, z: 1.1 * q.z))
        }
        let motion = try RangeOfMotion(measuring: samples)
        #expect(abs(motion.start - 10) < 1e-9)
        #expect(abs(motion.range - 95) < 1e-9)
    }
}
