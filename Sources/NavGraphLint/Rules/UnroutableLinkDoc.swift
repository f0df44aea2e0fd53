import NavGraphSyntax

extension RuleDoc {
    static let unroutableLink = RuleDoc(
        rule: .unroutableLink,
        summary: "No way leads to what the link opens.",
        meaning: """
            A link goes the way that a user would go. From no root of the app do events, whose payload the link can \
            supply, lead to the screen, with everything that is required on the way; or the `path` that is written \
            down does not lead there. A link never opens what the graph does not. To show a screen over whatever is \
            there, say `by: present`.
            """,
        why: "The link would do nothing.",
        allowed: .deepLink,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              links: { schemes: [notes] }
            + resolvers:
            +   loadNote: { payload: { id: String }, gives: Note }
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        openNote: { push: noteDetail }
                    noteDetail:
                      params: { note: Note }
              deepLinks:
            -   note: { url: '/notes/{id}', opens: noteDetail, with: {} }
            +   note: { url: '/notes/{id}', opens: noteDetail, with: { note: loadNote } }
            """)
}
