import NavGraphSyntax

extension RuleDoc {
    static let alertTransition = RuleDoc(
        rule: .alertTransition,
        summary: "An alert has transitions, where the app is one of UIKit.",
        meaning: """
            A screen that some `present` opens with `style: alert` or `actionSheet` has transitions, and the graph has \
            `framework: uikit` or `clean-swift`. `compile` refuses it.
            """,
        why: """
            UIKit closes an alert with every action, before the action runs. So each of its buttons is an outcome, and \
            whoever opens it says in `returns` what follows.
            """,
        allowed: .screen,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              swift: { framework: uikit }
              flows:
                notes:
                  screens:
                    note:
                      transitions:
            -           delete: { present: confirm, style: alert, returns: { confirmed: { pop: root } } }
            +           delete: { present: confirm, style: alert, returns: { confirmed: { pop: root }, kept: ~ } }
              screens:
                confirm:
            -     outcomes: [confirmed]
            -     transitions: { keep: { dismiss: top } }
            +     outcomes: [confirmed, kept]
            """)
}
