import NavGraphSyntax

extension RuleDoc {
    static let impossibleLaunch = RuleDoc(
        rule: .impossibleLaunch,
        summary: "The conditions contradict each other, so that the app could never be launched.",
        meaning: "What the conditions are at launch, and what they imply, cannot all be true at once.",
        why: "Then there is no run at all, and everything would be unreachable.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              conditions:
            -   loggedIn: false
            +   loggedIn: true
                premium: { initially: true, implies: loggedIn }
              flows:
                notes:
                  screens:
                    noteList:
                      requires: [loggedIn, premium]
            """)
}
