import NavGraphModel
import NavGraphRuns
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
    /// As the new graph has it; of what is removed as the old one has it, by the new names.
    package var element: GraphElement
    /// As the old graph has it; `nil` for what is added.
    package var old: GraphElement?
    /// Where it stood: the flow of what moved, the name of what is renamed.
    package var from: String?
    package var keys: [Key]
    /// Of an element that is there in both: its name in the old graph.
    package var oldName: String?
    /// It is proven that no run shows it.
    package var isInert = false
    /// How many openings, or deep links, are different because of a default that it declares.
    package var uses = 0

    /// Keys with defaults for what opens a screen or flow.
    static let openingDefaults: Set<String> = ["style", "in", "locked", "detents"]
}

/// The differences of two graphs, and how elements of the old one are called in the new one.
package struct GraphChanges {
    package var changes: [GraphChange] = []
    package var renaming = Renaming()
    private(set) var elements: [GraphElement] = []

    /// O(size), and what the search for renamed elements takes (`RenameSearch`).
    package init(from old: NavGraph, to new: NavGraph) {
        let after = comparedElements(new)
        elements = after
        let kept = comparedElements(old)
        // Without an element that goes and one that comes, nothing is renamed.
        let (was, isNow) = (Set(kept.map(\.subject)), Set(after.map(\.subject)))
        if !was.isSubset(of: isNow), !isNow.isSubset(of: was) {
            renaming = RenameSearch(from: old, to: new).renaming()
        }
        let before = renaming.isEmpty ? kept : comparedElements(old, renaming: renaming)
        let oldNames = Dictionary(zip(before, kept).map { ($0.subject, $1.name) }) { a, _ in a }
        let (known, present) = (Sides(before), Sides(after))
        // What differs by a default alone is a change of the element that declares it.
        let bare = OnDemand { [renaming] in
            let (olds, news) = (
                comparedElements(old, renaming: renaming, omitsDefaults: true),
                comparedElements(new, omitsDefaults: true)
            )
            return (Sides(olds).elements, Sides(news).elements)
        }
        func differsByDefaults(_ element: GraphElement) -> Bool {
            guard [.transition, .entry, .deepLink].contains(element.kind), let was = bare.value.0[element.subject],
                let now = bare.value.1[element.subject]
            else { return false }
            return Self.keys(was, now).isEmpty
        }
        for element in after {
            guard let old = known.elements[element.subject] else {
                if known.lacksOwner(of: element) { continue }
                changes.append(
                    GraphChange(
                        kind: .added, element: element, keys: Self.keys(nil, element, owned: present.owned(by: element))
                    ))
                continue
            }
            let oldName = oldNames[element.subject]
            var keys = Self.keys(old, element)
            if !keys.isEmpty, differsByDefaults(element) { keys = [] }
            let isMoved = old.flow != element.flow
            let isRenamed = oldName != element.name
            let isOfOtherModule = isRenamed && moduleOf(oldName ?? "") != moduleOf(element.name) && element.owner == nil
            if isOfOtherModule {
                keys.removeAll { $0.path == "public" }
                // A screen goes with its flow.
                if keys.isEmpty, let flow = element.flow, oldNames["flow:\(flow)"] != flow { continue }
            }
            if keys.isEmpty && !isMoved && !isRenamed { continue }
            var change = GraphChange(kind: .changed, element: element, old: old, keys: keys, oldName: oldName)
            if isMoved { (change.kind, change.from) = (.moved, old.flow ?? "") }
            if isRenamed { (change.kind, change.from) = (isOfOtherModule ? .moved : .renamed, oldName) }
            changes.append(change)
        }
        for element in before where present.elements[element.subject] == nil && !present.lacksOwner(of: element) {
            changes.append(
                GraphChange(
                    kind: .removed, element: element, old: element,
                    keys: Self.keys(element, nil, owned: known.owned(by: element))))
        }
        for index in changes.indices { changes[index].uses = uses(of: changes[index], old, new) }
    }

    /// How many openings, or deep links, have another default.
    private func uses(of change: GraphChange, _ old: NavGraph, _ new: NavGraph) -> Int {
        let (kind, name) = (change.element.kind, change.element.name)
        func count(_ graph: NavGraph, _ renaming: Renaming) -> Int {
            let words = ElementWords(graph: graph, renaming: renaming)
            if kind == .file { return graph.deepLinks.count { !$0.saysPending } }
            let keys = Set(change.keys.map(\.path))
            func isIt(_ opened: Target?) -> Bool {
                opened.map { words.name($0) == name && ($0.flow != nil) == (kind == .flow) } ?? false
            }
            let alternatives = graph.alternatives.ids.count { id in
                isIt(graph.alternatives[id].action.opened) && words.defaultKeys(id).contains(where: keys.contains)
            }
            return alternatives
                + graph.deepLinks.ids.count { id in
                    isIt(graph.deepLinks[id].opens) && words.defaultKeys(id).contains(where: keys.contains)
                }
        }
        let isDeclaring =
            kind == .file
            ? change.keys.contains { Self.pending($0.before) != Self.pending($0.after) }
            : [.screen, .flow].contains(kind) && change.keys.contains { GraphChange.openingDefaults.contains($0.path) }
        guard isDeclaring, change.old != nil, change.kind != .removed else { return 0 }
        return max(count(old, renaming), count(new, Renaming()))
    }

    private static func pending(_ links: JSON?) -> String? {
        guard case .object(let members)? = links else { return nil }
        return members.first { $0.key == "pending" }.map { jsonWords($0.value) }
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
            if let before, before.isSame(as: value, at: key) { continue }
            result.append(GraphChange.Key(path: key, before: before, after: value))
        }
        for (key, value) in old?.keys ?? [] where new?[key] == nil {
            result.append(GraphChange.Key(path: key, before: value, after: nil))
        }
        if !owned.isEmpty { onOneSide("transitions", .object(owned.map { ($0.name, .object($0.keys)) })) }
        if old == nil || new == nil, let flow = (old ?? new)?.flow { onOneSide("flow", .string(flow)) }
        return result
    }
}

