import NavGraphModel
import NavGraphSyntax

/// A change in a line, as `diff` of Markdown colours it: `+ flow orders`.
package struct ChangeLine: Sendable {
    package var mark: String
    package var kind: GraphElement.Kind
    package var subject: String
    package var name: String
    /// The kind and name: `flow orders`, `entry`.
    package var what: String
    /// The description behind these: `: tabs a, b`, ` + [else] push c`.
    package var rest: String
    package var isInert: Bool

    package var text: String { "\(mark) \(what)\(rest)\(isInert ? " (no run shows a difference)" : "")" }
    /// The description of the element, without kind and name.
    package var news: String { String(rest.drop { $0 == ":" || $0 == " " }) }
}

/// The changes in words: what is added, removed, then changed; in each by kind and name.
package func changeLines(_ changes: GraphChanges, from old: NavGraph, to new: NavGraph) -> [ChangeLine] {
    let words = LineWords(
        old: ElementWords(graph: old, renaming: changes.renaming), new: ElementWords(graph: new, renaming: Renaming()))
    let order = ["+", "-", "!"]
    return changes.changes.flatMap(words.lines).enumerated().sorted { a, b in
        let (x, y) = (a.element, b.element)
        if x.mark != y.mark { return order.firstIndex(of: x.mark) ?? 3 < order.firstIndex(of: y.mark) ?? 3 }
        if x.kind != y.kind { return x.kind.rawValue < y.kind.rawValue }
        if x.name != y.name { return x.name.utf8.lexicographicallyPrecedes(y.name.utf8) }
        return a.offset < b.offset
    }.map(\.element)
}

extension GraphElement.Kind {
    package var word: String {
        switch self {
        case .deepLink: "link"
        case .importAlias: "import"
        case .group: "group"
        case .flow, .screen, .entry, .transition, .condition, .resolver, .check, .file: "\(self)"
        }
    }
}

extension GraphElement {
    package var fullName: String { owner.map { "\($0).\(name)" } ?? name }
}

private struct LineWords {
    let old, new: ElementWords
    private let oldTransitions, newTransitions: [String: TransitionID]

    init(old: ElementWords, new: ElementWords) {
        (self.old, self.new) = (old, new)
        (oldTransitions, newTransitions) = (old.transitionsBySubject, new.transitionsBySubject)
    }

    func lines(of change: GraphChange) -> [ChangeLine] {
        let element = change.element
        let what =
            element.kind == .file || element.kind == .entry ? element.name : "\(element.kind.word) \(element.fullName)"
        func line(_ mark: String, _ rest: String) -> ChangeLine {
            ChangeLine(
                mark: mark, kind: element.kind, subject: element.subject, name: element.fullName, what: what,
                rest: rest,
                isInert: change.isInert)
        }
        switch change.kind {
        case .removed: return [line("-", "")]
        case .added:
            let place = element.flow.map { " in \($0)" } ?? ""
            let details = self.details(of: element)
            return [line("+", "\(place)\(details.isEmpty ? "" : ": ")\(details)")]
        case .renamed: return ([": renamed from \(change.from ?? "")"] + texts(of: change)).map { line("!", $0) }
        case .moved:
            if let module = moduleWords(of: change) { return ([module] + texts(of: change)).map { line("!", $0) } }
            let from = change.from.map { $0.isEmpty ? "no flow" : $0 } ?? ""
            return ([": moved from \(from) to \(element.flow ?? "no flow")"] + texts(of: change)).map { line("!", $0) }
        case .changed: return texts(of: change).map { line("!", $0) }
        }
    }

    /// `: moved to module legal, was notices`; `nil` for what moved within one.
    private func moduleWords(of change: GraphChange) -> String? {
        guard let name = change.oldName, name != change.element.name, name == change.from else { return nil }
        let (was, now) = (moduleOf(name), moduleOf(change.element.name))
        return ": moved \(now.isEmpty ? "from module \(was)" : "to module \(now)"), was \(name)"
    }

    private func texts(of change: GraphChange) -> [String] {
        let kind = change.element.kind
        guard kind == .transition || kind == .entry else {
            return change.keys.flatMap { key in
                texts(of: key).map { text in
                    let isDefault = GraphChange.openingDefaults.contains(key.path) || text.hasPrefix(": links pending ")
                    return isDefault ? text + usesWords(change) : text
                }
            }
        }
        let lists = forms(of: change.element)
        let lines = alternativeLines(lists.old, lists.new)
        let others = change.keys.filter { $0.path != "alternatives" && $0.path != "ignored" }.flatMap(texts)
        let all = lines + others
        return all.isEmpty && !change.keys.isEmpty ? [": \(change.keys[0].path)"] : all
    }

