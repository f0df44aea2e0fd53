import Foundation
import NavGraphTestSupport
import Testing

/// `navgraph drift`. SOURCES 9; its rules are tested in `NavGraphTests`.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct DriftTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(
            """
            navgraph: 1
            app: Notes
            entry: notes
            flows:
              notes:
                screens:
                  noteList:
                  noteDetail: { allow: { unreachable-screen: "code opens it" } }

            """, to: "Graphs/notes.yaml")
        try workspace.write(
            """
            class NoteListViewController: UIViewController {
                func openNote() { show(NoteDetailViewController(), sender: nil) }
            }
            class NoteDetailViewController: UIViewController {}

            """, to: "App/Notes.swift")
    }

    @Test func itHasTheFormatsAndStatusesOfLint() throws {
        try workspace.expect(
            "drift --sources App", output: "^App/Notes.swift:2:23: warning: 'NoteListViewController' opens",
            errors:
                "^1 warning\n0 transitions of screens: 0 seen in code, 0 by anchors, 0 not seen; 0 calls not read\n$")
        try workspace.expect("drift --sources App --strict", 1)
        try workspace.expect("drift --sources App --rule undeclared-transition=error", 1)
        try workspace.expect("drift --sources App --rule undeclared-transition=off", output: "^$")
        for format in ["json", "sarif", "github", "checkstyle", "junit"] {
            let output = try workspace.run("drift", "--sources", "App", "--format", format).output
            #expect(output.contains("undeclared-transition") && output.contains("App/Notes.swift"), "\(format)")
            // Where code disagrees with it.
            if format == "sarif" {
                #expect(output.contains("relatedLocations") && output.contains("Graphs/notes.yaml"))
            }
        }
    }

    @Test func aBaselineIsItsOwn() throws {
        try workspace.expect(
            "drift --sources App --write-baseline known --strict",
            errors: "^baseline: 1 added, 0 removed, 0 unchanged\n")
        #expect(try workspace.text("known").hasSuffix("undeclared-transition transition:noteList.openNoteDetail\n"))
        try workspace.expect("drift --sources App --baseline known --strict")
        // Lint cannot tell whether it is stale.
        try workspace.expect("lint --baseline known --strict")
        try workspace.write(
            "class NoteListViewController {}\nclass NoteDetailViewController {}\n", to: "App/Notes.swift")
        try workspace.expect("drift --sources App --baseline known --strict", 1, output: "[stale-baseline]")
    }

    /// A baseline also lists what the code confirms; `AnchorTests` have the rules of what it no longer does.
    @Test func aTransitionThatTheCodeHadIsLost() throws {
        try workspace.write(
            "navgraph: 1\napp: Notes\nentry: notes\nflows: { notes: { screens: { "
                + "noteList: { transitions: { open: { push: noteDetail } } }, noteDetail: } } }\n",
            to: "Graphs/notes.yaml")
        try workspace.expect(
            "drift --sources App --write-baseline known", errors: "1 seen in code, 0 by anchors, 0 not seen")
        try workspace.expect("drift --sources App --baseline known --strict", output: "^$")
        let text = try workspace.text("App/Notes.swift")
        try workspace.write(text.replacing(/show\(.*\)/, with: ""), to: "App/Notes.swift")
        try workspace.expect("drift --sources App --baseline known --strict", 1, output: "[lost-transition]")
    }

    @Test func whatIsNotThere() throws {
        try workspace.expect("drift", 64)
        try workspace.expect("drift --sources Ap", 66)
        try workspace.expect("drift Graphs/note.yaml --sources App", 66)
        try workspace.expect(
            "drift --sources App --exclude *.swift", 1, errors: "^navgraph: error: no Swift files found in App\n$")
        // Errors of the text are the result; nothing else is judged.
        try workspace.write(
            "navgraph: 1\napp: Notes\nentry: list\nscreens:\n  list: { typ: A }\n", to: "Graphs/notes.yaml")
        try workspace.expect("drift --sources App", 1, output: "[unknown-key]", lacks: "declare")
    }

    /// Also where the app's factory makes a class of another name than the graph would give it. A base class of screens is
    /// opened by nobody: a note.
    @Test(arguments: [("swiftui", "Views", "note"), ("root-controller", "Listings", "warning")])
    func aSampleWithItsRoutersHasNoFinding(_ graph: String, _ app: String, _ level: String) throws {
        let found = try workspace.run(
            "drift", Checkout.root.appendingPathComponent("Graphs/\(graph).yaml").path, "--sources",
            Checkout.root.appendingPathComponent("Tests/EndToEndTests/Examples/\(app)").path, "--sources",
            Checkout.root.appendingPathComponent("Graphs/Generated/\(graph)").path, "--level", level)
        #expect(found.status == 0 && found.output == "")
    }
}
