/// Values that begin in the line of their key.
extension LayoutWriter {
    /// A scalar, an alias, or a collection in one line, with the comment behind it.
    mutating func inline(_ index: Int, at indent: Int, inside: Int) {
        let (node, place) = (tree.nodes[index], tree.places[index])
        if !tree.isNothing(index) { space() }
        if node.isFlow, place.flatWidth == nil { return emptyWithComments(index, at: indent) }
        if place.flatWidth != nil {
            flat(index)
        } else {
            properties(of: index)
            if let block = place.block { append(tree.scalars[block.header]) } else { multiline(node.span, indent + 2) }
        }
        if let trailing = place.trailing { comment(trailing) }
        guard let block = place.block, let body = block.body else { return }
        let own = block.indicatedIndent.map { indent + $0 } ?? max(inside, 2)
        for line in lines(in: body) {
            let isShort = line.count <= block.indent && line.allSatisfy { $0 == 0x20 }
            scalarLine(isShort ? [] : line.dropFirst(block.indent), own)
        }
    }

    /// A key. Behind an anchor, or a tag without text, a colon would belong to its name.
    mutating func key(_ index: Int) {
        flat(index)
        if tree.isBeforeSpace(index) { text(" ") }
    }

    /// A node in one line.
    mutating func flat(_ index: Int) {
        let node = tree.nodes[index]
        properties(of: index)
        guard tree.isCollection(index) else { return append(tree.scalars[node.span]) }
        let isPair = tree.places[index].isPair
        let entries = tree.entries(of: index)
        let isBraces = node.kind == .mapping && !isPair
        if isBraces { text("{") } else if !isPair { text("[") }
        if isBraces, !entries.isEmpty { text(" ") }
        for (number, entry) in entries.enumerated() {
            if number > 0 { text(", ") }
            if let key = tree.places[entry].key { self.key(key) }
            if tree.places[entry].hasColon { text(": ") }
            flat(entry)
        }
        if isBraces, !entries.isEmpty { space() }
        if isBraces { text("}") } else if !isPair { text("]") }
    }

    private mutating func properties(of index: Int) {
        let properties = tree.places[index].properties
        append(properties)
        if !properties.isEmpty, tree.isCollection(index) || !tree.nodes[index].span.isEmpty { text(" ") }
    }

    /// Empty braces or brackets around comments.
    private mutating func emptyWithComments(_ index: Int, at indent: Int) {
        let (isMapping, place) = (tree.nodes[index].kind == .mapping, tree.places[index])
        properties(of: index)
        text(isMapping ? "{" : "[")
        if let opening = place.opening { comment(opening) }
        lines(place.last, indent + 2)
        newLine(indent)
        text(isMapping ? "}" : "]")
        if let trailing = place.trailing { comment(trailing) }
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
