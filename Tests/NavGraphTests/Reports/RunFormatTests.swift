import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphRuns
@testable import NavGraphSyntax

/// Paths, covers, the page and the docs of rules: what one format says, the others say.
@Suite(.processorTime) struct RunFormatTests {
    private static let graph =
        appHead("main", of: "Paths") + """
            conditions: [member]
            flows:
              main:
                screens:
                  home: { transitions: { open: { push: detail }, join: { push: club, when: member } } }
                  detail: { transitions: { more: { push: last } } }
                  club: {}
                  last: {}
                  lost: {}
            """

    private func runs() throws -> RunAnalysis { RunAnalysis(try checked(Self.graph).graph.graph) }

    @Test func pathsAreTheSameAsTextAndJSON() throws {
        let runs = try runs()
        let paths = runs.graph.namedScreens.map { Path(to: $0, runs) }
        #expect(paths.map(\.screen) == ["home", "detail", "club", "last", "lost"])
        #expect(paths.map(\.distance) == [0, 1, 1, 2, nil])
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(pathsJSON(paths, in: runs.graph))) as? [String: Any])
        let screens = try #require(object["screens"] as? [[String: Any]])
        #expect(screens.map { $0["distance"] as? Int } == paths.map(\.distance))
        #expect(screens.map { $0["reachable"] as? Bool } == paths.map(\.isReachable))
        let lines = text(pathsText(paths, isWhole: true)).split(separator: "\n")
        for (line, path) in zip(lines, paths) {
            #expect(line.hasPrefix(path.screen))
            #expect(line.hasSuffix(path.isReachable == false ? "unreachable" : runText(path.run, isWhole: true)))
        }
    }

    @Test func coversAreTheSameAsTextAndJSON() throws {
        let runs = try runs()
        let cover = runs.cover()
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(coverJSON(cover, runs))) as? [String: Any])
        let fires = try #require(object["runs"] as? [[String: Any]]).flatMap { $0["fires"] as? [String] ?? [] }
        let unfired = try #require(object["unfired"] as? [String])
        #expect(Set(fires + unfired).count == runs.graph.transitions.count, "each transition once")
        let lines = text(coverText(cover, runs)).split(separator: "\n")
        #expect(lines.count == cover.runs.count + unfired.count)
    }

    /// The page has each element, finding and run as data, and nothing in it ends the script.
    @Test func thePageHasItsDataWhole() throws {
        let (graph, files) = try checked(
            Self.graph.replacing("club: {}", with: "club: { about: '</script><!-- <b> & \"' }"))
        let page = text(
            try htmlPage(of: graph, from: PageSource(files: files, previews: [:], thumbnails: [:])) { dots in
                dots.map { _ in Array("<svg viewBox=\"0 0 1 1\"></svg>".utf8) }
            })
        let data = try #require(pageData(page))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let elements = try #require(object["elements"] as? [String: [String: Any]])
        #expect(elements["screen:club"]?["about"] as? String == "</script><!-- <b> & \"")
        #expect(elements["screen:club"]?["place"] as? String == "graph.yaml:10")
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(
            findings.map { $0["subject"] as? String } == Report([graph], files: files).findings.map(\.subject))
        #expect(Set(try #require(object["runs"] as? [String: Any]).keys).contains("screen:last"))
        #expect(page.components(separatedBy: "</script>").count == 3)
    }

    /// The page of a module without an app has for each of its screens the conditions that can hold there.
    @Test func thePageOfAModuleHasTheConditionsOfItsScreens() throws {
        let (module, files) = try checked(
            moduleHead("People") + """
                conditions: { signedIn: unknown, loaded: { initially: false, changes: true } }
                flows:
                  people:
                    public: true
                    screens:
                      list: { transitions: { open: { push: person } } }
                      person: { requires: [signedIn], transitions: { leave: { pop: back } } }
                """)
        let page = text(
            try htmlPage(of: module, from: PageSource(files: files, previews: [:], thumbnails: [:])) { dots in
                dots.map { _ in Array("<svg viewBox=\"0 0 1 1\"></svg>".utf8) }
            })
        let data = Data(try #require(pageData(page)).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let shown = try #require(object["shown"] as? [String: String])
        #expect(Set(shown.keys) == ["list", "person"])
        #expect(shown.values.allSatisfy { $0.count == 4 })
    }

    /// The explanation of a rule has the same parts as text, Markdown and JSON.
    @Test(arguments: Rule.allCases) func rulesAreExplainedTheSame(_ rule: Rule) throws {
        let bytes = try json(of: rule.doc).bytes()
        let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let output = try #require(object["output"] as? String)
        #expect(output.contains("[\(rule.rawValue)"), "the example has its finding")
        let (markdown, plain) = (try markdown(of: rule.doc), try explanation(of: rule.doc))
        for key in ["summary", "meaning", "why"] {
            let said = try #require(object[key] as? String)
            #expect(markdown.contains(said), "\(key)")
            let words = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(
                words.contains(
                    said.replacing("`", with: "'").split(whereSeparator: \.isWhitespace).joined(separator: " ")),
                "\(key)")
        }
        #expect(markdown.contains(output))
    }
}
