import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphSyntax
@testable import NavGraphXML

/// Each report format contains each finding with its rule, level, place and message: read back, all formats are the same.
@Suite(.processorTime) struct FindingFormatTests {
    /// What a format says of a finding.
    struct Said: Hashable, CustomStringConvertible {
        var rule, severity, file: String
        var line, column: Int
        var text: String
        var description: String { "\(file):\(line):\(column): \(severity): \(text) [\(rule)]" }
    }

    /// Warnings with runs, an error, notes, something allowed, and a path that must be escaped in each format.
    private static let usable =
        appHead(of: "Reports") + """
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
                  stuck: { allow: { link-only: no } }
            """

    /// Errors of the text, of which each message quotes characters that some format escapes.
    private static let broken =
        appHead(of: "Reports") + """
            "a<b>&c\\"d'e": 1
            screens:
              home:
                "50% of, it: all": 1
                transitions:
                  "go`*_[x](y)": { push: nowhere }
                  back: { pop: 1, "\\u001B[31m": 2 }
            """

    private static let path = "a b%,&<é>.yaml"

    private func report(_ graph: String) throws -> Report {
        let (graph, files) = try checked([Self.path: graph], root: Self.path)
        return Report([graph], files: files)
    }

    private func said(of report: Report) -> Set<Said> {
        Set(
            report.findings.map {
                Said(
                    rule: $0.rule.rawValue, severity: $0.message.severity.rawValue, file: $0.message.file,
                    line: $0.message.start.line, column: $0.message.start.column, text: $0.message.text)
            })
    }

    private func bytes(_ format: ReportFormat, _ report: Report) throws -> [UInt8] {
        try format.bytes(of: report, least: .note, inColour: false)
    }

    @Test(arguments: [usable, broken]) func isTheSameInEachFormat(_ graph: String) throws {
        let report = try report(graph)
        let wanted = said(of: report)
        #expect(wanted.count >= 4, "\(wanted)")
        #expect(try json(bytes(.json, report)) == wanted)
        #expect(try sarif(bytes(.sarif, report)) == wanted)
        #expect(try checkstyle(bytes(.checkstyle, report)) == wanted)
        #expect(try junit(bytes(.junit, report)) == wanted)
        #expect(try gitHub(text(bytes(.github, report))) == Set(wanted.map(printable)))
        #expect(try lines(text(bytes(.text, report))) == Set(wanted.map(printable)))
    }

    /// What would act on a terminal is replaced in the formats that people read there.
    private func printable(_ said: Said) -> Said {
        var said = said
        (said.file, said.text) = (NavGraphReports.printable(said.file), NavGraphReports.printable(said.text))
        return said
    }

