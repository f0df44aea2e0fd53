import NavGraphLint
import NavGraphSyntax

/// What a rule means, in Markdown, under a heading of that level. With marks there are comments before graphs, which tell the
/// tests of the documentation what these are.
func markdown(of doc: RuleDoc, level: Int, hasMarks: Bool = false) throws(InputProblem) -> String {
    let id = doc.rule.rawValue
    return """
        \(String(repeating: "#", count: level)) \(id)

        *\(doc.rule.defaultSeverity.rawValue), of the \(doc.rule.familyName).* \(doc.summary)

        \(doc.meaning)

        **Why it matters.** \(doc.why)

        \(listing(of: doc.failing, finds: id, hasMarks: hasMarks))
        ```
        $ \(command(for: doc.failing, of: doc.rule))
        \(try output(of: doc.failing, for: doc.rule))```

        Mended:

        \(listing(of: doc.mended, finds: nil, hasMarks: hasMarks))
        **How to allow it.** \(doc.allowing)

        """
}

/// A table of rules.
func ruleTable(_ rules: [Rule]) -> String {
    "| rule | level | says |\n| --- | --- | --- |\n"
        + rules.map { rule in
            "| [`\(rule.rawValue)`](#\(rule.rawValue)) | \(rule.defaultSeverity.rawValue) | \(rule.doc.summary) |\n"
        }.joined()
}

private func listing(of example: RuleExample, finds rule: String?, hasMarks: Bool) -> String {
    // What the root file names is there before it is checked.
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
