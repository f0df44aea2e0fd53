import NavGraphSyntax

extension RuleDoc {
    static let invalidName = RuleDoc(
        rule: .invalidName,
        summary: "A name that is no Swift identifier, or a reserved word.",
        meaning: """
            Names of screens, flows, events, params and so on have letters, digits and underscores of ASCII, and \
            begin with no digit. `app`, `back`, `root`, `top`, `all` and `closed` mean something else in the \
            language: no screen, flow or outcome has such a name.
            """,
        why: "Names become names in Swift, and targets of `pop`, `dismiss` and `returns`.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
            -       note-list:
            +       noteList:
            """)
}
