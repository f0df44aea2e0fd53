import NavGraphRuns
import NavGraphTestSupport
import Testing

/// LANGUAGE 7, "Matching": which link takes a URL, with which values.
@Suite(.processorTime) struct LinkMatcherTests {
    /// A matcher for the links of a file; each opens a screen that wants nothing unless it says otherwise.
    private func matcher(_ links: String, domains: String = "{ schemes: [app], hosts: [www.example.com] }") throws
        -> LinkMatcher
    {
        let graph = try graph(
            appHead(of: "Links") + """
                links: \(domains)
                screens:
                  home: {}
                  note: { params: { id: Int, note: Note, at: "Date?" } }
                resolvers:
                  loadNote: { payload: { code: UUID }, gives: Note }
                deepLinks:
                \(links)
                """)
        return LinkMatcher(graph)
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

    /// URLs that others would like to be taken for the app's, or that break what reads them; and what takes them.
    static let hostile: [(url: String, link: String?)] = [
        ("https://www.example.com/n/a%2Fb", "item p=a/b"), ("https://www.example.com/n/%2E%2E", nil),
        ("https://www.example.com/n/..", nil), ("https://www.example.com/n/../n/1", nil),
        ("https://www.example.com/n/./1", nil), ("https://www.example.com//n/1", nil),
        ("https://www.example.com/n/%00", nil), ("https://www.example.com/n/a%00b", nil),
        ("https://www.example.com/n%00/1", nil), ("https://www.example.com/n/%C0%AF", nil),
        ("https://www.example.com/n/%E0%80%AF", nil), ("https://www.example.com/n/%ED%A0%80", nil),
        ("https://www.example.com/n/%F4%90%80%80", nil), ("https://www.example.com/n/%FF", nil),
        ("https://www.example.com/n/%C3", nil), ("https://www.example.com/n/%zz", nil),
        ("https://www.example.com/n/%", nil), ("https://www.example.com/n/%4", nil),
        ("https://www.example.com/n/%C3%A9", "item p=é"), ("https://www.example.com/%6E/1", "item p=1"),
        ("https://www.example.com%2Fn/1", nil), ("https://www.example.com/N/1", nil),
        ("https://WWW.eXample.COM/n/1", "item p=1"), ("HTTPS://www.example.com:443/n/1", "item p=1"),
        ("https://www.example.com:44x/n/1", nil), ("https://www.example.com./n/1", nil),
        ("https://www.example.com.evil.org/n/1", nil), ("https://evil.org/www.example.com/n/1", nil),
        ("https://www.example.com@evil.org/n/1", nil), ("https://evil.org@www.example.com/n/1", "item p=1"),
        ("https://evil.org\\@www.example.com/n/1", nil), ("https://www.example.com\\.evil.org/n/1", nil),
        ("https://evil.org#@www.example.com/n/1", nil), ("https://evil.org?@www.example.com/n/1", nil),
        ("https://www.еxample.com/n/1", nil), ("https://www.xn--xample-2of.com/n/1", nil),
        ("https://www.ｅxample.com/n/1", nil), ("https://[www.example.com]/n/1", nil),
        ("https:///n/1", nil), ("https:n/1", nil), ("http:/n/1", nil), ("//www.example.com/n/1", nil),
        ("file:///n/1", nil), ("javascript:alert(1)", nil), ("data:,n/1", nil), ("ap://n/1", nil), ("app2://n/1", nil),
        ("", nil), (":", nil), ("app", nil), (" app://n/1", nil), ("app ://n/1", nil), ("1app://n/1", nil),
        ("APP://N/1", "item p=1"), ("app:///N/1", nil), ("app:n/1", "item p=1"), ("app:/n/1/", "item p=1"),
        ("app:///n/1//", nil), ("app://n%2F1", nil), ("app://n:80/1", "item p=1"), ("app://n:8x/1", nil),
        ("app:///n/1#/../x", "item p=1"), ("app:///n/1?/n/2", "item p=1"), ("app:///n/?x=1", nil),
        ("app:///n/1 2", "item p=1 2"), ("app:///n/" + String(repeating: "a", count: 1 << 20), nil),
        ("app:///r" + String(repeating: "/s", count: 50_000), "rest"),
        ("app:///r" + String(repeating: "/%FF", count: 5_000), nil),
        ("app://" + String(repeating: "/", count: 1 << 20), nil),
        ("app:///n/1?" + String(repeating: "&=%", count: 100_000), "item p=1"),
        (String(repeating: "a", count: 1 << 20), nil), ("app:///n/1\n", nil), ("app:///n/%C2%85", nil),
        ("app:///n/%C3%85", "item p=Å"), ("https://www.example.com/n%2F1", nil),
        ("https://www.example.com/b/../n/1", nil), ("https://www.example.com/%C1%AE/1", nil),
        ("https://www.example.com/n/%31%", nil), ("https://www.example.com/n/1%00", nil),
        ("https://www.example.com/n/1?x=%", "item p=1"), ("\u{0}", nil), ("app:", nil), ("::", nil),
    ]

    static let besieged = NaiveMatching(
        schemes: ["app"], hosts: ["www.example.com"],
        links: [
            .init(name: "item", urls: ["/n/{p}"], types: ["p": "String"], query: []),
            .init(name: "rest", urls: ["/r/**"], types: [:], query: []),
        ])

    @Test("Hostile URLs neither crash nor match what they must not") func hostileURLs() throws {
        let matcher = LinkMatcher(try Self.besieged.graph())
        for (url, link) in Self.hostile {
            let match = matcher.named(url)
            // A megabyte is a value like any other.
            if url.utf8.count > 1 << 20, match != nil { continue }
            let told = match.map { ([$0.link] + $0.values.map { "\($0.key)=\($0.value)" }).joined(separator: " ") }
            #expect(told == link, "\(url.prefix(80))")
        }
    }

    @Test("Agrees with a naive reading of the norm on 100,000 random links and URLs", arguments: 0..<10)
    func agreesWithNaiveReading(_ part: Int) throws {
        var random = RandomLinks(seed: UInt64(part))
        random.hasTexts = part % 2 == 1
        var matched = 0
        for _ in 0..<share(80, of: 250) {
            let naive = random.links()
            let matcher = LinkMatcher(try naive.graph())
            for _ in 0..<40 {
                let url = random.url()
                let expected = naive.match(url)
                if expected != nil { matched += 1 }
                #expect(matcher.named(url) == expected, "seed \(part): \(url)\n\(naive.yaml)")
            }
        }
        #expect(matched > share(300, of: 1000))
    }
}

extension LinkMatcher {
    /// What takes a URL, by its name.
    func named(_ url: String) -> NaiveMatching.Match? {
        let graph = params.graph
        return match(url).map { match in
            NaiveMatching.Match(
                link: graph.text[graph.deepLinks[match.link].name],
                values: Dictionary(uniqueKeysWithValues: match.values.map { (graph.text[$0.name], $0.text) }))
        }
    }
}
