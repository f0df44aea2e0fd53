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
        let oldNames = graphElements(old)
        let originals = Dictionary(zip(before, oldNames).map { ($0.subject, $1) }) { a, _ in a }
        let known = Dictionary(before.map { ($0.subject, $0) }) { a, _ in a }
        let present = Set(after.map(\.subject))
        func isOwned(_ element: GraphElement, within elements: [String: GraphElement]) -> Bool {
            guard let owner = element.owner else { return false }
            return elements["screen:\(owner)"] == nil && elements["flow:\(owner)"] == nil && owner != "app"
        }
        let byName = Dictionary(after.map { ($0.subject, $0) }) { a, _ in a }
        for element in after {
            guard let old = known[element.subject] else {
                if isOwned(element, within: known) { continue }
                let owned = after.filter {
                    $0.kind == .transition && $0.owner == element.name && element.kind != .transition
                }
                changes.append(
                    GraphChange(kind: .added, element: element, keys: Self.keys(nil, element, owned: owned)))
                continue
            }
            let original = originals[element.subject]
            let keys = Self.keys(old, element)
            let isMoved = old.flow != element.flow
            let isRenamed = original.map { $0.name != element.name } ?? false
            if keys.isEmpty && !isMoved && !isRenamed { continue }
            var change = GraphChange(kind: .changed, element: element, old: old, keys: keys)
            change.oldName = original?.name
            if isMoved { (change.kind, change.from) = (.moved, old.flow ?? "") }
            if isRenamed { (change.kind, change.from) = (.renamed, original?.name) }
            changes.append(change)
        }
        for element in before where !present.contains(element.subject) {
            if isOwned(element, within: byName) { continue }
            let owned = before.filter {
                $0.kind == .transition && $0.owner == element.name && element.kind != .transition
            }
            changes.append(
                GraphChange(
                    kind: .removed, element: element, old: element, keys: Self.keys(element, nil, owned: owned)))
        }
    }

    /// The keys that differ; of an element that is added or removed all, with its transitions.
    private static func keys(
        _ old: GraphElement?, _ new: GraphElement?, owned: [GraphElement] = []
    ) -> [GraphChange.Key] {
        var result: [GraphChange.Key] = []
        for (key, value) in new?.keys ?? [] {
            let before = old?[key]
            if before?.bytes(lineDepth: 0) != value.bytes(lineDepth: 0) {
                result.append(GraphChange.Key(path: key, before: before, after: value))
            }
        }
        for (key, value) in old?.keys ?? [] where new?[key] == nil {
            result.append(GraphChange.Key(path: key, before: value, after: nil))
        }
        if !owned.isEmpty {
            let all = JSON.object(owned.map { ($0.name, .object($0.keys)) })
            result.append(
                GraphChange.Key(path: "transitions", before: new == nil ? all : nil, after: new == nil ? nil : all))
        }
        if let flow = old == nil ? new?.flow : new == nil ? old?.flow : nil {
            result.append(
                GraphChange.Key(
                    path: "flow", before: new == nil ? .string(flow) : nil, after: new == nil ? nil : .string(flow)))
        }
        return result
    }
}

/// Of what is removed and added, the pairs that are the same but for their name: with what they own, and no third.
private func renames(from old: NavGraph, to after: [GraphElement]) -> Renaming {
    var renaming = Renaming()
    let present = Set(after.map(\.subject))
    let owned = Dictionary(grouping: after.filter { $0.kind == .transition }, by: { $0.owner ?? "" })
    let kinds: Set<GraphElement.Kind> = [.flow, .screen, .transition, .deepLink, .condition, .resolver, .check]
    while true {
        let before = graphElements(old, renaming: renaming)
        let known = Set(before.map(\.subject))
        let gone = before.filter { !present.contains($0.subject) && kinds.contains($0.kind) }
        let come = after.filter { !known.contains($0.subject) && kinds.contains($0.kind) }
        if gone.isEmpty || come.isEmpty { return renaming }
        let originals = graphElements(old)
        let originalNames = Dictionary(zip(before, originals).map { ($0.subject, $1.name) }) { a, _ in a }
        var pairs: [(old: GraphElement, new: GraphElement)] = []
        for element in gone where pairs.count < 1 {
            let candidates = come.filter { other in
                guard other.kind == element.kind, other.owner == element.owner, other.flow == element.flow else {
                    return false
                }
                return isSame(element, other, named: originalNames[element.subject] ?? element.name)
            }
            if candidates.count == 1 {
                let rivals = gone.filter { other in
                    other.subject != element.subject && other.kind == element.kind && other.owner == element.owner
                        && other.flow == element.flow
                        && isSame(other, candidates[0], named: originalNames[other.subject] ?? other.name)
                }
                if rivals.isEmpty { pairs.append((element, candidates[0])) }
            }
        }
        guard let pair = pairs.first else { return renaming }
        let name = originalNames[pair.old.subject] ?? pair.old.name
        renaming.names[Renaming.Element(kind: pair.old.kind, owner: pair.old.owner, name: name)] = pair.new.name
    }

    func isSame(_ element: GraphElement, _ other: GraphElement, named name: String) -> Bool {
        var attempt = renaming
        attempt.names[Renaming.Element(kind: element.kind, owner: element.owner, name: name)] = other.name
        let all = graphElements(old, renaming: attempt)
        guard let renamed = all.first(where: { $0.subject == other.subject }) else { return false }
        guard JSON.object(renamed.keys).bytes() == JSON.object(other.keys).bytes() else { return false }
        let its = all.filter { $0.kind == .transition && $0.owner == other.name && other.kind != .transition }
        let others = other.kind == .transition ? [] : owned[other.name] ?? []
        func text(_ elements: [GraphElement]) -> [UInt8] {
            JSON.object(elements.map { ($0.name, .object($0.keys)) }).bytes()
        }
        return text(its) == text(others)
    }
}
