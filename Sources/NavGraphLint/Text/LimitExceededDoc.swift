import NavGraphSyntax

extension RuleDoc {
    static let limitExceeded = RuleDoc(
        rule: .limitExceeded,
        summary: "The file is larger than navgraph goes into.",
        meaning: """
            A file has at most 64 MiB, collections and imports stand at most 128 deep inside each other, and aliases make a \
            file at most ten times as large. Reading a file ends at its 1,000th finding of the text.
            """,
        why: "A limit with a message is better than a program that takes all memory of the build server.",
        graph: """
              navgraph: 1
              app: Notes
              entry: noteList
              screens:
            -   noteList:
            - about: [&a [x, x, x, x, x], &b [*a, *a, *a, *a, *a], &c [*b, *b, *b, *b, *b], [*c, *c, *c, *c, *c]]
            +   noteList: {}
            """)
}
