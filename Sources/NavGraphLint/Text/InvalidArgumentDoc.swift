import NavGraphSyntax

extension RuleDoc {
    static let invalidArgument = RuleDoc(
        rule: .invalidArgument,
        summary: "An argument that is neither a known name nor a literal.",
        meaning: """
            A value of `with` is a name that the event carries or the owner has as a param, possibly with members \
            (`note.id`), or a literal: text in double quotes, a number, `true`, `false`, `nil`, `.enumCase`. Because \
            quotes of YAML mean nothing here, a text needs two pairs: `'"Drafts"'`.
            """,
        why: """
            An argument is written into Swift. What is neither a name nor a literal would be code, and code belongs \
            into the app.
            """,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
            -           openDrafts: { push: folder, with: { title: 'Drafts of today' } }
            +           openDrafts: { push: folder, with: { title: '"Drafts of today"' } }
                    folder:
                      params: { title: String }
            """)
}
