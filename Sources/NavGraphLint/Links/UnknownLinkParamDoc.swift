import NavGraphSyntax

extension RuleDoc {
    static let unknownLinkParam = RuleDoc(
        rule: .unknownLinkParam,
        summary: "A link gives a param that what it opens does not have.",
        meaning: "`with` of the link names something that is no param of what it opens.",
        why: "The value would be lost.",
        allowed: .deepLink,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              links: { schemes: [notes] }
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           openNote: { push: noteDetail }
            +           openNote: { payload: { id: String, editing: Bool }, push: noteDetail }
                    noteDetail:
            -         params: { id: String }
            +         params: { id: String, editing: Bool }
              deepLinks:
                note: { url: '/notes/{id}', opens: noteDetail, with: { editing: true } }
            """)
}
