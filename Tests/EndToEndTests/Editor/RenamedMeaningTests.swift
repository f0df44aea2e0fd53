import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphTool

/// A rename is refused where the canonical JSON of the graph says something else than the names. EDITOR 8.
@Suite(.processorTime) struct RenamedMeaningTests {
    private static let graph = """
        navgraph: 1
        app: Notes
        entry: list
        links: { schemes: [notes] }
        conditions: { open: false }
        screens:
          list: { transitions: { show: { when: open, push: detail }, all: { push: list } } }
          detail: { about: "detail of a note", requires: open, params: { id: String } }
        deepLinks:
          note: { url: "/notes/{id}", opens: detail, requires: open }

        """

    private func graph(_ text: String) throws -> NavGraph {
        let files = GivenFiles(memory: ["g.yaml": Array(text.utf8)])
        return try read(Input(path: "g.yaml"), files: files).graph
    }

    private func difference(_ text: String, _ subjects: [String: String], _ old: String, _ new: String) throws
        -> String?
    {
        let meaning = RenamedMeaning(old: old, new: new, subjects: subjects)
        return meaning.difference(try graph(Self.graph), try graph(text)).map { "\($0.subject) \($0.key ?? "gone")" }
    }

    @Test func namesAndDefaultTitlesAreAside() throws {
        let renamed = Self.graph.replacing("push: detail", with: "push: page")
            .replacing("detail: {", with: "page: {").replacing("opens: detail", with: "opens: page")
        #expect(try difference(renamed, ["screen:detail": "screen:page"], "detail", "page") == nil)
    }

    @Test func whatALinkGoesOnToGiveIsAside() throws {
        let renamed = Self.graph.replacing("id: String", with: "note: String")
            .replacing("opens: detail,", with: "opens: detail, with: { note: id },")
        #expect(try difference(renamed, [:], "id", "note") == nil)
        let other = renamed.replacing("note: id }", with: "note: '\"1\"' }")
        #expect(try difference(other, [:], "id", "note") == "deepLink:note with")
    }

    /// What no rename does.
    @Test(arguments: [
        ("push: list", "present: list", "transition:list.all alternatives"),
        ("when: open, ", "", "transition:list.show alternatives"),
        ("all: { push: list }", "", "transition:list.all gone"),
        ("\"detail of a note\"", "\"page of a note\", back: false", "screen:detail back"),
        ("requires: open, params", "params", "screen:detail requires"),
        ("\"detail of a note\"", "\"detail of notes\"", "screen:detail about"),
    ])
    func whatIsSaidOtherwiseIsFound(_ old: String, _ new: String, _ place: String) throws {
        #expect(try difference(Self.graph.replacing(old, with: new), [:], "detail", "page") == place)
    }
}
