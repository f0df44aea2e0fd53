import NavGraphSyntax

/// The same values in the other style of a collection.
extension LayoutTree {
    /// With a collection in braces or brackets that is written as a block.
    func broken(_ node: Int) -> LayoutTree {
        var tree = self
        tree.nodes[node].flatWidth = nil
        return tree
    }

    /// With a block, and all blocks in it, in braces or brackets; `nil` where something in it needs separate lines.
    func enclosed(_ node: Int) -> LayoutTree? {
        var tree = self
        return tree.enclose(node) ? tree : nil
    }

    private mutating func enclose(_ index: Int) -> Bool {
        switch nodes[index].kind {
        case .alias: return true
        case .scalar:
            if nodes[index].body != nil || nodes[index].last.contains(where: \.isComment) { return false }
            quote(index)
            return nodes[index].flatWidth != nil || nodes[index].isNothing
        case .mapping, .list:
            if nodes[index].isFlow { return nodes[index].flatWidth != nil }
            nodes[index].isFlow = true
            for entry in nodes[index].entries {
                if nodes[index].kind == .list, nodes[entries[entry].value].isNothing { return false }
                for child in [entries[entry].key, entries[entry].value].compactMap(\.self) where !enclose(child) {
                    return false
                }
            }
            measure(index)
            return nodes[index].flatWidth != nil
        }
    }

    /// Puts a text in quotes that says something else between braces.
    private mutating func quote(_ index: Int) {
        let node = nodes[index]
        guard node.isPlain, node.flatWidth != nil, !node.text.isEmpty else { return }
        let written = scalars[node.text]
        guard written.contains(where: Self.isIndicator) || written.first == .question || node.value == "-"
        else { return }
        let quoted = "'" + node.value.replacing("'", with: "''") + "'"
        let start = scalars.count
        scalars += quoted.unicodeScalars.map(\.value)
        nodes[index].text = start..<scalars.count
        nodes[index].flatWidth = (node.flatWidth ?? 0) + nodes[index].text.count - node.text.count
    }

    private static func isIndicator(_ scalar: UInt32) -> Bool {
        scalar == .comma || [0x5B, 0x5D, 0x7B, 0x7D].contains(scalar)
    }
}
