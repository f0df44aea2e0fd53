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
            let runs = diff.consequences.compactMap(\.run)
            #expect(runs.allSatisfy { $0.witness.steps.count > 1 })
            #expect(!diffText(diff).isEmpty && !diffMarkdown([diff], mark: "g", page: "https://a.b").isEmpty)
            #expect(!diffJSON([diff], old: ("g", nil), new: ("g", nil)).isEmpty)
            #expect(!diffGitHub([diff], least: .note).isEmpty)
        }
    }

    @Test func aRunBeginsAtTheHost() throws {
        let diff = try diff(Self.module, Self.module.replacing("{ turn: { push: next } }", with: "{}"))
        #expect(diff.items().compactMap { $0.run?.text } == ["launch → host · of host:story → page · turn is gone"])
    }

    /// An app opens it by the new name.
    @Test(arguments: [("card", "tile"), ("story", "tale")])
    func theEventOfTheHostIsRenamedWithWhatItOpens(_ names: (old: String, new: String)) throws {
        let diff = try diff(Self.module, Self.module.replacing(names.old, with: names.new))
        #expect(diff.changes?.changes.map(\.kind) == [.renamed])
        #expect(diff.consequences.isEmpty, "\(diff.consequences)")
    }
}
