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
        let given = withKeys(of: blocks[block]).union(visible(blocks[block].context).map { declarations[$0].name })
        return wanted(by: block).filter { !isOptional($0) && !given.contains(declarations[$0].name) }
    }

    private func linkFixes(_ link: Int, _ finding: FixableFinding) -> [QuickFix] {
        guard let number = blocks(of: link).first, let param = missing(in: number).first
        else { return [] }
        let (block, name) = (blocks[number], declarations[param].name)
        let type = type(of: param)
        var fixes: [QuickFix] = []
        func add(_ title: String, _ edits: FileEdits?) { fixes += tried(title, edits, group: title) }
        for node in templates(of: block) {
            var meant = finding
            meant.range = files[block.context.file].outline.nodes[node].span
            meant.quoted = missing(in: number).map { declarations[$0].name }
            for fix in writePlaceholders(meant).compactMap(\.self) where fix.title != "Write '*'" {
                fixes += tried(fix.title, fix.edits, group: name, isPreferred: true)
            }
        }
        for other in all(.param, of: link) where self.type(of: other) == type {
            let given = declarations[other].name
            add("Take '\(name)' from '\(given)'", adding(YAMLEntry(.with, entry: name, .text(given)), to: block))
        }
        add("Add '{\(name)}' to the URL", addingPlaceholder(name, to: block))
        if block.values[.url] != nil {
            add("Ask for it: 'query'", adding(YAMLEntry(.query, entry: name, .text(type)), to: block))
        }
        return fixes
    }

    /// The texts of its `url`.
    private func templates(of block: Block) -> [Int] {
        outline(block.context).scalars(of: block.values[.url]?.value)
    }

    private func addingPlaceholder(_ name: String, to block: Block) -> FileEdits? {
        let outline = outline(block.context)
        guard text(.url, of: block) != nil, let node = templates(of: block).first else { return nil }
        let url = outline.nodes[node]
        if url.text.hasSuffix("*") { return nil }
        let added = url.text.hasSuffix("/") ? "{\(name)}" : "/{\(name)}"
        let end = outline.inside(node).upperBound
        let edit =
            url.style == .plain
            ? TextEdit(url.span, "'\(url.text)\(added)'") : TextEdit(end..<end, added)
        return edits([edit], in: block.context.file)
    }

    private func eventFixes(of event: Int, _ finding: FixableFinding) -> [QuickFix] {
        var fixes: [QuickFix?] = []
        for number in blocks(of: event) {
            let block = blocks[number]
            for param in missing(in: number) {
                let name = declarations[param].name
                for other in visible(block.context) where type(of: other) == type(of: param) {
                    let given = declarations[other].name
                    fixes.append(
                        QuickFix(
                            "Give '\(name)': '\(given)'", adding(YAMLEntry(.with, entry: name, .text(given)), to: block)
                        ))
                }
                let root = blocks[rootBlock(of: number)]
                if block.context.handled == nil, root.values[.payload] != nil {
                    let carried = YAMLEntry(.payload, entry: name, .text(type(of: param)))
                    fixes.append(QuickFix("Give '\(name)': carry it", adding(carried, to: root)))
                }
            }
        }
        return fixes.compactMap(\.self)
    }
}
