extension Outline {
    /// The edit that takes an entry out of a mapping: its lines, or its stretch of a line with one comma. `nil` where it has
    /// an anchor that others may name, or shares its line with what holds it.
    package func removal(of entry: Entry, from mapping: Int) -> TextEdit? {
        let node = nodes[mapping]
        guard let index = node.entries.firstIndex(where: { $0.key == entry.key }), !hasAnchor(entry.value) else {
            return nil
        }
        let next = index + 1 < node.entries.count ? nodes[node.entries[index + 1].key].span.lowerBound : nil
        let start = nodes[entry.key].span.lowerBound
        if node.isFlow {
            if node.entries.count == 1 { return TextEdit(node.span, "{}") }
            if let next { return TextEdit(start..<next, "") }
            return TextEdit(end(of: node.entries[index - 1])..<end(of: entry), "")
        }
        let lines = Positions(self, .utf32)
        let line = lines.line(of: start)
        guard scalars[lines.start(of: line)..<start].allSatisfy({ $0 == 32 }) else {
            return next.map { TextEdit(start..<$0, "") }
        }
        let last = nodes[entry.value].kind == .empty ? line : lastLine(of: entry.value, lines)
        return removal(of: firstComment(above: line, lines)...last, lines)
    }

    /// The same for an item of a list.
    func removal(ofItem index: Int, from list: Int) -> TextEdit? {
        let node = nodes[list]
        guard !hasAnchor(node.items[index]) else { return nil }
        let span = nodes[node.items[index]].span
        if node.isFlow {
            if node.items.count == 1 { return TextEdit(node.span, "[]") }
            if index + 1 < node.items.count {
                return TextEdit(span.lowerBound..<nodes[node.items[index + 1]].span.lowerBound, "")
            }
            return TextEdit(nodes[node.items[index - 1]].span.upperBound..<span.upperBound, "")
        }
        let lines = Positions(self, .utf32)
        let line = lines.line(of: span.lowerBound)
        let before = scalars[lines.start(of: line)..<span.lowerBound]
        guard before.allSatisfy({ $0 == 32 || $0 == OutlineReader.dash }), before.filter({ $0 != 32 }).count == 1 else {
            return nil
        }
        return removal(of: firstComment(above: line, lines)...lastLine(of: node.items[index], lines), lines)
    }

    private func removal(of range: ClosedRange<Int>, _ lines: Positions) -> TextEdit {
        let (first, last) = (range.lowerBound, range.upperBound)
        if last + 1 < lines.lineCount { return TextEdit(lines.start(of: first)..<lines.start(of: last + 1), "") }
        return TextEdit((first > 0 ? lines.end(of: first - 1) : 0)..<scalars.count, "")
    }

    /// The first of the comments that stand directly above a line, as deep as it.
    private func firstComment(above line: Int, _ lines: Positions) -> Int {
        func indent(_ line: Int) -> Int { scalars[lines.start(of: line)...].prefix { $0 == 32 }.count }
        var first = line
        while first > 0, indent(first - 1) == indent(line),
            lines.start(of: first - 1) + indent(line) < scalars.count,
            scalars[lines.start(of: first - 1) + indent(line)] == OutlineReader.hash
        {
            first -= 1
        }
        return first
    }

    /// The line in which a value ends. What comes first in a line may mean something, what comes last does not.
    func lastLine(of value: Int, _ lines: Positions) -> Int {
        let node = nodes[value]
        if node.isFlow { return lines.line(of: node.span.upperBound - 1) }
        if let last = node.entries.last {
            return nodes[last.value].kind == .empty
                ? lines.line(of: nodes[last.key].span.upperBound) : lastLine(of: last.value, lines)
        }
        if let last = node.items.last, node.kind == .list { return lastLine(of: last, lines) }
        return lines.line(of: max(node.span.upperBound - 1, 0))
    }

    /// Behind the colon of a key, if there is one.
    func endOfKey(_ key: Int) -> (end: Int, hasColon: Bool) {
        let end = nodes[key].span.upperBound
        let colon = scalars[end...].firstIndex { $0 != 32 } ?? end
        let hasColon = colon < scalars.count && scalars[colon] == 0x3A
        return (hasColon ? colon + 1 : end, hasColon)
    }

    private func end(of entry: Entry) -> Int {
        nodes[entry.value].kind == .empty ? endOfKey(entry.key).end : nodes[entry.value].span.upperBound
    }

    private func hasAnchor(_ node: Int) -> Bool {
        let found = nodes[node]
        return found.anchor != nil || found.entries.contains { hasAnchor($0.key) || hasAnchor($0.value) }
            || found.items.contains(where: hasAnchor)
    }
}
