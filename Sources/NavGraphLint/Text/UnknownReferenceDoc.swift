import NavGraphSyntax

extension RuleDoc {
    static let unknownReference = RuleDoc(
        rule: .unknownReference,
        summary: "A name that nothing in the graph has.",
        meaning: """
            A transition, tab, link or check names a screen, flow, event or resolver that is not there. If a known \
            name is spelled nearly the same, the message names it. What an imported module has is written \
            `alias.name`.
            """,
        why: "The transition would lead nowhere.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           openNote: { push: noteDetial }
            +           openNote: { push: noteDetail }
                    noteDetail:
            """)
}
