import NavGraphSyntax

extension RuleDoc {
    static let unreachableScreen = RuleDoc(
        rule: .unreachableScreen,
        summary: "A screen that no run ever shows.",
        meaning: """
            No chain of taps, tabs, links and app events, from any launch, makes the screen current. Possibly \
            nothing leads to it, or all that leads to it can never fire.
            """,
        why: "It is dead code, or the way to it was forgotten.",
        allowed: .screen,
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
            +           openArchive: { push: archive }
                    noteDetail:
                    archive:
            """)
}
