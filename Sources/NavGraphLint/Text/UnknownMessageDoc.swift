import NavGraphSyntax

extension RuleDoc {
    static let unknownMessage = RuleDoc(
        .unknownMessage,
        summary: "A message that no screen there receives.",
        meaning: """
            A handler or `send` names a message, and the screen that is current then does not have it under \
            `receives`.
            """,
        why: """
            Nobody would be told.
            """,
        allowed: .nowhere,
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
                      createNote: { present: createNote, returns: { created: addNote } }
                  createNote:
                    outcomes: [created]
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
                    receives: [addNote]
                    transitions:
                      createNote: { present: createNote, returns: { created: addNote } }
                  createNote:
                    outcomes: [created]
            """)
    )
}
