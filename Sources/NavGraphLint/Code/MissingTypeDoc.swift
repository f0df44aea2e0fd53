import NavGraphSyntax

extension RuleDoc {
    static let missingType = RuleDoc(
        rule: .missingType,
        summary: "A screen stands for a type that no source declares.",
        meaning: """
            No Swift or Objective-C source declares the screen's `type` (or the default one), and none makes or \
            names it. A screen that is only presented as an alert has no class. Nothing else of that screen is \
            judged.
            """,
        why: """
            The type was renamed or taken out, and the graph describes an app that is no longer there.
            """,
        allowed: .screen,
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
            "App/Notes.swift": """
              class NoteListViewController: UIViewController {
            +     func openNote() { show(NoteDetailViewController(), sender: nil) }
              }
            + class NoteDetailViewController: UIViewController {}
            """
        ])
}
