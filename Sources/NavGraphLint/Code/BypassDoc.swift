import NavGraphSyntax

extension RuleDoc {
    static let bypass = RuleDoc(
        rule: .bypass,
        summary: "A screen opens another one by itself, although the app has a router.",
        meaning: """
            The sources have a router that was made from this graph, and code of a screen pushes or presents by \
            itself. The message names the transition that does the same, if there is one.
            """,
        why: """
            The router does not know of the screen that is opened: conditions are not asked, results get lost, and \
            the run is not the graph's.
            """,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        openNote: { push: noteDetail }
                    noteDetail:
            """,
        others: [
            "App/NotesRouter.swift": """
              // Made by navgraph from graph.yaml. Changes are lost.
            """,
            "App/Notes.swift": """
              class NoteListViewController: UIViewController {
            -     func openNote() { show(NoteDetailViewController(), sender: nil) }
            +     func openNote() { router?.openNote() }
              }
              class NoteDetailViewController: UIViewController {}
            """,
        ])
}
