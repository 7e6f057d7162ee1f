import Foundation
import UIKit

/// What stands beside a 3D model: a text for those who cannot see it, and its parts.
///
/// A file of the model's name with the ending `.json`:
/// `{"alt": …, "cameraOrbit": …, "cameraTarget": …, "hotspots": [{"part", "name", "sentence", "position", "normal"}]}`.
struct ModelDescription: Decodable {
    /// A part that can be pointed out.
    struct Part: Decodable {
        /// The part's name in the model.
        var part: String
        /// The part's name for people.
        var name: String
        /// What there is to know about it.
        var sentence: String
        /// Where its mark is: three coordinates in metres.
        var position: [Double]
        /// Where its mark looks to: three coordinates of a direction.
        var normal: [Double]
    }

    /// What the model shows.
    var alt: String
    /// Where the viewer stands at first, as `<model-viewer>` takes it.
    var cameraOrbit: String?
    /// Where the viewer looks at first, as `<model-viewer>` takes it.
    var cameraTarget: String?
    /// The parts, most important first.
    var hotspots: [Part]

    /// The description beside a model among the app's resources; nil where there is none that can be read.
    init?(ofModel name: String) {
        let file = name + ".json"
        guard AppResources.address(of: file) != nil, let directory = AppResources.directory,
            let data = try? Data(contentsOf: directory.appendingPathComponent(file)),
            let description = try? JSONDecoder().decode(ModelDescription.self, from: data)
        else { return nil }
        self = description
    }
}
