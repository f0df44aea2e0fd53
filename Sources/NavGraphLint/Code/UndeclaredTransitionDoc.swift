import NavGraphSyntax

extension RuleDoc {
    static let undeclaredTransition = RuleDoc(
        rule: .undeclaredTransition,
        summary: "Code opens a screen from another one, and the graph has no such transition.",
        meaning: """
            Both types are screens of the graph, and the first has no transition to the second: neither its own nor \
            one of a flow around it or of the app, and no deep link or tab bar leads there.
            """,
        why: """
            Pictures, checks and tests speak of an app that lacks this way.
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
                        openArchive: { push: archive }
            +           openNote: { push: noteDetail }
                    archive:
                      transitions:
                        openNote: { push: noteDetail }
                    noteDetail:
            """,
        others: [
            "App/Notes.swift": """
              class NoteListViewController: UIViewController {
                  func openArchive() { show(ArchiveViewController(), sender: nil) }
                  func openNote() { show(NoteDetailViewController(), sender: nil) }
              }
              class ArchiveViewController: UIViewController {
                  func openNote() { show(NoteDetailViewController(), sender: nil) }
              }
              class NoteDetailViewController: UIViewController {}
            """
        ])
}
