import NavGraphSyntax

extension RuleDoc {
    static let yamlSyntax = RuleDoc(
        rule: .yamlSyntax,
        summary: "The file is not YAML that a graph may use.",
        meaning: """
            The text breaks a rule of YAML, or uses a part of YAML that a graph has no use for: a merge key (`<<`), \
            a tag (`!name`), a second document behind `---`. Nothing else is reported of such a file.
            """,
        why: "As long as the file cannot be read, nothing can be said about what it means.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
            -       noteList: {
            +       noteList: {}
            """)
}
