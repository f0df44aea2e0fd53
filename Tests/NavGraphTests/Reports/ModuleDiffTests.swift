import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphSyntax

/// The runs of a module begin at a host, which only its analysis knows.
@Suite(.processorTime) struct ModuleDiffTests {
    private static let module =
        moduleHead("Feed") + """
            conditions: { seen: false }
            screens:
              card: { public: true, requires: seen, transitions: { look: { present: detail } } }
              detail: {}
            flows:
              story:
                public: true
                screens: { page: { transitions: { turn: { push: next } } }, next: {} }
            """

    private func diff(_ old: String, _ new: String) throws -> GraphDiff {
        let (a, b) = (try checked(old), try checked(new))
        #expect(a.graph.isUsable && b.graph.isUsable)
        return GraphDiff(old: a.graph, a.files, new: b.graph, b.files, known: .init())
    }

    @Test(arguments: [
        ("{ look: { present: detail } }", "{}"), ("{ turn: { push: next } }", "{}"), ("requires: seen, ", ""),
        ("present: detail", "push: detail"), ("seen: false", "seen: unknown"),
    ])
    func itsRunsAreShownInEachFormat(_ edit: (old: String, new: String)) throws {
        let other = Self.module.replacing(edit.old, with: edit.new)
        for diff in [try diff(Self.module, other), try diff(other, Self.module)] {
            #expect(!diffText(diff).isEmpty && !diffMarkdown([diff], mark: "g", page: "https://a.b").isEmpty)
            #expect(!diffJSON([diff], old: ("g", nil), new: ("g", nil)).isEmpty)
            _ = diffGitHub([diff], least: .note)
        }
    }

    @Test func aRunBeginsAtTheHost() throws {
        let diff = try diff(Self.module, Self.module.replacing("{ turn: { push: next } }", with: "{}"))
        let runs = diff.consequences.compactMap { diff.row(of: $0).run?.text }
        #expect(runs == ["launch → host · host opens story → page · turn"])
    }

    /// An app opens it by the new name.
    @Test(arguments: [("card", "tile"), ("story", "tale")])
    func theEventOfTheHostIsRenamedWithWhatItOpens(_ names: (old: String, new: String)) throws {
        let diff = try diff(Self.module, Self.module.replacing(names.old, with: names.new))
        #expect(diff.changes?.changes.map(\.kind) == [.renamed])
        #expect(diff.consequences.isEmpty, "\(diff.consequences)")
    }
}
