import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Compares an `apple-app-site-association` file with the links of a graph. Reports rules that let through URLs that no
/// link matches, links whose URLs the rules do not let through or only in part, and rules that are hidden by an earlier
/// rule. If the file contains several apps, `appIDs` selects some of them (default: all). All entries of an app are
/// combined.
///
/// O(rules × (templates + rules)), each by a product of automata.
package func verifyAssociation(
    _ bytes: [UInt8], of graph: NavGraph, appIDs: [String] = []
) throws(LineSyntaxError) -> [LinkFileProblem] {
    var problems: [LinkFileProblem] = []
    let root = try JSONReader.read(bytes)
    let file = AssociationFile(root, &problems)
    let matcher = LinkMatcher(graph)
    if matcher.domain.hosts.isEmpty {
        problems.add(
            .error, line: root.line,
            "the app has no hosts that could serve the file; add 'links: { hosts: … }' to the graph")
    }
    let apps = file.apps(among: appIDs)
    if apps.isEmpty, !file.isEmpty {
        let known = file.appIDs.map { "'\($0)'" }.joined(separator: ", ")
        problems.add(
            .error, line: root.line,
            "no details for \(appIDs.joined(separator: ", ")); the file has details for \(known.isEmpty ? "no app" : known)"
        )
    }
    var told: [LinkFileProblem] = []
    for app in apps {
        let ofWhom =
            apps.count > 1 && !app.ids.isEmpty
            ? ", for the app '\(app.ids[0])'; use '--app-id' to select the apps of the graph" : ""
        for var problem in AssociationCheck(matcher, app).problems() where !told.contains(problem) {
            told.append(problem)
            problem.message += ofWhom
            problems.append(problem)
        }
    }
    return problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
}

private struct AssociationCheck {
    private let matcher: LinkMatcher
    private let app: AssociationFile.App
    private var rules: [AssociationRule] { app.rules }
    /// The rules, then the templates with a last `/` or without, then the templates without one.
    private let comparison: PathComparison
    private var graph: NavGraph { matcher.params.graph }

    init(_ matcher: LinkMatcher, _ app: AssociationFile.App) {
        self.matcher = matcher
        self.app = app
        let paths = [true, false].flatMap { hasEnd in
            matcher.templates.map {
                (path: templatePaths($0, matcher.params.graph.text, hasEnd: hasEnd), isFolded: false)
            }
        }
        comparison = PathComparison(app.rules.map { ($0.path, !$0.isCaseSensitive) } + paths)
    }

    func problems() -> [LinkFileProblem] {
        if rules.isEmpty {
            return [LinkFileProblem(line: app.line, .error, "the details contain no rule; no link reaches the app")]
                + matcher.templates.indices.map { blocked($0) }
        }
        return rules.indices.flatMap { check(rule: $0) } + matcher.templates.indices.compactMap { check(template: $0) }
    }

    private var hasFallback: Bool { graph.deepLinks.contains { $0.isFallback } }

    // MARK: Rules

    private func check(rule number: Int) -> [LinkFileProblem] {
        let rule = rules[number]
        var open: AssociationRule?
        for earlier in 0..<number {
            switch covers(earlier, number) {
            case true?:
                return [
                    LinkFileProblem(
                        line: rule.line, .warning,
                        "'\(rule.text)' is never used: '\(rules[earlier].text)' in line \(rules[earlier].line) matches all its URLs first"
                    )
                ]
            case false?: break
            case nil: open = open ?? rules[earlier]
            }
        }
        var problems: [LinkFileProblem] = []
        if let open {
            problems.append(
                notCompared("'\(rule.text)' is not compared with '\(open.text)' in line \(open.line)", at: rule.line))
        }
        if !rule.isExcluded, !rule.isUnclear, !hasFallback,
            !matcher.templates.indices.contains(where: { meets(number, $0) })
        {
            problems.add(.error, line: rule.line, "'\(rule.text)' lets through URLs that no link matches")
        }
        return problems
    }

    private func notCompared(_ what: String, at line: Int) -> LinkFileProblem {
        LinkFileProblem(
            line: line, .warning,
            "\(what): the comparison needs more than \(PathComparison.limit) states; use fewer '*' and '?' in one of them"
        )
    }

    /// Whether an earlier rule hides a later one; `nil` if that is not decided.
    private func covers(_ earlier: Int, _ later: Int) -> Bool? {
        guard rules[earlier].isUnconditional || rules[earlier].asksAlike(rules[later]) else { return false }
        if rules[earlier].isCaseSensitive, !rules[later].isCaseSensitive { return false }
        return comparison.decisions(of: later, by: [earlier], until: { $0.undecided != nil }).map {
            $0.undecided == nil
        }
    }

    /// Whether a rule and a template have a path in common; also true if that is not decided.
    private func meets(_ rule: Int, _ template: Int) -> Bool {
        comparison.decisions(of: rules.count + template, by: [rule], until: { $0.decided[0] != nil })
            .map { $0.decided[0] != nil } ?? true
    }

    // MARK: Links

