import NavGraphSyntax

extension RuleDoc {
    static let invalidType = RuleDoc(
        rule: .invalidType,
        summary: "A text that is no Swift type, or a default that is no simple expression.",
        meaning: """
            Params have Swift types, written as in Swift: `Note`, `[Note]`, `String?`, `Int = 1`. A default is a \
            literal, `.case`, or a simple call. A type with a comma stands in quotes inside of `{ }`.
            """,
        why: "The type is written into Swift as it stands.",
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
            -         params: { note: some Note }
            +         params: { note: any Note }
            """)
}
