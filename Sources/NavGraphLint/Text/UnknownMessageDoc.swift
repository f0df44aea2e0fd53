import NavGraphSyntax

extension RuleDoc {
    static let unknownMessage = RuleDoc(
        rule: .unknownMessage,
        summary: "A message that no screen there receives.",
        meaning: """
            A handler or `send` names a message, and the screen that is current then does not have it under \
            `receives`.
            """,
        why: "Nobody would be told.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
            +         receives: [addNote]
                      transitions:
                        createNote: { present: createNote, returns: { created: addNote } }
                    createNote:
                      outcomes: [created]
            """)
}
