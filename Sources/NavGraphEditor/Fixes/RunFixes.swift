import NavGraphModel
import NavGraphSyntax

/// Edits that may fix a finding about runs. Each is tried before it is offered: the text as it would be is analyzed.
extension Names {
    func runFixes(for finding: FixableFinding) -> [QuickFix] {
        switch finding.rule.rawValue {
        case "pop-at-bottom", "dismiss-nothing", "pop-to-absent": otherEndings(finding)
        case "finish-without-opener": otherEndings(finding) + entryInstead(finding)
        case "push-of-container", "push-outside-stack": presenting(finding) + openingInStack(finding)
        case "dead-end": waysBack(finding) + entryInstead(finding)
        case "guard-violation": asking(finding)
        case "send-unknown": receiving(finding)
        case "select-absent": showingContainer(finding)
        default: []
        }
    }

    /// A fix that is tried with the runs; of each group the first that helps is offered.
    func tried(_ title: String, _ edits: FileEdits?, group: String, isPreferred: Bool = false) -> [QuickFix] {
        [QuickFix(title, edits, isPreferred: isPreferred, check: .runs(group: group))].compactMap(\.self)
    }

    // MARK: The action that fails

    /// The innermost alternative, handler or `then` whose action fails, with the key.
    private func failing(_ finding: FixableFinding) -> (block: Block, key: Key)? {
        let nodes = files[finding.file].outline.nodes
        var best: (block: Block, key: Key)?
        for block in blocks where block.context.file == finding.file {
            for (key, nodesOfKey) in block.values where nodes[nodesOfKey.value].span == finding.range {
                if key != .with, key != .when { best = (block, key) }
            }
        }
        return best
    }

    private func otherEndings(_ finding: FixableFinding) -> [QuickFix] {
        guard let (block, key) = failing(finding) else { return [] }
        return ["dismiss: top", "pop: back", "pop: root"].flatMap {
            tried("Write '\($0)'", replacing(key, of: block, by: [$0]), group: "ending")
        }
    }

    private func presenting(_ finding: FixableFinding) -> [QuickFix] {
        guard let (block, key) = failing(finding), key == .push, let keyNode = block.values[key]?.key else { return [] }
        let edit = TextEdit(outline(block.context).nodes[keyNode].span, Key.present.spelling)
        return tried(
            "Present it", edits([edit], in: block.context.file), group: "present",
            isPreferred: finding.rule == .pushOfContainer)
    }

    /// The event of the run that presented the layer puts it into a stack.
    private func openingInStack(_ finding: FixableFinding) -> [QuickFix] {
        for step in finding.run.reversed() {
            guard let (event, _) = element(ofStep: step.step) else { continue }
            for block in blocks(of: event).map({ blocks[$0] }) {
                let isLayer = block.values[.present] != nil || text(.by, of: block) == Key.present.spelling
                guard isLayer, block.values[.in] == nil,
                    let opened = text(.present, of: block) ?? text(.opens, of: block),
                    let edits = adding(YAMLEntry(.in, .text("stack")), to: block)
                else { continue }
                return tried("Open '\(opened)' in a stack", edits, group: "stack")
            }
        }
        return []
    }

    private func showingContainer(_ finding: FixableFinding) -> [QuickFix] {
        guard let (block, key) = failing(finding), key == .select, block.then == nil,
            let child = text(.select, of: block),
            let region = meant(by: child, as: .region, block.context)
        else { return [] }
        return (naming[region] ?? []).map { declarations[$0].name }.flatMap { name in
            let lines = ["root: \(name)", "then: { select: \(child) }"]
            return tried("Show '\(name)' first", replacing(key, of: block, by: lines), group: "root")
        }
    }

    /// The entry of a key becomes others, in the style of the mapping.
    private func replacing(_ key: Key, of block: Block, by entries: [String]) -> FileEdits? {
        guard let pair = block.values[key] else { return nil }
        let outline = outline(block.context)
        let start = outline.nodes[pair.key].span.lowerBound
        let indent = String(repeating: " ", count: outline.column(of: start))
        let separator = outline.nodes[block.node].isFlow ? ", " : outline.lineEnd + indent
        let range = start..<outline.nodes[pair.value].span.upperBound
        let text = entries.joined(separator: separator)
        // What is there already need not be tried.
        return outline.text(range) == text ? nil : edits([TextEdit(range, text)], in: block.context.file)
    }

