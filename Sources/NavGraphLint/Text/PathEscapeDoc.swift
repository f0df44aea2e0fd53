import NavGraphSyntax

extension RuleDoc {
    static let pathEscape = RuleDoc(
        rule: .pathEscape,
        summary: "A path that leads out of the graph's directory.",
        meaning: """
            An included file or a picture lies outside of the directory of the root file, or a path is absolute or \
            goes through a symbolic link. Only `imports` may lead to directories beside it.
            """,
        why: "A graph that someone sends you must not make navgraph read other files of yours.",
        graph: """
              navgraph: 1
              app: Notes
              entry: noteList
              screens:
            -   noteList: { preview: ../../Pictures/list.png }
            +   noteList: { preview: Pictures/list.png }
            """)
}
