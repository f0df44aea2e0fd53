import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// An entry that stands for all that the deep links of both graphs match alike.
struct JudgedEntry {
    /// The URL, or `shortcut new`.
    var words: String
    /// The scheme or host that it is on; `nil`: it is not a URL.
    var base: String?
    var old, new: LinkTakers.Taken?
    var oldName: String? { old.flatMap { $0.isFallback ? nil : $0.name } }
    var newName: String? { new.flatMap { $0.isFallback ? nil : $0.name } }
}

/// Finds which URLs two graphs match differently. DIFF 4, "URLs".
///
/// Paths are read segment by segment. A state is the templates of both graphs that can still match; of all segments that lead
/// to the same state one is tried. So every pair of links that some path has is found, with a first shortest path; this is
/// exact for segments and tails, and takes values from a fixed list. O(states · segments to try), for each host and scheme.
struct LinkEntries {
    private(set) var all: [JudgedEntry] = []
    private(set) var notJudged: [String] = []

    private static let mostStates = 4_000
    private static let samples = [
        "1", "true", "00000000-0000-0000-0000-000000000000", "https://example.com", "2000-01-01",
    ]

    private let sides: [Side]
    /// What templates and fallbacks require, and all that they know; without any first.
    private let queries: [Query]
    private let fallbackNames: Set<String>
    private var known: Set<String> = []

    init(_ before: ElementWords, _ after: ElementWords) {
        sides = [Side(before), Side(after)]
        queries = ([Query(names: [], text: "")] + sides.flatMap(\.queries)).unique()
        fallbackNames = sides.reduce(into: []) { $0.formUnion($1.fallbackNames) }
        if sides[0].takers.shape == sides[1].takers.shape { return }
        for base in sides.flatMap(\.bases).unique() { explore(base) }
        for (kind, texts) in [
            ("shortcut", \DeepLink.shortcuts), ("notification", \.notifications), ("activity", \.activities),
        ] {
            for text in sides.flatMap({ $0.texts(texts) }).unique() {
                let takers = sides.map { $0.takers.taker(of: text, among: texts, kind: kind) }
                all.append(JudgedEntry(words: "\(kind) \(text)", base: nil, old: takers[0], new: takers[1]))
            }
        }
        for name in sides.flatMap(\.takers.intents).unique() {
            let takers = sides.map { $0.takers.intent(of: name) }
            all.append(JudgedEntry(words: "intent \(name)", base: nil, old: takers[0], new: takers[1]))
        }
    }

    /// The templates of both sides that can still match.
    private struct State: Hashable {
        var alive: [[Int]]
    }

    private mutating func explore(_ base: Base) {
        var level = [(state: State(alive: sides.map { $0.templates(on: base) }), path: "")]
        let longest = level[0].state.alive.enumerated().flatMap { side, alive in
            alive.map { sides[side].segments(of: $0).count }
        }.max()
        var count = 0
        for place in 0...(longest ?? 0) + 1 {
            var next: [(state: State, path: String)] = []
            var seen: Set<State> = []
            for (state, path) in level {
                ask(path, state, on: base)
                for segment in candidates(state, place) {
                    let alive = sides.indices.map { side in
                        state.alive[side].filter { sides[side].takes(segment, $0, at: place) }
                    }
                    let following = State(alive: alive)
                    guard seen.insert(following).inserted else { continue }
                    count += 1
                    if count > Self.mostStates {
                        notJudged.append("URLs on \(base.name)")
                        return
                    }
                    next.append((following, path + "/" + percentEncoded(segment)))
                }
            }
            level = next
        }
    }

    /// The segments to try, in order.
    private func candidates(_ state: State, _ place: Int) -> [String] {
        var literals: Set<String> = []
        var words: [String] = []
        for (side, alive) in zip(sides, state.alive) {
            for template in alive where place < side.segments(of: template).count {
                switch side.segments(of: template)[place] {
                case .literal(let text): literals.insert(side.words.graph.text[text])
                case .placeholder(let name): words.append(side.words.graph.text[name])
                case .any: break
                }
            }
        }
        let word = (words + ["a", "b", "c", "x1"]).first { !literals.contains($0) }
        let ordered = literals.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return ((word.map { [$0] } ?? []) + ordered + Self.samples).unique()
    }

    private mutating func ask(_ path: String, _ state: State, on base: Base) {
        // A query without a name that something knows is as none.
        let names = zip(sides, state.alive).reduce(into: fallbackNames) { $0.formUnion($1.0.names(of: $1.1)) }
        for query in queries where query.text.isEmpty || !names.isDisjoint(with: query.names) {
            let url = base.start + (path.isEmpty ? "/" : path) + query.text
            let (old, new) = (sides[0].takers.taker(of: url), sides[1].takers.taker(of: url))
            if old == nil, new == nil { continue }
            let entry = JudgedEntry(words: url, base: base.name, old: old, new: new)
            if known.insert(Self.key(of: entry)).inserted { all.append(entry) }
        }
    }

