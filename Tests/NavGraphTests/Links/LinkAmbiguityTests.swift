import NavGraphRuns
import NavGraphTestSupport
import Testing

/// LANGUAGE 7: "Two templates of different links that accept a common URL with the same rank".
@Suite(.processorTime) struct LinkAmbiguityTests {
    /// A URL over a small alphabet that two links accept with the same rank, for each template that is the later one.
    private func search(_ naive: NavigationURLs) -> Set<String> {
        var found: Set<String> = []
        for url in naive.urls {
            var ranked: [[Int]: [(link: String, template: String)]] = [:]
            for (link, template, rank) in naive.links.accepting(url) {
                ranked[rank, default: []].append((link, template))
            }
            for same in ranked.values {
                for (index, later) in same.enumerated() where same[..<index].contains(where: { $0.link != later.link })
                {
                    found.insert(later.template)
                }
            }
        }
        return found
    }

    struct NavigationURLs {
        var links: NaiveMatching
        /// What the names `q` and `r` of the query may be.
        private var queries: [String] {
            if links.links.allSatisfy(\.query.isEmpty) { return [""] }
            return ["", "?q=a", "?q=A", "?r=a", "?r=A"]
                + ["a", "A"].flatMap { q in ["a", "A"].map { "?q=\(q)&r=\($0)" } }
        }
        /// Every path of up to two segments, under https and as host and path of a custom scheme.
        var urls: [String] {
            let alphabet = ["a", "A", "b", "x", "1", "true", "2024-02-29", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]
            var paths = [""]
            for first in alphabet { paths += ["/" + first] + alphabet.map { "/\(first)/\($0)" } }
            var urls: [String] = []
            if !links.hosts.isEmpty { urls += paths.map { "https://www.example.com" + $0 } }
            if !links.schemes.isEmpty { urls += paths.map { "app://" + $0 } + paths.map { "app:/" + $0 } }
            return urls.flatMap { url in queries.map { url + $0 } }
        }
    }

    @Test("Found exactly where a search over a small alphabet finds a common URL; the example is one", arguments: 0..<4)
    func exact(_ part: Int) throws {
        var random = RandomLinks(seed: UInt64(1000 + part))
        random.literals = ["a", "A", "b"]
        random.longest = 2
        random.hasTexts = part > 1
        random.texts = ["a", "A"]
        var count = 0
        for _ in 0..<share(20, of: 60) {
            var naive = random.links()
            for index in naive.links.indices {
                naive.links[index].query.removeAll { !$0.type.hasPrefix("\"") }
            }
            let matcher = LinkMatcher(try naive.graph())
            let graph = matcher.params.graph
            func name(_ template: Int) -> String {
                let known = matcher.templates[template]
                return "\(graph.text[graph.deepLinks[known.link].name]) \(known.number)"
            }
            let found = ambiguities(matcher)
            #expect(
                Set(found.map { name($0.later) }) == search(NavigationURLs(links: naive)), "seed \(part)\n\(naive.yaml)"
            )
            for ambiguity in found {
                count += 1
                let url = matcher.exampleURL(of: [ambiguity.earlier, ambiguity.later])
                let accepting = naive.accepting(url)
                let ranks = [ambiguity.earlier, ambiguity.later].map { template in
                    accepting.first { "\($0.template)" == name(template) }?.rank
                }
                #expect(ranks[0] != nil && ranks[0] == ranks[1], "\(url)\n\(naive.yaml)")
                #expect(ambiguity.earlier < ambiguity.later)
            }
        }
        #expect(count > (part > 1 ? share(1, of: 5) : share(6, of: 20)))
    }

    private func ambiguous(_ links: String, domains: String = "{ schemes: [app] }") throws -> [String] {
        let graph = try graph(
            appHead(of: "Links") + """
                links: \(domains)
                screens: { home: {} }
                deepLinks:
                \(links)
                """)
        let matcher = LinkMatcher(graph)
        return ambiguities(matcher).map { known in
            let links = [known.earlier, known.later].map {
                graph.text[graph.deepLinks[matcher.templates[$0].link].name]
            }
            return links.joined(separator: " ") + " " + matcher.exampleURL(of: [known.earlier, known.later])
        }
    }

    @Test("Two types have a common value unless both are in different groups")
    func groups() throws {
        #expect(
            try ambiguous(
                """
                  a: { url: "/{v}", payload: { v: Int }, opens: home }
                  b: { url: "/{v}", payload: { v: Bool }, opens: home }
                  c: { url: "/{v}", payload: { v: Double }, opens: home }
                  d: { url: "/{v}", payload: { v: UUID }, opens: home }
                """) == ["a c app:///1"])
    }

    @Test(
        "Of one link no two templates are ambiguous, and each later template is found once"
    )
    func oneLink() throws {
        #expect(
            try ambiguous(
                """
                  a: { url: ["/{v}", "/{w}"], opens: home }
                  b: { url: ["/{v}", "/x"], opens: home }
                  c: { url: "/{v}", opens: home }
                """) == ["a b app:///x", "a c app:///x"])
    }

    @Test("Of queries only the number of required names counts; the example has what both require")
    func queries() throws {
        #expect(
            try ambiguous(
                """
                  a: { url: "/éb", query: { q: String, o: "Int?", r: Int }, opens: home }
                  b: { url: "/éb/", query: { q: Bool, r: Int }, opens: home }
                """, domains: "{ hosts: [www.example.com] }")
                == ["a b https://www.example.com/%C3%A9b?q=true&r=1"])
    }

    @Test("A literal, a placeholder, the end and /** have different ranks")
    func ranks() throws {
        #expect(
            try ambiguous(
                """
                  a: { url: "/a/{v}", opens: home }
                  b: { url: "/{v}/a", opens: home }
                  c: { url: "/a/{v}/**", opens: home }
                  d: { url: "/a/a", opens: home }
                  e: { url: "/**", opens: home }
                """) == [])
    }

    @Test("Ten thousand templates of one shape and of ten thousand shapes")
    func many() throws {
        var text = ""
        for number in 0..<5000 {
            text += "  s\(number): { url: \"/one/{id}/two\", payload: { id: Int }, opens: home }\n"
            text += "  t\(number): { url: \"/{a}/x\(number)/{b}\", opens: home }\n"
        }
        let found = try ambiguous(text)
        #expect(found.count == 4999)
        #expect(found.first == "s0 s1 app:///one/1/two")
    }
}
