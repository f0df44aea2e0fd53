import NavGraphModel
import NavGraphReports
import NavGraphRuns
import NavGraphSwift
import NavGraphTestSupport
import Testing

/// `CLI.md`, `resolve`.
@Suite(.processorTime) struct ResolveTests {
    private func answer(_ entry: LinkEntry, _ graph: NavGraph) -> LinkAnswer {
        let runs = RunAnalysis(graph)
        return resolve(entry, in: graph) { runs.linkWay(of: $0) }
    }

    private static let bank =
        appHead("main", of: "Bank") + """
            links: { schemes: [bank], hosts: [bank.example.com] }
            conditions: { loggedIn: {}, trusted: { implies: loggedIn }, frozen: {}, beta: {}, old: {} }
            screens:
              notice: { requires: not frozen }
            flows:
              main:
                screens:
                  home:
                    transitions:
                      open:
                        - { when: [ old, not beta ], push: legacy }
                        - { when: loggedIn, push: account }
                      unlock: { sets: { trusted: true }, push: vault }
                      visit:
                        - { when: [ old, beta ], push: legacy }
                        - { when: old, push: account }
                  legacy: {}
                  account: { params: { id: Int }, requires: not frozen }
                  vault:
                    requires: loggedIn
                    transitions: { look: { when: trusted, push: safe } }
                  safe: { requires: [ trusted, beta ] }
            deepLinks:
              account: { url: "/accounts/{id}", opens: account }
              visit: { url: "/visits/{id}", opens: account, path: [ home.visit ] }
              safe: { url: /safe, opens: safe, pending: drop }
              notice: { url: /notice, opens: notice, by: present, requires: beta }
              other: { url: "/search", query: { q: Int }, opens: home }
            """

    private func text(_ entry: LinkEntry) throws -> String {
        let graph = try graph(Self.bank)
        return String(decoding: resolutionText(answer(entry, graph), of: entry, in: graph), as: UTF8.self)
    }

    @Test("requires is what must hold at the start: what is required and asked on the way, less what the way sets")
    func requirements() throws {
        let graph = try graph(Self.bank)
        func requires(_ url: String) throws -> [String] {
            guard case .resolved(let it) = answer(.url(url), graph) else { return ["no link"] }
            return it.requires.map { ($0.isNegated ? "not " : "") + graph.text[graph.conditions[$0.condition].name] }
        }
        // Of `old` and `not beta` one must fail, but neither must by itself.
        #expect(try requires("bank:///accounts/7") == ["loggedIn", "not frozen"])
        // Passing over `old, beta` with `old` leaves only `not beta`.
        #expect(try requires("bank:///visits/7") == ["not frozen", "not beta", "old"])
        // `trusted` is set on the way, and `loggedIn` with it.
        #expect(try requires("bank:///safe") == ["beta"])
        #expect(try requires("bank:///notice") == ["not frozen", "beta"])
    }

