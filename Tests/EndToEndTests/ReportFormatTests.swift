import Foundation
import NavGraphTestSupport
import Testing

/// What `lint` writes for other programs.
@Suite(.processorTime) struct ReportFormatTests {
    private let workspace = Workspace()

    /// A note that is allowed, a warning with a run, and hostile text.
    static let graph = """
        navgraph: 1
        app: Reports
        entry: home
        conditions: [member]
        flows:
          home:
            screens:
              list:
                transitions:
                  open: { push: detail }
                  same: { push: list, allow: { unbounded-stack: "meant <so>" } }
              detail:
                requires: member
              lost: {}
        """

    @Test func sarifHasWhatTheBaselineKnows() throws {
        try workspace.write(Self.graph, to: "graph.yaml")
        try workspace.expect(
            "lint graph.yaml --write-baseline known", errors: "baseline: 2 added, 0 removed, 0 unchanged")
        try workspace.write(try workspace.text("graph.yaml").replacing("      lost: {}", with: ""), to: "graph.yaml")
        try workspace.expect("lint graph.yaml --write-baseline known", errors: "0 added, 1 removed, 1 unchanged")
        let sarif = try workspace.run("lint", "graph.yaml", "--baseline", "known", "--format", "sarif").output
        #expect(sarif.components(separatedBy: "\"external\"").count == 2)
    }

    /// Screens that no run shows, of which each is a finding of its own.
    @Test func textAndGitHubShowAThousandFindingsOfAFile() throws {
        let lost = (0..<1203).map { "  s\($0): {}\n" }.joined()
        try workspace.write("navgraph: 1\napp: A\nentry: home\nscreens:\n  home: {}\n" + lost, to: "a\u{1B}b.yaml")
        let text = try workspace.run("lint", "a\u{1B}b.yaml").output
        #expect(text.components(separatedBy: "[unreachable-screen]").count == 1001)
        #expect(text.hasSuffix("a\u{FFFD}b.yaml: and 203 more\n"))
        let lines = try workspace.run("lint", "a\u{1B}b.yaml", "--format", "github").output.split(separator: "\n")
        #expect(lines.count == 1001)
        #expect(lines.last == "::notice file=a\u{FFFD}b.yaml::and 203 more")
        let json = try workspace.run("lint", "a\u{1B}b.yaml", "--format", "json").output
        #expect(json.components(separatedBy: "\"unreachable-screen\"").count == 1204)
    }

    @Test func sarifIsValid() throws {
        let schema = Checkout.root.appendingPathComponent("../shared/schemas/sarif-schema-2.1.0.json").path
        guard FileManager.default.fileExists(atPath: schema) else { return }
        try workspace.write(Self.graph, to: "graph.yaml")
        _ = try workspace.run("lint", "graph.yaml", "--format", "sarif=found.sarif")
        let check = """
            import json, sys
            try: import jsonschema
            except ImportError: sys.exit(3)
            jsonschema.Draft4Validator(json.load(open(sys.argv[1]))).validate(json.load(open(sys.argv[2])))
            """
        let result = try runProgram("python3", ["-c", check, schema, workspace.url("found.sarif").path])
        #expect([0, 3].contains(result.status))
    }

    @Test func timingsNameEachPart() throws {
        try workspace.write(Self.graph, to: "graph.yaml")
        let errors = try workspace.run("lint", "graph.yaml", "--timings").errors
        for part in ["read", "resolve", "runs", "dead-end", "write"] { #expect(errors.contains("%  \(part)\n")) }
    }
}
