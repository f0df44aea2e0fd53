/// Values that begin in the line of their key.
extension LayoutWriter {
    /// A scalar, an alias, or a collection in one line, with the comment behind it.
    mutating func inline(_ index: Int, at indent: Int, inside: Int, trailing: LayoutTree.Comment?) {
        let node = tree.nodes[index]
        if !node.isNothing { space() }
        if node.isFlow, node.flatWidth == nil { return emptyWithComments(node, at: indent, trailing: trailing) }
        if node.flatWidth != nil || node.text.isEmpty {
            flat(index)
        } else {
            properties(of: node)
            if node.body == nil { multiline(node.text, indent + 2) } else { append(tree.scalars[node.text]) }
        }
        if let trailing { comment(trailing) }
        guard let body = node.body else { return }
        let own = node.indicatedIndent.map { indent + $0 } ?? max(inside, 2)
        for line in lines(in: body) {
            let isShort = line.count <= node.bodyIndent && line.allSatisfy { $0 == 0x20 }
            scalarLine(isShort ? [] : line.dropFirst(node.bodyIndent), own)
        }
    }

    /// A key. Behind an anchor, or a tag without text, a colon would belong to its name.
    mutating func key(_ index: Int) {
        flat(index)
        let node = tree.nodes[index]
        if node.kind == .alias || !node.properties.isEmpty && node.text.isEmpty && !node.isCollection { text(" ") }
    }

    /// A node in one line.
    mutating func flat(_ index: Int) {
        let node = tree.nodes[index]
        properties(of: node)
        guard node.isCollection else { return append(tree.scalars[node.text]) }
        let isBraces = node.kind == .mapping && !node.isPair
        if isBraces { text("{") } else if !node.isPair { text("[") }
        if isBraces, !node.entries.isEmpty { text(" ") }
        for (number, index) in node.entries.enumerated() {
            let entry = tree.entries[index]
            if number > 0 { text(", ") }
            if let key = entry.key { self.key(key) }
            if entry.hasColon { text(": ") }
            flat(entry.value)
        }
        if isBraces, !node.entries.isEmpty { space() }
        if isBraces { text("}") } else if !node.isPair { text("]") }
    }

    private mutating func properties(of node: LayoutTree.Node) {
        append(node.properties)
        if !node.properties.isEmpty, node.isCollection || !node.text.isEmpty { text(" ") }
    }

    /// Empty braces or brackets around comments.
    private mutating func emptyWithComments(_ node: LayoutTree.Node, at indent: Int, trailing: LayoutTree.Comment?) {
        properties(of: node)
        append([node.kind == .mapping ? 0x7B : 0x5B])
        if let opening = node.opening { comment(opening) }
        lines(node.last, indent + 2)
        newLine(indent)
        append([node.kind == .mapping ? 0x7D : 0x5D])
        if let trailing { comment(trailing) }
    }

    /// A scalar of several lines; the later ones at `indent`.
    mutating func multiline(_ range: Range<Int>, _ indent: Int) {
        for (number, line) in lines(in: range).enumerated() {
            func isBlank(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x09 }
            let text = line.drop(while: isBlank)
            var end = text.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? text.startIndex
            // An escaped blank is not a blank.
            let isEscaped = !text[..<end].reversed().prefix { $0 == 0x5C }.count.isMultiple(of: 2)
            if isEscaped, end < text.endIndex, tree.scalars[range.lowerBound] == 0x22 { end += 1 }
            if number == 0 { append(text[..<end]) } else { scalarLine(text[..<end], indent) }
        }
    }

    private func lines(in range: Range<Int>) -> [ArraySlice<UInt32>] {
        var lines: [ArraySlice<UInt32>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let scalar = tree.scalars[index]
            index += 1
            guard scalar == 10 || scalar == 13 else { continue }
            lines.append(tree.scalars[start..<index - 1])
            if scalar == 13, index < range.upperBound, tree.scalars[index] == 10 { index += 1 }
            start = index
        }
        return lines + [tree.scalars[start..<range.upperBound]]
    }
}
