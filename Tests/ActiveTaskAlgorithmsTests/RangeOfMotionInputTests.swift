import ActiveTaskAlgorithms
import Testing

@Suite("Range of motion from poor recordings")
struct RangeOfMotionInputTests {
    let good = Movement.samples(tilt: 80, turns: [-10, -50, -95])

    @Test("No sample, one sample, and samples of one time only are too few")
    func tooFew() {
        #expect(throws: GoniometryError.tooFewSamples) { try RangeOfMotion(measuring: []) }
        #expect(throws: GoniometryError.tooFewSamples) { try RangeOfMotion(measuring: [good[0]]) }
        #expect(throws: GoniometryError.tooFewSamples) {
            try RangeOfMotion(measuring: [good[0], good[0], good[0]])
        }
    }

    @Test("A double tap is too short")
    func doubleTap() {
        let quick = Movement.samples(tilt: 80, turns: [-1, -2, -3], interval: 0.05)
        #expect(throws: GoniometryError.tooShort) { try RangeOfMotion(measuring: quick) }
    }

    @Test(
        "Samples that are not finite, of no length or of absurd length are left out",
        arguments: [Double.nan, .infinity, -.infinity, 0, 1e200, 1e-200])
    func uselessSamples(_ part: Double) throws {
        let useless = OrientationSample(time: 0.45, orientation: Quaternion(w: part, x: part, y: part, z: part))
        let motion = try RangeOfMotion(measuring: good + [useless])
        #expect(abs(motion.range - 95) < 1e-9)
    }

    @Test("A sample without a valid time is left out", arguments: [Double.nan, .infinity, -.infinity])
    func uselessTime(_ time: Double) throws {
        let useless = OrientationSample(time: time, orientation: Movement.about(x: 170))
        let motion = try RangeOfMotion(measuring: [useless] + good)
        #expect(abs(motion.start - 10) < 1e-9)
        #expect(abs(motion.range - 95) < 1e-9)
    }

    @Test("Samples out of order are put in order")
    func order() throws {
        let motion = try RangeOfMotion(measuring: [good[2], good[0], good[3], good[1]])
        #expect(try motion == RangeOfMotion(measuring: good))
    }

    @Test("Of two samples with one time the first counts")
    func duplicates() throws {
        let twin = OrientationSample(time: good[3].time, orientation: Movement.about(x: -60))
        #expect(try RangeOfMotion(measuring: good + [twin]) == RangeOfMotion(measuring: good))
    }

    @Test("A movement during a long silence is refused, since its way is not known")
    func gap() {
        var samples = good
        samples[3].time += 2
        #expect(throws: GoniometryError.gap) { try RangeOfMotion(measuring: samples) }
    }

    @Test("A limb that rests during a long silence is measured")
    func rest() throws {
        var samples = good
        samples.append(OrientationSample(time: 5, orientation: good[3].orientation))
        #expect(try RangeOfMotion(measuring: samples) == RangeOfMotion(measuring: good))
    }

    @Test("A device that lies across the limb is noticed")
    func wrongAxis() {
        let samples = [0.0, 30, 60, 80].enumerated().map { index, turn in
            OrientationSample(time: 0.3 * Double(index), orientation: Movement.about(y: turn))
        }
        #expect(throws: GoniometryError.wrongAxis) { try RangeOfMotion(measuring: samples) }
    }

    @Test("A device that is only turned around on the table gives no angle")
    func turnedAround() {
        let samples = [0.0, 175, 180, 185].enumerated().map { index, turn in
            OrientationSample(time: 0.3 * Double(index), orientation: Movement.about(z: turn))
        }
        #expect(throws: GoniometryError.wrongAxis) { try RangeOfMotion(measuring: samples) }
    }

    @Test("A sample that has swung to the opposite direction does not upset the count")
    func oppositeSwing() throws {
        var samples = good
        samples.insert(
            OrientationSample(time: 0.7, orientation: good[0].orientation * Movement.about(z: 180)), at: 3)
        let motion = try RangeOfMotion(measuring: samples)
        #expect(abs(motion.range - 95) < 1e-9)
    }
}
