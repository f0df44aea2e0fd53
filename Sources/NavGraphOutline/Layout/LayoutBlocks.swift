import NavGraphSyntax

extension LayoutReader {
    /// A mapping or list in block style; `p` is at its first key or dash.
    mutating func block(_ node: Int, owner: Int) throws {
        let column = self.column
        tree.nodes[node].column = column
        let isMapping = tree.nodes[node].kind == .mapping
        // Comments above the first entry belong to that entry.
        var before = tree.entries[owner].inside
        tree.entries[owner].inside = []
        var isFirst = true
        while true {
            let event = try take()
            if event.endsCollection { break }
            if !isFirst { before = settle(trivia()) }
            isFirst = false
            if isMapping, c(p) == .question, isBlankOrEnd(p + 1) { throw explicitKey() }
            let isBehindDash = s[lineStart..<p].contains { $0 != 0x20 }
            let start = before.first?.start ?? (isBehindDash ? p : lineStart)
            let entry = add(LayoutTree.Entry(before: before, start: start, column: column, range: p..<p))
            tree.nodes[node].entries.append(entry)
            if isMapping {
                try key(event, of: entry)
                try value(take(), of: entry)
            } else {
                indicator()
                try value(event, of: entry)
            }
        }
        // A list may stand at the column of its key, where comments belong to the next key.
        let isShallow = !isMapping && column == tree.entries[owner].column
        ended.append((isShallow ? column + 1 : column, node))
    }

    private mutating func key(_ event: YAMLEvent, of entry: Int) throws {
        let node = isNothing(event) ? add(LayoutTree.Node(kind: .scalar)) : try node(event, inFlow: false, owner: entry)
        tree.entries[entry].key = node
        while isBlank(c(p)) { p += 1 }
        indicator()
        tree.entries[entry].hasColon = true
    }

    private mutating func value(_ event: YAMLEvent, of entry: Int) throws {
        tail = .header(entry)
        defer { tree.entries[entry].range = tree.entries[entry].range.lowerBound..<p }
        guard !isNothing(event) else {
            let node = add(LayoutTree.Node(kind: .scalar))
            tree.entries[entry].value = node
            ended.append((tree.entries[entry].column + 1, node))
            return
        }
        tree.entries[entry].inside = settle(trivia())
        tree.entries[entry].value = try node(event, inFlow: false, owner: entry)
    }

    func explicitKey() -> LayoutRefusal { refusal("a key is written with '?'", at: p..<p + 1) }

    /// Passes over `:`, `-`, `,` or a bracket.
    mutating func indicator() {
        p += 1
        isFresh = false
    }
}
