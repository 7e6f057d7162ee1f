import Markup
import Testing

@Suite("HTML")
struct HTMLTests {
    @Test("Text is shown, never interpreted")
    func escapesText() {
        var html = HTML()
        html.element("p", text: "<script>alert('1')</script> & \"quotes\"")
        #expect(
            html.description == "<p>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;quotes&quot;</p>")
    }

    @Test("An attribute value cannot leave its quotes")
    func escapesAttributes() {
        var html = HTML()
        html.void("input", .attribute("value", "\" onfocus=\"alert(1)"), .flag("disabled"))
        #expect(html.description == "<input value=\"&quot; onfocus=&quot;alert(1)\" disabled>")
    }

    @Test("Elements nest, and nil attributes leave no trace")
    func nests() {
        var html = HTML()
        html.element("ul", .class("a", "", "b"), .flag("hidden", false), .attribute("title", nil)) { html in
            html.element("li", text: "é👩‍👩‍👧")
        }
        #expect(html.description == "<ul class=\"a b\"><li>é👩‍👩‍👧</li></ul>")
    }

    @Test("Control characters that HTML forbids are dropped; tab and line ends stay")
    func dropsControls() {
        var html = HTML()
        html.text("a\u{0}b\u{1B}c\td\ne\u{7F}")
        #expect(html.description == "abc\td\ne")
    }

    @Test(
        "Addresses that could run code are refused",
        arguments: [
            ("javascript:alert(1)", "about:invalid"), (" JavaScript:alert(1)", "about:invalid"),
            ("java\tscript:alert(1)", "about:invalid"), ("data:text/html,x", "about:invalid"),
            ("?tab=insights", "?tab=insights"), ("/a:b", "/a:b"), ("https://example.org/", "https://example.org/"),
            ("tel:+123", "tel:+123"), ("#top", "#top"), ("VBSCRIPT:x", "about:invalid"),
        ])
    func refusesSchemes(address: String, written: String) {
        var html = HTML()
        html.element("a", .href(address)) { _ in }
        #expect(html.description == "<a href=\"\(written)\"></a>")
    }
}
