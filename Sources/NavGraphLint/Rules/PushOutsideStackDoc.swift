import NavGraphSyntax

extension RuleDoc {
    static let pushOutsideStack = RuleDoc(
        rule: .pushOutsideStack,
        summary: "A push where there is no stack.",
        meaning: """
            In some run the event fires while the current screen stands alone: it was presented without `in: stack`, \
            or is a `single` window, tab or column.
            """,
        why: "Nothing would be shown: in UIKit `navigationController` is `nil` there, and the tap does nothing.",
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
            -           createNote: { present: createNote }
            +           createNote: { present: createNote, in: stack }
                        openTags: { push: tags }
                    createNote:
                      transitions:
                        chooseTags: { push: tags }
                    tags:
            """)
}
