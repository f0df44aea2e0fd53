import NavGraphSyntax

extension RuleDoc {
    static let ambiguousLink = RuleDoc(
        rule: .ambiguousLink,
        summary: "Two links accept the same URL, and neither is more exact.",
        meaning: """
            Segment by segment, from the left, a literal beats a placeholder, and a placeholder beats `/**`. Here \
            both templates have a placeholder in the same place, and their types do not tell them apart. The message \
            shows such a URL.
            """,
        why: "Which screen opens would depend on the order of lines.",
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
                        openNote: { push: noteDetail }
                        openFolder: { push: folder }
                    noteDetail:
                      params: { id: String }
                    folder:
                      params: { name: String }
              deepLinks:
                note: { url: '/{id}', opens: noteDetail }
            -   folder: { url: '/{name}', opens: folder }
            +   folder: { url: '/folders/{name}', opens: folder }
            """)
}
