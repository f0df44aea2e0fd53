import NavGraphSwift

/// What an emitted protocol asks for more or less.
struct CodeChange {
    var type: String
    /// Names of members.
    var added: [String]
    var removed: [String]
    /// Of both, with other signatures.
    var changed: [(before: String, after: String)]
    var isNew: Bool
    var isGone: Bool

    /// `nil` where a protocol asks for the same as before.
    fileprivate init?(
        _ type: String, from old: [SwiftInterface.Requirement]?, to new: [SwiftInterface.Requirement]?
    ) {
        self.type = type
        (isNew, isGone) = (old == nil, new == nil)
        func others(_ all: [SwiftInterface.Requirement]?, than known: [SwiftInterface.Requirement]?)
            -> [SwiftInterface.Requirement]
        {
            let known = Set((known ?? []).map(\.declaration))
            return (all ?? []).filter { !known.contains($0.declaration) }.sorted { $0.name < $1.name }
        }
        var (gone, come) = (others(old, than: new), others(new, than: old))
        changed = []
        for before in gone {
            guard let index = come.firstIndex(where: { $0.name == before.name }) else { continue }
            let after = come.remove(at: index)
            gone.removeAll { $0.declaration == before.declaration }
            let isSame = before.signature == after.signature
            changed.append(isSame ? (before.declaration, after.declaration) : (before.signature, after.signature))
        }
        added = come.map(\.name).unique()
        removed = gone.map(\.name).unique()
        if added.isEmpty, removed.isEmpty, changed.isEmpty { return nil }
    }
}

/// The protocols of screens and factories whose requirements change.
func codeChanges(from old: CheckedGraph?, to new: CheckedGraph?) -> [CodeChange] {
    let (before, after) = (old.map(requirements) ?? [:], new.map(requirements) ?? [:])
    return Set(before.keys).union(after.keys).sorted().compactMap { CodeChange($0, from: before[$0], to: after[$0]) }
}

/// By protocol, the members that it asks for, if it does.
private func requirements(of checked: CheckedGraph) -> [String: [SwiftInterface.Requirement]] {
    guard checked.isUsable else { return [:] }
    let interfaces = emittedInterfaces(checked.graph, options: SwiftOptions(checked.graph.swift))
        .filter { !$0.requirements.isEmpty }
    return Dictionary(interfaces.map { ($0.name, $0.requirements) }) { $0 + $1 }
}
