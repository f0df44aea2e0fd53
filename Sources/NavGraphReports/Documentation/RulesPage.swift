import NavGraphLint
import NavGraphSyntax

/// Every rule with what `explain` says of it.
package func rulesPage() throws(InputProblem) -> String {
    var page = """
        # Rules

        Each finding ends with the id of its rule in brackets, such as `[dead-end]`. `navgraph explain dead-end` prints the
        same text as this page, which is generated.

        **Rules of the text** check the graph file; they are always errors. **Rules of the links** check deep links. **Rules of
        the runs** check what can happen in the app. **Rules of the code** find differences between the app's code and the
        graph; `navgraph drift` checks them. You can change the levels of the last three groups: for all elements with
        `lint: { rules: { link-only: off } }` in the graph or `--rule link-only=off`, for a single element with `allow`.


        """
    for (name, family) in [
        ("text", Rule.Family.text), ("links", .links), ("runs", .runs), ("code", .code), ("baseline", .baseline),
    ] {
        page += "### Of the \(name)\n\n" + ruleTable(Rule.allCases.filter { $0.family == family }) + "\n"
    }
    // The one example with a router is the last, so that who follows the page does not have it in the others.
    for rule in Rule.allCases.filter({ $0 != .bypass }) + [.bypass] {
        page += try markdown(of: rule.doc, level: 2, hasMarks: true) + "\n"
    }
    return String(page.dropLast())
}
