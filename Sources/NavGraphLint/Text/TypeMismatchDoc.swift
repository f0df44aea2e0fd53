import NavGraphSyntax

extension RuleDoc {
    static let typeMismatch = RuleDoc(
        rule: .typeMismatch,
        summary: "A value of one type is given where another is wanted.",
        meaning: """
            Types are compared as text, without white space: `String` is not `String?`, only `T` may be given where \
            `T?` is wanted. The alternatives of one event must give a name of its payload one type.
            """,
        why: "The Swift that is written would not compile.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           openNote: { payload: { id: Int }, push: noteDetail, with: { id: id } }
            +           openNote: { payload: { id: String }, push: noteDetail, with: { id: id } }
                    noteDetail:
                      params: { id: String }
            """)
}
