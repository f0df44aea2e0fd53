import NavGraphSyntax

extension RuleDoc {
    static let nameCollision = RuleDoc(
        rule: .nameCollision,
        summary: "Two names become the same name in Swift.",
        meaning: """
            From names of the graph come names of types, methods and files in Swift: from `noteList` the protocol \
            `NoteListScreen`, from the event `openNote` the closure `onOpenNote`. Two different names of the graph \
            would give the same one.
            """,
        why: "The Swift that is written would not compile.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           open: { push: NoteList }
            -       NoteList:
            +           open: { push: noteDetail }
            +       noteDetail:
            """)
}
