import NavGraphSyntax

extension RuleDoc {
    static let conflictingActions = RuleDoc(
        rule: .conflictingActions,
        summary: "Two actions in one transition, or a key that does not go with the action.",
        meaning: """
            A transition has at most one of `push`, `present`, `replace`, `root`, `select`, `show`, `pop`, \
            `dismiss`, `finish`, `open`. Keys such as `style` go with some actions only. What comes after the action \
            stands in `then`.
            """,
        why: "A mapping has no order, so two actions would leave open which comes first.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        open: { push: noteDetail }
                    noteDetail:
                      transitions:
            -           edit: { pop: back, present: editor }
            +           edit: { pop: back, then: { present: editor } }
                    editor:
            """)
}
