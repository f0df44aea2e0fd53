import NavGraphSyntax

extension RuleDoc {
    static let unreachableFlow = RuleDoc(
        rule: .unreachableFlow,
        summary: "A flow that nothing names, and none of whose screens can be shown.",
        meaning: "No run shows a screen of the flow, and nothing names the flow as entry, tab, column or target.",
        why: "A whole story was left behind.",
        allowed: .flow,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
            +         transitions:
            +           showTour: { present: onboarding }
                onboarding:
                  screens:
                    welcome:
            -         allow: { unreachable-screen: waits for the flow }
            """)
}
