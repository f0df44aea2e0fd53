import Foundation
import NavGraphLinkFiles
import NavGraphModel
import NavGraphRuns
import NavGraphTestSupport
import Testing

/// `links --format aasa`.
@Suite(.processorTime) struct AppSiteAssociationTests {
    private func graph(_ links: String, hosts: String = "[www.example.com]") throws -> NavGraph {
        return try NavGraphTests.graph(
            "navgraph: 1\napp: Links\nentry: home\nlinks: { hosts: \(hosts) }\nscreens: { home: {} }\ndeepLinks:\n"
                + links)
    }

    private func rules(_ links: String) throws -> [String] {
        try appSiteComponents(graph(links)).map { it in
            ([it.path] + it.query.map { "\($0.name)=\($0.pattern)" } + ["# " + it.links.joined(separator: ", ")])
                .joined(separator: " ")
        }
    }

    @Test("The most specific first; equal patterns once; a last slash or none; the fallback last")
    func order() throws {
        #expect(
            try rules(
                """
                  other: { fallback: true, opens: home }
                  item: { url: "/items/{id}", payload: { id: Int }, opens: home }
                  day: { url: "/items/{day}", payload: { day: Date }, opens: home }
                  new: { url: /items/new, opens: home }
                  part: { url: "/items/{id}/parts/{part}", opens: home }
                  tail: { url: /items/**, opens: home }
                  start: { url: /, opens: home }
                """) == [
                    "/items/?*/parts/?* # part", "/items/new/ # new", "/items/new # new", "/items/?* # item, day",
                    "/items/* # tail", "/items # tail", "/ # start", "/* # other",
                ])
    }

    @Test("A rule that others match together is left out")
    func dead() throws {
        #expect(
            try rules(
                """
                  all: { url: "/a/**", opens: home }
                  none: { url: /a, opens: home }
                  one: { url: "/a/{x}", opens: home }
                """) == ["/a/ # none", "/a/?* # one", "/a # all, none"])
    }

    @Test("Required query names are conditions; of a String the value may be empty")
    func queries() throws {
        #expect(
            try rules(
                """
                  a: { url: "/s/{x}", query: { q: String, n: Int, o: "Int?" }, opens: home }
                  b: { url: "/s/{x}/**", opens: home }
                """) == ["/s/?* q=* n=?* # a", "/s/?* # b"])
    }

    @Test("Literals stand as they do in URLs, and begin no variable and no wildcard")
    func literals() throws {
        #expect(
            try rules("  a: { url: \"/é/a%b/$(alpha)/a:b@c/\\\"<\", opens: home }\n").first
                == "/%C3%A9/a%25b/?(alpha)/a:b@c/%22%3C/ # a")
    }

    /// Apple's patterns, read naively: `*` any text, `?` one character.
    private func matches(_ pattern: Substring, _ text: Substring) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" { return matches(rest, text) || !text.isEmpty && matches(pattern, text.dropFirst()) }
        return !text.isEmpty && (first == "?" || first == text.first) && matches(rest, text.dropFirst())
    }

    private func matches(_ rule: AppSiteComponent, _ path: String, _ query: [String: String]) -> Bool {
        matches(rule.path[...], path[...])
            && rule.query.allSatisfy { name, pattern in query[name].map { matches(pattern[...], $0[...]) } ?? false }
    }

    @Test("What a link takes under https some rule matches; every rule is live", arguments: 0..<4)
    func properties(_ part: Int) throws {
        var random = RandomLinks(seed: UInt64(2000 + part))
        random.hasTexts = part % 2 == 1
        random.texts = ["a", "A", "1", "+"]
        random.literals = ["a", "b", "1"]
        var taken = 0
        for _ in 0..<60 {
            let matcher = LinkMatcher(try random.links().graph())
            let rules = appSiteComponents(matcher.params.graph)
            for _ in 0..<30 {
                let url = "https://www.example.com" + random.url().drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
                guard let parsed = try? LinkURL(url), let match = matcher.match(parsed) else { continue }
                taken += 1
                let whole = url.dropFirst("https://www.example.com".count).prefix { $0 != "#" }
                let sides = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                // A host serves what it reads decoded once: escapes of plain characters are the same path.
                let path = sides[0].replacingOccurrences(of: "%61", with: "a")
                var query: [String: String] = [:]
                for pair in (sides.count > 1 ? sides[1] : "").components(separatedBy: "&") {
                    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                        String.init)
                    let name = parts.isEmpty ? "" : parts[0].removingPercentEncoding ?? ""
                    if query[name] == nil { query[name] = parts.count > 1 ? parts[1].replacing("%61", with: "a") : "" }
                }
                #expect(
                    rules.contains { matches($0, path.isEmpty ? "/" : path, query) },
                    "\(url) \(match)\n\(rules)")
            }
            for (index, rule) in rules.enumerated() {
                let isLive = ["", "z", "z/z", "z/"].contains { rest in
                    ["z", "z/z"].contains { some in
                        var path = rule.path.replacingOccurrences(of: "?*", with: some)
                        path = path.replacingOccurrences(of: "*", with: rest)
                        let query = Dictionary(
                            uniqueKeysWithValues: rule.query.map {
                                ($0.name, $0.pattern.replacing("?*", with: "1").replacing("*", with: ""))
                            })
                        return matches(rule, path, query) && !rules[..<index].contains { matches($0, path, query) }
                    }
                }
                #expect(isLive, "\(rule.path) of \(rules.map(\.path))")
            }
        }
        #expect(taken > 250)
    }

    @Test("The file is JSON of Apple's shape, with the app identifiers")
    func file() throws {
        let graph = try graph("  a: { url: \"/n/{id}\", query: { \"q\": Int }, opens: home }\n")
        let bytes = appSiteAssociation(graph, appIDs: ["ABCDE12345.com.example.app", "ABCDE12345.com.example.beta"])
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                {
                  "applinks": {
                    "details": [
                      {
                        "appIDs": [
                          "ABCDE12345.com.example.app",
                          "ABCDE12345.com.example.beta"
                        ],
                        "components": [
                          { "/": "/n/?*", "?": { "q": "?*" }, "comment": "a" }
                        ]
                      }
                    ]
                  }
                }

                """)
        #expect(try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any])
    }

    @Test(arguments: ["ABCDE12345.com.example.app", "0123456789.App-1", "ABCDE12345.a.b.C"])
    func appIDs(_ id: String) { #expect(isAppID(id)) }

    @Test(arguments: [
        "", "com.example.app", "ABCDE12345", "ABCDE12345.", "ABCDE1234.com", "abcde12345.com.a", "ABCDE12345.com..a",
        "ABCDE12345.com.a b", "ABCDE12345.\"", "ABCDE12345.com.é", "ABCDE12345.a_b", "ABCDE12345.{a",
    ])
    func noAppIDs(_ id: String) { #expect(!isAppID(id)) }

    @Test("Ten thousand templates are no trouble")
    func many() throws {
        let links = (0..<5000).map { "  a\($0): { url: [ \"/x/{id}/y\($0)/**\", \"/z/{id}/\($0)\" ], opens: home }\n" }
        #expect(try appSiteComponents(graph(links.joined())).count == 20_000)
    }
}
