import NavGraphLint
import NavGraphSyntax

/// A page for each rule, with what `explain` says of it. `directory`: where they are, below the page with all rules.
package func rulePages(in directory: String) throws(InputProblem) -> [OutputFile] {
    try Rule.allCases.map { rule throws(InputProblem) in
        let page =
            try markdown(of: rule.doc, hasMarks: true) + "\n[All rules](../rules.md) · [Glossary](../glossary.md)\n"
        return OutputFile(path: "\(directory)/\(rule.rawValue).md", bytes: Array(page.utf8))
    }
}

package func rulesPage() -> String {
    var page = """
        # Rules

        Each finding ends with the id of its rule in brackets, such as `[dead-end]`. `navgraph explain dead-end` prints the page
        of that rule; all of them are generated from the same text. The [glossary](glossary.md) explains the terms.

        **Rules of the text** check the graph file; they are always errors. **Rules of the links** check deep links. **Rules of
        the runs** check what can happen in the app. **Rules of the code** find differences between the app's code and the
        graph; `navgraph drift` checks them. You can change the levels of the last three groups: for all elements with
        `lint: { rules: { link-only: off } }` in the graph or `--rule link-only=off`, for a single element with `allow`.

        """
    for (name, family) in [
        ("text", Rule.Family.text), ("links", .links), ("runs", .runs), ("code", .code), ("baseline", .baseline),
    ] {
        let rules = Rule.allCases.filter { $0.family == family }
        page += "\n## Rules of the \(name)\n\n" + ruleTable(rules) { "rules/\($0.rawValue).md" }
    }
    return page
}
