import NavGraphModel
import NavGraphSyntax

/// Two templates of different links that accept a common URL with the same rank. LANGUAGE 7, "Matching".
package struct LinkAmbiguity: Sendable {
    /// Numbers of `LinkMatcher.templates`; `earlier` stands first in the file.
    package var earlier: Int
    package var later: Int
}

/// For each template the one ambiguity with an earlier one that is to be reported, if it has any; by template.
///
/// Templates accept a common URL with the same rank exactly where they have the same shape (the same literals and
/// placeholders, `/**` or not, as many query names that are required), their links are under a common scheme or host, and each
/// pair of their placeholders has a common value. So they are put in groups by
/// shape; within one, the groups of the placeholders' types (numeric, `Bool`, `UUID`, `Date`, any) lead through a trie
/// of five branches, in which what overlaps with a template is the branch of its own type and that of any, or all.
/// O(size of the templates) unless many of one shape have types that overlap at some placeholders, and at others not.
package func ambiguities(_ matcher: LinkMatcher) -> [LinkAmbiguity] {
    if matcher.domain.isEmpty { return [] }
    var found: [LinkAmbiguity] = []
    var shapes = LinkShapes(matcher)
    var groups: [[Int]] = []
    for index in matcher.templates.indices {
        for shape in shapes.shapes(of: matcher.templates[index]) {
            if shape == groups.count { groups.append([]) }
            groups[shape].append(index)
        }
    }
    for group in groups where group.count > 1 {
        var types = TypeTrie()
        for index in group {
            let template = matcher.templates[index]
            let path = template.template.segments.indices.compactMap { template.valueType(of: $0) }
                .map { $0.group.map { $0.rawValue + 1 } ?? TypeTrie.any }
            if let earlier = types.overlap(with: path, notOf: template.link) {
                found.append(LinkAmbiguity(earlier: earlier, later: index))
            }
            types.insert(path, index, template.link)
        }
    }
    found.sort { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
    var last = -1
    return found.filter { ambiguity in
        defer { last = ambiguity.later }
        return ambiguity.later != last
    }
}

/// Numbers the shapes of templates: sequences of literals and placeholders, with `/**` or without, and how many query names
/// are required; where links are under some of the app's schemes and hosts only, each with one of those.
private struct LinkShapes {
    private static let placeholder = Symbol(raw: .max)
    private static let rest = Symbol(raw: .max - 1)
    private static let end = Symbol(raw: .max - 2)

    private let text: TextPool
    private let app: LinkDomain
    /// Whether some links are under part of the app's schemes and hosts only.
    private let isDivided: Bool
    private var folded = TextPool()
    private var nodes: [TrieStep: UInt32] = [:]
    private var nodeCount: UInt32 = 2
    private var shapeCount: UInt32 = 0

    init(_ matcher: LinkMatcher) {
        text = matcher.params.graph.text
        app = matcher.domain
        isDivided = matcher.templates.contains { $0.domain != nil }
    }

    /// The shape of a template as a path; and, where its first segment is a literal, as what the host of a custom scheme
    /// and a path make, which is compared regardless of case.
    mutating func shapes(of template: LinkMatcher.Template) -> [Int] {
        var beginsWithLiteral = false
        if case .literal = template.template.segments.first { beginsWithLiteral = true }
        guard isDivided else {
            let path = shape(of: template, beginsWithHost: false, part: 0)
            let hasHosts = beginsWithLiteral && !app.schemes.isEmpty
            return hasHosts ? [path, shape(of: template, beginsWithHost: true, part: 0)] : [path]
        }
        let domain = (template.domain ?? app).parts(of: app)
        var shapes: [Int] = []
        for (part, scheme) in app.schemes.enumerated() where domain.schemes.contains(scheme) {
            shapes.append(shape(of: template, beginsWithHost: false, part: part))
            if beginsWithLiteral { shapes.append(shape(of: template, beginsWithHost: true, part: part)) }
        }
        for (part, host) in app.hosts.enumerated() where domain.hosts.contains(host) {
            shapes.append(shape(of: template, beginsWithHost: false, part: app.schemes.count + part))
        }
        return shapes
    }

    private mutating func shape(of it: LinkMatcher.Template, beginsWithHost: Bool, part: Int) -> Int {
        let template = it.template
        var node = child(of: beginsWithHost ? 1 : 0, Symbol(raw: UInt32(part)))
        node = child(of: node, Symbol(raw: UInt32(it.requiredQuery)))
        for (number, segment) in template.segments.enumerated() {
            var symbol = Self.placeholder
            if case .literal(let literal) = segment {
                symbol = literal
                if beginsWithHost, number == 0 {
                    let lower = text.withUTF8(of: literal) { $0.map(lowercased) }
                    symbol = lower.withUnsafeBufferPointer { folded.intern($0) }
                }
            }
            node = child(of: node, symbol)
        }
        let last = template.hasRest ? Self.rest : Self.end
        let step = TrieStep(node: node, literal: last)
        if let known = nodes[step] { return Int(known) }
        nodes[step] = shapeCount
        shapeCount += 1
        return Int(shapeCount - 1)
    }

    private mutating func child(of node: UInt32, _ symbol: Symbol) -> UInt32 {
        let step = TrieStep(node: node, literal: symbol)
        if let known = nodes[step] { return known }
        nodes[step] = nodeCount
        nodeCount += 1
        return nodeCount - 1
    }
}

/// Templates of one shape by the type groups of their placeholders.
private struct TypeTrie {
    static let any: UInt8 = 0
    private static let branches = LinkValueType.Group.allCases.count + 1

    /// The first template that ends at a node, and the first of another link.
    private struct Node {
        var children = [UInt32](repeating: 0, count: branches)
        var first: (template: Int, link: DeepLinkID)?
        var other: (template: Int, link: DeepLinkID)?
    }
    private var nodes = [Node()]

    mutating func insert(_ path: [UInt8], _ template: Int, _ link: DeepLinkID) {
        var node = 0
        for branch in path {
            if nodes[node].children[Int(branch)] == 0 {
                nodes.append(Node())
                nodes[node].children[Int(branch)] = UInt32(nodes.count - 1)
            }
            node = Int(nodes[node].children[Int(branch)])
        }
        if nodes[node].first == nil {
            nodes[node].first = (template, link)
        } else if nodes[node].other == nil, nodes[node].first!.link != link {
            nodes[node].other = (template, link)
        }
    }

    /// A template of another link whose types overlap with those of `path`, one by one.
    func overlap(with path: [UInt8], notOf link: DeepLinkID) -> Int? {
        var pending = [(node: 0, depth: 0)]
        while let (node, depth) = pending.popLast() {
            if depth == path.count {
                if let first = nodes[node].first, first.link != link { return first.template }
                if let other = nodes[node].other { return other.template }
                continue
            }
            for branch in (0..<UInt8(Self.branches)).reversed()
            where path[depth] == Self.any || branch == Self.any || branch == path[depth] {
                let child = nodes[node].children[Int(branch)]
                if child != 0 { pending.append((Int(child), depth + 1)) }
            }
        }
        return nil
    }
}
