import NavGraphLint
import NavGraphSyntax

package func json(of doc: RuleDoc) throws -> JSON {
    .object(
        [("version", 1)] + summaryMembers(of: doc) + [
            ("meaning", .string(doc.meaning)),
            ("why", .string(doc.why)),
            ("failing", files(of: doc.failing)),
            ("output", .string(try output(of: doc.failing, for: doc.rule))),
            ("mended", files(of: doc.fixed)),
            ("quickFixes", .array(quickFixes(for: doc).map { .string($0.title) })),
            ("allow", .string(doc.suppressing)),
        ])
}

/// All rules, without their examples.
package func ruleListJSON() -> JSON {
    ["version": 1, "rules": .array(Rule.allCases.map { .object(summaryMembers(of: $0.doc)) })]
}

private func summaryMembers(of doc: RuleDoc) -> [(key: String, value: JSON)] {
    [
        ("rule", .string(doc.rule.rawValue)),
        ("about", .string(doc.rule.familyName)),
        ("level", .string(doc.rule.defaultSeverity.rawValue)),
        ("configurable", .bool(doc.rule.isConfigurable)),
        ("since", .string("\(doc.rule.since)")),
        ("summary", .string(doc.summary)),
    ]
}

private func files(of example: RuleExample) -> JSON {
    .array(example.files.map { ["path": .string($0.path), "text": .string($0.text + "\n")] })
}
