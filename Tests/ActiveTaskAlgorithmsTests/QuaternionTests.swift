import ActiveTaskAlgorithms
import Testing

@Suite("Quaternion")
struct QuaternionTests {
    private func close(_ left: Quaternion, _ right: Quaternion) -> Bool {
        let difference = [left.w - right.w, left.x - right.x, left.y - right.y, left.z - right.z]
        return difference.allSatisfy { abs($0) < 1e-12 }
    }

    @Test("Browser angles of 0 mean flat on the table, top to the north")
    func identity() {
        #expect(close(Quaternion(alpha: 0, beta: 0, gamma: 0), Quaternion(w: 1, x: 0, y: 0, z: 0)))
    }

    @Test("Browser angles turn about z, then x, then y", arguments: [0.0, 35, 90, 211], [-170.0, -20, 0, 90, 130])
    func composition(alpha: Double, beta: Double) {
        for gamma in [-80.0, 0, 45] {
            let expected = Movement.about(z: alpha) * Movement.about(x: beta) * Movement.about(y: gamma)
            #expect(close(Quaternion(alpha: alpha, beta: beta, gamma: gamma), expected))
        }
    }

    @Test("The rotation matrix of the W3C specification's example comes out", arguments: [(20.0, 30.0, 40.0)])
    func matrix(alpha: Double, beta: Double, gamma: Double) {
        let q = Quaternion(alpha: alpha, beta: beta, gamma: gamma)
        // Third row of the specification's matrix: -cos X sin Y, sin X, cos X cos Y, with sin 30° = 0.5.
        #expect(abs(2 * (q.x * q.z - q.w * q.y) - (-0.8660254037844387 * 0.6427876096865394)) < 1e-12)
        #expect(abs(2 * (q.y * q.z + q.w * q.x) - 0.5) < 1e-12)
        #expect(abs(1 - 2 * (q.x * q.x + q.y * q.y) - 0.8660254037844387 * 0.766044443118978) < 1e-12)
    }

    @Test("Tilt is the same at every heading", arguments: [0.0, 40, 90, 200], [-60.0, 0, 30, 90, 150])
    func tilt(heading: Double, tilt: Double) {
        #expect(abs(Quaternion(alpha: heading, beta: tilt, gamma: 0).tilt - tilt) < 1e-9)
    }

    @Test("A turn about x is all twist and no lean", arguments: [-170.0, -90, -1, 0, 1, 90, 170])
    func twist(angle: Double) throws {
        let turn = Movement.about(x: angle)
        #expect(abs(try #require(turn.twistAboutX) - angle) < 1e-9)
        #expect(abs(turn.lean) < 1e-9)
    }

    @Test("A turn about y is all lean, to the right for positive angles", arguments: [-90.0, -30, 0, 30, 90])
    func lean(angle: Double) throws {
        let turn = Movement.about(y: angle)
        #expect(abs(turn.lean + angle) < 1e-5)
        #expect(abs(try #require(turn.twistAboutX)) < 1e-9)
    }

    @Test("Twist is undefined when the axis has swung to its opposite")
    func noTwist() {
        #expect(Movement.about(y: 180).twistAboutX == nil)
        #expect(Movement.about(z: 179).twistAboutX == nil)
        #expect(Quaternion(w: 0, x: 0, y: 0, z: 0).twistAboutX == nil)
    }

    @Test("A turn and its opposite cancel")
    func conjugate() {
        let q = Quaternion(alpha: 10, beta: 20, gamma: 30)
        #expect(close(q.conjugate * q, Quaternion(w: 1, x: 0, y: 0, z: 0)))
    }
}
