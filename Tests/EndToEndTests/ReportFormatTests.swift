import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphReports
@testable import NavGraphSyntax
@testable import NavGraphTool

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What `lint` writes for other programs.
@Suite(.processorTime) struct ReportFormatTests {
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

    private func report(_ format: String, _ more: String...) throws -> String {
        let workspace = try Workspace()
        try workspace.write(Self.graph, to: "a b%.yaml")
        return try workspace.run(arguments: ["lint", "a b%.yaml", "--format", format] + more).output
    }

    @Test func sarifHasRunsSuppressionsAndFingerprints() throws {
        let sarif = try #require(
            try JSONSerialization.jsonObject(with: Data(try report("sarif").utf8)) as? [String: Any])
        let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.count == Rule.allCases.count)
        for rule in rules {
            let help = try #require(rule["help"] as? [String: String])
            #expect(help["markdown"]?.hasPrefix("# ") == true)
            #expect(rule["helpUri"] == nil, "no address that leads nowhere")
        }
        let results = try #require(run["results"] as? [[String: Any]])
        let guarded = try #require(results.first { $0["ruleId"] as? String == "guard-violation" })
        let flow = try #require((guarded["codeFlows"] as? [[String: [[String: Any]]]])?.first?["threadFlows"]?.first)
        let steps = try #require(flow["locations"] as? [[String: [String: Any]]])
        let lines = steps.map { step -> Int? in
            let physical = step["location"]?["physicalLocation"] as? [String: [String: Any]]
            return physical?["region"]?["startLine"] as? Int
        }
        #expect(lines == [3, 10])
        let prints = guarded["partialFingerprints"] as? [String: String]
        let hash = hexDigest("guard-violation\0screen:detail", digits: 16)
        #expect(prints == ["navgraph/v1": hash + ":1", "primaryLocationLineHash": hash + ":1"])
        let allowed = try #require(results.first { $0["ruleId"] as? String == "unbounded-stack" })
        let suppression = (allowed["suppressions"] as? [[String: String]])?.first
        #expect(suppression == ["kind": "inSource", "justification": "meant <so>"])
        #expect(try report("sarif").contains("\"uri\": \"a%20b%25.yaml\""))
    }

    @Test func sarifHasWhatTheBaselineKnows() throws {
        let workspace = try Workspace()
        try workspace.write(Self.graph, to: "graph.yaml")
        let written = try workspace.run("lint", "graph.yaml", "--write-baseline", "known")
        #expect(written.errors.contains("baseline: 2 added, 0 removed, 0 unchanged"))
        try workspace.write(try workspace.text("graph.yaml").replacing("      lost: {}", with: ""), to: "graph.yaml")
        #expect(
            try workspace.run("lint", "graph.yaml", "--write-baseline", "known").errors.contains(
                "0 added, 1 removed, 1 unchanged"))
        let sarif = try workspace.run("lint", "graph.yaml", "--baseline", "known", "--format", "sarif").output
        #expect(sarif.components(separatedBy: "\"external\"").count == 2)
    }

    /// The published vectors of FIPS 180-4, and every length around a block.
    @Test func digestsAreRight() {
        #expect(hexDigest("", digits: 64) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hexDigest("abc", digits: 64) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hexDigest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", digits: 64)
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(Set((0..<130).map { hexDigest(String(repeating: "a", count: $0), digits: 64) }).count == 130)
    }

    @Test func gitHubGetsOneLineAFindingErrorsFirst() throws {
        let lines = try report("github").split(separator: "\n")
        #expect(
            lines[0].hasPrefix("::error file=a b%25.yaml,line=12,endLine=12,col=7,endColumn=13,title=guard-violation::")
        )
        #expect(lines[0].contains("%0Arun: launch"))
        let commands = lines.map { $0.split(separator: " ")[0] }
        #expect(commands == commands.sorted { a, b in a == "::error" && b != "::error" })
    }

    @Test func gitHubHasTheLevelOfTheText() throws {
        #expect(try report("github", "--rule", "guard-violation=note", "--level", "note").contains("::notice"))
        #expect(try !report("github", "--rule", "guard-violation=note").contains("::notice"))
        #expect(try !report("github", "--rule", "guard-violation=warning", "--level", "error").contains("::warning"))
    }

    /// Screens that no run shows, of which each is a finding of its own.
    @Test func textAndGitHubShowAThousandFindingsOfAFile() throws {
        let workspace = try Workspace()
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

    @Test(arguments: ["checkstyle", "junit"]) func xmlIsWellFormed(format: String) throws {
        let text = try report(format)
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse(), "\(text)")
        #expect(text.contains("guard-violation"))
    }

    @Test func junitFailsWhatFails() throws {
        func failures(_ more: String...) throws -> Int {
            let workspace = try Workspace()
            try workspace.write(Self.graph.replacing("requires: member", with: "about: open"), to: "graph.yaml")
            let arguments = ["lint", "graph.yaml", "--format", "junit", "--rule", "unreachable-screen=warning"] + more
            return try workspace.run(arguments: arguments).output.components(separatedBy: "<failure ").count - 1
        }
        #expect(try failures() == 0)
        #expect(try failures("--strict") > 0)
    }

    @Test func sarifIsValid() throws {
        let schema = Checkout.root.appendingPathComponent("../shared/schemas/sarif-schema-2.1.0.json").path
        guard FileManager.default.fileExists(atPath: schema) else { return }
        let workspace = try Workspace()
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
        let workspace = try Workspace()
        try workspace.write(Self.graph, to: "graph.yaml")
        let errors = try workspace.run("lint", "graph.yaml", "--timings").errors
        for part in ["read", "resolve", "runs", "dead-end", "write"] { #expect(errors.contains("%  \(part)\n")) }
    }
}
