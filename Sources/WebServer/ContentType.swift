/// Content types by the extension of a file's name.
enum ContentType {
    /// The type to send for a file; `application/octet-stream`, which browsers save and never run, for others.
    static func of(fileName: String) -> String {
        guard let dot = fileName.lastIndex(of: ".") else { return unknown }
        return table[fileName[fileName.index(after: dot)...].lowercased()] ?? unknown
    }

    private static let unknown = "application/octet-stream"

    private static let table = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "mjs": "text/javascript; charset=utf-8", "json": "application/json", "txt": "text/plain; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
        "ico": "image/x-icon", "woff2": "font/woff2", "glb": "model/gltf-binary",
    ]
}
