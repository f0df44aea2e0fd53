import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Edits of keys that are missing, stand in the wrong place, or cannot stand together.
extension Names {
    func structureFixes(for finding: FixableFinding) -> [QuickFix] {
        switch finding.rule.rawValue {
        case "missing-key": missingKeys(finding)
        case "unknown-key": [putBelow(finding), joinEvents(finding)].compactMap(\.self)
        case "duplicate-key", "duplicate-name": [removeCopy(finding)].compactMap(\.self)
        case "conflicting-actions": separated(finding)
        case "no-action": [ignoring(finding)].compactMap(\.self)
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

    private func missingKeys(_ finding: FixableFinding) -> [QuickFix] {
        let outline = files[finding.file].outline
        let root = outline.nodes[outline.root]
        guard finding.subject == "file" else {
            guard let (_, value) = element(finding.subject), finding.subject.hasPrefix("flow:") else { return [] }
            return adding([YAMLEntry("screens", .mapping([]))], toValue: value, in: finding.file).map {
                [QuickFix(title: "Add 'screens'", edits: $0, check: .text(tolerated: .missingKey))]
            } ?? []
        }
        let keys = Set(root.entries.map { outline.nodes[$0.key].text })
        // A file of another kind has no key of a graph.
        guard keys.contains(where: { key($0).map(KeyTable.ID.root.table.keys.contains) ?? false }),
            let first = root.entries.first.map({ outline.nodes[$0.key].span.lowerBound })
        else { return [] }
        var fixes: [QuickFix] = []
        if !keys.contains(Key.navgraph.spelling) {
            fixes.append(
                fix("Add 'navgraph: 1'", of: finding, TextEdit(first..<first, "navgraph: 1" + outline.lineEnd)))
        }
        if !keys.contains("entry"), !keys.contains("host"), !keys.contains("module"),
            let flow = all([.flow], in: 0).first.map({ declarations[$0].name }),
            let edits = adding([YAMLEntry("entry", .text(flow))], toValue: nil, in: finding.file)
        {
            fixes.append(QuickFix(title: "Add 'entry: \(flow)'", edits: edits))
        }
        return fixes
    }

    // MARK: Wrong places

    /// Events stand under `transitions`, screens under `screens`: the entry goes there, with the others of its kind.
    private func putBelow(_ finding: FixableFinding) -> QuickFix? {
        guard let (mapping, found) = entry(at: finding), let (owner, value) = element(finding.subject), value == mapping
        else { return nil }
        let outline = files[finding.file].outline
        let table: KeyTable
        let key: Key
        switch declarations[owner].kind {
        case .screen: (table, key) = (KeyTable.ID.screen.table, .transitions)
        case .flow: (table, key) = (KeyTable.ID.flow.table, .screens)
        default: return nil
        }
        let isEvent = key == .transitions
        func belongs(_ entry: Outline.Entry) -> Bool {
            guard isName(outline.nodes[entry.key].text.utf8),
                self.key(outline.nodes[entry.key].text).map(table.keys.contains) != true,
                let value = outline.resolved(entry.value)
            else { return false }
            let inner = outline.nodes[value].items.first ?? value
            let keys = outline.nodes[inner].entries.compactMap { self.key(outline.nodes[$0.key].text) }
            let known = isEvent ? KeyTable.ID.transition.table.keys : KeyTable.ID.screen.table.keys
            return !keys.isEmpty && keys.allSatisfy(known.contains)
                && (!isEvent || keys.contains { key in ActionKey.allCases.contains { $0.key == key } })
        }
        guard belongs(found) else { return nil }
        let others = outline.nodes[mapping].entries.filter(belongs)
        let isThere = outline.nodes[mapping].entries.contains { outline.nodes[$0.key].text == key.spelling }
        guard !isThere, !outline.nodes[mapping].isFlow,
            let edits = nesting(others, of: mapping, in: finding.file, under: key.spelling)
        else { return nil }
        return QuickFix(
            title: "Put it under '\(key.spelling)'", isPreferred: true, edits: self.edits(edits, in: finding.file),
            check: .text(tolerated: .missingKey))
    }

    /// The edits that put entries under a new key, where the first one is; `nil` where others stand between them.
    private func nesting(_ entries: [Outline.Entry], of mapping: Int, in file: Int, under key: String) -> [TextEdit]? {
        let all = files[file].outline.nodes[mapping].entries.map(\.key)
        guard let start = all.firstIndex(where: { $0 == entries.first?.key }),
            let end = all.firstIndex(where: { $0 == entries.last?.key }), end - start + 1 == entries.count,
            let (patch, path) = place(ofValue: mapping, in: file)
        else { return nil }
        return patch.nesting(of: start..<end + 1, in: path, under: key)?.map { TextEdit($0) }
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
            guard let key = self.key(outline.nodes[entry.key].text) else { return false }
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

    private func separated(_ finding: FixableFinding) -> [QuickFix] {
        guard let (mapping, found) = entry(at: finding),
            let block = blocks.first(where: { $0.node == mapping && $0.context.file == finding.file }),
            let second = key(files[finding.file].outline.nodes[found.key].text)
        else { return [] }
        let outline = files[finding.file].outline
        var fixes: [QuickFix] = []
        if KeySet.presentation.contains(second), let push = block.values[.push]?.key {
            fixes.append(fix("Make it 'present'", of: finding, TextEdit(outline.nodes[push].span, "present")))
        }
        if ActionKey.allCases.contains(where: { $0.key == second }), block.then == nil {
            let range = finding.range.lowerBound..<outline.nodes[found.value].span.upperBound
            if outline.nodes[found.value].kind == .scalar {
                fixes.append(
                    fix(
                        "Put '\(second.spelling)' into 'then'", of: finding,
                        TextEdit(range, "then: { \(outline.text(range)) }")))
            }
        }
        if let edit = removing(found, in: finding.file) {
            fixes.append(fix("Remove '\(second.spelling)'", of: finding, edit))
        }
        return fixes
    }

    private func ignoring(_ finding: FixableFinding) -> QuickFix? {
        guard let (event, value) = element(finding.subject), declarations[event].kind == .event else { return nil }
        let outline = files[declarations[event].file].outline
        let node = outline.nodes[value]
        guard node.kind == .mapping, node.entries.isEmpty else { return nil }
        return fix("Ignore the event: '~'", of: finding, TextEdit(node.span, "~"))
    }
}
