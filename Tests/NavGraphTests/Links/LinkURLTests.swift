import NavGraphRuns
import NavGraphTestSupport
import Testing

/// LANGUAGE 7, "Matching": how a URL becomes segments.
@Suite(.processorTime) struct LinkURLTests {
    private func segments(_ text: String) throws -> [String] {
        let url = try LinkURL(text)
        return (0..<url.segmentCount).map { String(decoding: url.segment($0), as: UTF8.self) }
    }

    @Test("Under a custom scheme the host, if there is one, is the first segment")
    func hostIsFirstSegment() throws {
        #expect(try segments("notes://a/b") == ["a", "b"])
        #expect(try segments("notes:///a/b") == ["a", "b"])
        #expect(try segments("notes:/a/b") == ["a", "b"])
        #expect(try segments("notes://") == [])
        #expect(try segments("notes:///") == [])
        #expect(try segments("https://a/b") == ["b"])
        #expect(try LinkURL("notes://a/b").beginsWithHost)
        #expect(try !LinkURL("notes:///a/b").beginsWithHost)
        #expect(try !LinkURL("http://a/b").beginsWithHost)
    }

    @Test("Scheme and host regardless of case")
    func caseOfSchemeAndHost() throws {
        let url = try LinkURL("HtTpS://Notes.Example.COM/A")
        #expect(url.scheme == Array("https".utf8))
        #expect(url.host == Array("notes.example.com".utf8))
        #expect(try segments("HtTpS://Notes.Example.COM/A") == ["A"])
        #expect(try segments("NOTES://Inbox/b") == ["Inbox", "b"], "a value keeps its case")
    }

    @Test("User, port, fragment are ignored")
    func ignoredParts() throws {
        let url = try LinkURL("https://me:secret@notes.example.com:8443/a#b/c?d=e")
        #expect(url.host == Array("notes.example.com".utf8))
        #expect(url.segmentCount == 1)
        #expect(url.query.isEmpty, "a '?' of the fragment begins no query")
        #expect(try LinkURL("https://one@two@three/").host == Array("three".utf8))
        #expect(try segments("notes://me@a:80/b") == ["a", "b"])
        #expect(try LinkURL("https://[::1]:80/").host == Array("[::1]".utf8))
    }

    @Test("One trailing / is ignored")
    func trailingSlash() throws {
        #expect(try segments("notes://a/b/") == ["a", "b"])
        #expect(try segments("notes://a/b//") == ["a", "b", ""])
        #expect(try segments("notes://a/") == ["a"])
        #expect(try segments("https://h") == [])
        #expect(try segments("https://h/") == [])
        #expect(try segments("https://h//") == [""])
        #expect(try segments("https://h//a") == ["", "a"])
    }

    @Test("Segments are split before they are percent-decoded")
    func splitThenDecode() throws {
        #expect(try segments("https://h/a%2Fb/c%3Fd%23e") == ["a/b", "c?d#e"])
        #expect(try segments("https://h/%2E%2E/..") == ["..", ".."], "dots mean nothing")
        #expect(try segments("notes://a%20b/%C3%A9") == ["a b", "é"])
        #expect(try segments("https://h/a+b") == ["a+b"])
        #expect(try segments("https://h/%00") == ["\0"])
    }

    @Test(
        "A path with broken percent-encoding or UTF-8 tells which segment is broken",
        arguments: [
            "%", "%4", "%zz", "%C3", "%C0%AF", "%ED%A0%80", "%F5%80%80%80", "%FF", "a%C3%28",
        ])
    func broken(_ segment: String) throws {
        let url = try LinkURL("https://h/a/\(segment)/b")
        #expect(url.undecodable == 1)
        #expect(url.segmentCount == 3)
    }

    @Test("What is no URL", arguments: ["", "/a/b", "a", "1a://b", ":a", "a b://c", "é://a", "://a"])
    func noScheme(_ text: String) {
        #expect(throws: LinkURL.Problem.noScheme) { try LinkURL(text) }
    }

    @Test(
        "What is no host",
        arguments: [
            "https://a:b/", "https://a b/", "https://evil.example\\@good.example/", "https://[::1/", "https://a\u{0}b/",
        ])
    func badAuthority(_ text: String) {
        #expect(throws: LinkURL.Problem.badAuthority) { try LinkURL(text) }
    }

    @Test func large() throws {
        let url = try LinkURL("notes://" + String(repeating: "a/", count: 500_000))
        #expect(url.segmentCount == 500_000)
        #expect(try LinkURL("notes:///" + String(repeating: "%2F", count: 350_000)).segment(0).count == 350_000)
    }
}
