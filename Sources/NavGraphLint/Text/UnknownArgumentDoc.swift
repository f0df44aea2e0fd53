import NavGraphSyntax

extension RuleDoc {
    static let unknownArgument = RuleDoc(
        rule: .unknownArgument,
        summary: "`with` names a param that the target does not have.",
        meaning: "What is opened, ended with or sent has no param of that name.",
        why: "The value would be lost, and the param that was meant would be missing.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        openNote: { push: noteDetail, with: { isEditing: true } }
                    noteDetail:
            -         params: { note: Note }
            +         params: { note: Note, isEditing: Bool }
            """)
}
