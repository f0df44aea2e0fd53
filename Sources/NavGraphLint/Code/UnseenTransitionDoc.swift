import NavGraphSyntax

extension RuleDoc {
    static let unseenTransition = RuleDoc(
        rule: .unseenTransition,
        summary: "Nothing that is read of a screen does what its transition says.",
        meaning: """
            Both types are declared and the sources have no router of this graph. Code of the source type opens the \
            target nowhere, and neither that code nor its parts nor the functions that it calls name the target's \
            type. The reader sees no closures in properties and no dependency containers, so it is a note.
            """,
        why: """
            Either the code no longer has this way, or it goes where the reader cannot follow.
            """,
        allowed: .transition,
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
            - class NoteListViewController: UIViewController {}
            + class NoteListViewController: UIViewController {
            +     func openNote() { show(NoteDetailViewController(), sender: nil) }
            + }
              class NoteDetailViewController: UIViewController {}
            """
        ])
}
