import NavGraphSyntax

extension LayoutReader {
    mutating func scalar(_ event: YAMLEvent, _ node: inout LayoutTree.Node, inFlow: Bool, owner: Int) throws {
        let end = Int(event.span.end)
        guard p < end else {
            node.text = p..<p
            node.flatWidth = node.properties.count
            tail = .trailing(owner)
            return
        }
        if event.style == .literal || event.style == .folded {
            return try blockScalar(&node, end: end, owner: owner)
        }
        node.text = p..<end
        if inFlow, node.kind == .scalar, event.style == .plain, node.text.count == 1, s[p] == .dash {
            throw refusal("the text '-' in braces is not quoted; put it in quotes", at: node.text)
        }
        if event.style == .doubleQuoted, let index = foldedBreak(in: node.text) {
            throw refusal("a line of a text in double quotes ends with '\\'", at: index..<index + 1)
        }
        if !s[node.text].contains(where: isBreak) {
            node.flatWidth = width(node.properties, node.text.count)
        }
        skip(to: end)
        tail = .trailing(owner)
    }

    func width(_ properties: [UInt32], _ text: Int) -> Int {
        properties.isEmpty ? text : properties.count + (text == 0 ? 0 : 1 + text)
    }

    /// A backslash that ends a line.
    private func foldedBreak(in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if s[index] == .backslash {
                if isBreak(c(index + 1)) { return index }
                index += 1
            }
            index += 1
        }
        return nil
    }

    /// `|` or `>`, and the lines below it.
    private mutating func blockScalar(_ node: inout LayoutTree.Node, end: Int, owner: Int) throws {
        let start = p
        while !isBlankOrEnd(p), c(p) != .hash {
            if c(p) == .plus {
                throw refusal("a text keeps the line breaks at its end ('+')", at: start..<p + 1)
            }
            if 0x31...0x39 ~= c(p) { node.indicatedIndent = Int(c(p)) - 0x30 }
            p += 1
        }
        node.text = start..<p
        isFresh = false
        tail = .trailing(owner)
        comment()
        guard p < end else { return }
        var line = behindBreak(p)
        let first = line
        // Without an indicator, the first line with a text decides.
        var indent = node.indicatedIndent.map { max(0, tree.entries[owner].column) + $0 }
        var last: Int?
        while line < end {
            var index = line
            while index < s.count, !isBreak(s[index]) { index += 1 }
            let blanks = s[line..<index].prefix { $0 == 0x20 }.count
            let isBlankLine = blanks == index - line
            if !isBlankLine, indent == nil { indent = blanks }
            if !isBlankLine || indent.map({ blanks > $0 }) ?? false { last = index }
            line = index < s.count ? behindBreak(index) : end
        }
        guard let last, let indent else { return }
        node.body = first..<last
        node.bodyIndent = indent
        // The last line break is a part of the text.
        tree.endsInText = last == s.count && !s[node.text].contains(.dash)
        skip(to: last)
        // What follows in this line is nothing but its end.
        tail = .nothing
    }
}