extension JSON {
    /// Whether it has the same value for a key. Handlers, what is set and what is passed on have no order.
    fileprivate func isSame(as other: JSON, at key: String) -> Bool {
        func bytes(_ value: JSON) -> [UInt8] { value.bytes(lineDepth: 0) }
        if bytes(self) == bytes(other) { return true }
        return bytes(JSON.object([(key, self)]).sorted) == bytes(JSON.object([(key, other)]).sorted)
    }

    private var sorted: JSON {
        switch self {
        case .array(let elements): return .array(elements.map(\.sorted))
        case .object(let members):
            return .object(
                members.map { key, value in
                    guard ["returns", "sets", "with"].contains(key), case .object(let all) = value.sorted else {
                        return (key, value.sorted)
                    }
                    return (key, .object(all.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }))
                })
        default: return self
        }
    }
}

/// The chain of imports of a name: of `legal.notices`, `legal`.
func moduleOf(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? "" }

/// The elements of one side by subject, and the transitions by owner.
private struct Sides {
    let elements: [String: GraphElement]
    private let transitions: [String: [GraphElement]]

    init(_ all: [GraphElement]) {
        elements = Dictionary(all.map { ($0.subject, $0) }) { a, _ in a }
        transitions = Dictionary(grouping: all.filter { $0.kind == .transition }) { $0.owner ?? "" }
    }

    func lacksOwner(of element: GraphElement) -> Bool {
        guard let owner = element.owner, owner != "app" else { return false }
        return elements["screen:\(owner)"] == nil && elements["flow:\(owner)"] == nil
            && elements["group:\(owner)"] == nil
    }

    func owned(by element: GraphElement) -> [GraphElement] {
        [.screen, .flow, .group].contains(element.kind) ? transitions[element.name] ?? [] : []
    }
}
