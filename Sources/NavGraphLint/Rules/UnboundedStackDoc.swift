import NavGraphSyntax

extension RuleDoc {
    static let unboundedStack = RuleDoc(
        rule: .unboundedStack,
        summary: "A transition by which the stack can grow without end.",
        meaning: """
            Some run fires the transition endlessly often, and each time leaves what it opened the last time below. \
            It is a note: in some apps that is meant, as from the profile of a friend to that of a friend of his.
            """,
        why: "Memory grows with each step, and the way back gets long.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Social
              entry: social
              flows:
                social:
                  screens:
                    profile:
                      transitions:
            -           openFriend: { push: profile }
            +           openFriend: { replace: profile }
            """)
}
