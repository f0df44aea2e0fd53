import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphReports
@testable import NavGraphSyntax

@Suite(.processorTime) struct ExplainTests {
    private let workspace = Workspace()

    @Test func explainsARuleByAGraphItsOutputAndTheFixedGraph() throws {
        let result = try workspace.expect(
            "explain pop-to-absent", output: "^pop-to-absent: error, rule of the runs\n", "    close: { pop: inbox }\n",
            "  run: launch → inbox · search → search · close ✗\n", "\nFIX\n", "allow: { pop-to-absent: the reason }",
            errors: "^$")
        #expect(!result.output.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }

    /// What only tests read stands in the pages alone.
    @Test func theMarkdownIsForReaders() throws {
        try workspace.expect(
            "explain private-reference --format markdown", output: "^# private-reference\n",
            "```yaml\nnavgraph: 1\n", lacks: "<!--")
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
        let explained = try workspace.run("explain", rule, "--format", "json")
        let explanation = try JSONDecoder().decode(Explanation.self, from: Data(explained.output.utf8))
        for file in explanation.failing { try workspace.write(file.text, to: file.path) }
        let options = rule == "stale-baseline" ? ["--baseline", ".navgraph-baseline"] : []
        let result = try workspace.run(arguments: ["lint", "graph.yaml"] + options)
        #expect(explanation.output == result.output + result.errors)
    }

    @Test func listsAllRules() throws {
        let lines = try workspace.run("explain").output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != " " }) } == Rule.allCases.map(\.rawValue))
        try workspace.expect("explain --format markdown", output: "| [`dead-end`](#dead-end) | error |")
        try workspace.expect("explain --format json", output: "\"rule\": \"dead-end\"")
    }

    /// This build has no site, so nothing links to one.
    @Test func aRuleHasItsPageOnASite() throws {
        for site in ["https://owner.github.io/navgraph", "https://owner.github.io/navgraph/"] {
            #expect(Rule.deadEnd.address(on: site) == "https://owner.github.io/navgraph/rules/dead-end/")
        }
        #expect(Rule.deadEnd.address == nil)
        try workspace.expect("explain dead-end", lacks: "READ MORE")
    }

    @Test func anUnknownRuleIsWrongUsage() throws {
        try workspace.expect("explain dead-ends", 64, errors: "unknown rule 'dead-ends'; did you mean 'dead-end'?")
    }
}
