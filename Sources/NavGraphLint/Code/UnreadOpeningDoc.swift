import NavGraphSyntax

extension RuleDoc {
    static let unreadOpening = RuleDoc(
        rule: .unreadOpening,
        summary: "Code opens something, and the reader cannot tell what, or which screen does it.",
        meaning: """
            The screen comes out of a closure, a dictionary or a dependency container, or the code belongs to no \
            screen. There is one finding a file, with the number of such places.
            """,
        why: """
            What the reader cannot follow is not compared with the graph.
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
            -     var screens: [String: UIViewController] = [:]
            -     func openHelp() { show(screens["help"]!, sender: nil) }
                  func openNote() { show(NoteDetailViewController(), sender: nil) }
              }
              class NoteDetailViewController: UIViewController {}
            """
        ])
}
