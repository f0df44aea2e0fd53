import NavGraphSyntax

extension RuleDoc {
    static let dismissNothing = RuleDoc(
        rule: .dismissNothing,
        summary: "`dismiss: top` where nothing is presented.",
        meaning: "In some run the event fires while only the window's own layer is there.",
        why: "The button would do nothing.",
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
                      transitions:
            -           close: { dismiss: top }
            +           close: { pop: back }
            """)
}
