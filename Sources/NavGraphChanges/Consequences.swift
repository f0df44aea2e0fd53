import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What a change does to the app's runs.
package struct Consequence: Sendable {
    package enum Kind: String, Sendable {
        case unreachable, exposed
        case linkLost = "link-lost"
        case linkStolen = "link-stolen"
        case linkChanged = "link-changed"
        case linkOnly = "link-only"
        case farther
        case neverFires = "never-fires"
        case reachable, nearer, sheltered
    }
    package enum Weight: String, Sendable, Comparable {
        case breaking, notable, good
        private var rank: Int { self == .breaking ? 0 : self == .notable ? 1 : 2 }
        package static func < (a: Weight, b: Weight) -> Bool { a.rank < b.rank }
    }

    package var kind: Kind
    package var weight: Weight
    package var subject: String
    /// The element's name.
    package var name: String
    package var condition: String?
    package var before: String?
    package var after: String?
    /// Runs to the subject before and now.
    package var oldWitness: Witness?
    package var witness: Witness?
}

/// One side of a comparison.
package struct ComparedGraph {
    package var graph: NavGraph
    /// `nil`: its runs are not known.
    package var runs: RunAnalysis?

    package init(graph: NavGraph, runs: RunAnalysis?) {
        self.graph = graph
        self.runs = runs.flatMap { $0.limit == nil ? $0 : nil }
    }
}

/// The consequences of a change, by weight and subject, and what could not be judged.
package func consequences(
    from old: ComparedGraph, to new: ComparedGraph, _ renaming: Renaming
) -> (all: [Consequence], notJudged: [String]) {
    var comparison = Comparison(old: old, new: new, renaming: renaming)
    comparison.compareLinks()
    guard old.runs != nil, new.runs != nil else {
        return (comparison.sorted(), ["screens and transitions, since runs could not be judged"])
    }
    comparison.compareScreens()
    comparison.compareTransitions()
    comparison.compareGuards()
    return (comparison.sorted(), comparison.notJudged)
}

struct Comparison {
    let old, new: ComparedGraph
    private let before, after: ElementWords
    /// The screens of both.
    private var screens: [(old: ScreenID, new: ScreenID, name: String)] = []
    private(set) var found: [Consequence] = []
    private(set) var notJudged: [String] = []

    init(old: ComparedGraph, new: ComparedGraph, renaming: Renaming) {
        (self.old, self.new) = (old, new)
        before = ElementWords(graph: old.graph, renaming: renaming)
        after = ElementWords(graph: new.graph, renaming: Renaming())
        let names = Dictionary(new.graph.screens.ids.map { (new.graph.name(of: $0), $0) }) { a, _ in a }
        for id in old.graph.screens.ids {
            let name = before.name(id)
            if let match = names[name] { screens.append((id, match, name)) }
        }
    }

    func sorted() -> [Consequence] {
        found.sorted { a, b in
            a.weight == b.weight ? a.subject.utf8.lexicographicallyPrecedes(b.subject.utf8) : a.weight < b.weight
        }
    }

    mutating func compareScreens() {
        guard let was = old.runs, let now = new.runs else { return }
        for (a, b, name) in screens {
            func add(_ kind: Consequence.Kind, _ weight: Consequence.Weight, _ before: String?, _ after: String?) {
                var it = Consequence(kind: kind, weight: weight, subject: "screen:\(name)", name: name)
                (it.before, it.after) = (before, after)
                (it.oldWitness, it.witness) = (was.witness(to: a), now.witness(to: b))
                found.append(it)
            }
            switch (was.distance(of: a), now.distance(of: b)) {
            case (let steps?, nil): add(.unreachable, .breaking, Self.steps(steps), "no run")
            case (nil, let steps?): add(.reachable, .good, "no run", Self.steps(steps))
            case (let x?, let y?):
                if !was.isLinkOnly(a), now.isLinkOnly(b) {
                    add(.linkOnly, .notable, Self.steps(x), "by links alone")
                } else if was.isLinkOnly(a), !now.isLinkOnly(b) {
                    add(.reachable, .good, "by links alone", Self.steps(y))
                } else if y > x {
                    add(.farther, .notable, Self.steps(x), String(y))
                } else if y < x {
                    add(.nearer, .good, Self.steps(x), String(y))
                }
            case (nil, nil): break
            }
        }
    }

    private static func steps(_ count: Int) -> String { "\(count) \(count == 1 ? "step" : "steps")" }

