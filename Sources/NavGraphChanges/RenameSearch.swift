import NavGraphModel
import NavGraphSyntax

/// Which removed and added elements are the same by another name. DIFF 2, "Renamed".
///
/// First come elements that moved to a module or from one. Rule 0 takes all pairs at once whose texts, without any name, are
/// unique; rule 1 takes what is equal once one name is put for the other; rule 2 takes screens and flows that are alike. What a
/// taken pair changes is asked again, nothing else, so that rules 0 and 1 take O(size); rule 2 compares all that is left by
/// pairs.
struct RenameSearch {
    /// An element that has a name, and its transitions.
    private struct Entry {
        var kind: GraphElement.Kind
        var owner: String?
        var name: String
        var flow: String?
        /// Its own keys, by the names of a renaming.
        var element: (ElementWords) -> GraphElement
        var owned: [TransitionID] = []

        var key: Renaming.Element { Renaming.Element(kind: kind, owner: owner, name: name) }
        func text(_ words: ElementWords) -> String { words.text(of: element(words), owned) }
    }
    private static let mark = "\u{1}"

    private let old, new: NavGraph
    private var result = Renaming()

    init(from old: NavGraph, to new: NavGraph) { (self.old, self.new) = (old, new) }

    func renaming() -> Renaming {
        var search = self
        let (olds, news) = (Self.entries(of: old), Self.entries(of: new))
        search.takeMoved(olds, news)
        search.search(olds, news)
        // Transitions have a name each within what has them, and that is known by now.
        let words = ElementWords(graph: old, renaming: search.result)
        search.search(
            Self.transitions(of: words), Self.transitions(of: ElementWords(graph: new, renaming: Renaming())))
        return search.result
    }

    private static func entries(of graph: NavGraph) -> [Entry] {
        let plain = ElementWords(graph: graph, renaming: Renaming())
        func entry(_ make: @escaping (ElementWords) -> GraphElement, _ owned: [TransitionID] = []) -> Entry {
            let element = make(plain)
            return Entry(
                kind: element.kind, owner: element.owner, name: element.name, flow: element.flow, element: make,
                owned: owned)
        }
        var all = graph.flows.ids.map { id in entry({ $0.element(id) }, Array(graph.flows[id].transitions)) }
        all += graph.screens.ids.map { id in entry({ $0.element(id) }, Array(graph.screens[id].transitions)) }
        all += graph.groups.ids.map { id in entry({ $0.element(id) }, Array(graph.groups[id].transitions)) }
        all += graph.deepLinks.ids.map { id in entry { $0.element(id) } }
        all += graph.conditionElements.map { id in entry { $0.element(id) } }
        all += graph.resolvers.ids.map { id in entry { $0.element(id) } }
        all += graph.checks.ids.filter { !graph.checks[$0].name.isEmpty }.map { id in entry { $0.element(id) } }
        return all
    }

    private static func transitions(of words: ElementWords) -> [Entry] {
        words.graph.transitions.ids.map { id in
            let element = words.element(id)
            return Entry(
                kind: .transition, owner: element.owner, name: element.name, flow: nil, element: { $0.element(id) })
        }
    }

    // MARK: One search

    private mutating func search(_ olds: [Entry], _ news: [Entry]) {
        func present(_ entries: [Entry], _ renaming: Renaming) -> Set<String> {
            Set(entries.map { "\($0.kind) \($0.owner ?? "") \(renaming($0.kind, $0.name, of: $0.owner))" })
        }
        let (was, isNow) = (present(olds, result), present(news, Renaming()))
        func key(_ entry: Entry) -> String { "\(entry.kind) \(entry.owner ?? "") \(entry.name)" }
        let owners = Set(news.map { $0.owner ?? "" }).intersection(olds.map { $0.owner ?? "" })
        var gone = olds.filter { !isNow.contains(key($0)) && owners.contains($0.owner ?? "") }
        var come = news.filter { !was.contains(key($0)) && owners.contains($0.owner ?? "") }
        if gone.isEmpty || come.isEmpty { return }
        takeAllAtOnce(&gone, &come)
        takeEqual(&gone, &come)
        while takeAlike(&gone, &come) { takeEqual(&gone, &come) }
    }

    // MARK: Modules