    /// Asks the rules for every sample of the query of a template. The last `/` that a link takes too is left aside.
    private func check(template number: Int) -> LinkFileProblem? {
        let paths = rules.count + matcher.templates.count + number
        var letting: Int?
        var keeping: (rule: Int?, url: String)?
        var known: Set<[Int]> = []
        for query in querySamples(of: matcher.templates[number], rules) {
            let asked = rules.indices.filter { rules[$0].matches(query: query) }
            guard known.insert(asked).inserted else { continue }
            guard let found = comparison.decisions(of: paths, by: asked) else {
                let (link, template) = words(for: number)
                return notCompared("the URLs of \(link), \(template), are not compared with the rules", at: app.line)
            }
            let url = { (path: [UInt8]) in String(decoding: path, as: UTF8.self) + spelled(query) }
            for (place, path) in found.decided.enumerated() {
                guard let path else { continue }
                if !rules[asked[place]].isExcluded {
                    letting = letting ?? asked[place]
                } else if keeping?.rule == nil {
                    keeping = (asked[place], url(path))
                }
            }
            if let path = found.undecided, keeping == nil { keeping = (nil, url(path)) }
        }
        guard let keeping else { return nil }
        return problem(of: number, letting: letting, keeping: keeping.rule, keeping.url)
    }

    private func problem(of number: Int, letting: Int?, keeping: Int?, _ url: String) -> LinkFileProblem {
        let (link, template) = words(for: number)
        switch (letting.map { rules[$0] }, keeping.map { rules[$0] }) {
        case (nil, nil): return blocked(number)
        case (nil, let rule?):
            return LinkFileProblem(
                line: rule.line, .error, "'\(rule.text)' excludes the URLs of \(link), \(template), such as \(url)")
        case (_?, let rule?):
            return LinkFileProblem(
                line: rule.line, .warning, "'\(rule.text)' excludes some URLs of \(link), \(template), such as \(url)")
        case (let rule?, nil):
            return LinkFileProblem(
                line: rule.line, .warning,
                "'\(rule.text)' lets through only some URLs of \(link), \(template); it does not match \(url)")
        }
    }

    private func blocked(_ number: Int) -> LinkFileProblem {
        let (link, template) = words(for: number)
        return LinkFileProblem(line: app.line, .error, "no rule lets through the URLs of \(link), \(template)")
    }

    /// `the link 'note'` and `'/notes/{id}'`.
    private func words(for number: Int) -> (link: String, template: String) {
        let template = matcher.templates[number]
        let link = graph.text[graph.deepLinks[template.link].qualifiedName]
        return ("the link '\(link)'", "'\(graph.text[template.template.text])'")
    }

    private func spelled(_ query: [(name: String, value: String)]) -> String {
        query.isEmpty ? "" : "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }

    /// Queries that URLs of a template may have: each name absent, empty, as the rules ask for it, or otherwise, as far as its
    /// type lets it be.
    private func querySamples(
        of template: LinkMatcher.Template, _ rules: [AssociationRule]
    ) -> [[(name: String, value: String)]] {
        let texts = template.queryTexts.map {
            (name: percentEncoded(graph.text[$0.name]), value: percentEncoded(graph.text[$0.value]))
        }
        var samples: [[(name: String, value: String)]] = [texts]
        for param in template.query {
            let name = percentEncoded(graph.text[param.name])
            let asked = rules.flatMap(\.items).filter { $0.name == name }.map {
                $0.text.replacing("*", with: "").replacing("?", with: "1")
            }
            let values = ([param.valueType.group?.example ?? "x", ""] + asked).filter {
                param.valueType.accepts(Array($0.utf8)[...])
            }
            let options = values.unique().map { [(name: name, value: $0)] }
            samples = Array(
                samples.flatMap { sample in ((param.isOptional ? [[]] : []) + options).map { sample + $0 } }
                    .prefix(Self.mostSamples))
        }
        return samples
    }
    private static let mostSamples = 64
}

/// The paths that a template matches; `hasEnd`: also with a `/` at the end.
private func templatePaths(_ template: LinkMatcher.Template, _ text: TextPool, hasEnd: Bool) -> PathAutomaton {
    var paths = PathAutomaton()
    for (index, segment) in template.template.segments.enumerated() {
        paths.append(.byte(UInt8(ascii: "/")))
        if case .literal(let literal) = segment {
            let segment = percentEncoded(text[literal], keeping: "-._~!$&'()*+,;=:@")
            paths.append(AssociationPatterns.normalized(segment, isCaseSensitive: true))
        } else {
            appendValues(of: template.valueType(of: index) ?? .string, to: &paths)
        }
    }
    if template.template.hasRest {
        paths.appendOptional {
            $0.append(.byte(UInt8(ascii: "/")))
            $0.appendAll(.any)
        }
    } else if template.template.segments.isEmpty {
        paths.append(.byte(UInt8(ascii: "/")))
    } else if hasEnd {
        paths.appendOptional { $0.append(.byte(UInt8(ascii: "/"))) }
    }
    return paths
}

/// The segments that are values of a type, as far as a pattern can tell.
private func appendValues(of type: LinkValueType, to paths: inout PathAutomaton) {
    let digits = Set<UInt8>(0x30...0x39)
    switch type {
    // No URL of practice has the sign that is possible.
    case .integer: paths.appendSome(.among(digits))
    case .bool: paths.appendAlternatives(["true", "false"].map { word in { $0.append(word.utf8) } })
    case .uuid:
        for (index, count) in [8, 4, 4, 4, 12].enumerated() {
            if index > 0 { paths.append(.byte(UInt8(ascii: "-"))) }
            for _ in 0..<count { paths.append(.among(digits.union(0x41...0x46).union(0x61...0x66))) }
        }
    case .string, .floating, .url, .date, .other: paths.appendSome(.notSlash)
    }
}
