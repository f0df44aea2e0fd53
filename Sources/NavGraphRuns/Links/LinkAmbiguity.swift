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
/// placeholders, `/**` or not, as many query names that are required, and literal texts among them), their links are under a
/// common scheme or host, each pair of their placeholders has a common value, and they want no different texts for one name of
/// the query. So they are put in groups by
/// shape; within one, the groups of the placeholders' types (numeric, `Bool`, `UUID`, `Date`, any) lead through a trie
/// of five branches, in which what overlaps with a template is the branch of the same type and that of any, or all. At its end
/// they are told apart by the texts of their queries.
/// O(size of the templates) unless many of one shape have types that overlap at some placeholders, and at others not.
package func ambiguities(_ matcher: LinkMatcher) -> [LinkAmbiguity] {
    if matcher.domain.isEmpty { return [] }
    var found: [LinkAmbiguity] = []
    let isDivided = matcher.templates.contains { $0.domain != nil }
    var groups: [LinkShape: [Int]] = [:]
    for (index, template) in matcher.templates.enumerated() {
        for shape in LinkShape.all(of: template, matcher, isDivided: isDivided) {
            groups[shape, default: []].append(index)
        }
    }
    for group in groups.values where group.count > 1 {
        var types = TypeTrie()
        for index in group {
            let template = matcher.templates[index]
            let path = template.template.segments.indices.compactMap { template.valueType(of: $0) }
                .map { $0.group.map { $0.rawValue + 1 } ?? TypeTrie.any }
            if let earlier = types.overlap(with: path, template.queryTexts, notOf: template.link) {
                found.append(LinkAmbiguity(earlier: earlier, later: index))
            }
            types.insert(index, of: template.link, at: path, texts: template.queryTexts)
        }
    }
    found.sort { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
    var last = -1
    return found.filter { ambiguity in
        defer { last = ambiguity.later }
        return ambiguity.later != last
    }
}

/// What templates have to have in common to accept a common URL with the same rank.
private struct LinkShape: Hashable {
    /// The literals; `nil` for what stands for any segment.
    var segments: [Symbol?]
    var hasRest: Bool
    var requiredQuery: Int
    /// How many of them have a literal text.
    var queryTexts: Int
    /// In lower case, the first literal as the host of a custom scheme, instead of the segment.
    var host: [UInt8]?
    /// Where some links are under part of the app's schemes and hosts only, one of those.
    var part = 0

    /// The shape of a template as a path; and, where its first segment is a literal, as what the host of a custom scheme
    /// and a path make, which is compared regardless of case.
    static func all(of template: LinkMatcher.Template, _ matcher: LinkMatcher, isDivided: Bool) -> [LinkShape] {
        let segments: [Symbol?] = template.template.segments.map {
            if case .literal(let literal) = $0 { literal } else { nil }
        }
        let path = LinkShape(
            segments: segments, hasRest: template.template.hasRest, requiredQuery: template.requiredQuery,
            queryTexts: template.queryTexts.count)
        var both = [path]
        if case .literal(let first) = template.template.segments.first {
            var hosted = path
            hosted.segments[0] = nil
            hosted.host = matcher.params.graph.text.withUTF8(of: first) { $0.map(lowercased) }
            both.append(hosted)
        }
        let app = matcher.domain
        if !isDivided { return app.schemes.isEmpty ? [path] : both }
        func shapes(_ all: [LinkShape], _ part: Int) -> [LinkShape] {
            all.map {
                var shape = $0
                shape.part = part
                return shape
            }
        }
        let own = (template.domain ?? app).parts(of: app)
        let schemes = app.schemes.indices.filter { own.schemes.contains(app.schemes[$0]) }
        let hosts = app.hosts.indices.filter { own.hosts.contains(app.hosts[$0]) }
        return schemes.flatMap { shapes(both, $0) } + hosts.flatMap { shapes([path], app.schemes.count + $0) }
    }
}

/// Templates of one shape by the type groups of their placeholders.
private struct TypeTrie {
    static let any: UInt8 = 0
    private static let branches = LinkValueType.Group.allCases.count + 1

    private struct Node {
        var children = [UInt32](repeating: 0, count: branches)
        var ends = QueryTexts()
    }
    private var nodes = [Node()]

    mutating func insert(
        _ template: Int, of link: DeepLinkID, at path: [UInt8], texts: [DeepLink.QueryText]
    ) {
        var node = 0
        for branch in path {
            if nodes[node].children[Int(branch)] == 0 {
                nodes.append(Node())
                nodes[node].children[Int(branch)] = UInt32(nodes.count - 1)
            }
            node = Int(nodes[node].children[Int(branch)])
        }
        nodes[node].ends.insert(template, of: link, texts: texts)
    }

    /// A template of another link whose types overlap with those of `path`, one by one, and whose query does with `texts`.
    func overlap(with path: [UInt8], _ texts: [DeepLink.QueryText], notOf link: DeepLinkID) -> Int? {
        var pending = [(node: 0, depth: 0)]
        while let (node, depth) = pending.popLast() {
            if depth == path.count {
                if let template = nodes[node].ends.overlap(with: texts, notOf: link) { return template }
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

/// Templates of one shape and the same types by the texts that their queries must have: by names, then by values. Templates
/// with the same names are found at once; with other names, in O(their different texts).
private struct QueryTexts {
    /// The first template with these values, and the first of another link.
    private struct End {
        var first: (template: Int, link: DeepLinkID)
        var other: (template: Int, link: DeepLinkID)?

        func template(notOf link: DeepLinkID) -> Int? { first.link != link ? first.template : other?.template }
    }
    private var byNames: [(names: [Symbol], ends: [[Symbol]: End])] = []

    mutating func insert(_ template: Int, of link: DeepLinkID, texts: [DeepLink.QueryText]) {
        let (names, values) = Self.sorted(texts)
        let index = byNames.firstIndex { $0.names == names } ?? byNames.count
        if index == byNames.count { byNames.append((names, [:])) }
        guard var end = byNames[index].ends[values] else {
            byNames[index].ends[values] = End(first: (template, link))
            return
        }
        if end.other == nil, end.first.link != link { end.other = (template, link) }
        byNames[index].ends[values] = end
    }

    func overlap(with texts: [DeepLink.QueryText], notOf link: DeepLinkID) -> Int? {
        let (names, values) = Self.sorted(texts)
        var found: [Int] = []
        for (others, ends) in byNames {
            if others == names {
                if let template = ends[values]?.template(notOf: link) { found.append(template) }
                continue
            }
            let common = others.enumerated().compactMap { index, name in names.firstIndex(of: name).map { (index, $0) }
            }
            for (other, end) in ends where common.allSatisfy({ other[$0] == values[$1] }) {
                if let template = end.template(notOf: link) { found.append(template) }
            }
        }
        return found.min()
    }

    private static func sorted(_ texts: [DeepLink.QueryText]) -> (names: [Symbol], values: [Symbol]) {
        let sorted = texts.sorted { $0.name < $1.name }
        return (sorted.map(\.name), sorted.map(\.value))
    }
}
