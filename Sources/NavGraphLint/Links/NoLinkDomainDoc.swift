import NavGraphSyntax

extension RuleDoc {
    static let noLinkDomain = RuleDoc(
        rule: .noLinkDomain,
        summary: "A link has a URL, but the app has neither schemes nor hosts.",
        meaning: """
            A template is only a path. Under which URL schemes and domains it is reached stands once for the whole \
            app, under `links`.
            """,
        why: "No URL would ever reach the link.",
        allowed: .deepLink,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
            + links: { schemes: [notes] }
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        createNote: { push: createNote }
                    createNote:
              deepLinks:
                newNote: { url: /new, opens: createNote }
            """)
}
