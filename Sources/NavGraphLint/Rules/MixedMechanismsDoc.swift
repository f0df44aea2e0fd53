import NavGraphSyntax

extension RuleDoc {
    static let mixedMechanisms = RuleDoc(
        rule: .mixedMechanisms,
        summary: "In one flow some transitions are segues and some are not.",
        meaning: """
            Of the `push`, `present` and `replace` in a flow some have `segue` and some have not. It is a hint for \
            the time in which an app moves from one to the other.
            """,
        why: "Two ways to do the same thing in one story are hard to follow.",
        allowed: .flow,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      from: { storyboard: Notes, id: list }
                      transitions:
                        openNote: { push: noteDetail, segue: showNote }
            -           createNote: { push: createNote }
            +           createNote: { push: createNote, segue: showNewNote }
                    noteDetail:
                      from: { storyboard: Notes, id: detail }
                    createNote:
                      from: { storyboard: Notes, id: create }
            """)
}
