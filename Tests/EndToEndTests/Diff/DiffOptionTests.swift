import Foundation
import NavGraphTestSupport
import Testing

/// What each option of `diff` changes.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct DiffOptionTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.notes, to: "a.yaml")
        try workspace.write(Sample.unreachable, to: "b.yaml")
    }

    private func diff(_ options: String...) throws -> ProgramResult {
        try workspace.run(arguments: ["diff", "a.yaml", "b.yaml"] + options)
    }

    @Test func theTextSaysWhatComes() throws {
        let result = try diff()
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "Navigation of Notes: ✗ 1 error\n1 screen added\n- ✗ screen lost: new · b.yaml:11\n"))
        #expect(result.output.contains("\n+ screen lost in notes\n"))
        #expect(result.output.contains("code: NotesFactory + makeLost\n"))
    }

    /// `DiffCaseTests` has what is in it.
    @Test func whatIsEmptyIsNotInTheJSON() throws {
        let findings = try #require(try diff("--format", "json").json()["findings"] as? [String: Any])
        #expect(Set(findings.keys) == ["come"])
    }

    @Test func whatTheBaselineKnowsDoesNotCome() throws {
        _ = try workspace.run("lint", "b.yaml", "--write-baseline", "known")
        let result = try diff("--baseline", "known")
        #expect(result.status == 0)
        #expect(!result.output.contains("unreachable-screen"))
        #expect(try diff("--baseline", "nothing").status == 66)
    }

    @Test func aWarningThatComesFailsWhenStrict() throws {
        let rules = "lint: { rules: { unreachable-screen: warning } }\n"
        try workspace.write(Sample.notes + rules, to: "a.yaml")
        try workspace.write(Sample.unreachable + rules, to: "b.yaml")
        let result = try diff()
        #expect(result.status == 0)
        #expect(result.output.contains("▲ 1 warning"))
        #expect(try diff("--strict").status == 1)
    }

    @Test(.needsGraphviz) func severalFormatsAtOnceAndAPicture() throws {
        let result = try diff(
            "--format", "text", "--format", "markdown=m.md", "--format", "svg=p.svg", "--format", "html=p.html")
        #expect(result.output == (try diff().output))
        #expect(try workspace.text("m.md").hasPrefix("<!-- navgraph diff b.yaml -->\n### Navigation of Notes: "))
        #expect(try workspace.text("p.svg").contains("Lost"))
        #expect(try workspace.text("p.html").contains("Content-Security-Policy"))
        #expect(try diff("--format", "text", "--format", "json").status == 64)
        #expect(try diff("--format", "pdf").status == 64)
    }

    @Test(.needsGraphviz) func picturesShowWhatChangedOrTheWhole() throws {
        #expect(try !diff("--format", "svg").output.contains("Note Detail"))
        #expect(try diff("--format", "svg", "--whole").output.contains("Note Detail"))
    }

    @Test func twoGraphsOrARevisionAreNeeded() throws {
        try workspace.expect("diff a.yaml", 64)
        try workspace.expect("diff a.yaml gone.yaml", 66)
        #expect(try diff("--fail-on", "anything").status == 64)
    }
}
