import NavGraphSyntax

extension RuleDoc {
    static let duplicateKey = RuleDoc(
        rule: .duplicateKey,
        summary: "A mapping has a key twice.",
        meaning: """
            The same key stands in a mapping twice. Also a name is a key: two screens of the same name in one flow \
            are found so.
            """,
        why: "Many YAML readers silently keep the last one; what the first one said is lost.",
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
            -           openNote: { present: noteDetail }
            +           peekNote: { present: noteDetail }
                    noteDetail:
            """)
}
