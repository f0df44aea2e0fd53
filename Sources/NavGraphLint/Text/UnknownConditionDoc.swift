import NavGraphSyntax

extension RuleDoc {
    static let unknownCondition = RuleDoc(
        rule: .unknownCondition,
        summary: "A condition that `conditions` does not list.",
        meaning: "`when`, `requires`, `sets`, `implies` or a check names a condition that is not declared.",
        why: "A misspelt condition would never hold, and its transition never be taken.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              conditions: [loggedIn]
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           share: [{ when: logedIn, present: share }, { present: login }]
            +           share: [{ when: loggedIn, present: share }, { present: login }]
                    share:
                    login:
            """)
}