    @Test func textOfAWay() throws {
        #expect(
            try text(.url("bank:///accounts/7")) == """
                link 'account' opens 'account'
                  matched: '/accounts/{id}'
                  value: id = '7'
                  route: 'main': home · home.open → account
                  result: home › account
                  waits for: loggedIn, not frozen

                """)
        #expect(
            try text(.url("https://bank.example.com/safe")) == """
                link 'safe' opens 'safe'
                  matched: '/safe'
                  route: 'main': home · home.unlock → vault · vault.look → safe
                  result: home › vault › safe
                  dropped unless: beta

                """)
        #expect(
            try text(.url("bank://notice")) == """
                link 'notice' opens 'notice'
                  matched: '/notice'
                  route: presented above the current screen
                  waits for: not frozen, beta

                """)
    }

    @Test(
        "Of a miss the nearest templates, and why they do not match",
        arguments: [
            ("bank:///acounts/7", "'/accounts/{id}' of 'account': expected 'accounts' in segment 1, found 'acounts'"),
            ("bank:///accounts/x", "'/accounts/{id}' of 'account': 'x' is not a valid 'Int' for '{id}'"),
            ("bank:///accounts", "'/accounts/{id}' of 'account': expected '{id}', but the URL ends"),
            ("bank:///accounts/7/x", "'/accounts/{id}' of 'account': unexpected 'x' after the end of the template"),
            ("bank:///accounts//", "'/accounts/{id}' of 'account': segment 2 is empty"),
            ("bank:///accounts/%FF", "'/accounts/{id}' of 'account': segment 2 is not percent-encoded UTF-8"),
            ("bank:///search", "'/search' of 'other': missing 'q' in the query"),
            ("bank:///search?q=x", "'/search' of 'other': 'x' is not a valid 'Int' for 'q' in the query"),
            ("bank:///search?q=%", "'/search' of 'other': 'q' in the query is not percent-encoded UTF-8"),
            ("banc:///safe", "unknown scheme 'banc'; did you mean 'bank'?"),
            ("https://example.com/safe", "unknown host 'example.com'"),
            ("bank:///nowhere/at/all", "no similar template"),
            ("/safe", "not a valid URL: missing scheme"),
            ("https://a b/safe", "not a valid URL: invalid host after '//'"),
        ])
    func misses(_ url: String, _ reason: String) throws {
        let lines = try text(.url(url)).split(separator: "\n").map(String.init)
        #expect(lines[0] == "no link matches '\(url)'")
        #expect(lines[1].hasPrefix("  " + reason), "\(lines)")
    }

    @Test func otherEntries() throws {
        #expect(try text(.shortcut("x")) == "no link matches 'x'\n  no link has a shortcut\n")
        let graph = try graph(
            appHead(of: "Notes") + """
                screens: { home: {} }
                deepLinks:
                  a: { notification: news, opens: home }
                  b: { activity: com.example.read, opens: home }
                """)
        func link(_ entry: LinkEntry) -> String? {
            guard case .resolved(let it) = answer(entry, graph) else { return nil }
            return graph.text[graph.deepLinks[it.link].name]
        }
        #expect(link(.notification("news")) == "a")
        #expect(link(.activity("com.example.read")) == "b")
        #expect(link(.activity("news")) == nil)
        let miss = resolutionText(answer(.notification("newz"), graph), of: .notification("newz"), in: graph)
        #expect(String(decoding: miss, as: UTF8.self) == "no link matches 'newz'\n  did you mean 'news'?\n")
    }

    @Test("A link without a way is told, with root null")
    func unroutable() throws {
        let graph = try graph(
            appHead(of: "Notes") + """
                links: { schemes: [notes] }
                screens: { home: {}, island: {} }
                deepLinks: { a: { url: /a, opens: island } }
                """)
        let resolution = answer(.url("notes:///a"), graph)
        #expect(
            String(decoding: resolutionText(resolution, of: .url("notes:///a"), in: graph), as: UTF8.self)
                == "link 'a' opens 'island'\n  matched: '/a'\n  route: none; run 'lint' to see why\n")
        #expect(String(decoding: resolutionJSON(resolution, in: graph), as: UTF8.self).contains("\"root\": null"))
    }

    @Test("A function that may give nothing must be given itself; one that may be missing need not")
    func optionalFunctions() throws {
        func way(_ type: String) throws -> String {
            let graph = try graph(
                appHead("list", of: "Notes") + """
                    links: { schemes: [notes] }
                    flows:
                      list:
                        screens:
                          home: { transitions: { open: { push: note } } }
                          note: { params: { make: '\(type)' } }
                    deepLinks: { a: { url: /a, opens: note } }
                    """)
            return String(decoding: resolutionJSON(answer(.url("notes:///a"), graph), in: graph), as: UTF8.self)
        }
        #expect(try way("() -> Note?").contains("\"root\": null"))
        #expect(try way("(() -> Note)?").contains("\"root\": \"list\""))
    }

    @Test("Nearness never disagrees with matching: a miss has a mismatch for each template shown", arguments: 0..<4)
    func missesAreMisses(_ part: Int) throws {
        var random = RandomLinks(seed: UInt64(500 + part))
        for _ in 0..<50 {
            let matcher = LinkMatcher(try random.links().graph())
            for _ in 0..<20 {
                guard let url = try? LinkURL(random.url()), matcher.match(url) == nil else { continue }
                if case .noTemplate(let near) = matcher.miss(of: url) { #expect(near.count <= 3) }
            }
        }
    }
}
