import NavGraphModel
import NavGraphRuns

/// Links that are lost, stolen, new, or lead elsewhere. DIFF 4.
extension Comparison {
    func linkRows() -> (rows: [Consequence], notJudged: [String]) {
        let entries = LinkEntries(before, after)
        let ways = sharedLinks.flatMap { wayRows($0.old, $0.new) }
        return (takerRows(entries.all) + ways + valueRows(entries.all), entries.notJudged)
    }

    private var sharedLinks: [(old: DeepLinkID, new: DeepLinkID)] {
        let olds = Dictionary(old.deepLinks.ids.map { (before.name($0), $0) }) { a, _ in a }
        return new.deepLinks.ids.compactMap { id in olds[after.name(id)].map { ($0, id) } }
    }

    // MARK: Who takes them

    private func takerRows(_ entries: [JudgedEntry]) -> [Consequence] {
        let bases = LinkDomain(new)
        let present = Set((bases.hosts + bases.schemes).map { String(decoding: $0, as: UTF8.self) })
        // What differs on a host or scheme that is gone makes one row.
        func isGone(_ entry: JudgedEntry) -> Bool { entry.base.map { !present.contains($0) } ?? false }
        var rows: [Consequence] = []
        for base in entries.filter(isGone).compactMap(\.base).unique() {
            let mine = entries.filter { $0.base == base && $0.oldName != nil && $0.newName == nil }
            guard let first = mine.min(by: { $0.old?.id.index ?? 0 < $1.old?.id.index ?? 0 }) else { continue }
            let names = Set(mine.compactMap(\.oldName)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            var row = Consequence(.linkLost, .breaking, of: names.map { "deepLink:\($0)" })
            (row.after, row.cause, row.samples) = ("no link", causeWithoutRun(of: "file"), [first.words])
            let links: Phrase = names.count == 1 ? "1 link" : "\(count: names.count) links"
            row.sentence = "\(base) no longer opens anything: \(links) (\(listed(names)))"
            rows.append(row)
        }
        let kept = entries.filter { !isGone($0) }
        func taken(_ entry: JudgedEntry) -> (template: String, order: Int)? {
            if let old = entry.old, entry.oldName != nil {
                return ("\(old.name) \(old.template ?? "")", old.id.index)
            }
            guard let new = entry.new, entry.newName != nil else { return nil }
            return ("new \(new.name) \(new.template ?? "")", self.old.deepLinks.count + new.id.index)
        }
        let byTemplate = Dictionary(grouping: kept) { taken($0)?.template ?? "" }
        var known: Set<String> = []
        let told = kept.enumerated().filter { $0.element.oldName != $0.element.newName }.sorted { a, b in
            (taken(a.element)?.order ?? 0, a.offset) < (taken(b.element)?.order ?? 0, b.offset)
        }
        for (_, entry) in told {
            let template = taken(entry)?.template ?? ""
            let pair = "\(template)|\(entry.old?.name ?? "") → \(entry.new?.name ?? "")"
            if known.insert(pair).inserted, let row = row(of: entry, among: byTemplate[template] ?? []) {
                rows.append(row)
            }
        }
        return rows
    }

    private func row(of judged: JudgedEntry, among all: [JudgedEntry]) -> Consequence? {
        let isAlways = all.allSatisfy { $0.new?.name == judged.new?.name }
        let opened = judged.new.map { named($0, after) } ?? "nothing"
        let how: Phrase = isAlways ? "no longer opens" : "no longer always opens"
        let sample: Phrase = judged.base == nil ? "it" : "\(url: judged.words)"
        var row: Consequence
        if let old = judged.old, !old.isFallback {
            let name = old.name
            row = Consequence(judged.newName == nil ? .linkLost : .linkStolen, .breaking, of: ["deepLink:\(name)"])
            row.sentence = "\(old.template ?? "") \(how) \(named(old, before)): \(sample) now opens \(opened)"
            let candidates =
                judged.newName.map { ["deepLink:\(name)", "deepLink:\($0)"] }
                ?? ["deepLink:\(name)"] + opening(old.id, isNew: false)
            row.cause = causeWithoutRun(among: candidates)
        } else {
            guard let new = judged.new else { return nil }
            row = Consequence(.linkNew, .good, of: ["deepLink:\(new.name)"])
            let was = judged.old.map { named($0, before) } ?? "nothing"
            row.sentence = "\(new.template ?? "") now opens \(named(new, after)): \(sample) opened \(was)"
            row.cause = causeWithoutRun(among: ["deepLink:\(new.name)"] + opening(new.id, isNew: true))
        }
        row.before = judged.old.map { "link \($0.name)" } ?? "no link"
        row.after = judged.new.map { "link \($0.name)" } ?? "no link"
        if judged.base != nil { row.samples = [judged.words] }
        return row
    }

    private func named(_ taken: LinkTakers.Taken, _ words: ElementWords) -> Phrase {
        let name = words.name(words.graph.deepLinks[taken.id].opens)
        return name.isEmpty || name == taken.name ? "\(taken.name)" : "\(name) (link \(taken.name))"
    }

    private func opening(_ id: DeepLinkID, isNew: Bool) -> [String] {
        let words = words(isNew: isNew)
        let link = words.graph.deepLinks[id]
        var all = [words.subject(of: link.opens)].compactMap(\.self)
        let named = Set(link.with.map { words.graph.text[words.graph.arguments[$0].value] })
        all += words.graph.resolvers.ids.map { words.element($0) }.filter { named.contains($0.name) }.map(\.subject)
        return all + ["file"]
    }

    // MARK: Where they lead

    private func wayRows(_ a: DeepLinkID, _ b: DeepLinkID) -> [Consequence] {
        guard let oldRuns, let newRuns else { return [] }
        let name = after.name(b)
        var rows: [Consequence] = []
        func row(from was: String, to now: String, _ sentence: Phrase) {
            var row = Consequence(.linkChanged, .notable, of: ["deepLink:\(name)"])
            (row.before, row.after, row.sentence) = (was, now, sentence)
            row.cause = causeWithoutRun(among: wayCauses(of: a, and: b, named: name))
            rows.append(row)
        }
        let (was, now) = (before.end(of: a, oldRuns), after.end(of: b, newRuns))
        if was != now { row(from: was, to: now, "link \(name) now leads to \(now), no longer to \(was)") }
        let (waited, waits) = (waiting(a, isNew: false), waiting(b, isNew: true))
        if waited != waits {
            func words(_ literals: [String]) -> Phrase { literals.isEmpty ? "\("nothing")" : Phrase.names(literals) }
            func text(_ literals: [String]) -> String {
                literals.isEmpty ? "nothing" : literals.joined(separator: ", ")
            }
            row(
                from: text(waited), to: text(waits),
                "link \(name) now waits for \(words(waits)), no longer for \(words(waited))")
        }
        return rows
    }

    /// Whether a link of both goes the same way, and waits for the same, at its start and until its end; without a way
    /// in either graph no run follows it.
    func goesAlike(_ a: DeepLinkID, _ b: DeepLinkID) -> Bool {
        guard let oldRuns, let newRuns, waiting(a, isNew: false) == waiting(b, isNew: true) else { return false }
        let (was, now) = (old.deepLinks[a], new.deepLinks[b])
        if let x = oldRuns.unroutable[a], let y = newRuns.unroutable[b] { return !x.isOpen && !y.isOpen }
        guard was.isByPath, now.isByPath else { return before.name(was.opens) == after.name(now.opens) }
        guard let x = oldRuns.linkWay(of: a), let y = newRuns.linkWay(of: b) else { return false }
        return before.name(x.root) == after.name(y.root) && x.steps.map(old.spelled) == y.steps.map(new.spelled)
            && x.events.allSatisfy { old.parts(of: $0).allSatisfy { old.alternatives[$0].sets.isEmpty } }
            && y.events.allSatisfy { new.parts(of: $0).allSatisfy { new.alternatives[$0].sets.isEmpty } }
    }

    private func waiting(_ id: DeepLinkID, isNew: Bool) -> [String] {
        let words = words(isNew: isNew)
        let graph = words.graph
        let link = graph.deepLinks[id]
        if link.pending == .never { return [] }
        var literals = link.requires.map { graph.literals[$0] }
        let stops =
            link.isByPath
            ? runs(isNew: isNew)?.linkWay(of: id)?.stops ?? [] : [graph.stop(opening: link.opens)].compactMap(\.self)
        for stop in stops { literals += stop.visible.flatMap { graph.requirements(of: $0) } }
        let facts = literals.compactMap { sets.fact(words.literal($0)) }
        return sets.texts(sets.tidied(facts) ?? Set(facts).sorted())
    }

    private func wayCauses(of a: DeepLinkID, and b: DeepLinkID, named name: String) -> [String] {
        let (was, now) = (oldRuns?.linkWay(of: a), newRuns?.linkWay(of: b))
        func transitions(_ way: LinkWay?, _ words: ElementWords) -> [String] {
            (way?.events ?? []).compactMap { words.graph.alternatives[$0].transition }.map { words.subject(of: $0) }
        }
        func tabs(_ way: LinkWay?, _ words: ElementWords) -> [(name: String, flow: String?)] {
            (way?.steps ?? []).compactMap { step in
                guard case .tab(let child) = step else { return nil }
                let owner = words.graph.flows.ids.first { words.graph.flows[$0].children.contains(child) }
                return (words.name(words.graph.children[child].target), owner.map { "flow:\(words.name($0))" })
            }
        }
        let (oldTabs, newTabs) = (tabs(was, before), tabs(now, after))
        let differing = newTabs.enumerated().first {
            $0.offset >= oldTabs.count || oldTabs[$0.offset].name != $0.element.name
        }
        var all = ["deepLink:\(name)"] + transitions(now, after)
        all += [differing?.element.flow].compactMap(\.self) + transitions(was, before)
        for (way, id, words) in [(now, b, after), (was, a, before)] {
            all += [words.subject(of: way?.root)].compactMap(\.self)
            let opens = words.graph.deepLinks[id].opens
            all += [words.subject(of: opens)].compactMap(\.self)
            if let screen = opens?.screen { all += words.graph.flows(around: screen).map { "flow:\(words.name($0))" } }
        }
        // It has the default of `pending`.
        if old.deepLinks[a].pending != new.deepLinks[b].pending { all.append("file") }
        return all
    }

    // MARK: What they give

    private func valueRows(_ entries: [JudgedEntry]) -> [Consequence] {
        var known: Set<String> = []
        return entries.compactMap { judged -> Consequence? in
            guard let was = judged.old, let now = judged.new, was.name == now.name, judged.base != nil,
                !known.contains(was.name)
            else { return nil }
            let gone = was.values.filter { value in !now.values.contains { $0 == value } }
            let come = now.values.filter { value in !was.values.contains { $0 == value } }
            if gone.isEmpty, come.isEmpty { return nil }
            known.insert(was.name)
            if isRespelled(was.id, now.id) { return nil }
            func words(_ values: [(name: String, text: String)]) -> Phrase {
                values.first.map { "\($0.name) \($0.text)" } ?? "\("nothing")"
            }
            func text(_ values: [(name: String, text: String)]) -> String {
                values.first.map { "\($0.name) \($0.text)" } ?? "nothing"
            }
            var row = Consequence(.linkChanged, .notable, of: ["deepLink:\(now.name)"])
            (row.before, row.after, row.samples) = (text(gone), text(come), [judged.words])
            row.sentence = "link \(now.name) now gives \(words(come)), no longer \(words(gone))"
            row.cause = causeWithoutRun(among: ["deepLink:\(now.name)"] + opening(now.id, isNew: true))
            return row
        }
    }

    /// Whether the templates of a link differ in names of placeholders alone.
    func isRespelled(_ a: DeepLinkID, _ b: DeepLinkID) -> Bool {
        func shape(_ id: DeepLinkID, _ words: ElementWords) -> [String] {
            let matcher = LinkMatcher(words.graph)
            return matcher.templates.filter { $0.link == id }.map { template in
                template.template.segments.indices.map { index in
                    switch template.template.segments[index] {
                    case .literal(let text): "/" + words.graph.text[text]
                    case .placeholder: "/{\(template.valueType(of: index).map { "\($0)" } ?? "")}"
                    case .any: "/*"
                    }
                }.joined() + (template.template.hasRest ? "/**" : "")
            }
        }
        let (old, new) = (
            self.old.deepLinks[a].urls.map { self.old.text[$0.text] },
            self.new.deepLinks[b].urls.map { self.new.text[$0.text] }
        )
        return old != new && shape(a, before) == shape(b, after)
    }
}

/// `` `a`, `b`, `c` and 5 more``.
private func listed(_ names: [String]) -> Phrase {
    let shown = names.prefix(3).enumerated().reduce(Phrase()) { text, name in
        name.offset == 0 ? "\(name.element)" : "\(text), \(name.element)"
    }
    return names.count > 3 ? "\(shown) and \(count: names.count - 3) more" : shown
}

extension ElementWords {
    /// Of a screen or flow.
    func subject(of target: Target?) -> String? {
        target.map { "\($0.kind):\(name($0))" }
    }

    /// What a link leads to: `main [orders] orderList › orderDetail`.
    func end(of id: DeepLinkID, _ runs: RunAnalysis) -> String {
        let link = graph.deepLinks[id]
        if !link.isByPath { return "\(link.isByPush ? "pushes" : "presents") \(name(link.opens))" }
        guard let way = runs.linkWay(of: id) else { return "no way" }
        guard let end = way.end else { return name(link.opens) }
        return end.layers.map { layer in
            let region = layer.regions[layer.active]
            let frames = region.frames.map { name($0.screen) }.joined(separator: " › ")
            return layer.regions.count > 1 ? "\(name(layer.made)) [\(name(region.child))] \(frames)" : frames
        }.joined(separator: " ⇡ ")
    }
}
