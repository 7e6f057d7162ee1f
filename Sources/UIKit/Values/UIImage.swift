import Markup
import Synchronization

/// A picture: a file among the app's resources, or a named symbol that takes the text's colour.
public final class UIImage: Hashable, Sendable {
    enum Source: Hashable {
        case resource(address: String)
        case symbol(name: String)
    }

    let source: Source

    /// What the picture shows, for those who cannot see it; decorative where empty.
    public let accessibilityLabel: String

    private init(source: Source, accessibilityLabel: String = "") {
        self.source = source
        self.accessibilityLabel = accessibilityLabel
    }

    /// A picture from the app's `Images` folder, by file name with or without its extension; nil where there is none.
    public convenience init?(named name: String) {
        guard let address = AppResources.address(ofImage: name) else { return nil }
        self.init(source: .resource(address: address))
    }

    /// A symbol by its SF Symbols name; nil where the symbol table has none of that name.
    public convenience init?(systemName: String) {
        guard SymbolTable.contains(systemName) else { return nil }
        self.init(source: .symbol(name: systemName))
    }

    /// The same picture with a description for those who cannot see it.
    public func described(as label: String) -> UIImage {
        UIImage(source: source, accessibilityLabel: label)
    }

    /// Pictures are equal when they show the same file or symbol.
    public static func == (first: UIImage, second: UIImage) -> Bool {
        first.source == second.source && first.accessibilityLabel == second.accessibilityLabel
    }

    /// Hashes the file or symbol shown.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }

    /// Writes the picture, with classes for the style sheet.
    public func render(into html: inout HTML, classes: String...) {
        switch source {
        case .resource(let address):
            html.void("img", .class(classes), .src(address), .attribute("alt", accessibilityLabel))
        case .symbol(let name):
            let isDecorative = accessibilityLabel.isEmpty
            html.element(
                "svg", .class(["symbol"] + classes), .attribute("aria-hidden", isDecorative ? "true" : nil),
                isDecorative ? nil : .attribute("role", "img"),
                isDecorative ? nil : .attribute("aria-label", accessibilityLabel)
            ) { html in
                html.element("use", .href("/vendor/symbols.svg#\(name)")) { _ in }
            }
        }
    }
}

/// The symbols that there are pictures for.
enum SymbolTable {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = {
        let table = String(decoding: PackageResources.symbols_tsv, as: UTF8.self)
        return Set(table.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) })
    }()
}

/// The folder of files that an app brings with it: pictures, models. The host names it once, at launch.
public enum AppResources {
    private static let folder = Mutex<URL?>(nil)

    /// Where the app's files lie; they are served under `/app/`.
    public static var directory: URL? {
        get { folder.withLock { $0 } }
        set { folder.withLock { $0 = newValue } }
    }

    /// The address of a resource by its path below the folder; nil where there is no such file.
    public static func address(of path: String) -> String? {
        var isFolder: ObjCBool = false
        guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains(".."), let directory,
            FileManager.default.fileExists(
                atPath: directory.appendingPathComponent(path).path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { return nil }
        return "/app/" + path
    }

    static func address(ofImage name: String) -> String? {
        for suffix in ["", ".svg", ".webp", ".png", ".jpg"] {
            if let address = address(of: "Images/" + name + suffix) { return address }
        }
        return nil
    }
}
