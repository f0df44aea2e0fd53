import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Edits of keys that are missing, stand in the wrong place, or cannot stand together.
extension Names {
    func structureFixes(for finding: FixableFinding) -> [QuickFix?] {
        switch finding.rule.rawValue {
        case "missing-key": missingKeys(finding)
        case "unknown-key": [putBelow(finding), joinEvents(finding)]
        case "duplicate-key", "duplicate-name": [removeCopy(finding)]
        case "conflicting-actions": separated(finding)
        case "no-action": [ignoring(finding)]
        default: []
        }
    }

    /// A finding's place in the outline: the entry whose key stands there, with the mapping that has it.
    private func entry(at finding: FixableFinding) -> (mapping: Int, entry: Outline.Entry)? {
        let outline = files[finding.file].outline
        for (mapping, node) in outline.nodes.enumerated() {
            for entry in node.entries where outline.nodes[entry.key].span == finding.range { return (mapping, entry) }
        }
        return nil
    }

    // MARK: Missing keys

    private func missingKeys(_ finding: FixableFinding) -> [QuickFix?] {
        let outline = files[finding.file].outline
        let root = outline.nodes[outline.root]
        guard finding.subject == "file" else {
            guard let (_, value) = element(finding.subject), finding.subject.hasPrefix("flow:") else { return [] }
            let edits = adding(YAMLEntry(.screens, .mapping([])), toValue: value, in: finding.file)
            return [QuickFix("Add 'screens'", edits, check: .text(tolerated: .missingKey))]
        }
        let keys = Set(root.entries.map { outline.nodes[$0.key].text })
        // A file of another kind has no key of a graph.
        guard keys.contains(where: { Key(rawValue: $0).map(KeyTable.ID.root.table.keys.contains) ?? false }),
            let first = root.entries.first.map({ outline.nodes[$0.key].span.lowerBound })
        else { return [] }
        var fixes: [QuickFix?] = []
        if !keys.contains(Key.navgraph.spelling) {
            fixes.append(
                fix("Add 'navgraph: 1'", of: finding, TextEdit(first..<first, "navgraph: 1" + outline.lineEnd)))
        }
        if keys.isDisjoint(with: ["entry", "host", "module"]),
            let flow = all([.flow], in: 0).first.map({ declarations[$0].name })
        {
            let edits = adding(YAMLEntry(.entry, .text(flow)), toValue: nil, in: finding.file)
            fixes.append(QuickFix("Add 'entry: \(flow)'", edits))
        }
        return fixes
    }

    // MARK: Wrong places

    /// Events stand under `transitions`, screens under `screens`: the entry goes there, with the others of its kind.
    private func putBelow(_ finding: FixableFinding) -> QuickFix? {
        guard let (mapping, found) = entry(at: finding), let (owner, value) = element(finding.subject), value == mapping
        else { return nil }
        let outline = files[finding.file].outline
        let kind = declarations[owner].kind
        guard kind == .screen || kind == .flow else { return nil }
        let isEvent = kind == .screen
        let (table, key) = isEvent ? (KeyTable.ID.screen.table, Key.transitions) : (KeyTable.ID.flow.table, Key.screens)
        func belongs(_ entry: Outline.Entry) -> Bool {
            guard isName(outline.nodes[entry.key].text.utf8),
                Key(rawValue: outline.nodes[entry.key].text).map(table.keys.contains) != true,
                let value = outline.resolved(entry.value)
            else { return false }
            let inner = outline.nodes[value].items.first ?? value
            let keys = outline.nodes[inner].entries.compactMap { Key(rawValue: outline.nodes[$0.key].text) }
            let known = isEvent ? KeyTable.ID.transition.table.keys : KeyTable.ID.screen.table.keys
            return !keys.isEmpty && keys.allSatisfy(known.contains)
                && (!isEvent || keys.contains { ActionKey($0) != nil })
        }
        guard belongs(found) else { return nil }
        let all = outline.nodes[mapping].entries
        let others = all.indices.filter { belongs(all[$0]) }
        // Nothing else stands between them.
        guard let start = others.first, let end = others.last, end - start + 1 == others.count,
            !all.contains(where: { outline.nodes[$0.key].text == key.spelling }), !outline.nodes[mapping].isFlow,
            let (patch, path) = place(ofValue: mapping, in: finding.file),
            let edits = patch.nesting(of: start..<end + 1, in: path, under: key.spelling)
        else { return nil }
        return QuickFix(
            "Put it under '\(key.spelling)'", self.edits(edits.map { TextEdit($0) }, in: finding.file),
            isPreferred: true, check: .text(tolerated: .missingKey))
    }

