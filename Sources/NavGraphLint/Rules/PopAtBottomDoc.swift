import NavGraphSyntax

extension RuleDoc {
    static let popAtBottom = RuleDoc(
        rule: .popAtBottom,
        summary: "`pop: back` where nothing is below.",
        meaning: "In some run the event fires while its screen is the first one of its stack.",
        why: """
            The button would do nothing. A screen that is pushed in one place and is the start of a sheet in another \
            needs two ways to close.
            """,
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        createNote: { present: createNote, in: stack }
                    createNote:
                      transitions:
            -           cancel: { pop: back }
            +           cancel: { dismiss: top }
            """)
}
