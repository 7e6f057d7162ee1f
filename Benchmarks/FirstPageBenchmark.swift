import Foundation

/// The compressed bytes that a browser loads for Recover's first page, file by file.
@MainActor enum FirstPageBenchmark {
    static func run(_ report: inout Report) async throws {
        let server = try ChildServer("Recover")
        let files = try load(from: server.port)
        let pictures = files.filter(\.isPicture)
        let rest = files.filter { !$0.isPicture }
        func total(_ name: String, _ files: [File]) -> [String] {
            [name, "\(sum(files, \.plain))", "\(sum(files, \.compressed))"]
        }
        report.table(
            "First page of Recover without the 3D viewer",
            columns: ["file", "plain", "gzip"],
            rows: files.map { [$0.address, "\(Quantity.bytes($0.plain))", "\(Quantity.bytes($0.compressed))"] } + [
                total("document, styles, scripts, symbols", rest), total("pictures", pictures), total("all", files),
            ])
        report.goal("first page, compressed", sum(files, \.compressed), atMost: .bytes(60e3))
    }

    private struct File {
        let address: String
        let plain: Double
        let compressed: Double
        let isPicture: Bool
    }

    private static func sum(_ files: [File], _ size: KeyPath<File, Double>) -> Quantity {
        .bytes(files.reduce(0) { $0 + $1[keyPath: size] })
    }

    /// Loads the page and everything that it names, and what that names in turn.
    private static func load(from port: Int) throws -> [File] {
        let connection = try Connection(port: port)
        let tab = try Tab(port: port)
        var files: [File] = []
        var waiting = ["/"]
        var known: Set<String> = ["/"]
        while !waiting.isEmpty {
            let address = waiting.removeFirst()
            let plain = try connection.request(address, headers: ["Cookie": tab.cookie])
            let compressed = try connection.request(
                address, headers: ["Cookie": tab.cookie, "Accept-Encoding": "gzip"])
            guard plain.head.status == 200, compressed.head.status == 200 else {
                throw BenchmarkError("\(address) is named by a page but not served")
            }
            let type = plain.head.header("Content-Type") ?? ""
            files.append(
                File(
                    address: address, plain: Double(plain.body.count), compressed: Double(compressed.body.count),
                    isPicture: type.hasPrefix("image/") && !address.contains("symbols")))
            guard ["text/html", "text/css", "text/javascript"].contains(where: type.hasPrefix) else { continue }
            for next in names(in: plain.text) where known.insert(next).inserted { waiting.append(next) }
        }
        return files
    }

    /// Addresses of files in a text; the viewer of 3D models is loaded by its own page alone.
    private static func names(in text: String) -> [String] {
        text.matches(of: /\/(?:assets|vendor|app)\/[A-Za-z0-9_.\/-]+/).map { String($0.output) }
            .filter { !$0.contains("model-viewer") && !$0.hasSuffix(".glb") }
    }
}
