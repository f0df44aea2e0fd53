import NavGraphSyntax

extension RuleDoc {
    static let missingArgument = RuleDoc(
        rule: .missingArgument,
        summary: "Something is opened without what it must be given.",
        meaning: """
            A screen has a param that neither the event carries, nor `with` gives, nor the owner has; or something \
            that is given nothing (an entry, a tab, a column, the start of a flow) wants something. Of a deep link, one of \
            its templates or texts does not supply what others of them do.
            """,
        why: "The screen could not be made.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           openNote: { payload: {}, push: noteDetail }
            +           openNote: { payload: { note: Note }, push: noteDetail }
                    noteDetail:
                      params: { note: Note }
            """)
}