    /// `events` at the top are meant as `groups`, or as the `transitions` of the app: where there are some, its entries go there.
    private func joinEvents(_ finding: FixableFinding) -> QuickFix? {
        let outline = files[finding.file].outline
        guard let (mapping, found) = entry(at: finding), mapping == outline.root,
            outline.nodes[found.key].text == "events",
            let events = outline.resolved(found.value).map({ outline.nodes[$0].entries }), !events.isEmpty
        else { return nil }
        let key: Key = events.contains { isTransition($0.value, in: outline) } ? .transitions : .groups
        guard outline.value(key, of: mapping) != nil,
            let patch = patch(of: finding.file), let removal = removing(found, in: finding.file)
        else { return nil }
        let entries = events.compactMap { patch.path(toKeyAt: outline.nodes[$0.key].span.lowerBound)?.last }
        guard !entries.contains(where: patch.isAnchored),
            let addition = patch.addition(
                to: key.spelling,
                lines: { column in
                    entries.map { patch.lines(of: $0, at: column, lineEnd: patch.lineEnd) }
                        .joined(separator: patch.lineEnd)
                })
        else { return nil }
        return fix("Move its entries to '\(key.spelling)'", of: finding, TextEdit(addition), removal)
    }

    /// Whether a value is what an event does, and no group of events: `~`, a list, or an action with what it names.
    private func isTransition(_ value: Int, in outline: Outline) -> Bool {
        guard let value = outline.resolved(value) else { return true }
        if outline.nodes[value].entries.isEmpty { return outline.nodes[value].kind != .mapping }
        return outline.nodes[value].entries.contains { entry in
            guard let key = Key(rawValue: outline.nodes[entry.key].text) else { return false }
            let isName = outline.resolved(entry.value).map { outline.nodes[$0].entries.isEmpty } ?? false
            return key == .when || key == .alert || key == .actionSheet || ActionKey(key) != nil && isName
        }
    }

    // MARK: Duplicates

    private func removeCopy(_ finding: FixableFinding) -> QuickFix? {
        guard let (_, found) = entry(at: finding) else { return nil }
        let outline = files[finding.file].outline
        let name = outline.nodes[found.key].text
        let first = outline.nodes.lazy.flatMap(\.entries).first { other in
            outline.nodes[other.key].text == name && other.key != found.key
                && outline.nodes[other.key].span.lowerBound < finding.range.lowerBound
                && outline.isAlike(other.value, to: found.value, of: outline)
        }
        guard first != nil, let edit = removing(found, in: finding.file) else { return nil }
        return fix("Remove it", of: finding, edit)
    }

    // MARK: Actions

    private func separated(_ finding: FixableFinding) -> [QuickFix?] {
        guard let (mapping, found) = entry(at: finding),
            let block = blocks.first(where: { $0.node == mapping && $0.context.file == finding.file }),
            case let outline = files[finding.file].outline, let second = Key(rawValue: outline.nodes[found.key].text)
        else { return [] }
        var fixes: [QuickFix?] = []
        if KeySet.presentation.contains(second), let push = block.values[.push]?.key {
            fixes.append(fix("Make it 'present'", of: finding, TextEdit(outline.nodes[push].span, "present")))
        }
        if ActionKey(second) != nil, block.then == nil, outline.nodes[found.value].kind == .scalar {
            let range = finding.range.lowerBound..<outline.nodes[found.value].span.upperBound
            let then = TextEdit(range, "then: { \(outline.text(range)) }")
            fixes.append(fix("Put '\(second.spelling)' into 'then'", of: finding, then))
        }
        return fixes + [fix("Remove '\(second.spelling)'", of: finding, removing(found, in: finding.file))]
    }

    private func ignoring(_ finding: FixableFinding) -> QuickFix? {
        guard let (event, value) = element(finding.subject), declarations[event].kind == .event else { return nil }
        let outline = files[declarations[event].file].outline
        let node = outline.nodes[value]
        guard node.kind == .mapping, node.entries.isEmpty else { return nil }
        return fix("Ignore the event: '~'", of: finding, TextEdit(node.span, "~"))
    }
}
