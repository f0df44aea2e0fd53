import NavGraphSyntax

extension RuleDoc {
    static let staleBaseline = RuleDoc(
        rule: .staleBaseline,
        summary: "A line of the baseline that lists what is not found any more.",
        meaning: """
            The file of `--baseline` lists a finding that is not there any more: it was mended, or its subject has \
            another name.
            """,
        why: "If the same mistake comes back, it is not reported.",
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        openArchive: { push: archive }
                    archive:
            """,
        others: [
            RuleExample.baseline: """
            - unreachable-screen screen:archive
            + # What is known, a line each.
            """
        ])
}