    /// Takes what has the same name in a module of one side and outside of it on the other, and is equal or alike then.
    private mutating func takeMoved(_ olds: [Entry], _ news: [Entry]) {
        func names(_ entries: [Entry]) -> Set<String> { Set(entries.map { "\($0.kind) \($0.name)" }) }
        let (was, isNow) = (names(olds), names(news))
        func isGone(_ entry: Entry) -> Bool { !isNow.contains("\(entry.kind) \(entry.name)") }
        func isNew(_ entry: Entry) -> Bool { !was.contains("\(entry.kind) \(entry.name)") }
        func last(_ name: String) -> Substring {
            name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...]
        }
        let come = Dictionary(grouping: news.filter(isNew)) { "\($0.kind) \(last($0.name))" }
        var pairs: [(old: Entry, new: Entry)] = olds.filter(isGone).compactMap { entry in
            let others = (come["\(entry.kind) \(last(entry.name))"] ?? []).filter { other in
                (moduleOf(entry.name).isEmpty || moduleOf(other.name).isEmpty) && entry.name != other.name
            }
            return others.count == 1 ? (entry, others[0]) : nil
        }
        let once = Dictionary(grouping: pairs) { $0.new.key }
        pairs.removeAll { once[$0.new.key]?.count != 1 }
        // Without those that are not alike, others are less alike.
        while !pairs.isEmpty {
            var attempt = result
            for pair in pairs { attempt.names[pair.old.key] = pair.new.name }
            let (before, after) = (
                ElementWords(graph: old, renaming: attempt), ElementWords(graph: new, renaming: Renaming())
            )
            let leaves = (Leaves(old, attempt), Leaves(new, Renaming()))
            let kept = pairs.filter { pair in
                if before.movedText(of: pair.old.element(before), pair.old.owned)
                    == after.movedText(of: pair.new.element(after), pair.new.owned)
                {
                    return true
                }
                guard pair.old.kind == .screen || pair.old.kind == .flow else { return false }
                let name = pair.new.name
                return Leaves.likeness(
                    leaves.0.leaves(of: pair.old.kind, name), leaves.1.leaves(of: pair.new.kind, name))
                    >= Self.leastLikeness
            }
            if kept.count == pairs.count {
                result = attempt
                return
            }
            pairs = kept
        }
    }

    /// The kind, owner and flow that both of a pair have.
    private func group(_ entry: Entry, _ renaming: Renaming) -> String {
        let flow = entry.kind == .screen ? entry.flow.map { renaming(.flow, $0) } ?? "" : ""
        return "\(entry.kind) \(entry.owner ?? "") \(flow) "
    }

    private mutating func take(_ old: Entry, _ new: Entry) { result.names[old.key] = new.name }

    /// Rule 0.
    private mutating func takeAllAtOnce(_ gone: inout [Entry], _ come: inout [Entry]) {
        var masked = Renaming()
        masked.mask = Self.mark
        func unique(_ entries: [Entry], _ graph: NavGraph) -> [String: Int] {
            let words = ElementWords(graph: graph, renaming: masked)
            var found: [String: [Int]] = [:]
            for (index, entry) in entries.enumerated() {
                let flow = entry.kind == .screen ? entry.flow == nil ? "-" : "+" : ""
                found["\(entry.kind) \(entry.owner ?? "") \(flow) \(entry.text(words))", default: []].append(index)
            }
            return found.filter { $1.count == 1 }.mapValues { $0[0] }
        }
        let (olds, news) = (unique(gone, old), unique(come, new))
        var attempt = result
        var pairs: [(old: Int, new: Int)] = []
        for (text, index) in olds {
            guard let other = news[text] else { continue }
            pairs.append((index, other))
            attempt.names[gone[index].key] = come[other].name
        }
        let (before, after) = (
            ElementWords(graph: old, renaming: attempt), ElementWords(graph: new, renaming: Renaming())
        )
        pairs.removeAll { pair in
            let (entry, other) = (gone[pair.old], come[pair.new])
            return group(entry, attempt) != group(other, Renaming()) || entry.text(before) != other.text(after)
        }
        for pair in pairs { take(gone[pair.old], come[pair.new]) }
        let (takenOld, takenNew) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
        gone = gone.indices.filter { !takenOld.contains($0) }.map { gone[$0] }
        come = come.indices.filter { !takenNew.contains($0) }.map { come[$0] }
    }

    /// Rule 1, until nothing is taken. A pair changes the texts of those alone that name it.
    private mutating func takeEqual(_ gone: inout [Entry], _ come: inout [Entry]) {
        var news: [String: [Int]] = [:]
        for (index, entry) in come.enumerated() {
            news[text(of: entry, in: new, Renaming()), default: []].append(index)
        }
        var texts = gone.map { text(of: $0, in: old, result) }
        var olds: [String: Set<Int>] = [:]
        for (index, text) in texts.enumerated() { olds[text, default: []].insert(index) }
        let plain = ElementWords(graph: old, renaming: Renaming())
        var naming: [String: [Int]] = [:]
        for (index, entry) in gone.enumerated() {
            for name in plain.names(in: entry.element(plain), entry.owned) { naming[name, default: []].append(index) }
        }
        var taken: (olds: Set<Int>, news: Set<Int>) = ([], [])
        var pending = texts
        var next = 0
        while next < pending.count {
            let text = pending[next]
            next += 1
            guard let old = olds[text], old.count == 1, let new = news[text], new.count == 1, let index = old.first,
                let other = new.first
            else { continue }
            take(gone[index], come[other])
            (olds[text], news[text]) = (nil, nil)
            taken.olds.insert(index)
            taken.news.insert(other)
            for affected in naming[gone[index].name] ?? [] where !taken.olds.contains(affected) {
                let now = self.text(of: gone[affected], in: self.old, result)
                if now == texts[affected] { continue }
                olds[texts[affected]]?.remove(affected)
                texts[affected] = now
                olds[now, default: []].insert(affected)
                pending.append(now)
            }
        }
        gone = gone.indices.filter { !taken.olds.contains($0) }.map { gone[$0] }
        come = come.indices.filter { !taken.news.contains($0) }.map { come[$0] }
    }

    private func text(of entry: Entry, in graph: NavGraph, _ renaming: Renaming) -> String {
        let words = ElementWords(graph: graph, renaming: renaming.calling(entry.key, Self.mark))
        return group(entry, renaming) + entry.text(words)
    }

    /// Of more pairs than this, all that are clear are taken at once.
    private static let mostPairs = 2_500

    /// Rule 2: takes the pair that is most alike; `false`: no pair is left.
    private mutating func takeAlike(_ gone: inout [Entry], _ come: inout [Entry]) -> Bool {
        func places(_ entries: [Entry]) -> [Int] {
            entries.indices.filter { entries[$0].kind == .screen || entries[$0].kind == .flow }
        }
        let (olds, news) = (places(gone), places(come))
        if olds.isEmpty || news.isEmpty { return false }
        let (before, after) = (Leaves(old, result), Leaves(new, Renaming()))
        let newLeaves = news.map { after.leaves(of: come[$0].kind, come[$0].name) }
        let newGroups = news.map { group(come[$0], Renaming()) }
        var all: [(old: Int, new: Int, likeness: Int)] = []
        for index in olds {
            let entry = gone[index]
            let leaves = before.leaves(of: entry.kind, entry.name)
            let group = group(entry, result)
            for (number, other) in news.enumerated() where newGroups[number] == group {
                let likeness = Leaves.likeness(leaves, newLeaves[number])
                if likeness >= Self.leastLikeness { all.append((index, other, likeness)) }
            }
        }
        // By element, how alike its best pair is, and how many are.
        var (bestOfOld, bestOfNew): ([Int: (Int, Int)], [Int: (Int, Int)]) = ([:], [:])
        func count(_ likeness: Int, _ known: inout (Int, Int)) {
            known = likeness > known.0 ? (likeness, 1) : likeness == known.0 ? (likeness, known.1 + 1) : known
        }
        for pair in all {
            count(pair.likeness, &bestOfOld[pair.old, default: (0, 0)])
            count(pair.likeness, &bestOfNew[pair.new, default: (0, 0)])
        }
        let clear = all.filter { pair in
            [bestOfOld[pair.old], bestOfNew[pair.new]].allSatisfy { $0.map { $0 == (pair.likeness, 1) } ?? false }
        }
        let highest = all.map(\.likeness).max() ?? 0
        let taken =
            olds.count * news.count > Self.mostPairs ? clear : Array(clear.filter { $0.likeness == highest }.prefix(1))
        if taken.isEmpty { return false }
        for pair in taken { take(gone[pair.old], come[pair.new]) }
        let (goneOld, goneNew) = (Set(taken.map(\.old)), Set(taken.map(\.new)))
        gone = gone.indices.filter { !goneOld.contains($0) }.map { gone[$0] }
        come = come.indices.filter { !goneNew.contains($0) }.map { come[$0] }
        return true
    }
    private static let leastLikeness = 60
}

