import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphSyntax

/// Who owns screens and flows: `team`, and CODEOWNERS for elements without it.
@Suite(.processorTime) struct TeamTests {
    private static let graph =
        appHead(of: "Shop", language: "1.1") + """
            screens:
              home: { team: [Start, Design, Start] }
              about: {}
            flows:
              cart:
                team: Payments
                screens:
                  basket: {}
                  payment: { team: Risk }
              orders: { screens: { list: {} } }
            """

    private func teams(_ files: [String: String], owners: String?) throws -> [String: [String]] {
        let graph = try checked(files).graph.graph
        let known = owners.map { CodeOwners(Array($0.utf8)) }
        return ElementFacts(owners: known, code: nil, path: { $0 }).of(graph).teams
    }

    @Test func aScreenHasTheTeamOfItsFlow() throws {
        let teams = try teams(["graph.yaml": Self.graph], owners: nil)
        #expect(
            teams == [
                "screen:home": ["Start", "Design"], "flow:cart": ["Payments"], "screen:basket": ["Payments"],
                "screen:payment": ["Risk"],
            ])
    }

    @Test func codeOwnersOwnTheRest() throws {
        let teams = try teams(["graph.yaml": Self.graph], owners: "*.yaml @shop")
        #expect(teams["screen:basket"] == ["Payments"] && teams["flow:cart"] == ["Payments"])
        for rest in ["screen:about", "flow:orders", "screen:list"] { #expect(teams[rest] == ["shop"], "\(rest)") }
    }

    @Test func modulesKeepTheirTeams() throws {
        let app =
            appHead(of: "App", language: "1.1") + """
                imports: { pay: pay.yaml }
                screens: { home: { team: Start, transitions: { buy: { present: pay.checkout } } } }
                """
        let module =
            moduleHead("pay", language: "1.1") + """
                flows: { checkout: { public: true, team: Payments, screens: { card: {}, done: { team: Risk } } } }
                """
        let teams = try teams(["graph.yaml": app, "pay.yaml": module], owners: nil)
        #expect(teams["flow:pay.checkout"] == ["Payments"] && teams["screen:pay.card"] == ["Payments"])
        #expect(teams["screen:pay.done"] == ["Risk"] && teams["screen:home"] == ["Start"])
        #expect(teams["transition:home.buy"] == ["Start"])
    }

    @Test func aTeamIsAKeyOfItsElement() throws {
        let graph = try checked(Self.graph).graph.graph
        let json = text(canonicalJSON(graph).bytes(lineDepth: 3))
        #expect(json.contains(#""team": [ "Risk" ]"#) && json.contains(#""team": [ "Payments" ]"#), "\(json)")
        #expect(graphElements(graph).first { $0.subject == "screen:basket" }?["team"] == nil)
    }

    @Test func aDiffTellsWhoIsConcerned() throws {
        let before = Self.graph.replacing(
            "home: { team", with: "home: { transitions: { pay: { present: payment } }, team")
        let new = Self.graph.replacing("team: Risk", with: "team: [Risk, Audit]")
        let (old, now) = (try checked(before), try checked(new))
        let facts = ElementFacts(owners: nil, code: nil, path: { $0 })
        let diff = GraphDiff(old: old.graph, old.files, new: now.graph, now.files, known: .init()).withTeams(facts)
        let text = diffMarkdown([diff], mark: "Graphs")
        #expect(text.contains("! screen payment: team + Audit"), "\(text)")
        let line = text.split(separator: "\n").first { $0.hasPrefix("For ") } ?? ""
        for team in ["Start", "Risk", "Audit"] { #expect(line.contains(team), "\(text)") }
    }

    @Test func aMappingIsNoTeam() throws {
        let findings = try checked(Self.graph.replacing("team: Risk", with: "team: { name: Risk }")).graph.findings
        #expect(findings.map(\.rule.rawValue).contains("wrong-kind"))
    }
}
