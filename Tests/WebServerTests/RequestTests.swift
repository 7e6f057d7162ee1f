import Testing

@testable import WebServer

@Suite("Requests") struct RequestTests {
    @Test("A path is split before it is decoded")
    func segments() throws {
        let target = try #require(RequestTarget("/files/a%2Fb/%3F%c3%a9//x+y?q=1"))
        #expect(target.path == "/files/a%2Fb/%3F%c3%a9//x+y")
        #expect(target.segments == ["files", "a/b", "?é", "x+y"])
        #expect(target.query == Fields([.init(name: "q", value: "1")]))
    }

    @Test("The absolute form means the same as the origin form")
    func absoluteForm() throws {
        #expect(try #require(RequestTarget("http://a.example:80/x?y")).segments == ["x"])
        #expect(try #require(RequestTarget("HTTPS://a.example?y=1")).query["y"] == "1")
        #expect(try #require(RequestTarget("http://a.example")).path == "/")
    }

    @Test(
        "Targets that name nothing here are refused",
        arguments: ["", "x", "*", "?a", "/a b", "/%", "/%4", "/%4g", "/\n", "/%00", "/%C3", "ftp://a/"])
    func badTargets(text: String) {
        #expect(RequestTarget(text) == nil)
    }

    @Test("A query keeps repeated names, empty values and stray signs")
    func query() {
        // Expected values: the URL standard's application/x-www-form-urlencoded parser.
        let fields = PercentDecoding.fields("a=1&a=2&b&=c&&d=x=y&e=%20+%zz%4&%F0%9F%A6%B4=%ff".utf8)
        #expect(
            fields.items.map { [$0.name, $0.value] } == [
                ["a", "1"], ["a", "2"], ["b", ""], ["", "c"], ["d", "x=y"], ["e", "  %zz%4"], ["🦴", "\u{FFFD}"],
            ])
        #expect(fields.all("a") == ["1", "2"])
        #expect(fields["a"] == "1")
        #expect(fields["z"] == nil)
    }

    @Test("Cookies are read from every header, without their quotes")
    func cookies() {
        let cookies = Fields(cookieHeaders: ["session=abc; theme=\"dark\"", " a = b=c ;; =x; lonely"])
        #expect(cookies.items.map { [$0.name, $0.value] } == [["session", "abc"], ["theme", "dark"], ["a", "b=c"]])
    }

    @Test("Header names compare without case, values stay")
    func headers() {
        var headers = Headers()
        headers.add("Set-Cookie", "a=1")
        headers.add("set-cookie", "b=2")
        #expect(headers.all("SET-COOKIE") == ["a=1", "b=2"])
        headers.set("Set-cookie", to: "c=3")
        #expect(headers.all("set-cookie") == ["c=3"])
        #expect(headers["Set-Cookie2"] == nil)
    }

    @Test("A posted form and the client's address reach the handler")
    func postedForm() async throws {
        let handler: Server.Handler = { .text(200, "\($0.form.all("a")) \($0.cookies["k"] ?? "") \($0.remoteAddress)") }
        try await withServer(handler: handler) { port in
            let client = try RawClient(port: port)
            client.send(
                "POST / HTTP/1.1\r\nHost: a\r\nCookie: k=v\r\nContent-Length: 9\r\n"
                    + "Content-Type: application/x-www-form-urlencoded; charset=utf-8\r\n\r\na=1&a=2+3")
            #expect(try client.response().text == "[\"1\", \"2 3\"] v 127.0.0.1\n")
        }
    }

    static let multipart = [
        "--x", "Content-Disposition: form-data; name=\"note\"", "", "two\r\nlines", "--x",
        "content-disposition: form-data; name=\"file\"; filename=\"a;b.png\"", "Content-Type: image/png", "",
        "\u{89}PNG",
        "--x", "Content-Type: text/plain", "Content-Disposition: form-data; name=\"a%22b\"", "", "", "--x--", "",
    ].joined(separator: "\r\n")

    @Test("The text fields of a multipart form are read, files are left out")
    func multipartForm() throws {
        let fields = try #require(
            FormBody.fields(Array(Self.multipart.utf8), contentType: "Multipart/Form-Data; boundary=\"x\""))
        #expect(fields.items.map { [$0.name, $0.value] } == [["note", "two\r\nlines"], ["a\"b", ""]])
    }

    @Test("A multipart form that was cut off anywhere is refused")
    func truncatedMultipart() {
        let whole = Array(Self.multipart.utf8)
        for count in 0..<(whole.count - 4) {
            #expect(FormBody.fields(Array(whole[..<count]), contentType: "multipart/form-data; boundary=x") == nil)
        }
    }

    @Test("A multipart form without a usable boundary is refused")
    func badBoundary() {
        for type in [
            "multipart/form-data", "multipart/form-data; boundary=",
            "multipart/form-data; boundary=\(String(repeating: "b", count: 71))",
        ] {
            #expect(FormBody.fields(Array(Self.multipart.utf8), contentType: type) == nil)
        }
    }

    @Test("A body of another type has no fields")
    func otherBodies() {
        #expect(FormBody.fields(Array("a=1".utf8), contentType: "application/json") == Fields())
        #expect(FormBody.fields(Array("a=1".utf8), contentType: nil) == Fields())
    }

    @Test("A form of a thousand fields is read, one more is refused before any is decoded")
    func tooManyFields() {
        let type = "application/x-www-form-urlencoded"
        let thousand = String(repeating: "a=1&", count: 999) + "a=1"
        #expect(FormBody.fields(Array(thousand.utf8), contentType: type)?.items.count == 1_000)
        #expect(FormBody.fields(Array((thousand + "&a=1").utf8), contentType: type) == nil)
        #expect(FormBody.fields(Array(repeating: UInt8(ascii: "&"), count: 4 << 20), contentType: type) == nil)

        let part = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n"
        let parts = { (count: Int) in Array((String(repeating: part, count: count) + "--x--\r\n").utf8) }
        #expect(
            FormBody.fields(parts(1_000), contentType: "multipart/form-data; boundary=x")?.items.count == 1_000)
        #expect(FormBody.fields(parts(1_001), contentType: "multipart/form-data; boundary=x") == nil)
    }
}
