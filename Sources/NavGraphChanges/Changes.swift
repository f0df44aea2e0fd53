import NavGraphModel
import NavGraphSyntax

/// What became of an element from one graph to another.
package struct GraphChange {
    package enum Kind: String, Sendable, CaseIterable { case added, removed, changed, moved, renamed }

    /// A key of the element; `nil` where it has none.
    package struct Key {
        package var path: String
        package var before: JSON?
        package var after: JSON?
    }

    package var kind: Kind
    /// As the new graph has it; of what is removed as the old one has it.
    package var element: GraphElement
    /// As the old graph has it; `nil` for what is added.
    package var old: GraphElement?
    /// Where it stood: the flow of what moved, the name of what is renamed.
    package var from: String?
    package var keys: [Key]
    /// Of an element that is there in both: its name in the old graph.
    package var oldName: String?
}

/// The differences of two graphs, and how elements of the old one are called in the new one.
package struct GraphChanges {
    package var changes: [GraphChange] = []
    package var renaming = Renaming()

    /// O(size), times the number of elements that are renamed.
    package init(from old: NavGraph, to new: NavGraph) {
        let after = graphElements(new)
        renaming = renames(from: old, to: after)
        let before = graphElements(old, renaming: renaming)
        let oldNames = Dictionary(zip(before, graphElements(old)).map { ($0.subject, $1.name) }) { a, _ in a }
        let (known, present) = (bySubject(before), bySubject(after))
        func isOwned(_ element: GraphElement, within elements: [String: GraphElement]) -> Bool {
            guard let owner = element.owner else { return false }
            return elements["screen:\(owner)"] == nil && elements["flow:\(owner)"] == nil
                && elements["events:\(owner)"] == nil && owner != "app"
        }
        for element in after {
            guard let old = known[element.subject] else {
                if isOwned(element, within: known) { continue }
                let keys = Self.keys(nil, element, owned: transitions(of: element, in: after))
                changes.append(GraphChange(kind: .added, element: element, keys: keys))
                continue
            }
            let oldName = oldNames[element.subject]
            let keys = Self.keys(old, element)
            let isMoved = old.flow != element.flow
            let isRenamed = oldName != element.name
            if keys.isEmpty && !isMoved && !isRenamed { continue }
            var change = GraphChange(kind: .changed, element: element, old: old, keys: keys, oldName: oldName)
            if isMoved { (change.kind, change.from) = (.moved, old.flow ?? "") }
            if isRenamed { (change.kind, change.from) = (.renamed, oldName) }
            changes.append(change)
        }
        for element in before where present[element.subject] == nil && !isOwned(element, within: present) {
            let keys = Self.keys(element, nil, owned: transitions(of: element, in: before))
            changes.append(GraphChange(kind: .removed, element: element, old: element, keys: keys))
        }
    }

    /// The keys that differ; of an element that is added or removed all, with its transitions.
    private static func keys(
        _ old: GraphElement?, _ new: GraphElement?, owned: [GraphElement] = []
    ) -> [GraphChange.Key] {
        var result: [GraphChange.Key] = []
        func onOneSide(_ path: String, _ value: JSON) {
            result.append(
                GraphChange.Key(path: path, before: new == nil ? value : nil, after: new == nil ? nil : value))
        }
        for (key, value) in new?.keys ?? [] {
            let before = old?[key]
            if before?.bytes(lineDepth: 0) != value.bytes(lineDepth: 0) {
                result.append(GraphChange.Key(path: key, before: before, after: value))
            }
        }
        for (key, value) in old?.keys ?? [] where new?[key] == nil {
            result.append(GraphChange.Key(path: key, before: value, after: nil))
        }
        if !owned.isEmpty { onOneSide("transitions", .object(owned.map { ($0.name, .object($0.keys)) })) }
        if old == nil || new == nil, let flow = (old ?? new)?.flow { onOneSide("flow", .string(flow)) }
        return result
    }
}

private func bySubject(_ elements: [GraphElement]) -> [String: GraphElement] {
    Dictionary(elements.map { ($0.subject, $0) }) { a, _ in a }
}

private func transitions(of element: GraphElement, in elements: [GraphElement]) -> [GraphElement] {
    guard element.kind == .screen || element.kind == .flow || element.kind == .group else { return [] }
    return elements.filter { $0.kind == .transition && $0.owner == element.name }
}

/// Of what is removed and added, the pairs that are the same but for their name: with what they own, and no third.
private func renames(from old: NavGraph, to after: [GraphElement]) -> Renaming {
    var renaming = Renaming()
    let present = Set(after.map(\.subject))
    let originals = graphElements(old)
    while true {
        let before = graphElements(old, renaming: renaming)
        let known = Set(before.map(\.subject))
        let gone = before.filter { !present.contains($0.subject) && hasName($0) }
        let come = after.filter { !known.contains($0.subject) && hasName($0) }
        let names = Dictionary(zip(before, originals).map { ($0.subject, $1.name) }) { a, _ in a }
        func fits(_ element: GraphElement, _ other: GraphElement) -> Bool {
            other.kind == element.kind && other.owner == element.owner && other.flow == element.flow
                && isSame(element, other, named: names[element.subject]!)
        }
        let pair = gone.lazy.compactMap { element -> (old: GraphElement, new: GraphElement)? in
            let candidates = come.filter { fits(element, $0) }
            guard candidates.count == 1 else { return nil }
            let hasRival = gone.contains { $0.subject != element.subject && fits($0, candidates[0]) }
            return hasRival ? nil : (element, candidates[0])
        }.first
        guard let (element, new) = pair else { return renaming }
        let name = names[element.subject]!
        renaming.names[Renaming.Element(kind: element.kind, owner: element.owner, name: name)] = new.name
    }

    func hasName(_ element: GraphElement) -> Bool { element.kind != .importAlias && element.kind != .file }

    func isSame(_ element: GraphElement, _ other: GraphElement, named name: String) -> Bool {
        var attempt = renaming
        attempt.names[Renaming.Element(kind: element.kind, owner: element.owner, name: name)] = other.name
        let all = graphElements(old, renaming: attempt)
        guard let renamed = all.first(where: { $0.subject == other.subject }) else { return false }
        func text(_ element: GraphElement, among elements: [GraphElement]) -> [[UInt8]] {
            let owned = transitions(of: element, in: elements)
            return [element.keys, owned.map { ($0.name, .object($0.keys)) }].map { JSON.object($0).bytes() }
        }
        return text(renamed, among: all) == text(other, among: after)
    }
}
