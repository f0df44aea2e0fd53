import NavGraphSyntax

extension RuleDoc {
    static let unusedAllow = RuleDoc(
        rule: .unusedAllow,
        summary: "An `allow` for something that would not be reported.",
        meaning: """
            An element allows a rule, and without the `allow` nothing would be found there. The rule is not switched \
            off.
            """,
        why: "The reason that stands there is no longer true, and would hide the next mistake of that kind.",
        allowed: .element,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        openNote: { push: noteDetail }
                    noteDetail:
            -         allow: { unreachable-screen: not yet finished }
            """)
}
