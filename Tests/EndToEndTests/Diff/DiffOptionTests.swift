import Foundation
import NavGraphTestSupport
import Testing

/// What each option of `diff` changes.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct DiffOptionTests {
    let workspace: Workspace

    init() throws {
        workspace = try Workspace()
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

    @Test func theJSONIsAsTheContractHasIt() throws {
        struct Report: Decodable {
            struct Change: Decodable {
                var subject: String
                var change: String
                var file: String
                var line: Int
            }
            struct Finding: Decodable { var rule, subject, severity: String }
            struct Findings: Decodable { var come, gone: [Finding]? }
            struct Source: Decodable { var source: String }
            var version: Int
            var graph: String
            var old, new: Source
            var changes: [Change]
            var findings: Findings
            var summary: [String: Int]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(try diff("--format", "json").output.utf8))
        #expect(report.version == 2 && report.graph == "Notes")
        #expect([report.old.source, report.new.source] == ["a.yaml", "b.yaml"])
        #expect(report.changes.map(\.subject) == ["screen:lost"])
        #expect(report.changes.map(\.change) == ["added"])
        #expect(report.changes.first?.file == "b.yaml" && report.changes.first?.line == 11)
        #expect(report.findings.come?.map(\.rule) == ["unreachable-screen"])
        #expect(report.findings.gone == nil, "what is empty is left out")
        #expect(report.summary == ["errors": 1, "warnings": 0, "breaking": 0, "notable": 0])
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
        #expect(try workspace.run("diff", "a.yaml").status == 64)
        #expect(try workspace.run("diff", "a.yaml", "gone.yaml").status == 66)
        #expect(try diff("--fail-on", "anything").status == 64)
    }
}
