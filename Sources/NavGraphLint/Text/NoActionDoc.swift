import NavGraphSyntax

extension RuleDoc {
    static let noAction = RuleDoc(
        rule: .noAction,
        summary: "A transition that does nothing.",
        meaning: "It has no action, and no `sets`, `send` or `then`. An event that is to be ignored is written `~`.",
        why: "It is most often a line that was begun and forgotten.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           openNote: { about: Opens the note }
            +           openNote: { about: Opens the note, push: noteDetail }
            +       noteDetail:
            """)
}
