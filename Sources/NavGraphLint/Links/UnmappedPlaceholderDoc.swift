import NavGraphSyntax

extension RuleDoc {
    static let unmappedPlaceholder = RuleDoc(
        rule: .unmappedPlaceholder,
        summary: "A part of the URL that nothing uses.",
        meaning: """
            A placeholder feeds no param of what is opened, no `with`, no resolver and no payload on the way. Most \
            often it is spelled differently from the param.
            """,
        why: "The link would open the same thing, whatever stands there.",
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
                        createNote: { push: createNote }
                    createNote:
                      params: { text: String? }
              deepLinks:
            -   newNote: { url: '/new/{title}', opens: createNote, with: { text: '"Hello"' } }
            +   newNote: { url: '/new/{text}', opens: createNote }
            """)
}