    mutating func compareTransitions() {
        guard let was = old.runs, let now = new.runs else { return }
        let present = Dictionary(new.graph.transitions.ids.map { (after.subject(of: $0), $0) }) { a, _ in a }
        for id in old.graph.transitions.ids {
            guard let match = present[before.subject(of: id)] else { continue }
            if was.fires(id), !now.fires(match) {
                let element = before.element(id)
                let name = "\(element.owner ?? "").\(element.name)"
                var it = Consequence(kind: .neverFires, weight: .notable, subject: element.subject, name: name)
                (it.before, it.after) = ("fires", "never")
                found.append(it)
            }
        }
    }

    // MARK: Links

    mutating func compareLinks() {
        let (was, now) = (LinkMatcher(old.graph), LinkMatcher(new.graph))
        let (oldWays, newWays) = (LinkWays(old.graph), LinkWays(new.graph))
        let names = Dictionary(new.graph.deepLinks.ids.map { (link($0, after), $0) }) { a, _ in a }
        for id in old.graph.deepLinks.ids {
            let name = link(id, before)
            var it = Consequence(kind: .linkLost, weight: .breaking, subject: "deepLink:\(name)", name: name)
            let entries = samples(of: id, in: old.graph).filter { taker(of: $0, was, old.graph) == id }
            let lost = entries.compactMap { entry -> Consequence? in
                let taker = taker(of: entry, now, new.graph)
                if let taker, link(taker, after) == name { return nil }
                let isFallback = taker.map { new.graph.deepLinks[$0].isFallback } ?? true
                it.kind = isFallback ? .linkLost : .linkStolen
                it.before = words(of: entry)
                it.after = taker.map { "link \(link($0, after))" } ?? "no link"
                return it
            }.first
            if let lost {
                found.append(lost)
                continue
            }
            guard let match = names[name], !entries.isEmpty else { continue }
            let (a, b) = (way(id, before, oldWays), way(match, after, newWays))
            if a != b {
                (it.kind, it.weight, it.before, it.after) = (.linkChanged, .notable, a, b)
                found.append(it)
            }
        }
    }

    private func link(_ id: DeepLinkID, _ words: ElementWords) -> String {
        words.renaming(.deepLink, words.graph.text[words.graph.deepLinks[id].qualifiedName])
    }

    private func taker(of entry: LinkEntry, _ matcher: LinkMatcher, _ graph: NavGraph) -> DeepLinkID? {
        func first(_ texts: KeyPath<DeepLink, [DeepLink.Text]>, _ text: String) -> DeepLinkID? {
            graph.deepLinks.ids.first { graph.deepLinks[$0][keyPath: texts].contains { graph.text[$0.value] == text } }
        }
        switch entry {
        case .url(let url): return matcher.match(url)?.link
        case .shortcut(let text): return first(\.shortcuts, text)
        case .notification(let text): return first(\.notifications, text)
        case .activity(let text): return first(\.activities, text)
        }
    }

    private func words(of entry: LinkEntry) -> String {
        switch entry {
        case .url(let url): url
        case .shortcut(let text): "shortcut \(text)"
        case .notification(let text): "notification \(text)"
        case .activity(let text): "activity \(text)"
        }
    }

    /// Where a link leads and what it asks for.
    private func way(_ id: DeepLinkID, _ words: ElementWords, _ ways: LinkWays) -> String {
        let link = words.graph.deepLinks[id]
        let requires = link.requires.map { words.literal(words.graph.literals[$0]) }.joined(separator: ", ")
        let suffix = requires.isEmpty ? "" : ", requires \(requires)"
        switch link.by {
        case .path: break
        case .present: return "presents \(words.name(link.opens))\(suffix)"
        case .push: return "pushes \(words.name(link.opens))\(suffix)"
        }
        guard let way = ways.way(of: id) else { return "no way" }
        guard let end = way.end else { return words.name(link.opens) + suffix }
        let layers = end.layers.map { layer in
            let region = layer.regions[layer.active]
            let frames = region.frames.map { words.name($0.screen) }.joined(separator: " › ")
            return layer.regions.count > 1
                ? "\(words.name(layer.made)) [\(words.name(region.child))] \(frames)" : frames
        }
        return layers.joined(separator: " ⇡ ") + suffix
    }

    // MARK: Guards

