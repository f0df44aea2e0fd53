import NavGraphTestSupport
import Testing

/// What is demanded less: rules at a lower level, what elements allow, and what a baseline knows. DIFF 5 and 7.
@Suite(.processorTime) struct WeakerCheckTests {
    private static let graph = """
        navgraph: 1
        app: Weak
        entry: one
        screens:
          one:
            transitions:
              go: { push: two }
              more: { push: two }
              help: { push: three }
          two: { outcomes: [done] }
          three: { outcomes: [done] }

        """

    private func diff(_ new: String) throws -> String {
        let workspace = Workspace()
        try workspace.write(Self.graph, to: "a.yaml")
        try workspace.write(new, to: "b.yaml")
        return try workspace.run("diff", "a.yaml", "b.yaml").output
    }

    /// The findings that the old levels would report.
    @Test(arguments: [
        ("unhandled-outcome: off", "rule unhandled-outcome: warning → off, hides 3 findings"),
        ("unhandled-outcome: note", "rule unhandled-outcome: warning → note, hides 3 findings"),
        ("deep-modal: off", "rule deep-modal: note → off · b.yaml"),
        ("unhandled-outcome: error", "rule unhandled-outcome: warning → error"),
    ])
    func rulesHideFindings(_ rule: String, _ sentence: String) throws {
        let text = try diff(Self.graph + "lint: { rules: { \(rule) } }\n")
        #expect(text.contains(sentence), "\(text)")
        #expect(text.contains("Weaker checks") != rule.hasSuffix("error"))
    }

    @Test func oneFindingIsOne() throws {
        let text = Self.graph.replacing("more: { push: two }", with: "more: { push: two, returns: { done: ~ } }")
            .replacing("help: { push: three }", with: "help: { push: three, returns: { done: ~ } }")
        let output = try diff(text + "lint: { rules: { unhandled-outcome: off } }\n")
        #expect(output.contains("hides 1 finding ·"), "\(output)")
    }

    @Test func whatIsAllowedIsToldWithItsReason() throws {
        let text = try diff(
            Self.graph.replacing(
                "go: { push: two }", with: "go: { push: two, allow: { unhandled-outcome: \"later\" } }"))
        #expect(text.contains("one.go allows unhandled-outcome: later"), "\(text)")
    }

    /// Entries that came to a baseline, and how many of them are errors.
    @Test(arguments: [
        (["dead-end screen:two"], "1 more finding in the baseline, 1 of them an error"),
        (["unused condition:a", "unused condition:b"], "2 more findings in the baseline"),
        (
            ["dead-end screen:two", "unused condition:a", "guard-violation screen:one"],
            "3 more findings in the baseline, 2 of them errors"
        ),
        ([], ""),
    ])
    func baselinesThatGrow(_ more: [String], _ sentence: String) throws {
        let workspace = Workspace()
        let known = "unhandled-outcome transition:one.go\n"
        try workspace.write(Self.graph, to: "Graphs/weak.yaml")
        try workspace.write(known, to: "known.txt")
        try workspace.commitAll()
        try workspace.write(Self.graph.replacing("help:", with: "aid:"), to: "Graphs/weak.yaml")
        try workspace.write(known + more.map { $0 + "\n" }.joined(), to: "known.txt")
        let text = try workspace.run("diff", "--git", "HEAD", "--baseline", "known.txt").output
        let line = text.split(separator: "\n").first { $0.contains("in the baseline") }
        #expect(line?.contains(sentence) ?? sentence.isEmpty, "\(text)")
        if !more.contains(where: { !$0.hasPrefix("unused") }) { #expect(line?.contains("of them") != true) }
    }
}
