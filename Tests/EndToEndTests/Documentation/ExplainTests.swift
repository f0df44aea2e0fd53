import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphReports
@testable import NavGraphSyntax

@Suite(.processorTime) struct ExplainTests {
    @Test func explainsARuleByAGraphItsOutputAndTheFixedGraph() throws {
        let result = try Workspace().run("explain", "pop-to-absent")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.hasPrefix("pop-to-absent: error, rule of the runs\n"))
        #expect(result.output.contains("    close: { pop: inbox }\n"))
        #expect(result.output.contains("  run: launch → inbox · search → search · close ✗\n"))
        #expect(result.output.contains("\nFIX\n"))
        #expect(result.output.contains("allow: { pop-to-absent: the reason }"))
        #expect(!result.output.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }

    @Test func theMarkdownIsForReaders() throws {
        let text = try Workspace().run("explain", "private-reference", "--format", "markdown").output
        #expect(text.hasPrefix("# private-reference\n"))
        #expect(text.contains("```yaml\nnavgraph: 1\n"))
        #expect(!text.contains("<!--"), "what only tests read stands in the pages alone")
    }

    /// The output that is shown is that of the command, on the graph that is shown.
    @Test(arguments: ["dead-end", "unknown-key", "private-reference", "stale-baseline"])
    func theShownOutputIsThatOfLint(of rule: String) throws {
        struct Explanation: Decodable {
            struct File: Decodable {
                var path: String
                var text: String
            }
            var failing: [File]
            var output: String
        }
        let workspace = try Workspace()
        let explained = try workspace.run("explain", rule, "--format", "json")
        let explanation = try JSONDecoder().decode(Explanation.self, from: Data(explained.output.utf8))
        for file in explanation.failing { try workspace.write(file.text, to: file.path) }
        let options = rule == "stale-baseline" ? ["--baseline", ".navgraph-baseline"] : []
        let result = try workspace.run(arguments: ["lint", "graph.yaml"] + options)
        #expect(explanation.output == result.output + result.errors)
    }

    @Test func listsAllRules() throws {
        let lines = try Workspace().run("explain").output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != " " }) } == Rule.allCases.map(\.rawValue))
        #expect(
            try Workspace().run("explain", "--format", "markdown").output.contains(
                "| [`dead-end`](#dead-end) | error |"))
        #expect(try Workspace().run("explain", "--format", "json").output.contains("\"rule\": \"dead-end\""))
    }

    /// This build has no site, so nothing links to one.
    @Test func aRuleHasItsPageOnASite() throws {
        for site in ["https://owner.github.io/navgraph", "https://owner.github.io/navgraph/"] {
            #expect(Rule.deadEnd.address(on: site) == "https://owner.github.io/navgraph/rules/dead-end/")
        }
        #expect(Rule.deadEnd.address == nil)
        #expect(!(try Workspace().run("explain", "dead-end").output.contains("READ MORE")))
    }

    @Test func anUnknownRuleIsWrongUsage() throws {
        let result = try Workspace().run("explain", "dead-ends")
        #expect(result.status == 64)
        #expect(result.errors.contains("unknown rule 'dead-ends'; did you mean 'dead-end'?"))
    }
}