    /// Which screens of both can be visible while what some `requires` names does not hold.
    mutating func compareGuards() {
        let (a, b) = (guards(before), guards(after))
        let names = a.union(b).sorted()
        let conditions = [before, after].map { words in
            Dictionary(words.graph.conditions.ids.map { (words.name($0), $0) }) { a, _ in a }
        }
        let shared = names.filter { name in
            let plain = name.hasPrefix("not ") ? String(name.dropFirst(4)) : name
            return conditions.allSatisfy { $0[plain] != nil }
        }
        if shared.isEmpty { return }
        do throws(RunLimit) {
            let was = try exposed(old.graph, screens.map(\.old), shared, conditions[0])
            let now = try exposed(new.graph, screens.map(\.new), shared, conditions[1])
            for (index, screen) in screens.enumerated() {
                for (number, name) in shared.enumerated() {
                    let place = index * shared.count + number
                    let (x, y) = (was.contains(place), now.contains(place))
                    if x == y { continue }
                    let isNamed = old.graph.requirements(of: screen.old).contains { before.literal($0) == name }
                    var it = Consequence(
                        kind: y ? .exposed : .sheltered, weight: y ? isNamed ? .breaking : .notable : .good,
                        subject: "screen:\(screen.name)", name: screen.name)
                    it.condition = name
                    found.append(it)
                }
            }
        } catch {
            notJudged.append("what is visible while a condition does not hold")
        }
    }

    /// What the `requires` of a graph name.
    private func guards(_ words: ElementWords) -> Set<String> {
        let graph = words.graph
        let all = graph.screens.flatMap { Array($0.requires) } + graph.flows.flatMap { Array($0.requires) }
        return Set(all.map { words.literal(graph.literals[$0]) })
    }

    /// The numbers of the pairs, screen by screen, of which a run shows the screen while the literal does not hold: of the
    /// laws that say it never does, those that fail.
    private func exposed(
        _ graph: NavGraph, _ screens: [ScreenID], _ literals: [String], _ conditions: [String: ConditionID]
    ) throws(RunLimit) -> Set<Int> {
        var asking = graph
        asking.checks = Table()
        for screen in screens {
            for name in literals {
                let isNegated = name.hasPrefix("not ")
                let condition = conditions[isNegated ? String(name.dropFirst(4)) : name]!
                let start = asking.literals.count
                _ = asking.literals.append(Literal(condition: condition, isNegated: !isNegated, span: .start))
                let law = Check.Law.neverWhen(screen, IDRange(start: UInt32(start), count: 1))
                let number = asking.checks.count + 1
                _ = asking.checks.append(
                    Check(name: .none, number: number, file: FileID(raw: 0), span: .start, law: law))
            }
        }
        let runs = RunAnalysis(asking)
        if let limit = runs.limit { throw limit }
        return Set(try runs.failedChecks().map { asking.checks[$0.check].number - 1 })
    }
}

/// Entries that stand for all that a link takes: each of its schemes and hosts, and for placeholders their names and
/// values of their types; of a query what is required.
func samples(of id: DeepLinkID, in graph: NavGraph) -> [LinkEntry] {
    let link = graph.deepLinks[id]
    let domain = LinkDomain(of: link, in: graph)
    let bases =
        domain.schemes.map { String(decoding: $0, as: UTF8.self) + "://" }
        + domain.hosts.map { host in
            let text = String(decoding: host, as: UTF8.self)
            return "https://" + (text.hasPrefix("*.") ? "www" + text.dropFirst() : text)
        }
    var entries: [LinkEntry] = []
    let matcher = LinkMatcher(graph)
    for template in matcher.templates where template.link == id {
        for values in [
            nil, "1", "true", "00000000-0000-0000-0000-000000000000", "https%3A%2F%2Fexample.com", "2000-01-01",
        ] as [String?] {
            var path = ""
            for segment in template.template.segments {
                switch segment {
                case .literal(let literal): path += "/" + percentEncoded(graph.text[literal])
                case .placeholder(let name): path += "/" + (values ?? percentEncoded(graph.text[name]))
                case .any: path += "/x"
                }
            }
            if path.isEmpty { path = "/" }
            let query = template.query.filter { !$0.isOptional }.map { param in
                "\(percentEncoded(graph.text[param.name]))=\(values ?? percentEncoded(graph.text[param.name]))"
            }.joined(separator: "&")
            for base in bases { entries.append(.url(base + path + (query.isEmpty ? "" : "?" + query))) }
        }
    }
    entries += link.shortcuts.map { .shortcut(graph.text[$0.value]) }
    entries += link.notifications.map { .notification(graph.text[$0.value]) }
    entries += link.activities.map { .activity(graph.text[$0.value]) }
    return entries
}
