import NavGraphSyntax

extension RuleDoc {
    static let unknownKey = RuleDoc(
        rule: .unknownKey,
        summary: "A key that this place does not have.",
        meaning: """
            A mapping has a key that is not in the list of its keys. If a known key is spelled nearly the same, the \
            message names it.
            """,
        why: """
            A misspelt key that is silently ignored is a transition that never comes, or a rule that is never \
            checked.
            """,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
            -         transition:
            +         transitions:
                        openNote: { push: noteDetail }
                    noteDetail:
            """)
}
