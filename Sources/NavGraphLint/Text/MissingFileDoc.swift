import NavGraphSyntax

extension RuleDoc {
    static let missingFile = RuleDoc(
        rule: .missingFile,
        summary: "A file that the graph names is not there.",
        meaning: """
            A path of `include` or `imports` leads to no file, or to something that is no file. Paths are relative \
            to the file that names them.
            """,
        why: "A part of the app would be missing from all that is proven.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              include: [links.yaml]
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        createNote: { push: createNote }
                    createNote:
            """,
        others: [
            "links.yaml": """
            + links: { schemes: [notes] }
            + deepLinks:
            +   newNote: { url: /new, opens: createNote }
            """
        ])
}
