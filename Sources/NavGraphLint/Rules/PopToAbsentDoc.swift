import NavGraphSyntax

extension RuleDoc {
    static let popToAbsent = RuleDoc(
        rule: .popToAbsent,
        summary: "A pop to a screen that is not below.",
        meaning: """
            In some run the event fires while the screen that it pops to is not in the same stack below the current \
            one. A screen under a sheet is not in the stack of the sheet.
            """,
        why: "The pop would do nothing, or crash where the controller is looked for.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Mail
              entry: mail
              flows:
                mail:
                  screens:
                    inbox:
                      transitions:
                        search: { present: search, in: stack }
                    search:
                      transitions:
            -           close: { pop: inbox }
            +           close: { dismiss: top }
            """)
}
