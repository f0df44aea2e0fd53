import NavGraphSyntax

extension RuleDoc {
    static let sendUnknown = RuleDoc(
        rule: .sendUnknown,
        summary: "A message is sent to a screen that does not receive it.",
        meaning: """
            In some run the screen that is current when the message is sent does not have it under `receives`. The \
            text alone does not tell which screen that is, as after `dismiss` or `pop: back`.
            """,
        why: "The message would be lost.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      receives: [reload]
                      transitions:
                        openNote: { push: noteDetail }
                        edit: { present: editor }
                    noteDetail:
            +         receives: [reload]
                      transitions:
                        edit: { present: editor }
                    editor:
                      transitions:
                        save: { dismiss: top, send: reload }
            """)
}
