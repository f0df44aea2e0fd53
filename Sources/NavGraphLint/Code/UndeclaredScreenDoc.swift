import NavGraphSyntax

extension RuleDoc {
    static let undeclaredScreen = RuleDoc(
        rule: .undeclaredScreen,
        summary: "Code opens a screen that the graph does not have.",
        meaning: """
            A screen of the graph opens a type that no screen stands for, or the code has it as tab or entry. With \
            `host` it is a note: then the graph has a part of the app on purpose.
            """,
        why: """
            A screen that the graph does not know is in no picture and in no check.
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
            +           openHelp: { push: help }
                    noteDetail:
            +       help:
            """,
        others: [
            "App/Notes.swift": """
              class NoteListViewController: UIViewController {
                  func openHelp() { show(HelpViewController(), sender: nil) }
                  func openNote() { show(NoteDetailViewController(), sender: nil) }
              }
              class NoteDetailViewController: UIViewController {}
              class HelpViewController: UIViewController {}
            """
        ])
}
