import NavGraphSyntax

extension RuleDoc {
    static let dismissNothing = RuleDoc(
        .dismissNothing,
        summary: "`dismiss: top` where nothing is presented.",
        meaning: """
            In some run the event fires while only the window's own layer is there.
            """,
        why: """
            The button would do nothing.
            """,
        allowed: .transition,
        failing: RuleExample(
            """
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
                    transitions:
                      close: { dismiss: top }
            """),
        mended: RuleExample(
            """
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
                    transitions:
                      close: { pop: back }
            """)
    )
}
