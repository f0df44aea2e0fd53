/// The same values in the other style of a collection, and their widths.
extension LayoutTree {
    /// With a collection in braces or brackets that is written as a block.
    func broken(_ node: Int) -> LayoutTree {
        var tree = self
        tree.places[node].flatWidth = nil
        return tree
    }

    /// With a block, and all blocks in it, in braces or brackets; `nil` where something in it needs separate lines.
    func enclosed(_ node: Int) -> LayoutTree? {
        var tree = self
        return tree.enclose(node) ? tree : nil
    }

    private mutating func enclose(_ index: Int) -> Bool {
        if outline.nodes[index].kind == .alias { return true }
        guard isCollection(index) else {
            if places[index].block != nil || places[index].last.contains(where: \.isComment) { return false }
            quote(index)
            return places[index].flatWidth != nil
        }
        if outline.nodes[index].isFlow { return places[index].flatWidth != nil }
        outline.nodes[index].isFlow = true
        for entry in entries(of: index) {
            if outline.nodes[index].kind == .list, isNothing(entry) { return false }
            for child in [places[entry].key, entry].compactMap(\.self) where !enclose(child) { return false }
        }
        measure(index)
        return places[index].flatWidth != nil
    }

    /// Puts a text in quotes that says something else between braces.
    private mutating func quote(_ index: Int) {
        let node = outline.nodes[index]
        guard node.kind == .scalar, node.style == .plain, places[index].flatWidth != nil else { return }
        let written = scalars[node.span]
        guard written.contains(where: Self.isIndicator) || written.first == .question || node.text == "-" else {
            return
        }
        let quoted = "'" + node.text.replacing("'", with: "''") + "'"
        let start = scalars.count
        outline.scalars += quoted.unicodeScalars.map(\.value)
        outline.nodes[index].span = start..<scalars.count
        measure(index)
    }

    private static func isIndicator(_ scalar: UInt32) -> Bool {
        scalar == .comma || [0x5B, 0x5D, 0x7B, 0x7D].contains(scalar)
    }

    /// Notes the width of a node in one line, and whether there are comments in it.
    mutating func measure(_ index: Int) {
        let (node, place) = (outline.nodes[index], places[index])
        var isFlat = true
        var width = node.span.count
        if isCollection(index) {
            let entries = entries(of: index)
            width = place.isPair ? 0 : node.kind == .list || entries.isEmpty ? 2 : 4
            width += max(0, entries.count - 1) * 2
            var hasComments = place.opening != nil || place.last.contains(where: \.isComment)
            for entry in entries {
                let found = places[entry]
                hasComments =
                    hasComments || found.trailing != nil || found.header != nil
                    || (found.before + found.inside).contains(where: \.isComment)
                for child in [found.key, entry].compactMap(\.self) {
                    hasComments = hasComments || places[child].hasComments
                    if let inner = places[child].flatWidth { width += inner } else { isFlat = false }
                }
                if found.hasColon { width += 2 }
                if let key = found.key, isBeforeSpace(key) { width += 1 }
            }
            places[index].hasComments = hasComments
            isFlat = isFlat && !hasComments
        } else {
            isFlat = place.block == nil && !scalars[node.span].contains { $0 == 10 || $0 == 13 }
        }
        let hasText = isCollection(index) || !node.span.isEmpty
        if !place.properties.isEmpty { width += place.properties.count + (hasText ? 1 : 0) }
        places[index].flatWidth = isFlat ? width : nil
    }

    /// Whether a space stands between a key and its colon, which would belong to the name of an alias or an anchor.
    func isBeforeSpace(_ key: Int) -> Bool {
        if isCollection(key) { return false }
        return nodes[key].kind == .alias || nodes[key].span.isEmpty && !places[key].properties.isEmpty
    }
}
