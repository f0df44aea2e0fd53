import NavGraphSyntax

extension RuleDoc {
    static let unknownOutcome = RuleDoc(
        rule: .unknownOutcome,
        summary: "An outcome that nothing there declares.",
        meaning: """
            `returns` names an outcome that the opened screen or flow does not have, or `finish` one that neither \
            the screen nor a flow around it has. `closed` is for `push` and `present` only.
            """,
        why: "The handler would never run.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           createNote: { present: createNote, returns: { saved: ~ } }
            +           createNote: { present: createNote, returns: { created: ~ } }
                    createNote:
                      outcomes: [created]
            """)
}
