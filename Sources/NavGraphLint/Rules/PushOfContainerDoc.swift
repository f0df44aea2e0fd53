import NavGraphSyntax

extension RuleDoc {
    static let pushOfContainer = RuleDoc(
        rule: .pushOfContainer,
        summary: "A push of a flow that is no stack.",
        meaning: """
            A flow whose container is `single`, `tabs` or `split` is pushed. Only the start of a `stack` flow can be \
            pushed onto another stack.
            """,
        why: """
            UIKit throws an exception when a navigation controller is pushed, and a tab bar inside of a stack is not \
            what anyone wants.
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
                        openSettings: { push: settings }
            -           showSettings: { present: settings }
                settings:
            -     container: single
                  screens:
                    settingList:
            """)
}
