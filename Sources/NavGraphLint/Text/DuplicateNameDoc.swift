import NavGraphSyntax

extension RuleDoc {
    static let duplicateName = RuleDoc(
        rule: .duplicateName,
        summary: "Two things have one name where names must differ.",
        meaning: """
            Screens and flows of a module share one set of names, in whichever file they stand. Conditions, \
            outcomes, messages, checks and the modules of an app each have their own set.
            """,
        why: "`push: notes` could mean either of the two.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           openNote: { push: notes }
            -       notes:
            +           openNote: { push: noteDetail }
            +       noteDetail:
            """)
}
