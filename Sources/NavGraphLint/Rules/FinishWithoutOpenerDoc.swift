import NavGraphSyntax

extension RuleDoc {
    static let finishWithoutOpener = RuleDoc(
        rule: .finishWithoutOpener,
        summary: "A flow or screen ends, and nothing opened it.",
        meaning: """
            In some run a screen raises an outcome, or an event has `finish`, where nothing that could go on was put \
            there by opening it: for example it is the first screen of the window, and `entry` has no handler for \
            the outcome.
            """,
        why: "The window would be left with nothing to show.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Notes
            - entry: login
            + entry: { root: login, returns: { done: { root: notes } } }
              screens:
                login:
                  outcomes: [done]
            + flows:
            +   notes:
            +     screens:
            +       noteList:
            +         transitions:
            +           openNote: { push: noteDetail }
            +       noteDetail:
            """)
}
