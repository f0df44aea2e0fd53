import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// One rule of an association file: a pattern of a path, in which `*` stands for any text and `?` for one
/// character, and patterns of query values.
package struct AppSiteComponent: Sendable {
    package var path: String
    package var query: [(name: String, pattern: String)]
    /// The links that it is for, in file order.
    package var links: [String]
}

/// Returns the rules for the templates of a graph and its fallback, the most specific first. Each rule matches a URL
/// that no earlier rule matches; rules whose URLs other rules match are omitted. O(n log n).
package func appSiteComponents(_ graph: NavGraph) -> [AppSiteComponent] {
    let matcher = LinkMatcher(graph)
    var drafts: [Draft] = []
    for template in matcher.templates {
        let query = conditions(template.query, and: template.queryTexts, in: graph)
        let link = graph.text[graph.deepLinks[template.link].qualifiedName]
        for parts in shapes(of: template.template, graph.text) {
            drafts.append(Draft(parts: parts, query: query, links: [link]))
        }
    }
    for id in graph.deepLinks.ids where graph.deepLinks[id].isFallback {
        let query = conditions(matcher.params.query(of: id), and: graph.deepLinks[id].queryTexts, in: graph)
        drafts.append(Draft(parts: [.rest], query: query, links: [graph.text[graph.deepLinks[id].qualifiedName]]))
    }
    return live(merged(drafts)).map { draft in
        AppSiteComponent(
            path: draft.path, query: draft.query.map { (percentEncoded($0.name), $0.pattern) },
            links: draft.links)
    }
}

/// The requirements of a rule for the required query names of a link.
private func conditions(
    _ query: [LinkParam], and texts: [DeepLink.QueryText], in graph: NavGraph
) -> [Condition] {
    texts.map { Condition(name: graph.text[$0.name], isFilled: true, text: graph.text[$0.value]) }
        + query.filter { !$0.isOptional }.map { param in
            Condition(name: graph.text[param.name], isFilled: !param.valueType.accepts([]))
        }
}

private struct Condition: Hashable {
    var name: String
    /// Whether its value must not be empty.
    var isFilled: Bool
    /// The value that it must have.
    var text: String?

    var pattern: String { text.map(queryPattern) ?? (isFilled ? "?*" : "*") }
}

private struct Draft {
    enum Part: Hashable {
        case literal(String)
        /// One character or more: `?*`.
        case some
        /// Any characters, or none: `*`; the last.
        case rest
        /// Nothing after the last `/`; the last.
        case empty
    }
    var parts: [Part]
    var query: [Condition]
    var links: [String]

    var path: String {
        parts.map { part in
            switch part {
            case .literal(let text): "/" + text
            case .some: "/?*"
            case .rest: "/*"
            case .empty: "/"
            }
        }.joined()
    }
    /// How much its wildcards leave open.
    var openness: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .literal(let text): sum + text.utf8.count { $0 == UInt8(ascii: "?") }
            case .empty: sum
            case .some: sum + 1 << 20
            case .rest: sum + 1 << 21
            }
        }
    }
}

/// The paths that a template takes, with a last `/` or without.
private func shapes(of template: LinkTemplate, _ text: TextPool) -> [[Draft.Part]] {
    let parts: [Draft.Part] = template.segments.map { segment in
        switch segment {
        case .literal(let literal): .literal(pathPattern(text[literal]))
        case .placeholder, .any: .some
        }
    }
    if parts.isEmpty { return template.hasRest ? [[.rest]] : [[.empty]] }
    // A wildcard that is the last takes the `/`, and whatever follows it, with it.
    return parts.last == .some ? [parts] : [parts, parts + [template.hasRest ? .rest : .empty]]
}

/// A literal as it stands in a URL, so that nothing of it is a wildcard or a substitution variable (`$(…)`).
private func pathPattern(_ literal: String) -> String {
    // `$` is as it is in URLs, but the beginning of a variable in patterns: any one character.
    percentEncoded(literal, keeping: "-._~!$&'()+,;=:@").replacing("$", with: "?")
}

