/// Reads collections in braces and brackets.
extension OutlineReader {
    mutating func flow(_ around: Int, depth: Int) -> Int {
        guard depth < mostDepth else {
            p += 1
            return add(.scalar, p - 1..<p)
        }
        let isList = s[p] == .bracket
        let node = add(isList ? .list : .mapping, p..<p)
        nodes[node].isFlow = true
        nodes[node].isClosed = false
        p += 1
        notes.tail = .opening(node)
        var before: [LayoutTree.Line] = []
        if isList { openLists += 1 } else { openMappings += 1 }
        while skipInFlow(around) {
            before += takeLines()
            let next = s[p]
            if next == (isList ? .bracketEnd : .braceEnd) {
                p += 1
                nodes[node].isClosed = true
                break
            }
            if next == .comma {
                p += 1
                // Comments keep their order.
                if before.contains(where: \.isComment) { notes.tail = .nothing }
            } else if next == .bracketEnd || next == .braceEnd {
                // It closes what is open around this, or nothing.
                if next == .bracketEnd ? openLists > 0 : openMappings > 0 { break }
                p += 1
            } else {
                let beginning = begin(before)
                before = []
                if isList {
                    item(of: node, beginning, around, depth: depth)
                } else {
                    flowEntry(of: node, beginning, around, depth: depth)
                }
            }
        }
        if isList { openLists -= 1 } else { openMappings -= 1 }
        nodes[node].span = nodes[node].span.lowerBound..<p
        if isStrict { notes.tree.places[node].last = before }
        notes.tail = .trailing(node)
        return node
    }

    /// Over blanks, comments and line ends; `false` where what is open ends: the reader is on the last line of it.
    private mutating func skipInFlow(_ around: Int) -> Bool {
        if isStrict {
            skipToContent()
            return !isAtEnd
        }
        while !isAtEnd {
            let c = s[p]
            if isBlank(c) {
                p += 1
            } else if c == .hash {
                skipToLineEnd()
            } else if isBreak(c) {
                let end = (p, line)
                skipToContent()
                if isAtEnd || endsOpen(p, line: line, around: around) {
                    (p, line) = end
                    while p > line, isBlank(s[p - 1]) { p -= 1 }
                    return false
                }
            } else {
                return true
            }
        }
        return false
    }

    private mutating func item(of list: Int, _ beginning: Beginning?, _ around: Int, depth: Int) {
        if isStrict, c(p) == .question { refuseExplicitKey() }
        var inner = beginning
        inner?.before = []
        let item = flowNode(around, depth: depth + 1, isValue: false)
        guard skipInFlow(around), isColon(behind: item) else {
            nodes[list].items.append(item)
            end(beginning, value: item)
            return
        }
        // One pair stands for a mapping.
        let pair = add(.mapping, nodes[item].span)
        nodes[pair].isFlow = true
        let value = colonValue(of: item, around, depth: depth)
        nodes[pair].entries.append(Outline.Entry(key: item, value: value))
        nodes[pair].span = nodes[item].span.lowerBound..<max(p, nodes[item].span.upperBound)
        nodes[list].items.append(pair)
        end(inner, key: item, value: value)
        if isStrict { notes.tree.places[pair].isPair = true }
        end(beginning, value: pair)
    }

    private mutating func flowEntry(of mapping: Int, _ beginning: Beginning?, _ around: Int, depth: Int) {
        if s[p] == .question, isStrict || isBlankOrEnd(p + 1) {
            refuseExplicitKey()
            p += 1
            guard skipInFlow(around), !isFlowIndicator(s[p]) else { return }
        }
        let key = flowNode(around, depth: depth + 1, isValue: false)
        notes.tail = .header
        let hasColon = skipInFlow(around) && isColon(behind: key)
        let value =
            hasColon ? colonValue(of: key, around, depth: depth) : nothing(at: nodes[key].span.upperBound)
        nodes[mapping].entries.append(Outline.Entry(key: key, value: value))
        end(beginning, key: key, value: value, hasColon: hasColon)
    }

    private func isColon(behind key: Int) -> Bool {
        guard c(p) == .colon else { return false }
        return isBlankOrEnd(p + 1) || isFlowIndicator(c(p + 1)) || nodes[key].style != .plain || nodes[key].isFlow
    }

    private mutating func colonValue(of key: Int, _ around: Int, depth: Int) -> Int {
        p += 1
        let behind = p
        notes.tail = .header
        guard skipInFlow(around), s[p] != .comma, s[p] != .braceEnd, s[p] != .bracketEnd else {
            return nothing(at: behind)
        }
        refuseComments(behind: key, notes.header, notes.lines)
        notes.lines = []
        let value = flowNode(around, depth: depth + 1, isValue: true)
        if isStrict { refuseComments(behind: key, notes.tree.places[value].header, notes.tree.places[value].inside) }
        return value
    }

    private mutating func refuseComments(
        behind key: Int, _ comment: LayoutTree.Comment?, _ between: [LayoutTree.Line]
    ) {
        if comment == nil, !between.contains(where: \.isComment) { return }
        refuse("a comment stands between a key in braces and its value", at: nodes[key].span.upperBound)
    }

    private mutating func flowNode(_ around: Int, depth: Int, isValue: Bool) -> Int {
        let properties = self.properties()
        if properties.isAny, !skipInFlow(around) || isFlowIndicator(c(p)) && c(p) != .brace && c(p) != .bracket {
            let node = nothing(at: p)
            name(node, properties)
            return node
        }
        let node = inline(around, depth: depth, isValue: isValue)
        name(node, properties)
        return node
    }

    /// A plain scalar in brackets. A value ends before a name with a colon: there a comma is missing.
    mutating func flowPlain(_ around: Int, isValue: Bool) -> Int {
        let start = p
        var text: [UInt32] = []
        var end = p
        /// Where the last word begins, and what is there before it.
        var word = (at: (p, line), end: p, count: 0)
        scan: while !isAtEnd {
            let c = s[p]
            if isFlowIndicator(c) { break }
            if c == .colon, isBlankOrEnd(p + 1) || isFlowIndicator(self.c(p + 1)) {
                if isValue {
                    (p, line) = word.at
                    end = word.end
                    text.removeLast(text.count - word.count)
                }
                break
            }
            if isBlank(c) || isBreak(c) {
                var i = p
                while isBlank(self.c(i)) { i += 1 }
                if self.c(i) == .hash { break }
                let before = (end, text.count)
                if i >= s.count || isBreak(s[i]) {
                    guard let next = nextText(), s[next.index] != .hash,
                        !endsOpen(next.index, line: next.line, around: around)
                    else { break scan }
                    if isFlowIndicator(s[next.index]) { break }
                    if next.breaks == 1 {
                        text.append(0x20)
                    } else {
                        text += repeatElement(0x0A, count: next.breaks - 1)
                    }
                    (p, line) = (next.index, next.line)
                } else {
                    if isFlowIndicator(s[i]) { break }
                    text += s[p..<i]
                    p = i
                }
                word = ((p, line), before.0, before.1)
            } else {
                text.append(c)
                p += 1
                end = p
            }
        }
        let isEmpty = end == start
        let node = add(isEmpty ? .empty : .scalar, start..<end)
        setText(text[...], of: node)
        return node
    }
}
