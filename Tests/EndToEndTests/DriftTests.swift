import Foundation
import NavGraphTestSupport
import Testing

/// `navgraph drift`. SOURCES 9; its rules are tested in `NavGraphTests`.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct DriftTests {
    let workspace: Workspace

    init() throws {
        workspace = try Workspace()
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
        let found = try workspace.run("drift", "--sources", "App")
        #expect(found.status == 0)
        #expect(found.output.hasPrefix("App/Notes.swift:2:23: warning: 'NoteListViewController' opens"))
        #expect(
            found.errors
                == "1 warning\n0 transitions of screens: 0 seen in code, 0 by anchors, 0 not seen; 0 calls not read\n")
        #expect(try workspace.run("drift", "--sources", "App", "--strict").status == 1)
        #expect(try workspace.run("drift", "--sources", "App", "--rule", "undeclared-transition=error").status == 1)
        #expect(try workspace.run("drift", "--sources", "App", "--rule", "undeclared-transition=off").output == "")
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
        let written = try workspace.run("drift", "--sources", "App", "--write-baseline", "known", "--strict")
        #expect(written.status == 0 && written.errors.hasPrefix("baseline: 1 added, 0 removed, 0 unchanged\n"))
        #expect(try workspace.text("known").hasSuffix("undeclared-transition transition:noteList.openNoteDetail\n"))
        #expect(try workspace.run("drift", "--sources", "App", "--baseline", "known", "--strict").status == 0)
        // Lint cannot tell whether it is stale.
        #expect(try workspace.run("lint", "--baseline", "known", "--strict").status == 0)
        try workspace.write(
            "class NoteListViewController {}\nclass NoteDetailViewController {}\n", to: "App/Notes.swift")
        let stale = try workspace.run("drift", "--sources", "App", "--baseline", "known", "--strict")
        #expect(stale.status == 1 && stale.output.contains("[stale-baseline]"))
    }

    @Test func whatIsNotThere() throws {
        #expect(try workspace.run("drift").status == 64)
        #expect(try workspace.run("drift", "--sources", "Ap").status == 66)
        #expect(try workspace.run("drift", "Graphs/note.yaml", "--sources", "App").status == 66)
        let excluded = try workspace.run("drift", "--sources", "App", "--exclude", "*.swift")
        #expect(excluded.status == 1 && excluded.errors == "navgraph: error: no Swift files found in App\n")
        // Errors of the text are the result; nothing else is judged.
        try workspace.write(
            "navgraph: 1\napp: Notes\nentry: list\nscreens:\n  list: { typ: A }\n", to: "Graphs/notes.yaml")
        let broken = try workspace.run("drift", "--sources", "App")
        #expect(broken.status == 1 && broken.output.contains("[unknown-key]") && !broken.output.contains("declare"))
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