/// The same of a value in a query, where `&` ends it.
private func queryPattern(_ value: String) -> String { pathPattern(value).replacing("&", with: "%26") }

/// Equal rules as one, in an order in which no rule stands behind one that matches all that it does: what another
/// matches too has no fewer slashes; of as many, no wider wildcards; of as wide, no fewer conditions.
private func merged(_ drafts: [Draft]) -> [Draft] {
    struct Key: Hashable {
        var parts: [Draft.Part]
        var query: [Condition]
    }
    var indices: [Key: Int] = [:]
    var merged: [Draft] = []
    for draft in drafts {
        let key = Key(parts: draft.parts, query: draft.query)
        if let index = indices[key] {
            if !merged[index].links.contains(draft.links[0]) { merged[index].links += draft.links }
        } else {
            indices[key] = merged.count
            merged.append(draft)
        }
    }
    func weight(_ draft: Draft) -> (Int, Int, Int, Int, Int) {
        (
            -draft.parts.count, draft.openness, -draft.query.count, -draft.query.count { $0.text != nil },
            -draft.query.count { $0.isFilled }
        )
    }
    return merged.enumerated().sorted { a, b in
        let (x, y) = (weight(a.element), weight(b.element))
        return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
}

/// The rules that match something that none before them does.
///
/// The order leaves only one way to be dead: a last `*` is nothing or some characters, and rules with as many slashes
/// match both. One character that stands in no literal stands for all that a wildcard can take.
private func live(_ drafts: [Draft]) -> [Draft] {
    var earlier = RuleTrie()
    return drafts.filter { draft in
        defer { earlier.insert(draft) }
        guard draft.parts.last == .rest else { return true }
        return ![Draft.Part.empty, .some].allSatisfy { last in
            earlier.matches(draft.parts.dropLast() + [last], draft.query)
        }
    }
}

/// Rules by their parts, to find one that takes a path with as many of them.
private struct RuleTrie {
    private struct Node {
        var children: [Draft.Part: Int] = [:]
        var wild: [(text: String, child: Int)] = []
        var queries: [[Condition]] = []
    }
    private var nodes = [Node()]

    mutating func insert(_ rule: Draft) {
        var node = 0
        for part in rule.parts {
            if let child = nodes[node].children[part] {
                node = child
                continue
            }
            nodes.append(Node())
            nodes[node].children[part] = nodes.count - 1
            if case .literal(let text) = part, text.utf8.contains(UInt8(ascii: "?")) {
                nodes[node].wild.append((text, nodes.count - 1))
            }
            node = nodes.count - 1
        }
        nodes[node].queries.append(rule.query)
    }

    func matches(_ path: [Draft.Part], _ query: [Condition]) -> Bool {
        var pending = [(node: 0, depth: 0)]
        while let (index, depth) = pending.popLast() {
            let node = nodes[index]
            guard depth < path.count else {
                if node.queries.contains(where: { implies(query, $0) }) { return true }
                continue
            }
            if let child = node.children[path[depth]] { pending.append((child, depth + 1)) }
            switch path[depth] {
            case .literal(let text):
                if let child = node.children[.some] { pending.append((child, depth + 1)) }
                for (pattern, child) in node.wild where pattern != text && matches(pattern, text) {
                    pending.append((child, depth + 1))
                }
            case .some, .empty: if let child = node.children[.rest] { pending.append((child, depth + 1)) }
            case .rest: break
            }
        }
        return false
    }

    /// Whether a literal with a wildcard for one character takes another.
    private func matches(_ pattern: String, _ text: String) -> Bool {
        pattern.utf8.count == text.utf8.count
            && zip(pattern.utf8, text.utf8).allSatisfy { $0 == $1 || $0 == UInt8(ascii: "?") }
    }
}

/// Whether all that `wanted` asks for is asked for by `given`.
private func implies(_ given: [Condition], _ wanted: [Condition]) -> Bool {
    wanted.allSatisfy { condition in
        given.contains {
            $0.name == condition.name && (condition.text == nil || condition.text == $0.text)
                && ($0.isFilled || !condition.isFilled)
        }
    }
}
