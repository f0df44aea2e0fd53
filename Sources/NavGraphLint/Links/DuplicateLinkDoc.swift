import NavGraphSyntax

extension RuleDoc {
    static let duplicateLink = RuleDoc(
        rule: .duplicateLink,
        summary: "Two links have the same quick action, notification, activity or fallback.",
        meaning: """
            A `shortcut`, `notification`, `activity` or `fallback` stands in two links, or one link has the same \
            template or text twice.
            """,
        why: "Only one of the two can be followed.",
        allowed: .deepLink,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        createNote: { push: createNote }
                        search: { push: search }
                    createNote:
                    search:
              deepLinks:
                newNote: { shortcut: new, opens: createNote }
            -   newSearch: { shortcut: new, opens: search }
            +   newSearch: { shortcut: search, opens: search }
            """)
}
