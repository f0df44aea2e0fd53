import Foundation

/// Writes the catalogue of the rules and what `explain` says of them: `embed-support --rules SOURCES OUTPUT`.
///
/// Each rule has a declaration in one of the modules that find something, with its check, `static let deadEnd =
/// LintRule(Rule("dead-end", …))`, or alone, and a Markdown file, `dead-end.md`, below `NavGraphLint`. A rule without the other
/// half fails the build.
func embedRules(in sources: URL, to output: URL) throws {
    let declared = try declaredRules(in: sources)
    var explained: [String: RuleFile] = [:]
    for file in files(below: sources.appendingPathComponent("NavGraphLint"), ending: "md") {
        let rule = try RuleFile(file)
        guard declared.rules[rule.id] != nil else {
            throw Failure(description: "\(file.path):1: error: no 'Rule(\"\(rule.id)\", …)' is declared")
        }
        explained[rule.id] = rule
    }
    var rules: [(rule: DeclaredRule, file: RuleFile)] = []
    for rule in declared.rules.values {
        guard let file = explained[rule.id] else {
            throw Failure(description: "\(rule.place): error: the rule has no file '\(rule.id).md' below NavGraphLint")
        }
        rules.append((rule, file))
    }
    let families = ["text", "links", "runs", "code", "baseline"]
    func position(_ rule: (rule: DeclaredRule, file: RuleFile)) -> (Int, Int, String) {
        (families.firstIndex(of: rule.rule.family) ?? families.count, rule.file.order, rule.rule.id)
    }
    rules.sort { position($0) < position($1) }

    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.rule.name, $0) })
    let checks = declared.checks.sorted { (places[$0.first] ?? 0, $0.name) < (places[$1.first] ?? 0, $1.name) }
    let text = """
        import NavGraphSyntax

        extension Rule {
        \(declared.withCheck.map { "    package static let \($0): Rule = LintRule.\($0).rules[0]" }.joined(separator: "\n"))

            /// Every rule, by what it looks at.
            package static let allCases: [Rule] = [
        \(rules.map { "        .\($0.rule.name)," }.joined(separator: "\n"))
            ]

            /// What it means.
            package var doc: RuleDoc {
                switch self {
        \(rules.map { "        case .\($0.rule.name): return \($0.file.literal(of: $0.rule.name))" }.joined(separator: "\n"))
                default: preconditionFailure("the build has no file about '\\(rawValue)'")
                }
            }
        }

        /// All rules about links and runs.
        let ruleCatalog: [LintRule] = [
        \(checks.map { "    .\($0.name)," }.joined(separator: "\n"))
        ]

        """
    // A file that is left alone is not compiled again.
    if (try? String(contentsOf: output, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: output, options: .atomic)
}

/// A `Rule` in Swift code.
private struct DeclaredRule {
    var name: String
    var id: String
    var family: String
    /// File and line.
    var place: String
}

/// The rules by their ids, those that are declared with their check, and the checks, each with the first rule that it is for.
private func declaredRules(
    in sources: URL
) throws -> (rules: [String: DeclaredRule], withCheck: [String], checks: [(name: String, first: String)]) {
    let rule =
        /static let (?<name>\w+) = (?<check>LintRule\(\s*)?Rule\(\s*"(?<id>[a-z0-9-]+)",\s*\.\w+,\s*of:\s*\.(?<family>\w+)/
    let check = /static let (?<name>\w+) = LintRule\(\s*\.(?<first>\w+)/
    var rules: [String: DeclaredRule] = [:]
    var withCheck: [String] = []
    var checks: [(name: String, first: String)] = []
    for module in ["NavGraphSyntax", "NavGraphModel", "NavGraphLint"] {
        for file in files(below: sources.appendingPathComponent(module), ending: "swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains("Rule(") else { continue }
            for match in text.matches(of: rule) {
                let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
                let id = String(match.id)
                if let other = rules[id] {
                    throw Failure(
                        description: "\(file.path):\(line): error: duplicate rule '\(id)'; it is also in \(other.place)"
                    )
                }
                rules[id] = DeclaredRule(
                    name: String(match.name), id: id, family: String(match.family), place: "\(file.path):\(line)")
                if match.check != nil { withCheck.append(String(match.name)) }
            }
            checks += text.matches(of: check).map { (String($0.name), String($0.first)) }
        }
    }
    return (rules, withCheck.sorted(), checks + withCheck.map { ($0, $0) })
}

private func files(below directory: URL, ending: String) -> [URL] {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
}
