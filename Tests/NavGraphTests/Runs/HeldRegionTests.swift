import NavGraphLint
import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// Tabs and columns that keep a screen which the user cannot go back from, or only at times: then no run leads home. Relations
/// alone, without an enumeration of the configurations, are not silent about that.
@Suite(.processorTime) struct HeldRegionTests {
    private static let exits = ["", "choose: { select: two }", "choose: { show: info, in: two }", "out: { pop: back }"]
    private static let backs = ["true", "false", "open", "[open, not shut]", "not open"]

    @Test(arguments: ["tabs", "columns"], backs)
    func deadEnds(_ container: String, _ back: String) throws {
        for exit in Self.exits where container == "columns" || !exit.contains("show") {
            for sets in ["", "toggle: { sets: { open: true } }"] {
                let events = [exit, sets].filter { !$0.isEmpty }.joined(separator: ", ")
                let text =
                    appHead("main", of: "App") + """
                        conditions: { open: false, shut: false }
                        flows:
                          main: { \(container): [one, two] }
                          one:
                            screens:
                              list: { transitions: { edit: { push: editor } } }
                              editor: { back: \(back), transitions: { \(events) } }
                          two: { screens: { detail: { transitions: { more: { push: info } } }, info: {} } }
                        checks: [{ return: list }, { reach: detail, from: info }]

                        """
                let graph = try graph(text)
                let explorer = Explorer(graph, frames: 8, configurations: 2_000)
                try #require(!explorer.isTruncated)
                let findings = lint(graph, runs: RunAnalysis(graph, lists: false))
                let said = Set(findings.map { $0.rule.rawValue + " " + $0.subject.spelled(in: graph.text) })
                let missed = explorer.found.keys.filter { !said.contains($0) }
                #expect(missed.isEmpty, "\(missed.sorted())\n\(text)")
                for finding in findings where finding.rule == .deadEnd && finding.severity == .error {
                    let key = finding.rule.rawValue + " " + finding.subject.spelled(in: graph.text)
                    #expect(explorer.found[key] != nil, "\(key)\n\(text)")
                }
                // Where nobody is stuck, nothing is suspected.
                if !explorer.found.keys.contains(where: { $0.hasPrefix("dead-end") }) {
                    #expect(!findings.contains { $0.rule == .deadEnd }, "\(text)")
                }
            }
        }
    }
}
