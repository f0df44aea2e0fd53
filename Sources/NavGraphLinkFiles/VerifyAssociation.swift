import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Compares an `apple-app-site-association` file with the links of a graph: rules that let URLs through that no link takes,
/// links whose URLs no rule lets through, rules that an earlier one leaves nothing. Of the details of several apps those
/// of `appIDs` count, or all where none are named.
///
/// O(rules × (templates + rules)), each by a small product of automata.
package func verifyAssociation(
    _ bytes: [UInt8], of graph: NavGraph, appIDs: [String] = []
) throws(LineSyntaxError) -> [LinkFileProblem] {
    var problems: [LinkFileProblem] = []
    let root = try JSONReader.read(bytes)
    let file = AssociationFile(root, &problems)
    let matcher = LinkMatcher(graph)
    if matcher.domain.hosts.isEmpty {
        problems.append(
            LinkFileProblem(
                line: root.line, .error,
                "the app has no hosts that could serve the file: 'links: { hosts: … }' names them"))
    }
    let chosen = file.details.filter { details in appIDs.isEmpty || details.appIDs.contains { appIDs.contains($0) } }
    if chosen.isEmpty, !file.details.isEmpty {
        problems.append(LinkFileProblem(line: root.line, .error, "no details are of \(appIDs.joined(separator: ", "))"))
    }
    for details in chosen { AssociationCheck(matcher, details).run(&problems) }
    return problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
}

private struct AssociationCheck {
    private let matcher: LinkMatcher
    private let details: AssociationFile.Details
    private let templates: [(index: Int, path: PathAutomaton, folded: PathAutomaton)]
    private var graph: NavGraph { matcher.params.graph }

    init(_ matcher: LinkMatcher, _ details: AssociationFile.Details) {
        self.matcher = matcher
        self.details = details
        let text = matcher.params.graph.text
        templates = matcher.templates.indices.map { index in
            let template = matcher.templates[index].template
            return (
                index, Self.automaton(template, text, isFolded: false), Self.automaton(template, text, isFolded: true)
            )
        }
    }

    func run(_ problems: inout [LinkFileProblem]) {
        for (index, rule) in details.rules.enumerated() {
            var open: AssociationFile.Rule?
            let shadow = details.rules[..<index].first { earlier in
                let isCovering = covers(earlier, rule)
                if isCovering == nil, open == nil { open = earlier }
                return isCovering ?? false
            }
            if let earlier = shadow {
                problems.append(
                    LinkFileProblem(
                        line: rule.line, .warning,
                        "'\(rule.text)' is shadowed: '\(earlier.text)' in line \(earlier.line) decides all its URLs before it"
                    ))
                continue
            }
            if let earlier = open {
                problems.append(
                    LinkFileProblem(
                        line: rule.line, .warning,
                        "'\(rule.text)' is not compared with '\(earlier.text)' in line \(earlier.line): that takes more than \(PathAutomaton.limit) states; write one of them with fewer '*' and '?'"
                    ))
            }
            if !rule.isExcluded, !hasFallback, !templates.contains(where: { common(rule, $0) != nil }) {
                problems.append(
                    LinkFileProblem(
                        line: rule.line, .error,
                        "'\(rule.text)' lets URLs through that lead to no screen: no link takes them"))
            }
        }
        for template in templates { check(template, &problems) }
    }

    private var hasFallback: Bool { graph.deepLinks.contains { $0.isFallback } }

    /// Whether an earlier rule leaves nothing of a later one; `nil` if that is not decided.
    private func covers(_ earlier: AssociationFile.Rule, _ later: AssociationFile.Rule) -> Bool? {
        guard earlier.otherConditions.isEmpty || earlier.otherConditions == later.otherConditions,
            !earlier.hasVariables, !later.hasVariables, earlier.isCaseSensitive == later.isCaseSensitive
        else { return false }
        return later.path.isPart(of: earlier.path)
    }

    private func common(
        _ rule: AssociationFile.Rule, _ template: (index: Int, path: PathAutomaton, folded: PathAutomaton)
    )
        -> [UInt8]?
    {
        rule.path.common(with: rule.isCaseSensitive ? template.path : template.folded)
    }

    // MARK: Links

    private func check(
        _ template: (index: Int, path: PathAutomaton, folded: PathAutomaton), _ problems: inout [LinkFileProblem]
    ) {
        let element = matcher.templates[template.index]
        let link = graph.text[graph.deepLinks[element.link].qualifiedName]
        var excluding: (rule: AssociationFile.Rule, path: String)?
        for rule in details.rules where !rule.isExcluded && mayMatch(rule, element) {
            guard let path = common(rule, template) else { continue }
            guard let first = details.rules.first(where: { mayMatch($0, element) && accepts($0, path) }) else {
                continue
            }
            if !first.isExcluded { return }
            excluding = excluding ?? (first, String(decoding: path, as: UTF8.self))
        }
        let text = graph.text[element.template.text]
        if let excluding {
            problems.append(
                LinkFileProblem(
                    line: excluding.rule.line, .error,
                    "'\(excluding.rule.text)' keeps the URLs of the link '\(link)' out, '\(text)'; for one, \(excluding.path)"
                ))
        } else {
            problems.append(
                LinkFileProblem(
                    line: details.line, .error, "no rule lets the URLs of the link '\(link)' through, '\(text)'"))
        }
    }

    private func accepts(_ rule: AssociationFile.Rule, _ path: [UInt8]) -> Bool {
        rule.path.accepts(
            rule.isCaseSensitive ? path : path.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
    }

    /// Whether what the rule asks of query and fragment can be so in a URL of the link.
    private func mayMatch(_ rule: AssociationFile.Rule, _ template: LinkMatcher.Template) -> Bool {
        if rule.otherConditions.contains(where: { $0.hasPrefix("#") }) { return false }
        let names = template.query.map { graph.text[$0.name] }
        return rule.query?.allSatisfy { names.contains($0) } ?? true
    }

    /// The paths that a template takes, one `/` at the end or none.
    private static func automaton(_ template: LinkTemplate, _ text: TextPool, isFolded: Bool) -> PathAutomaton {
        var automaton = PathAutomaton()
        for segment in template.segments {
            automaton.append(.byte(UInt8(ascii: "/")))
            switch segment {
            case .literal(let literal):
                automaton.append(AssociationFile.normalized(segmentInURL(text[literal]), isCaseSensitive: !isFolded))
            case .placeholder, .any:
                automaton.append(.notSlash)
                automaton.appendAll(.notSlash)
            }
        }
        automaton.appendOptional {
            $0.append(.byte(UInt8(ascii: "/")))
            if template.hasRest { $0.appendAll(.any) }
        }
        return automaton
    }

    /// A literal as the paths of URLs have it.
    private static func segmentInURL(_ literal: String) -> String {
        var output: [UInt8] = []
        for byte in literal.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: output.append(byte)
            case _ where "-._~!$&'()*+,;=:@".utf8.contains(byte): output.append(byte)
            default:
                output.append(UInt8(ascii: "%"))
                for digit in [byte >> 4, byte & 15] { output.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
