import NavGraphSyntax

extension LayoutReader {
    /// A mapping in braces, or a list in brackets; `p` is at the opening one.
    mutating func flow(_ node: Int, owner: Int) throws {
        let isMapping = tree.nodes[node].kind == .mapping
        indicator()
        tail = .opening(node)
        var before: [LayoutTree.Line] = []
        while true {
            before += trivia()
            if c(p) == .comma {
                indicator()
                // Comments keep their order.
                if before.contains(where: \.isComment) { tail = .nothing }
                continue
            }
            let event = try take()
            if event.endsCollection { break }
            if Int(event.span.offset) > p, c(p) == .question { throw explicitKey() }
            let entry = add(LayoutTree.Entry(before: before, column: column, range: p..<p))
            before = []
            tree.nodes[node].entries.append(entry)
            if isMapping {
                before = try entryInBraces(entry, key: event)
            } else {
                tree.entries[entry].value =
                    isNothing(event)
                    ? add(LayoutTree.Node(kind: .scalar)) : try self.node(event, inFlow: true, owner: entry)
            }
            tree.entries[entry].range = tree.entries[entry].range.lowerBound..<p
        }
        indicator()
        tree.nodes[node].last = before
        // A comment behind a pair and its comma was read after the pair.
        for entry in tree.nodes[node].entries where tree.nodes[tree.entries[entry].value].isPair {
            tree.measure(tree.entries[entry].value)
        }
        tree.measure(node)
        tail = .trailing(owner)
    }

    /// `a: b` in brackets.
    mutating func pair(_ node: Int) throws {
        let entry = add(LayoutTree.Entry(column: column, range: p..<p))
        tree.nodes[node].entries = [entry]
        let rest = try entryInBraces(entry, key: take())
        tree.entries[entry].range = tree.entries[entry].range.lowerBound..<p
        tree.nodes[node].last = rest
        _ = try take()
        tree.measure(node)
    }

    /// Reads a key and its value, and returns the lines behind a key that has neither colon nor value.
    private mutating func entryInBraces(_ entry: Int, key event: YAMLEvent) throws -> [LayoutTree.Line] {
        tree.entries[entry].key =
            isNothing(event) ? add(LayoutTree.Node(kind: .scalar)) : try node(event, inFlow: true, owner: entry)
        if let key = tree.entries[entry].key.map({ tree.nodes[$0] }), key.flatWidth == nil, !key.isNothing {
            throw refusal("a key in braces has several lines", at: key.text)
        }
        tail = .trailing(entry)
        let start = p
        let lines = trivia()
        let value = try take()
        guard c(p) == .colon else {
            tree.entries[entry].value = add(LayoutTree.Node(kind: .scalar))
            return lines
        }
        func misplaced() -> LayoutRefusal {
            refusal("a comment stands between a key in braces and its value", at: start..<start)
        }
        if tree.entries[entry].trailing != nil || lines.contains(where: \.isComment) { throw misplaced() }
        indicator()
        tree.entries[entry].hasColon = true
        if isNothing(value) {
            tree.entries[entry].value = add(LayoutTree.Node(kind: .scalar))
            return []
        }
        tail = .nothing
        if trivia().contains(where: \.isComment) { throw misplaced() }
        tree.entries[entry].value = try node(value, inFlow: true, owner: entry)
        if tree.entries[entry].inside.contains(where: \.isComment) { throw misplaced() }
        return []
    }
}

extension LayoutTree {
    /// Notes the width of a collection in one line, and whether comments forbid it.
    mutating func measure(_ node: Int) {
        let found = nodes[node]
        var isFlat = true
        var hasComments = found.opening != nil || found.last.contains(where: \.isComment)
        var width = found.isPair ? 0 : found.kind == .list || found.entries.isEmpty ? 2 : 4
        width += max(0, found.entries.count - 1) * 2
        for index in found.entries {
            let entry = entries[index]
            hasComments =
                hasComments || entry.trailing != nil || entry.header != nil
                || (entry.before + entry.inside).contains(where: \.isComment)
            for child in [entry.key, entry.value].compactMap({ $0 }) {
                hasComments = hasComments || nodes[child].hasComments
                if let inner = nodes[child].flatWidth {
                    width += inner
                } else if !nodes[child].isNothing {
                    isFlat = false
                }
            }
            if entry.hasColon { width += 2 }
            if let key = entry.key.map({ nodes[$0] }),
                key.kind == .alias || key.text.isEmpty && !key.properties.isEmpty
            {
                width += key.isCollection ? 0 : 1
            }
        }
        nodes[node].hasComments = hasComments
        let properties = found.properties.isEmpty ? 0 : found.properties.count + 1
        nodes[node].flatWidth = isFlat && !hasComments ? width + properties : nil
    }
}
