/// HTML that a study's author wrote, made fit to stand inside a page.
///
/// The author is trusted, so this is no filter against attacks: it takes what a whole document has around its body away,
/// and scripts, which the page's rules for content would not run anyway.
struct AuthorHTML {
    /// What can stand inside a page.
    let body: String

    init(_ document: String) {
        var rest = Substring(document)
        if let start = rest.firstRange(of: /<body(\s[^>]*)?>/.ignoresCase()) { rest = rest[start.upperBound...] }
        if let end = rest.firstRange(of: /<\/body\s*>/.ignoresCase()) { rest = rest[..<end.lowerBound] }
        body = String(rest).replacing(/<script[\s>].*?(<\/script\s*>|$)/.ignoresCase().dotMatchesNewlines(), with: "")
    }
}
