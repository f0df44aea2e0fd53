import NavGraphSyntax

extension RuleDoc {
    static let unused = RuleDoc(
        rule: .unused,
        summary: "Something is declared, and nothing refers to it.",
        meaning: """
            A condition is in no `when`, `requires` or check; a message is never sent, a resolver never used, an \
            outcome of a flow never finished with, an optional param given by nobody, or an import used by nothing.
            """,
        why: "It is a leftover, or its use was forgotten.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              conditions: [loggedIn]
              flows:
                notes:
                  screens:
                    noteList:
            +         transitions:
            +           share: [{ when: loggedIn, present: share }, { present: login }]
            +       share:
            +       login:
            """)
}