    /// Runs are in each format that has a place for them.
    @Test func runsAreTheSameInEachFormat() throws {
        let report = try report(Self.usable)
        let finding = try #require(report.findings.first { $0.rule == .guardViolation })
        let run = try #require(runText(of: finding))
        #expect(run == "launch (not member) → list · open → detail")
        let objects = try #require(object(bytes(.json, report))["findings"] as? [[String: Any]])
        let witness = try #require(
            objects.first { $0["rule"] as? String == "guard-violation" }?["witness"] as? [[String: Any]])
        #expect(witness.map { $0["screen"] as? String } == ["list", "detail"])
        #expect(witness.first?["conditions"] as? [String: Bool] == ["member": false])
        let results = try sarifResults(bytes(.sarif, report))
        let flows = results.first { $0["ruleId"] as? String == "guard-violation" }?["codeFlows"] as? [[String: Any]]
        let steps = ((flows?.first?["threadFlows"] as? [[String: Any]])?.first?["locations"] as? [Any])?.count
        #expect(steps == 2)
        for format in [ReportFormat.text, .github, .junit] {
            #expect(try text(bytes(format, report)).contains("run: \(run)"), "\(format)")
        }
    }

    /// In SARIF what is allowed stands as suppressed, with the reason.
    @Test func allowedFindingsAreSuppressions() throws {
        let report = try report(Self.usable)
        #expect(report.suppressed.map(\.finding.rule) == [.unboundedStack])
        let suppressed = try sarifResults(bytes(.sarif, report), areSuppressed: true)
        let reasons = suppressed.compactMap { ($0["suppressions"] as? [[String: String]])?.first }
        #expect(reasons == [["kind": "inSource", "justification": "meant <so>"]])
    }

    /// A graph without findings is a report without findings, in each format.
    @Test(arguments: ReportFormat.allCases) func aCleanGraphHasNoFindings(_ format: ReportFormat) throws {
        let report = try report("navgraph: 1\napp: A\nentry: home\nscreens: { home: {} }\n")
        let bytes = try bytes(format, report)
        switch format {
        case .text, .github: #expect(bytes.isEmpty)
        case .json: #expect(try json(bytes).isEmpty)
        case .sarif: #expect(try sarif(bytes).isEmpty)
        case .checkstyle: #expect(try checkstyle(bytes).isEmpty)
        case .junit: #expect(try junit(bytes).isEmpty)
        }
        #expect(summary(of: report, least: .note) == "no findings")
    }

    /// `--level` leaves out of `text` and `github` what is below it, and the summary counts it.
    @Test func theLevelLeavesOut() throws {
        let report = try report(Self.usable)
        for least in Severity.allCases {
            let wanted = said(of: report).filter { Severity(rawValue: $0.severity).map { $0 >= least } ?? false }
            let shown = text(textReport(report, least: least, style: TextStyle()))
            #expect(try lines(shown) == Set(wanted.map(printable)), "\(least)")
            #expect(try gitHub(text(gitHubReport(report, least: least))) == Set(wanted.map(printable)), "\(least)")
            let isAll = wanted.count == report.findings.count
            #expect(summary(of: report, least: least).hasSuffix("not shown (--level \(lowest(report)))") != isAll)
        }
    }

    private func lowest(_ report: Report) -> String {
        Severity.allCases.first { report.count(of: $0) > 0 }?.rawValue ?? ""
    }

    /// Findings from the failing level on are failures of JUnit; others are output.
    @Test func junitFailsWhatFails() throws {
        let report = try report(Self.usable)
        for failing in Severity.allCases {
            let root = try readXML(junitReport(report, failing: failing))
            let failed = Set(
                root.children[0].children.filter { $0.child("failure") != nil }.compactMap { $0["name"] })
            let wanted = Set(report.findings.filter { $0.message.severity >= failing }.map(\.rule.rawValue))
            #expect(failed == wanted, "\(failing)")
            #expect(root.children[0]["failures"] == "\(wanted.count)")
            #expect(root.children[0]["tests"] == "\(Rule.allCases.count)")
        }
    }

    /// Errors come first, since GitHub shows the first ten of a kind.
    @Test func gitHubGetsErrorsFirst() throws {
        let commands = text(gitHubReport(try report(Self.usable), least: .note)).split(separator: "\n").map {
            $0.split(separator: " ")[0]
        }
        let order = ["::error", "::warning", "::notice"]
        #expect(
            commands.compactMap { order.firstIndex(of: String($0)) }
                == commands.indices.map { index in
                    order.firstIndex(of: String(commands[index])) ?? 9
                }.sorted())
    }

    /// SARIF explains each rule, and a fingerprint is made of the rule and the subject alone.
    @Test func sarifHasEachRuleAndFingerprints() throws {
        let bytes = try bytes(.sarif, report(Self.usable))
        let run = try #require((object(bytes)["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == Rule.allCases.map(\.rawValue))
        for rule in rules {
            let help = try #require(rule["help"] as? [String: String])
            #expect(help["markdown"]?.hasPrefix("# \(rule["id"] as? String ?? "")\n") == true)
            #expect(rule["helpUri"] == nil, "no address that leads nowhere")
        }
        let guarded = try sarifResults(bytes).first { $0["ruleId"] as? String == "guard-violation" }
        let hash = hexDigest("guard-violation\0screen:detail", digits: 16)
        #expect(
            guarded?["partialFingerprints"] as? [String: String]
                == ["navgraph/v1": hash + ":1", "primaryLocationLineHash": hash + ":1"])
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

    // MARK: - Reading formats

    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    private func json(_ bytes: [UInt8]) throws -> Set<Said> {
        let findings = try #require(object(bytes)["findings"] as? [[String: Any]])
        return Set(
            findings.map { finding in
                func text(_ key: String) -> String { finding[key] as? String ?? "" }
                return Said(
                    rule: text("rule"), severity: text("severity"), file: text("file"),
                    line: finding["line"] as? Int ?? 0, column: finding["column"] as? Int ?? 0, text: text("message"))
            })
    }

    private func sarifResults(_ bytes: [UInt8], areSuppressed: Bool = false) throws -> [[String: Any]] {
        let run = try #require((object(bytes)["runs"] as? [[String: Any]])?.first)
        return try #require(run["results"] as? [[String: Any]])
            .filter { ($0["suppressions"] != nil) == areSuppressed }
    }

    private func sarif(_ bytes: [UInt8]) throws -> Set<Said> {
        Set(
            try sarifResults(bytes).map { result in
                let location = (result["locations"] as? [[String: Any]])?.first
                let physical = location?["physicalLocation"] as? [String: [String: Any]]
                let uri = physical?["artifactLocation"]?["uri"] as? String
                return Said(
                    rule: result["ruleId"] as? String ?? "", severity: result["level"] as? String ?? "",
                    file: uri?.removingPercentEncoding ?? "", line: physical?["region"]?["startLine"] as? Int ?? 0,
                    column: physical?["region"]?["startColumn"] as? Int ?? 0,
                    text: (result["message"] as? [String: String])?["text"] ?? "")
            })
    }

    private func checkstyle(_ bytes: [UInt8]) throws -> Set<Said> {
        var all: Set<Said> = []
        for file in try readXML(bytes).children {
            for error in file.children {
                let severity = error["severity"] ?? ""
                all.insert(
                    Said(
                        rule: String((error["source"] ?? "").dropFirst("navgraph.".count)),
                        severity: severity == "info" ? "note" : severity, file: file["name"] ?? "",
                        line: error["line"].flatMap { Int($0) } ?? 0, column: error["column"].flatMap { Int($0) } ?? 0,
                        text: unescapedControls(error["message"] ?? "")))
            }
        }
        return all
    }

    /// XML has no escape character; the only one in these texts stands before `[31m`.
    private func unescapedControls(_ text: String) -> String { text.replacing("\u{FFFD}", with: "\u{1B}") }

    private func junit(_ bytes: [UInt8]) throws -> Set<Said> {
        var all: Set<Said> = []
        for test in try readXML(bytes).children[0].children {
            for text in test.children.map(\.text) {
                for line in text.split(separator: "\n") where !line.hasPrefix("  run: ") {
                    all.insert(try said(unescapedControls(String(line)), rule: test["name"] ?? ""))
                }
            }
        }
        return all
    }

    /// `FILE:1:2: error: TEXT`.
    private func said(_ line: String, rule: String) throws -> Said {
        let match = try #require(line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/))
        return Said(
            rule: rule, severity: String(match.4), file: String(match.1), line: try #require(Int(match.2)),
            column: try #require(Int(match.3)), text: String(match.5))
    }

    private func lines(_ text: String) throws -> Set<Said> {
        var all: Set<Said> = []
        for line in text.split(separator: "\n") where !line.hasPrefix(" ") {
            let match = try #require(String(line).wholeMatch(of: /(.*) \[([a-z0-9-]+)\]/), "\(line)")
            all.insert(try said(String(match.1), rule: String(match.2)))
        }
        return all
    }

    /// Workflow commands, as the toolkit of GitHub Actions unescapes them.
    private func gitHub(_ text: String) throws -> Set<Said> {
        func unescaped(_ text: Substring, isProperty: Bool) -> String {
            var text = String(text)
            for (code, character) in isProperty ? [("%3A", ":"), ("%2C", ",")] : [] {
                text = text.replacing(code, with: character)
            }
            return text.replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%25", with: "%")
        }
        return Set(
            try text.split(separator: "\n").map { line in
                let match = try #require(line.wholeMatch(of: /::(error|warning|notice) (.*?)::(.*)/))
                let properties = Dictionary(
                    match.2.split(separator: ",").map { property in
                        let parts = property.split(separator: "=", maxSplits: 1)
                        return (String(parts[0]), unescaped(parts[1], isProperty: true))
                    }
                ) { $1 }
                let message = unescaped(match.3, isProperty: false).split(separator: "\nrun: ")[0]
                return Said(
                    rule: properties["title"] ?? "", severity: match.1 == "notice" ? "note" : String(match.1),
                    file: properties["file"] ?? "", line: properties["line"].flatMap { Int($0) } ?? 0,
                    column: properties["col"].flatMap { Int($0) } ?? 0, text: String(message))
            })
    }
}
