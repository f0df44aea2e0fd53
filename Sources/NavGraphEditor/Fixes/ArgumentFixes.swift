import NavGraphModel
import NavGraphSyntax

/// Gives params that nothing gives.
extension Names {
    func argumentFixes(for finding: FixableFinding) -> [QuickFix] {
        guard let (index, _) = element(finding.subject) else { return [] }
        return declarations[index].kind == .link ? linkFixes(index, finding) : eventFixes(of: index, finding)
    }

    /// The required params of what a block opens that neither `with` nor a name gives.
    private func missing(in block: Int) -> [Int] {
        var context = blocks[block].context
        context.block = block
        let given = withKeys(of: blocks[block]).union(visible(context).map { declarations[$0].name })
        return wanted(by: block).filter { !isOptional($0) && !given.contains(declarations[$0].name) }
    }

    private func linkFixes(_ link: Int, _ finding: FixableFinding) -> [QuickFix] {
        guard let number = blocks.indices.first(where: { blocks[$0].context.link == link }),
            let param = missing(in: number).first
        else { return [] }
        let (block, name) = (blocks[number], declarations[param].name)
        let type = type(of: param)
        var fixes: [QuickFix] = []
        func add(_ title: String, _ edits: FileEdits?) {
            guard let edits else { return }
            fixes.append(QuickFix(title: title, edits: edits, check: .runs(group: title)))
        }
        for node in templates(of: block) {
            var meant = finding
            meant.range = files[block.context.file].outline.nodes[node].span
            meant.quoted = missing(in: number).map { declarations[$0].name }
            for fix in writePlaceholders(meant).compactMap(\.self) where fix.title != "Write '*'" {
                fixes.append(QuickFix(title: fix.title, isPreferred: true, edits: fix.edits, check: .runs(group: name)))
            }
        }
        for other in all(.param, of: link) where self.type(of: other) == type {
            let pair = YAMLEntry("with", .mapping([YAMLEntry(name, .text(declarations[other].name))]))
            add(
                "Take '\(name)' from '\(declarations[other].name)'",
                adding([pair], toValue: block.node, in: block.context.file))
        }
        add("Add '{\(name)}' to the URL", addingPlaceholder(name, to: block))
        let query = YAMLEntry("query", .mapping([YAMLEntry(name, .text(type))]))
        if block.values[.url] != nil {
            add("Ask for it: 'query'", adding([query], toValue: block.node, in: block.context.file))
        }
        return fixes
    }

    /// The texts of its `url`.
    private func templates(of block: Block) -> [Int] {
        let outline = files[block.context.file].outline
        guard let value = block.values[.url]?.value, let node = outline.resolved(value) else { return [] }
        return (outline.nodes[node].kind == .scalar ? [node] : outline.nodes[node].items)
            .filter { outline.nodes[$0].kind == .scalar }
    }

    private func addingPlaceholder(_ name: String, to block: Block) -> FileEdits? {
        let file = files[block.context.file]
        guard let value = block.values[.url]?.value, let node = file.outline.resolved(value),
            file.outline.nodes[node].kind == .scalar
        else { return nil }
        let url = file.outline.nodes[node]
        if url.text.hasSuffix("*") { return nil }
        let added = url.text.hasSuffix("/") ? "{\(name)}" : "/{\(name)}"
        let end = file.outline.inside(node).upperBound
        let edit =
            url.style == .plain
            ? TextEdit(url.span, "'\(url.text)\(added)'") : TextEdit(end..<end, added)
        return FileEdits([file.path: [edit]])
    }

    private func eventFixes(of event: Int, _ finding: FixableFinding) -> [QuickFix] {
        var fixes: [QuickFix] = []
        for number in blocks.indices where blocks[number].context.event == event {
            let block = blocks[number]
            for param in missing(in: number) {
                let name = declarations[param].name
                var context = block.context
                context.block = number
                for other in visible(context) where type(of: other) == type(of: param) {
                    let pair = YAMLEntry("with", .mapping([YAMLEntry(name, .text(declarations[other].name))]))
                    if let edits = adding([pair], toValue: block.node, in: block.context.file) {
                        fixes.append(QuickFix(title: "Give '\(name)': '\(declarations[other].name)'", edits: edits))
                    }
                }
                let root = blocks[rootBlock(of: number)]
                if block.context.handled == nil, root.values[.payload] != nil,
                    let edits = adding(
                        [YAMLEntry("payload", .mapping([YAMLEntry(name, .text(type(of: param)))]))],
                        toValue: root.node, in: root.context.file)
                {
                    fixes.append(QuickFix(title: "Give '\(name)': carry it", edits: edits))
                }
            }
        }
        return fixes
    }
}