    private static func key(of entry: JudgedEntry) -> String {
        func text(_ taken: LinkTakers.Taken?) -> String { taken.map { "\($0.name) \($0.template ?? "")" } ?? "-" }
        let (was, now) = (entry.old?.values ?? [], entry.new?.values ?? [])
        let isSame = was.count == now.count && zip(was, now).allSatisfy { $0 == $1 }
        return "\(entry.base ?? "") \(text(entry.old)) → \(text(entry.new)) \(isSame)"
    }

    private struct Query: Hashable {
        var names: Set<String>
        var text: String
    }

    private struct Base: Hashable {
        /// As `links` names it.
        var name: String
        var start: String
    }

    /// The templates of one graph.
    private struct Side {
        let words: ElementWords
        let takers: LinkTakers
        /// Hosts first.
        let bases: [Base]
        private let texts: [[SegmentTest]]

        private enum SegmentTest {
            case literal(String)
            case value(LinkValueType)
        }

        init(_ words: ElementWords) {
            self.words = words
            takers = LinkTakers(words)
            func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
            let domain = takers.matcher.domain
            bases =
                domain.hosts.map { host in
                    let text = text(host)
                    return Base(
                        name: text, start: "https://" + (text.hasPrefix("*.") ? "www" + text.dropFirst() : text))
                } + domain.schemes.map { Base(name: text($0), start: text($0) + "://") }
            texts = takers.matcher.templates.map { template in
                template.template.segments.indices.map { index in
                    if case .literal(let text) = template.template.segments[index] {
                        return .literal(words.graph.text[text])
                    }
                    return .value(template.valueType(of: index) ?? .string)
                }
            }
        }

        func segments(of template: Int) -> [LinkTemplate.Segment] {
            takers.matcher.templates[template].template.segments
        }

        func templates(on base: Base) -> [Int] {
            let url = try? LinkURL(base.start + "/")
            return takers.matcher.templates.indices.filter { index in
                guard let url else { return true }
                return (takers.matcher.templates[index].domain ?? takers.matcher.domain).foreign(url) == nil
            }
        }

        func takes(_ segment: String, _ template: Int, at place: Int) -> Bool {
            guard place < texts[template].count else { return takers.matcher.templates[template].template.hasRest }
            switch texts[template][place] {
            case .literal(let text): return text == segment
            case .value(let type): return type.accepts(Array(segment.utf8)[...])
            }
        }

        func texts(_ key: KeyPath<DeepLink, [DeepLink.Text]>) -> [String] {
            words.graph.deepLinks.flatMap { link in link[keyPath: key].map { words.graph.text[$0.value] } }
        }

        var queries: [Query] {
            let templates = takers.matcher.templates.flatMap { queries($0.query, $0.queryTexts) }
            return templates
                + fallbacks.flatMap {
                    queries(takers.matcher.params.query(of: $0), words.graph.deepLinks[$0].queryTexts)
                }
        }

        private var fallbacks: [DeepLinkID] {
            words.graph.deepLinks.ids.filter { words.graph.deepLinks[$0].isFallback }
        }

        var fallbackNames: Set<String> { Set(fallbacks.flatMap { names($0) }) }

        func names(of templates: [Int]) -> Set<String> {
            Set(templates.flatMap { names(takers.matcher.templates[$0].link) })
        }

        private func names(_ link: DeepLinkID) -> [String] {
            takers.matcher.params.query(of: link).map { words.graph.text[$0.name] }
                + words.graph.deepLinks[link].queryTexts.map { words.graph.text[$0.name] }
        }

        private func queries(_ params: [LinkParam], _ texts: [DeepLink.QueryText]) -> [Query] {
            func encoded(_ name: Symbol) -> String { percentEncoded(words.graph.text[name]) }
            func query(_ params: [LinkParam]) -> Query {
                let pairs =
                    texts.map { "\(encoded($0.name))=\(encoded($0.value))" }
                    + params.map { param in
                        let values = [words.graph.text[param.name]] + LinkEntries.samples
                        let value = values.first { param.valueType.accepts(Array($0.utf8)[...]) } ?? values[0]
                        return "\(encoded(param.name))=\(percentEncoded(value))"
                    }
                let names = Set(params.map { words.graph.text[$0.name] } + texts.map { words.graph.text[$0.name] })
                return Query(names: names, text: pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
            }
            return [query(params.filter { !$0.isOptional }), query(params)].unique()
        }
    }
}
