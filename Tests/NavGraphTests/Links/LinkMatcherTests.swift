import NavGraphModel
import NavGraphRuns
import NavGraphTestSupport
import Testing

/// LANGUAGE 7, "Matching": which link takes a URL, with which values.
@Suite(.processorTime) struct LinkMatcherTests {
    /// A matcher for the links of a file; each opens a screen that wants nothing unless it says otherwise.
    private func matcher(_ links: String, domains: String = "{ schemes: [app], hosts: [www.example.com] }") throws
        -> LinkMatcher
    {
        let reading = read(
            """
            navgraph: 1
            app: Links
            entry: home
            links: \(domains)
            screens:
              home: {}
              note: { params: { id: Int, note: Note, at: "Date?" } }
            resolvers:
              loadNote: { payload: { code: UUID }, gives: Note }
            deepLinks:
            \(links)
            """)
        try #require(reading.isUsable, "\(reading.findings.map(\.message))")
        return LinkMatcher(reading.graph)
    }

    private func match(_ matcher: LinkMatcher, _ url: String) -> String? {
        guard let match = matcher.match(url) else { return nil }
        let graph = matcher.params.graph
        let values = match.values.map { "\(graph.text[$0.name])=\($0.text)" }
        return ([graph.text[graph.deepLinks[match.link].name]] + values).joined(separator: " ")
    }

    @Test("A literal beats a placeholder, that beats /**, and the end of a template beats /**")
    func ranking() throws {
        let matcher = try matcher(
            """
              rest: { url: /**, opens: home }
              item: { url: "/{a}", opens: home }
              fixed: { url: /new, opens: home }
              below: { url: /new/**, opens: home }
              deep: { url: "/{a}/edit", opens: home }
            """)
        #expect(match(matcher, "app:///new") == "fixed")
        #expect(match(matcher, "app:///new/x") == "below", "the first segment that differs decides")
        #expect(match(matcher, "app:///new/edit") == "below")
        #expect(match(matcher, "app:///old/edit") == "deep a=old")
        #expect(match(matcher, "app:///old") == "item a=old")
        #expect(match(matcher, "app:///old/x") == "rest")
        #expect(match(matcher, "app://") == "rest")
    }

    @Test("A value that does not parse is no match; the next best is taken")
    func backtracking() throws {
        let matcher = try matcher(
            """
              number: { url: "/a/{n}/c", payload: { n: Int }, opens: home }
              text: { url: "/{s}/{t}/c", opens: home }
            """)
        #expect(match(matcher, "app:///a/1/c") == "number n=1")
        #expect(match(matcher, "app:///a/b/c") == "text s=a t=b")
        #expect(match(matcher, "app:///a/b/d") == nil)
    }

    @Test("Types that exclude each other share a shape")
    func typesDecide() throws {
        let matcher = try matcher(
            """
              flag: { url: "/{v}", payload: { v: Bool }, opens: home }
              day: { url: "/{v}", payload: { v: Date }, opens: home }
              number: { url: "/{v}", payload: { v: Double }, opens: home }
            """)
        #expect(match(matcher, "app:///true") == "flag v=true")
        #expect(match(matcher, "app:///2024-02-29") == "day v=2024-02-29")
        #expect(match(matcher, "app:///-1e3") == "number v=-1e3")
        #expect(match(matcher, "app:///x") == nil)
    }

    @Test("Query: missing required is no match, unknown ignored, the first counts, + is a plus")
    func queries() throws {
        let matcher = try matcher(
            "  found: { url: /search, query: { q: String, page: \"Int?\" }, opens: home }")
        #expect(match(matcher, "app:///search") == nil)
        #expect(match(matcher, "app:///search?x=1") == nil)
        #expect(match(matcher, "app:///search?q") == "found q=")
        #expect(match(matcher, "app:///search?q=a+b%2B") == "found q=a+b+")
        #expect(match(matcher, "app:///search?x=1&q=1&q=2&page=3") == "found q=1 page=3")
        #expect(match(matcher, "app:///search?q=1&page=x&page=3") == nil)
        #expect(match(matcher, "app:///search?q=%FF&q=1") == nil)
        #expect(match(matcher, "app:///search?%71=a%26b%3Dc") == "found q=a&b=c")
    }

