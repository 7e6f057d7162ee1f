#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An orientation as a unit quaternion that turns the device's axes into the world's (east, north, up).
///
/// The device's x axis points to the right of the screen in portrait, y to its top, z out of it.
public struct Quaternion: Equatable, Sendable {
    /// The scalar part.
    public var w: Double
    /// The part along the device's x axis.
    public var x: Double
    /// The part along the device's y axis.
    public var y: Double
    /// The part along the device's z axis.
    public var z: Double

    /// An orientation from its parts; the length need not be one, only its direction counts.
    public init(w: Double, x: Double, y: Double, z: Double) {
        (self.w, self.x, self.y, self.z) = (w, x, y, z)
    }

    /// The orientation that a browser reports: intrinsic turns about z, then x, then y.
    ///
    /// Source: W3C DeviceOrientation Event Specification, "Worked example" (Z-X'-Y'' Tait-Bryan angles).
    ///
    /// - Parameters:
    ///   - alpha: the turn about z, in degrees, 0..<360.
    ///   - beta: the turn about x, in degrees, -180..<180.
    ///   - gamma: the turn about y, in degrees, -90..<90.
    public init(alpha: Double, beta: Double, gamma: Double) {
        let half = Double.pi / 360
        let (cosX, sinX) = (cos(beta * half), sin(beta * half))
        let (cosY, sinY) = (cos(gamma * half), sin(gamma * half))
        let (cosZ, sinZ) = (cos(alpha * half), sin(alpha * half))
        self.init(
            w: cosX * cosY * cosZ - sinX * sinY * sinZ,
            x: sinX * cosY * cosZ - cosX * sinY * sinZ,
            y: cosX * sinY * cosZ + sinX * cosY * sinZ,
            z: cosX * cosY * sinZ + sinX * sinY * cosZ)
    }
}

extension Quaternion {
    /// The opposite turn.
    public var conjugate: Quaternion { Quaternion(w: w, x: -x, y: -y, z: -z) }

    /// The squared length; 1 for a valid orientation, 0 or not finite for a useless one.
    public var squaredLength: Double { w * w + x * x + y * y + z * z }

    /// Hamilton's product: first the right turn, then the left one, both seen from the world.
    public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(
            w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z,
            x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
            y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
            z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w)
    }

    /// How far the device's top is raised from lying flat on its back, in degrees, -180...180; 90 is upright.
    ///
    /// Taken from gravity's direction in the device alone, so the compass heading does not matter.
    public var tilt: Double {
        // The third row of the rotation matrix is the world's "up" as the device sees it; the diagonal is written
        // with the length so that a quaternion that is not quite of length one gives the same angle.
        degrees(atan2(2 * (y * z + w * x), w * w - x * x - y * y + z * z))
    }

    /// How far the device leans over to its left side, in degrees, -90...90; a turn about its x axis keeps it.
    public var lean: Double {
        let upAlongX = 2 * (x * z - w * y) / squaredLength
        return degrees(asin(min(max(upAlongX, -1), 1)))
    }

    /// The share of this turn that goes about the device's x axis, in degrees, -360...360.
    ///
    /// Source: swing-twist decomposition. Nil when the turn has swung the axis itself around by more than about 170
    /// degrees, where the share is undefined.
    public var twistAboutX: Double? {
        // cos(170°/2)² = 0.0076: below this share of the length, noise decides the angle.
        guard w * w + x * x > 0.0076 * squaredLength else { return nil }
        return degrees(2 * atan2(x, w))
    }

    private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
}
