import Glibc
import Testing

@testable import WebServer

@Suite("Static content") struct StaticFileTests {
    /// A directory that is removed with this object.
    final class Directory {
        let path: String

        init() throws {
            var name = Array("/tmp/WebServerTests.XXXXXX".utf8CString)
            path = String(cString: try #require(mkdtemp(&name)))
        }

        func write(_ text: String, to name: String) throws {
            let file = try #require(fopen(path + "/" + name, "w"))
            defer { fclose(file) }
            fputs(text, file)
        }

        func makeDirectory(_ name: String) { mkdir(path + "/" + name, 0o700) }

        func link(_ name: String, to target: String) { symlink(target, path + "/" + name) }

        deinit { _ = system("rm -r '\(path)'") }
    }

    func body(_ response: Response?) -> String? {
        guard case .bytes(let bytes) = response?.body else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A file is served with its type, a strong tag and 304 for who has it")
    func conditional() async throws {
        let directory = try Directory()
        let text = String(repeating: "p { color: teal }\n", count: 100)
        try directory.write(text, to: "a.css")
        let files = StaticFiles(directory: directory.path, cacheControl: "max-age=60")
        let handler: Server.Handler = { files.response(to: $0, at: $0.segments) ?? .text(404, "Nothing here.") }
        try await withServer(handler: handler) { port in
            let client = try RawClient(port: port)
            let plain = try client.get("/a.css")
            #expect(plain.text == text)
            #expect(plain.headers["Content-Type"] == "text/css; charset=utf-8")
            #expect(plain.headers["Cache-Control"] == "max-age=60")
            let packed = try client.get("/a.css", headers: "Accept-Encoding: gzip\r\n")
            #expect(Gunzip.bytes(packed.body) == Array(text.utf8))
            let tag = try #require(plain.headers["ETag"])
            #expect(tag.hasPrefix("\"") && packed.headers["ETag"] != tag)
            for header in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
                let unchanged = try client.get("/a.css", headers: "If-None-Match: \(header)\r\n", method304: true)
                #expect(unchanged.status == 304 && unchanged.body.isEmpty)
                #expect(unchanged.headers["ETag"] == tag)
            }
            #expect(try client.get("/a.css", headers: "If-None-Match: \"other\"\r\n").status == 200)
            let head = try client.get("/a.css", method: "HEAD")
            #expect(head.headers["Content-Length"] == "\(text.utf8.count)" && head.headers["ETag"] == tag)
            let post = try client.get("/a.css", method: "DELETE")
            #expect(post.status == 405 && post.headers["Allow"] == "GET, HEAD")
        }
    }

    @Test("A changed file is served anew with another tag")
    func changed() throws {
        let directory = try Directory()
        try directory.write("one", to: "a.txt")
        let files = StaticFiles(directory: directory.path)
        let first = files.response(to: Request(), at: ["a.txt"])
        try directory.write("three", to: "a.txt")
        let second = files.response(to: Request(), at: ["a.txt"])
        #expect(body(first) == "one")
        #expect(body(second) == "three")
        #expect(first?.headers["ETag"] != second?.headers["ETag"])
    }

    @Test(
        "Nothing outside of the directory can be named",
        arguments: [
            "/../secret.txt", "/%2e%2e/secret.txt", "/sub/..%2f..%2fsecret.txt", "/..%5csecret.txt", "/out.txt",
            "/outside/secret.txt", "/.hidden", "/sub", "/", "/missing.txt", "/a.txt/x", "/sub/./../a.txt",
            "//etc/passwd", "/%2fetc%2fpasswd", "/loop", "/a.txt%00.png",
        ])
    func traversal(path: String) async throws {
        let outer = try Directory()
        try outer.write("secret", to: "secret.txt")
        outer.makeDirectory("root")
        outer.makeDirectory("root/sub")
        try outer.write("public", to: "root/a.txt")
        try outer.write("secret", to: "root/.hidden")
        outer.link("root/out.txt", to: "../secret.txt")
        outer.link("root/outside", to: outer.path)
        outer.link("root/loop", to: "loop")
        let files = StaticFiles(directory: outer.path + "/root")
        let handler: Server.Handler = { files.response(to: $0, at: $0.segments) ?? .text(404, "Nothing here.") }
        try await withServer(handler: handler) { port in
            #expect(try RawClient(port: port).get("/a.txt").text == "public")
            let response = try RawClient(port: port).get(path)
            #expect(response.status == (path.contains("%00") ? 400 : 404))
            #expect(!response.text.contains("secret"))
        }
    }

