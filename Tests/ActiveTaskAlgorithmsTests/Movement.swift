import ActiveTaskAlgorithms
import Foundation
import SeededRandom

/// Recordings that are made from known angles, so that the expected result comes from the angles alone.
enum Movement {
    static func about(x degrees: Double) -> Quaternion {
        Quaternion(w: cos(degrees * .pi / 360), x: sin(degrees * .pi / 360), y: 0, z: 0)
    }

    static func about(y degrees: Double) -> Quaternion {
        Quaternion(w: cos(degrees * .pi / 360), x: 0, y: sin(degrees * .pi / 360), z: 0)
    }

    static func about(z degrees: Double) -> Quaternion {
        Quaternion(w: cos(degrees * .pi / 360), x: 0, y: 0, z: sin(degrees * .pi / 360))
    }

    /// A device that starts at `tilt`, faces `heading`, and turns about its x axis by `turns`, 0.3 s apart.
    static func samples(tilt: Double, turns: [Double], heading: Double = 0, interval: Double = 0.3)
        -> [OrientationSample]
    {
        ([0] + turns).enumerated().map { index, turn in
            OrientationSample(
                time: Double(index) * interval,
                orientation: about(z: heading) * about(x: tilt) * about(x: turn))
        }
    }

    /// From upright through 100 degrees and back to 40, as a smooth movement of four seconds.
    static func knee(samplesPerSecond: Double) -> [OrientationSample] {
        (0...Int(4 * samplesPerSecond)).map { index in
            let time = Double(index) / samplesPerSecond
            let turn = time <= 2 ? -100 * sin(.pi * time / 4) : -40 - 60 * cos(.pi * (time - 2) / 4)
            return OrientationSample(time: time, orientation: about(x: 90) * about(x: turn))
        }
    }
}

extension SplitMix64 {
    /// A normally distributed number (Box and Muller 1958).
    mutating func normal() -> Double {
        let radius = sqrt(-2 * log(Double.random(in: 1e-12..<1, using: &self)))
        return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
    }
}