    // MARK: Ways out

    /// What the window shows at launch, as the root file names it.
    private var home: String? {
        for block in blocks where block.table == .entry {
            if let root = text(.root, of: block) { return root }
        }
        return sites.first { $0.name == .target && $0.context.key == .entry }.map { node($0).text }
    }

    private func waysBack(_ finding: FixableFinding) -> [QuickFix] {
        guard let (screen, value) = element(finding.subject), declarations[screen].kind == .screen else { return [] }
        let taken = Set((ofKind[.event] ?? []).map { declarations[$0].name })
        let name = taken.contains("close") ? (2...).lazy.map { "close\($0)" }.first { !taken.contains($0) } : "close"
        guard let name else { return [] }
        var actions = [("pop", "back"), ("dismiss", "top")]
        if declarations[screen].module == 0, modules[0].isApp, let home {
            actions += [("root", home), ("root", "entry")]
        }
        return actions.flatMap { key, target in
            let event = YAMLEntry(.transitions, entry: name, .mapping([YAMLEntry(key, .text(target))]))
            let edits = adding(event, toValue: value, in: declarations[screen].file)
            return tried("Add a way back: '\(name)'", edits, group: "back")
        }
    }

    /// A step of the run shows again what the app starts with, but without the handlers of the entry.
    private func entryInstead(_ finding: FixableFinding) -> [QuickFix] {
        guard let home else { return [] }
        for step in finding.run.reversed() {
            guard let (event, _) = element(ofStep: step.step) else { continue }
            for block in blocks(of: event).map({ blocks[$0] }) where text(.root, of: block) == home {
                guard block.context.module == 0, let edits = replacing(.root, of: block, by: ["root: entry"]) else {
                    continue
                }
                return tried("Write 'root: entry'", edits, group: "entry")
            }
        }
        return []
    }

    // MARK: Conditions

    /// The step of the run that shows the screen asks for the conditions that it requires; or a step that ends a condition
    /// leaves the screen.
    private func asking(_ finding: FixableFinding) -> [QuickFix] {
        guard let (screen, _) = element(finding.subject), let step = finding.run.last,
            let (owner, value) = element(ofStep: step.step)
        else { return [] }
        let required = ([screen] + flowsAround(screen)).flatMap { texts(.requires, of: $0) }.unique()
        let isLink = declarations[owner].kind == .link
        let file = declarations[owner].file
        let fixes = required.flatMap { condition in
            let edits = asking(for: condition, under: isLink ? .requires : .when, of: value, in: file)
            return tried("Require '\(condition)' first", edits, group: "asks")
        }
        guard let block = blocks.first(where: { $0.node == value && $0.context.file == file }), block.action == nil,
            block.values[.sets] != nil, block.context.module == 0, let home
        else { return fixes }
        let edits = adding(YAMLEntry(.root, .text(home)), toValue: value, in: file)
        return fixes + tried("Show '\(home)' then", edits, group: "leaves")
    }

    private func asking(for condition: String, under key: Key, of value: Int, in file: Int) -> FileEdits? {
        let outline = files[file].outline
        guard let there = outline.value(key, of: value) else {
            return adding(YAMLEntry(key, .text(condition)), toValue: value, in: file)
        }
        let node = outline.nodes[there]
        if node.kind == .list { return edits(adding(item: condition, toList: there, in: file), in: file) }
        guard node.kind == .scalar else { return nil }
        return edits([TextEdit(node.span, "[\(outline.text(node.span)), \(condition)]")], in: file)
    }

    // MARK: Messages

    /// A screen that was current before receives the message; which one, the analysis tells.
    private func receiving(_ finding: FixableFinding) -> [QuickFix] {
        guard let (block, key) = failing(finding), key == .send, let message = text(.send, of: block) else { return [] }
        let screens = finding.run.reversed().compactMap(\.screen).unique().prefix(Self.mostTries)
        return screens.compactMap { element("screen:" + $0)?.declaration }
            .filter { children(.message, of: $0, named: message).isEmpty }
            .compactMap { declareMessage(message, of: $0, check: .runs(group: "message")) }
    }

    private static let mostTries = 4
}