    @Test("A link inside of the directory is followed, and a missing directory serves nothing")
    func links() throws {
        let directory = try Directory()
        try directory.write("public", to: "a.txt")
        directory.link("b.txt", to: "a.txt")
        #expect(body(StaticFiles(directory: directory.path).response(to: Request(), at: ["b.txt"])) == "public")
        #expect(StaticFiles(directory: directory.path + "/none").response(to: Request(), at: ["a.txt"]) == nil)
        #expect(StaticFiles(directory: directory.path).response(to: Request(), at: []) == nil)
    }

    @Test("A large file is sent from the disk, with a tag of its own")
    func largeFile() async throws {
        let directory = try Directory()
        let text = String(repeating: "0123456789abcdef", count: 1 << 16)
        try directory.write(text, to: "knee.glb")
        let files = StaticFiles(directory: directory.path, largestInMemory: 1_000)
        let handler: Server.Handler = { files.response(to: $0, at: $0.segments) ?? .text(404, "Nothing here.") }
        try await withServer(handler: handler) { port in
            let client = try RawClient(port: port)
            let whole = try client.get("/knee.glb")
            #expect(whole.text == text)
            #expect(whole.headers["Content-Type"] == "model/gltf-binary")
            let tag = try #require(whole.headers["ETag"])
            #expect(try client.get("/knee.glb", headers: "If-None-Match: \(tag)\r\n", method304: true).status == 304)
            #expect(try client.get("/knee.glb", method: "HEAD").headers["Content-Length"] == "\(1 << 20)")
            #expect(try client.get("/knee.glb", method: "POST").status == 405)
        }
    }

    @Test("A file that has gone is answered 404")
    func goneFile() async throws {
        try await withServer(handler: { _ in Response(body: .file("/tmp/no/such/file")) }) { port in
            let response = try RawClient(port: port).get("/")
            #expect(response.status == 404)
        }
    }

    @Test("Content types follow the extension")
    func contentTypes() {
        let names = [
            "a.html", "b.MJS", "c.js", "d.svg", "e.webp", "f.woff2", "g.ico", "h.json", "i.exe", "j", "k.", ".css",
        ]
        #expect(
            names.map { ContentType.of(fileName: $0) } == [
                "text/html; charset=utf-8", "text/javascript; charset=utf-8", "text/javascript; charset=utf-8",
                "image/svg+xml", "image/webp", "font/woff2", "image/x-icon", "application/json",
                "application/octet-stream", "application/octet-stream", "application/octet-stream",
                "text/css; charset=utf-8",
            ])
    }

    @Test("A fingerprint is CRC-32, Adler-32 and length")
    func fingerprint() {
        // Check values of "123456789": the CRC catalogue's cbf43926; Adler-32 by hand 091e01de.
        #expect(Compression.fingerprint(Array("123456789".utf8)) == "cbf43926-91e01de-9")
        #expect(Asset([], fileName: "a.txt").fingerprint == "0-1-0")
    }
}

extension RawClient {
    /// A GET whose answer may be 304, which has headers about a body that does not follow.
    func get(_ target: String, headers: String, method304: Bool) throws -> Message {
        send("GET \(target) HTTP/1.1\r\nHost: a\r\n\(headers)\r\n")
        return try response(hasBody: !method304)
    }
}
