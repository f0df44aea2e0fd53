import NavGraphLint
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What is new to a project warns, and fails nothing.
@Suite(.processorTime) struct NewRulesTests {
    @Test(arguments: [
        ("0.1.0", "0.1.0"), ("10.20.30", "10.20.30"), ("1.2", nil), ("1.2.3.4", nil), ("1.2.x", nil), ("1.2.+3", nil),
        ("", nil), ("v1.2.3", nil), ("1.2.99999999999999999999", nil),
    ])
    func aVersionIsThreeNumbers(text: String, read: String?) { #expect(Version(text)?.description == read) }

    @Test func versionsAreOrderedByTheirNumbers() throws {
        let versions = try ["0.1.0", "0.1.2", "0.1.10", "0.2.0", "1.0.0"].map { try #require(Version($0)) }
        #expect(versions == versions.shuffled().sorted())
    }

    @Test(
        "A rule is new that came after the version of the project",
        arguments: [
            // since, project, program
            ("0.2.0", "0.1.0", "0.3.0", true), ("0.2.0", "0.2.0", "0.3.0", false), ("0.2.1", "0.2.0", "0.3.0", true),
            // Without a version of the project: in the minor version in which it came.
            ("0.3.0", nil, "0.3.0", true), ("0.3.0", nil, "0.3.9", true), ("0.3.0", nil, "0.4.0", false),
            // What the first release has.
            ("0.1.0", nil, "0.1.0", false), ("0.1.0", "0.0.1", "0.1.0", true),
        ])
    func newness(since: String, project: String?, program: String, isNew: Bool) throws {
        let rules = NewRules(project: project.flatMap { Version($0) }, program: try #require(Version(program)))
        #expect(rules.contains(try #require(Version(since))) == isNew)
        #expect(!NewRules.none.contains(try #require(Version(since))))
    }

    /// The project is older than every rule.
    @Test func anErrorOfANewRuleIsAWarning() throws {
        let graph = try graph(
            appHead(of: "Notes") + """
                screens:
                  home: { transitions: { open: { push: note } } }
                  note: { back: false }
                """)
        let old = NewRules(project: Version(major: 0, minor: 0, patch: 1), program: .first)
        func found(_ new: NewRules, least: Severity = .note) -> [String] {
            lint(graph, new: new, least: least, relates: false).findings.map {
                "\($0.rule.rawValue) \($0.severity) \($0.isNew)"
            }
        }
        #expect(found(.none) == ["push-outside-stack error false", "unreachable-screen error false"])
        #expect(found(old) == ["push-outside-stack warning true", "unreachable-screen warning true"])
        #expect(found(old, least: .error).isEmpty, "what is only counted is counted as a warning")
    }
}
