import NavGraphLint
import NavGraphSyntax

/// The explanation of a rule, in Markdown. With marks there are comments before graphs, which describe them to the tests of
/// the documentation.
package func markdown(of doc: RuleDoc, hasMarks: Bool = false) throws(InputProblem) -> String {
    let id = doc.rule.rawValue
    return """
        # \(id)

        *Level: \(doc.rule.defaultSeverity.rawValue). Rule of the \(doc.rule.familyName).*

        **What it checks.** \(doc.summary)

        \(doc.meaning)

        **Why it matters.** \(doc.why)

        **Example**

        \(listing(of: doc.failing, finds: id, hasMarks: hasMarks))
        ```
        $ \(command(for: doc.failing, of: doc.rule))
        \(try output(of: doc.failing, for: doc.rule))```

        **Fix**

        \(listing(of: doc.fixed, finds: nil, hasMarks: hasMarks))
        \(quickFixParagraph(of: doc))**Suppress.** \(doc.suppressing)

        """
}

/// What editors offer for the example, with an empty line behind it; empty if nothing.
private func quickFixParagraph(of doc: RuleDoc) -> String {
    let fixes = quickFixes(for: doc)
    if fixes.isEmpty { return "" }
    let titles = fixes.map { "`\($0.title)`" }.joined(separator: ", ")
    let made = isMadeByLint(fixes, for: doc.rule) ? "; `navgraph lint --fix` makes the first" : ""
    return "**Quick fixes in editors.** \(titles)\(made).\n\n"
}

package func ruleTable(_ rules: [Rule], linkingTo page: (Rule) -> String) -> String {
    "| rule | level | description |\n| --- | --- | --- |\n"
        + rules.map { rule in
            "| [`\(rule.rawValue)`](\(page(rule))) | \(rule.defaultSeverity.rawValue) | \(rule.doc.summary) |\n"
        }.joined()
}

private func listing(of example: RuleExample, finds rule: String?, hasMarks: Bool) -> String {
    // Files that the root file names exist before it is checked.
    (example.files.dropFirst() + example.files.prefix(1)).map { file in
        let isRoot = file.path == RuleExample.root
        var marks = "file: \(file.path)"
        if isRoot, let rule = rule.flatMap(Rule.init(rawValue:)), ![.baseline, .code].contains(rule.family) {
            marks += "; finds: \(rule.rawValue)"
        }
        if !isRoot { marks += "; part" }
        if example.isLatin1 { marks += "; latin1" }
        let name = example.files.count > 1 ? "`\(file.path)`:\n\n" : ""
        let comment = hasMarks ? "<!-- \(marks) -->\n" : ""
        return "\(name)\(comment)```\(file.path.hasSuffix(".yaml") ? "yaml" : "")\n\(file.text)\n```\n"
    }.joined(separator: "\n")
}
