import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// The edits at the element that a finding of links or runs is about.
extension Names {
    /// Of a list of alternatives at the one that it is about, else at the first.
    func allow(_ finding: FixableFinding) -> QuickFix? {
        guard let (index, value) = element(finding.subject) else { return nil }
        // A transition that does nothing, `~`, takes no keys.
        if declarations[index].kind == .event, outline(of: index).nodes[value].kind != .mapping { return nil }
        let entry = YAMLEntry(.allow, entry: finding.rule.rawValue, .text("because …"))
        let edits = adding(entry, toValue: value, in: declarations[index].file)
        return QuickFix("Allow \(finding.rule.rawValue) here", edits)
    }

    /// The entry goes; with the last one `allow`.
    func removeAllowance(_ finding: FixableFinding) -> QuickFix? {
        guard let rule = finding.quoted.first, let (index, value) = element(finding.subject) else { return nil }
        let outline = outline(of: index)
        func entry(_ key: String, of node: Int) -> Outline.Entry? {
            outline.nodes[node].entries.first { outline.nodes[$0.key].text == key }
        }
        guard let allow = entry("allow", of: value), let reason = entry(rule, of: allow.value) else { return nil }
        let isAlone = outline.nodes[allow.value].entries.count == 1
        let file = declarations[index].file
        return QuickFix("Remove it", edits(removing(isAlone ? allow : reason, in: file), in: file), isPreferred: true)
    }

    /// What an event opens, in all that it does, has outcomes that no handler takes: they close the screen and do no more.
    func nameAllOutcomes(_ finding: FixableFinding) -> QuickFix? {
        guard let (event, _) = element(finding.subject) else { return nil }
        let file = declarations[event].file
        var edits: [TextEdit] = []
        var seen: Set<Int> = []
        for index in blocks(of: event) where blocks[index].context.file == file {
            let block = blocks[index]
            guard block.action?.details.contains(.returns) == true, let opened = opened(index),
                seen.insert(block.node).inserted
            else { continue }
            let named = keys(under: .returns, of: block)
            let missing = all(.outcome, of: opened).map { declarations[$0].name }.filter { !named.contains($0) }
            if missing.isEmpty { continue }
            let entry = YAMLEntry(.returns, .mapping(missing.map { YAMLEntry($0, .null) }))
            guard let more = adding(entry, to: block) else { return nil }
            edits += more.byPath[files[file].path] ?? []
        }
        let all = edits.isEmpty ? nil : self.edits(edits, in: file)
        return QuickFix("Name all outcomes in 'returns'", all, isPreferred: true)
    }

    /// The event or link of a step of a run.
    func element(ofStep step: String) -> (declaration: Int, value: Int)? {
        if step.hasPrefix("event:") { return element("transition:" + step.dropFirst("event:".count)) }
        if step.hasPrefix("host:") { return element("transition:host." + step.dropFirst("host:".count)) }
        return step.hasPrefix("link:") ? element("deepLink:" + step.dropFirst("link:".count)) : nil
    }

    /// The screen, flow, event or link of a subject, and the mapping that it has in the text; of a list of alternatives the
    /// numbered one, or the first. `nil` where an alias stands for it.
    func element(_ subject: String) -> (declaration: Int, value: Int)? {
        let parts = subject.split(separator: "#", maxSplits: 1)
        let name = parts.first.map(String.init) ?? ""
        let index = declarations.indices.first {
            [.screen, .flow, .event, .link].contains(declarations[$0].kind) && self.subject(of: $0) == name
        }
        guard let index else { return nil }
        let nodes = outline(of: index).nodes
        var value = declarations[index].value
        if nodes[value].kind == .list {
            let number = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
            guard nodes[value].items.indices.contains(number - 1) else { return nil }
            value = nodes[value].items[number - 1]
        }
        return nodes[value].kind == .alias ? nil : (index, value)
    }
}