    @Test("The type is that of the payload entry, else of what the placeholder feeds, else String")
    func placeholderTypes() throws {
        let matcher = try matcher(
            """
              own: { url: "/own/{id}/{code}", payload: { id: Bool, code: UUID }, opens: note, with: { note: loadNote } }
              byResolver: { url: "/r/{id}/{code}", opens: note, with: { note: loadNote } }
              byName: { url: "/n/{id}", opens: note }
              byArgument: { url: "/w/{day}/{id}", opens: note, with: { at: day, id: "1" } }
              nothing: { url: "/s/{any}", opens: note }
            """)
        let code = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        #expect(match(matcher, "app:///own/true/\(code)") == "own id=true code=\(code)")
        #expect(match(matcher, "app:///own/1/\(code)") == nil)
        #expect(match(matcher, "app:///r/1/x") == nil)
        #expect(match(matcher, "app:///r/1/\(code)") != nil)
        #expect(match(matcher, "app:///n/x") == nil)
        #expect(match(matcher, "app:///n/7") == "byName id=7")
        #expect(match(matcher, "app:///w/x/x") == nil)
        #expect(
            match(matcher, "app:///w/2024-02-29/x") == "byArgument day=2024-02-29 id=x",
            "'with' gives id something else")
        #expect(match(matcher, "app:///s/x") == "nothing any=x")
    }

    @Test("The fallback takes every URL of the app that nothing else matches")
    func fallback() throws {
        let matcher = try matcher(
            """
              a: { url: "/a/{n}", payload: { n: Int }, opens: home }
              other: { fallback: true, opens: home }
            """)
        #expect(match(matcher, "app:///a/1") == "a n=1")
        #expect(match(matcher, "app:///a/x") == "other")
        #expect(match(matcher, "https://www.example.com/%FF") == "other")
        #expect(match(matcher, "https://www.example.com") == "other")
        #expect(match(matcher, "https://example.com") == nil)
        #expect(match(matcher, "ftp://www.example.com/a/1") == nil)
    }

    @Test("A host of a custom scheme is compared regardless of case, and keeps its own")
    func hostAsSegment() throws {
        let matcher = try matcher(
            """
              new: { url: /newNote, opens: home }
              any: { url: "/{name}", opens: home }
            """)
        #expect(match(matcher, "app://newnote") == "new")
        #expect(match(matcher, "app:///newnote") == "any name=newnote")
        #expect(match(matcher, "app://OldNote") == "any name=OldNote")
    }

    @Test("*.example.com stands for the hosts below it")
    func hostsBelow() throws {
        let matcher = try matcher("  a: { url: /a, opens: home }", domains: "{ hosts: [\"*.Example.com\"] }")
        #expect(match(matcher, "https://one.example.com/a") == "a")
        #expect(match(matcher, "https://one.two.example.com/a") == "a")
        #expect(match(matcher, "https://example.com/a") == nil)
        #expect(match(matcher, "https://.example.com/a") == nil)
        #expect(match(matcher, "https://badexample.com/a") == nil)
        #expect(match(matcher, "app://a") == nil)
    }

    @Test(
        "No placeholder and no * stands for a path, or for a control character; a / that stood as %2F is a part of a value",
        arguments: [
            ("%2E", nil), ("..", nil), (".%2e", nil), ("a%00", nil), ("%7F", nil), ("%C2%85", nil), ("\t", nil),
            ("...", "a n=..."), ("a%2Fb", "a n=a/b"), ("%C3%85", "a n=Å"), ("%2E%2F..", "a n=./.."),
        ])
    func placeholders(_ pair: (segment: String, match: String?)) throws {
        let named = try matcher("  a: { url: \"/a/{n}\", payload: { n: String }, opens: home }")
        #expect(match(named, "app:///a/" + pair.segment) == pair.match)
        let any = try matcher("  a: { url: \"/a/*\", opens: home }\n  b: { url: /b/**, opens: home }")
        #expect(match(any, "app:///a/" + pair.segment) == pair.match.map { _ in "a" })
        #expect(match(any, "app:///b/" + pair.segment) == "b", "/** matches any rest")
    }

    @Test(
        "Hostile URLs neither crash nor match",
        arguments: [
            "https://www.example.com\\@evil.org/a/1", "https://www.example.com@evil.org/a/1",
            "https://evil.org#@www.example.com/a/1",
            "https://www.example.com.evil.org/a/1", "https://www.example.com:x/a/1",
            "https://www.exampl\u{435}.com/a/1",
            "javascript:a/1", "file:///a/1", "https:///a/1", "https:a/1", "https://www.example.com/a%2F1",
            "https://www.example.com//a/1", "https://www.example.com/a/./1", "https://www.example.com/b/../a/1",
            "https://www.example.com/a/%31%", "https://www.example.com/a/1%00", "https://www.example.com/a/1?x=%",
            "https://www.example.com/a/１", "https://www.example.com/%C1%A1/1", "\u{0}", "app", "app:", "::", "//a/1",
        ])
    func hostile(_ url: String) throws {
        let matcher = try matcher("  a: { url: \"/a/{n}\", payload: { n: Int }, opens: home }")
        #expect(match(matcher, url) == (url.hasSuffix("1?x=%") ? "a n=1" : nil))
    }

    @Test("Agrees with a naive reading of the norm on 100,000 random links and URLs", arguments: 0..<10)
    func agreesWithNaiveReading(_ part: Int) throws {
        var random = RandomLinks(seed: UInt64(part))
        random.hasTexts = part % 2 == 1
        var matched = 0
        for _ in 0..<250 {
            let naive = random.links()
            let matcher = LinkMatcher(try naive.graph())
            let text = matcher.params.graph.text
            for _ in 0..<40 {
                let url = random.url()
                let expected = naive.match(url)
                let found = matcher.match(url).map { match in
                    NaiveMatching.Match(
                        link: text[matcher.params.graph.deepLinks[match.link].name],
                        values: Dictionary(uniqueKeysWithValues: match.values.map { (text[$0.name], $0.text) }))
                }
                if expected != nil { matched += 1 }
                #expect(found == expected, "seed \(part): \(url)\n\(naive.yaml)")
            }
        }
        #expect(matched > 1000)
    }
}
