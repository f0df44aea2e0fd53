import NavGraphSyntax

extension RuleDoc {
    static let notOpened = RuleDoc(
        rule: .notOpened,
        summary: "Screen types are declared that nothing read opens, and no screen of the graph has them.",
        meaning: """
            There is one finding for all of them, with their number and the first five.
            """,
        why: """
            They are dead code, or opened where the reader cannot follow.
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
            "App/Notes.swift": """
              class NoteListViewController: UIViewController {
                  func openNote() { show(NoteDetailViewController(), sender: nil) }
              }
              class NoteDetailViewController: UIViewController {}
            - class HelpViewController: UIViewController {}
            """
        ])
}
