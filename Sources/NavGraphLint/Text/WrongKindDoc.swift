import NavGraphSyntax

extension RuleDoc {
    static let wrongKind = RuleDoc(
        rule: .wrongKind,
        summary: "A value of a kind that cannot stand here.",
        meaning: """
            A list stands where a text is wanted, a word is not one of those that the key takes, or a name is of the \
            wrong kind of thing: a flow where a screen is wanted, or a tab bar inside a stack.
            """,
        why: "What is meant cannot be told, and nothing sensible can be emitted.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           createNote: { present: createNote, style: sheets }
            +           createNote: { present: createNote, style: sheet }
                    createNote:
            """)
}
