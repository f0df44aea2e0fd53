import Foundation
import NavGraphTestSupport
import Testing

/// Reports, levels and baselines of `lint`.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct LintTests {
    let workspace = Workspace()

    @Test func textIsWhatCompilersPrint() throws {
        try workspace.write(Sample.broken, to: "notes.yaml")
        let result = try workspace.expect("lint notes.yaml", 1)
        let lines = result.output.components(separatedBy: "\n")
        #expect(lines[0].hasPrefix("notes.yaml:9:29: error: "))
        #expect(lines[0].hasSuffix("[unknown-reference]"))
        #expect(lines[0].contains("did you mean 'noteDetail'?"))
        #expect(lines[1] == "    9 |           openNote: { push: noteDetial }")
        #expect(lines[2] == "      |                             ^~~~~~~~~~")
        #expect(result.errors == "1 error\n")
    }

    @Test func caretsStandUnderWideAndTabbedText() throws {
        let text = "navgraph: 1\napp: A\nentry: a\nscreens: { a: { title:\t\"日本 😀é\",\ttitel: x } }\n"
        try workspace.write(text, to: "a.yaml")
        let lines = try workspace.run("lint", "a.yaml").output.components(separatedBy: "\n")
        #expect(lines[0].hasPrefix("a.yaml:4:33: error: "))
        #expect(lines[1] == "    4 | screens: { a: { title:  \"日本 😀é\", titel: x } }")
        #expect(lines[2] == "      |                                     ^~~~~")
    }

    @Test func ofALongLineOnlyThePlaceIsShown() throws {
        let title = String(repeating: "x", count: 100_000)
        try workspace.write(
            "{ navgraph: 1, app: A, entry: a, screens: { a: { title: \(title), titel: x } } }", to: "a.yaml")
        let lines = try workspace.run("lint", "a.yaml").output.components(separatedBy: "\n")
        #expect(lines[1].count < 200)
        #expect(lines[1].contains("…xxx"))
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let offset = lines[2].distance(from: lines[2].startIndex, to: caret)
        #expect(lines[1].dropFirst(offset).hasPrefix("titel"))
    }

    /// `FindingFormatTests` read each format, also of hostile text.
    @Test func jsonIsAsTheContractHasIt() throws {
        try workspace.write(Sample.broken, to: "notes.yaml")
        let object = try workspace.expect("lint notes.yaml --format json", 1).json()
        #expect(object["version"] as? Int == 1 && object["graph"] as? String == "Notes")
        #expect(object["summary"] as? [String: Int] == ["errors": 1, "warnings": 0, "notes": 0])
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(finding["subject"] as? String == "transition:noteList.openNote" && finding["witness"] == nil)
        let place = ["line", "column", "endLine", "endColumn"].map { finding[$0] as? Int }
        #expect(place == [9, 29, 9, 39])
    }

    @Test func severalFormatsAtOnce() throws {
        try workspace.write(Sample.broken, to: "notes.yaml")
        try workspace.expect("lint notes.yaml --format text --format json=found.json", 1, output: "error:")
        let alone = try workspace.run("lint", "notes.yaml", "--format", "json")
        #expect(try workspace.text("found.json") == alone.output)
        try workspace.expect("lint notes.yaml --format text --format json", 64)
        try workspace.expect("lint notes.yaml --format xml", 64)
    }

    @Test func textShowsWhatIsAtLeastAWarningAndCountsTheRest() throws {
        let screens = (0..<130).map { "  s\($0): { transitions: { e: { present: s\(($0 + 1) % 130) } } }\n" }
        try workspace.write("navgraph: 1\napp: A\nentry: s0\nscreens:\n" + screens.joined(), to: "a.yaml")
        for result in [
            try workspace.run("lint", "a.yaml"),
            try workspace.run("lint", "a.yaml", "--format", "text", "--format", "json=all.json"),
        ] {
            #expect(result.output.isEmpty)
            #expect(result.errors == "260 notes not shown (--level note)\n")
        }
        #expect(try workspace.text("all.json").components(separatedBy: "\"unbounded-stack\"").count - 1 == 130)
        try workspace.expect("lint a.yaml --level note", errors: "^260 notes\n$")
        try workspace.expect("lint a.yaml --format json", errors: "^260 notes\n$")
        try workspace.expect("lint a.yaml --level loud", 64)
    }

    @Test func levelsOfRulesDecideWhatIsShown() throws {
        try workspace.write(Sample.unreachable, to: "notes.yaml")
        try workspace.expect(
            "lint notes.yaml --rule unreachable-screen=note", output: "^$",
            errors: "^1 note not shown (--level note)\n$")
        try workspace.expect(
            "lint notes.yaml --rule unreachable-screen=warning --level error", output: "^$",
            errors: "^1 warning not shown (--level warning)\n$")
    }

    @Test func levelsDecideWhatFails() throws {
        try workspace.write(Sample.unreachable, to: "notes.yaml")
        try workspace.expect("lint notes.yaml", 1)
        try workspace.expect("lint notes.yaml --rule unreachable-screen=warning", output: "^notes.yaml:11:7: warning: ")
        try workspace.expect("lint notes.yaml --rule unreachable-screen=warning --strict", 1)
        try workspace.expect("lint notes.yaml --rule unreachable-screen=off", output: "^$")
    }

    @Test(arguments: [
        ("unreachable-scren=off", "did you mean 'unreachable-screen'?"), ("dead-end=loud", "unknown level 'loud'"),
        ("dead-end", "expected a rule and a level"), ("unknown-key=off", "always errors"),
    ])
    func levelsThatMakeNoSenseAreWrongUsage(argument: String, words: String) throws {
        let result = try workspace.run("lint", "--rule", argument)
        #expect(result.status == 64)
        #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test func aBaselineSurvivesEditing() throws {
        try workspace.write(Sample.unreachable, to: "notes.yaml")
        try workspace.expect("lint notes.yaml --write-baseline known")
        #expect(try workspace.text("known").hasSuffix("\nunreachable-screen screen:lost\n"))
        try workspace.write("# A comment more\n" + Sample.unreachable + "      gone: {}\n", to: "notes.yaml")
        try workspace.expect("lint notes.yaml --baseline known", 1, output: "'gone'", lacks: "'lost'")
    }

    /// `BaselineReportTests` have which lines are stale.
    @Test func whatABaselineListsInVainIsReported() throws {
        try workspace.write(Sample.unreachable, to: "notes.yaml")
        let known = "# Known.\nunreachable-screen screen:gone\nunreachable-screen screen:lost\nlink-only screen:lost\n"
        try workspace.write(known, to: "known")
        try workspace.expect(
            "lint notes.yaml --baseline known", output: "^known:2:1: warning: ",
            "[stale-baseline]\n    2 | unreachable-screen screen:gone\n", "known:4:1: warning: ",
            errors: "^2 warnings\n$")
        try workspace.expect("lint notes.yaml --baseline known --strict", 1)
        // What is not judged may still be there.
        try workspace.expect("lint notes.yaml --baseline known --rule link-only=off", errors: "^1 warning\n$")
        try workspace.write(Sample.broken, to: "notes.yaml")
        try workspace.expect("lint notes.yaml --baseline known", 1, errors: "^1 error\n$")
    }

    @Test func aBaselineNeverHidesErrorsOfTheText() throws {
        try workspace.write(Sample.broken, to: "notes.yaml")
        try workspace.expect("lint notes.yaml --write-baseline known", 1, output: "[unknown-reference]")
        try workspace.write("nonsense\n", to: "known")
        try workspace.expect("lint notes.yaml --baseline known", 66, errors: "known:1: ")
    }
}