extension ElementWords {
    /// The same without `public`, which modules have to say.
    fileprivate func movedText(of element: GraphElement, _ owned: [TransitionID]) -> String {
        var element = element
        element.keys.removeAll { $0.key == "public" }
        return text(of: element, owned)
    }

    fileprivate func text(of element: GraphElement, _ owned: [TransitionID]) -> String {
        let transitions = owned.map { id -> (key: String, value: JSON) in
            let transition = self.element(id)
            return (transition.name, .object(transition.keys))
        }
        return String(
            decoding: JSON.array([.object(element.keys), .object(transitions)]).bytes(lineDepth: 0), as: UTF8.self)
    }

    fileprivate func names(in element: GraphElement, _ owned: [TransitionID]) -> Set<String> {
        var names: Set<String> = element.flow.map { [$0] } ?? []
        func add(_ value: JSON) {
            switch value {
            case .string(let text):
                names.insert(text)
                if let dot = text.lastIndex(of: ".") { names.insert(String(text[..<dot])) }
                if text.hasPrefix("not ") { names.insert(String(text.dropFirst(4))) }
            case .array(let values): values.forEach(add)
            case .object(let members):
                for (key, value) in members {
                    names.insert(key)
                    add(value)
                }
            case .null, .bool, .int, .number, .deferred: break
            }
        }
        add(.object(element.keys))
        for id in owned { add(.object(self.element(id).keys)) }
        return names
    }
}
