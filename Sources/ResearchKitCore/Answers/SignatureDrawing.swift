import Foundation
import Markup

/// A signature as the lines that a finger or mouse drew.
///
/// Lines instead of a picture, so that the server can tell a signature from an empty field, and so that it prints
/// sharply at any size.
public struct SignatureDrawing: Hashable, Sendable {
    /// A place on the signature field, in CSS pixels from its upper left corner.
    public struct Point: Hashable, Sendable {
        /// To the right.
        public var x: Double
        /// Downwards.
        public var y: Double
    }

    /// The field's width in CSS pixels.
    public let width: Double
    /// The field's height in CSS pixels.
    public let height: Double
    /// The lines in the order in which they were drawn.
    public let lines: [[Point]]

    /// The most points that a signature may have; a minute of drawing at 240 points a second has fewer.
    public static let maximumPointCount = 20_000

    /// Reads `{"width": 300, "height": 120, "lines": [[x, y, x, y, …], …]}`; points outside of the field are moved to
    /// its edge. Nil when the text has another form, is not a field of 1 to 4,096 pixels, or no line was drawn.
    public init?(json: String) {
        struct Posted: Decodable {
            var width: Double
            var height: Double
            var lines: [[Double]]
        }
        let size = 1.0...4096
        guard let posted = try? JSONDecoder().decode(Posted.self, from: Data(json.utf8)),
            size.contains(posted.width), size.contains(posted.height),
            posted.lines.reduce(0, { $0 + $1.count }) <= 2 * Self.maximumPointCount,
            posted.lines.allSatisfy({ $0.count.isMultiple(of: 2) && $0.allSatisfy(\.isFinite) })
        else { return nil }
        width = posted.width
        height = posted.height
        lines = posted.lines.filter { !$0.isEmpty }.map { numbers in
            stride(from: 0, to: numbers.count, by: 2).map { index in
                Point(
                    x: min(max(numbers[index], 0), posted.width), y: min(max(numbers[index + 1], 0), posted.height))
            }
        }
        guard lines.contains(where: { Set($0).count > 1 }) else { return nil }
    }

    /// The lines as the `d` attribute of an SVG path, to a tenth of a pixel.
    public var svgPath: String {
        lines.map { line in
            "M" + line.map { "\(Self.tenths($0.x)) \(Self.tenths($0.y))" }.joined(separator: "L")
        }.joined()
    }

    /// The signature as an SVG picture.
    public func render(into html: inout HTML) {
        html.element(
            "svg", .attribute("viewBox", "0 0 \(Self.tenths(width)) \(Self.tenths(height))"),
            .attribute("width", Self.tenths(width)), .attribute("height", Self.tenths(height)),
            .attribute("role", "img"), .attribute("aria-label", "Signature")
        ) { html in
            html.element(
                "path", .attribute("d", svgPath), .attribute("fill", "none"), .attribute("stroke", "currentColor"),
                .attribute("stroke-width", "2"), .attribute("stroke-linecap", "round"),
                .attribute("stroke-linejoin", "round"), text: "")
        }
    }

    private static func tenths(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}
