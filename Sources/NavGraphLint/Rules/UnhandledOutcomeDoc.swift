import NavGraphSyntax

extension RuleDoc {
    static let unhandledOutcome = RuleDoc(
        rule: .unhandledOutcome,
        summary: "Something is opened, and one of its outcomes is not handled.",
        meaning: """
            What a transition pushes, presents or makes the root has an outcome that `returns` does not name. \
            Without a handler the screen just closes. To say that this is meant, write `outcome: ~`.
            """,
        why: "The result of what the user did is lost.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
            +         receives: [reload]
                      transitions:
            -           createNote: { present: createNote }
            +           createNote: { present: createNote, returns: { created: reload } }
                    createNote:
                      outcomes: [created]
            """)
}
