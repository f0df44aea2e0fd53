import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// LANGUAGE 10, "Of the links".
@Suite(.processorTime) struct LinkRuleTests {
    private func graph(_ links: String, domains: String = "{ schemes: [app] }") throws -> NavGraph {
        return try NavGraphTests.graph(
            appHead("main", of: "Links") + """
                links: \(domains)
                screens: { about: {} }
                flows:
                  main:
                    screens:
                      home:
                        transitions:
                          open: { payload: { id: Int, source: String }, push: note, with: { note: '"x"' } }
                      note: { params: { id: Int, note: Note } }
                resolvers:
                  load: { payload: { key: String }, gives: Note }
                deepLinks:
                \(links)
                """)
    }

    private func found(_ rule: Rule, in graph: NavGraph) -> [Finding] { lint(graph).filter { $0.rule == rule } }

    /// Findings as `RULE SUBJECT LINE:COLUMN-END`, lines counted from that of `deepLinks`.
    private func spelled(
        _ findings: [Finding], _ graph: NavGraph, _ links: String, _ domains: String = "{ schemes: [app] }"
    )
        -> [String]
    {
        findings.map { finding in
            let lines = links.split(separator: "\n", omittingEmptySubsequences: false)
            let start = graph.deepLinks.isEmpty ? 0 : firstLinkOffset(graph, lines)
            var offset = Int(finding.place.span.offset) - start
            var line = 0
            while line < lines.count, offset > lines[line].unicodeScalars.count {
                offset -= lines[line].unicodeScalars.count + 1
                line += 1
            }
            let text = String(
                String.UnicodeScalarView(
                    lines[line].unicodeScalars.dropFirst(offset).prefix(Int(finding.place.span.length))))
            return "\(finding.rule.rawValue) \(finding.subject.spelled(in: graph.text)) \(line + 1) \(text)"
        }.sorted()
    }

    private func firstLinkOffset(_ graph: NavGraph, _ lines: [Substring]) -> Int {
        let indent = lines[0].prefix { $0 == " " }.count
        return Int(graph.deepLinks[DeepLinkID(raw: 0)].span.offset) - indent
    }

    @Test("duplicate-link: a text that an earlier link has, or twice in one link; the place is the text")
    func duplicateTexts() throws {
        let links = """
              a: { shortcut: one, notification: one, activity: [act, act], opens: home }
              b: { shortcut: [two, one], opens: home }
              c: { notification: one, activity: two, opens: home }
            """
        let graph = try graph(links)
        #expect(
            spelled(found(.duplicateLink, in: graph), graph, links) == [
                "duplicate-link deepLink:a 1 act", "duplicate-link deepLink:b 2 one", "duplicate-link deepLink:c 3 one",
            ])
    }

    @Test("duplicate-link: a template twice in one link, whatever its last slash; a second fallback at the name")
    func duplicateTemplates() throws {
        let links = """
              a: { url: ["/n/{id}", "/n/{id}/", "/n/{id}/**", "/n/{key}"], opens: home }
              b: { url: "/n/{id}/x", fallback: true, opens: home }
              c: { fallback: true, opens: home }
            """
        let graph = try graph(links)
        #expect(
            spelled(found(.duplicateLink, in: graph), graph, links) == [
                "duplicate-link deepLink:a 1 \"/n/{id}/\"", "duplicate-link deepLink:c 3 c",
            ])
    }

    @Test("ambiguous-link: at the later template, with a URL that both accept")
    func ambiguous() throws {
        let links = """
              a: { url: "/n/{id}", opens: home }
              b: { url: [ "/m", "/n/{key}" ], opens: home }
            """
        let graph = try graph(links)
        let findings = found(.ambiguousLink, in: graph)
        #expect(spelled(findings, graph, links) == ["ambiguous-link deepLink:b 2 \"/n/{key}\""])
        #expect(findings[0].message.contains("'app:///n/x'"))
    }

    @Test("unknown-link-param: at the key that is no param of what the link opens")
    func unknownParam() throws {
        let links = """
              a: { url: "/a/{id}/{key}", opens: note, with: { note: load, nothing: id } }
              b: { url: "/b/{x}", opens: main, with: { id: x } }
            """
        let graph = try graph(links)
        #expect(
            spelled(found(.unknownLinkParam, in: graph), graph, links) == [
                "unknown-link-param deepLink:a 1 nothing", "unknown-link-param deepLink:b 2 id",
            ])
    }

    @Test("no-link-domain: a url, but neither schemes nor hosts; at the name")
    func noDomain() throws {
        let links = """
              a: { url: [ "/a", "/b" ], opens: home }
              b: { shortcut: b, opens: home }
            """
        let without = try graph(links, domains: "{}")
        #expect(spelled(found(.noLinkDomain, in: without), without, links) == ["no-link-domain deepLink:a 1 a"])
        let with = try graph(links, domains: "{ hosts: [a.example.com] }")
        #expect(found(.noLinkDomain, in: with).isEmpty)
    }

    @Test("Of two roots that show the same screen each is a way to its own flow") func rootsThatLookAlike() throws {
        let graph = try NavGraphTests.graph(
            appHead(of: "Links") + """
                links: { schemes: [app] }
                flows:
                  story:
                    container: single
                    start: home
                    screens: { home: { transitions: { again: { root: story } } } }
                deepLinks:
                  toHome: { shortcut: home, opens: home }
                  toStory: { shortcut: story, opens: story }
                """)
        #expect(lint(graph).filter { $0.rule == .unroutableLink }.isEmpty)
    }

    @Test("unmapped-placeholder: it feeds no param of opens, no with, no resolver of it, no payload on the way")
    func unmapped() throws {
        let links = """
              param: { url: "/a/{id}", opens: note }
              argument: { url: "/b/{x}", opens: note, with: { id: x } }
              member: { url: "/c/{x}", opens: note, with: { note: x.note } }
              resolver: { url: "/d/{key}", opens: note, with: { note: load } }
              unused: { url: [ "/e/{key}", "/e/{y}/{id}/{z}" ], opens: note }
              payload: { url: "/f/{source}", opens: note }
              given: { url: "/g/{id}", opens: note, with: { id: "1" } }
              present: { url: "/h/{source}", opens: about, by: present }
              query: { url: "/i", query: { source: String }, opens: about, by: present }
              unroutable: { url: "/j/{any}", opens: note }
            """
        let graph = try graph(links)
        let open = graph.alternatives.ids.filter { graph.alternatives[$0].action.key == .push }
        let findings = unmappedPlaceholders(graph) { id in
            switch graph.text[graph.deepLinks[id].name] {
            case "unroutable": nil
            case "present": []
            default: open
            }
        }
        #expect(
            spelled(findings, graph, links) == [
                "unmapped-placeholder deepLink:given 7 \"/g/{id}\"",
                "unmapped-placeholder deepLink:present 8 \"/h/{source}\"",
                "unmapped-placeholder deepLink:unused 5 \"/e/{key}\"",
                "unmapped-placeholder deepLink:unused 5 \"/e/{y}/{id}/{z}\"",
            ])
        #expect(findings.contains { $0.message.contains("'{y}' and '{z}' are not used") })
    }
}
