import NavGraphSyntax

extension RuleDoc {
    static let notUTF8 = RuleDoc(
        rule: .notUTF8,
        summary: "The file is not UTF-8.",
        meaning: """
            A byte of the file belongs to no character of UTF-8, the only encoding of graph files. Most often the \
            file was saved as Latin-1 or Windows-1252, as this one: the byte of its `é` is not valid UTF-8. Nothing \
            else is reported of such a file.
            """,
        why: "In a wrong encoding titles and names come out garbled, in pictures and in Swift.",
        graph: """
              navgraph: 1
              app: Cafe
              entry: menu
              screens:
                menu:
                  about: The café's menu
            """)
}