    private func forms(of element: GraphElement) -> (old: [AlternativeForm], new: [AlternativeForm]) {
        if element.kind == .entry { return (old.entryForms, new.entryForms) }
        return (
            oldTransitions[element.subject].map { old.forms(of: $0) } ?? [],
            newTransitions[element.subject].map { new.forms(of: $0) } ?? []
        )
    }

    /// The description of a new element: `orderId: String, requires loggedIn, ends sent`.
    private func details(of element: GraphElement) -> String {
        if element.kind == .transition || element.kind == .entry {
            let all = forms(of: element).new
            return all.isEmpty
                ? "ignored" : all.map { alternativeWords($0, isLone: all.count == 1) }.joined(separator: ", ")
        }
        var parts: [String] = []
        // What it asks for before how it ends.
        let keys = element.keys.filter { $0.key != "outcomes" } + element.keys.filter { $0.key == "outcomes" }
        for (key, value) in keys {
            switch (element.kind, key) {
            case (.screen, "params"), (.flow, "params"): parts.append(jsonWords(value))
            case (.screen, "requires"), (.flow, "requires"), (.flow, "tabs"), (.flow, "columns"):
                parts.append("\(key) \(jsonWords(value))")
            case (.screen, "outcomes"), (.flow, "outcomes"):
                if case .object(let members) = value {
                    parts.append("ends \(members.map(\.key).joined(separator: ", "))")
                }
            case (.screen, _), (.flow, _), (_, "title"), (_, "pending"), (_, "fallback"): break
            default: parts.append("\(key) \(jsonWords(value))")
            }
        }
        return parts.joined(separator: ", ")
    }

    /// `: tabs − wishlist + orders`, `: title Old → New`; of what has its own keys, as `links`, one for each.
    private func texts(of key: GraphChange.Key) -> [String] {
        if ["links", "swift", "lint"].contains(key.path) {
            let (before, after) = (members(key.before), members(key.after))
            return (after + before).map(\.key).unique().flatMap { name -> [String] in
                let was = before.first { $0.key == name }?.value
                let now = after.first { $0.key == name }?.value
                if was?.bytes(lineDepth: 0) == now?.bytes(lineDepth: 0) { return [] }
                return texts(of: GraphChange.Key(path: "\(key.path) \(name)", before: was, after: now))
            }
        }
        return [": " + keyWords(key)]
    }

    private func members(_ value: JSON?) -> [(key: String, value: JSON)] {
        if case .object(let members)? = value { members } else { [] }
    }
}

/// ` (of 5 openings)`; nothing without any.
func usesWords(_ change: GraphChange?) -> String {
    guard let change, change.uses > 0 else { return "" }
    let noun = change.element.kind == .file ? "link" : "opening"
    return " (of \(change.uses) \(noun)\(change.uses == 1 ? "" : "s"))"
}

/// `tabs − wishlist + orders`, `tabs order: a, b`, `title Old → New`.
func keyWords(_ key: GraphChange.Key) -> String {
    func items(_ value: JSON?) -> [String]? {
        switch value {
        case .array(let values)?: values.map(jsonWords)
        case .object(let members)?: members.map { jsonWords(.object([$0])) }
        case nil: []
        default: nil
        }
    }
    if let before = items(key.before), let after = items(key.after) {
        let gone = before.filter { !after.contains($0) }.map { "− \($0)" }
        let come = after.filter { !before.contains($0) }.map { "+ \($0)" }
        if !gone.isEmpty || !come.isEmpty { return "\(key.path) \((gone + come).joined(separator: " "))" }
        return "\(key.path) order: \(after.joined(separator: ", "))"
    }
    return "\(key.path) \(change(key.before.map(jsonWords), key.after.map(jsonWords)))"
}

extension ElementWords {
    var transitionsBySubject: [String: TransitionID] {
        Dictionary(graph.transitions.ids.map { (subject(of: $0), $0) }) { a, _ in a }
    }
    /// The alternatives of `entry`.
    var entryForms: [AlternativeForm] {
        graph.entry.isNone || graph.host != nil ? [] : forms(AlternativeList(of: graph.entry, in: graph))
    }
}

package func jsonWords(_ value: JSON) -> String {
    switch value {
    case .null: "~"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value): Int(exactly: value).map(String.init) ?? value.description
    case .string(let value): value
    case .array(let values): values.map(jsonWords).joined(separator: ", ")
    case .object(let members):
        members.map { key, value in
            if case .object(let inner) = value, inner.isEmpty { key } else { "\(key): \(jsonWords(value))" }
        }.joined(separator: ", ")
    case .deferred(let make): jsonWords(make())
    }
}
