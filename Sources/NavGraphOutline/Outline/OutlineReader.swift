/// Reads a text by its indentation. After a value that stands in a line the reader is on the last line of that value;
/// after a block it is at what comes next.
struct OutlineReader {
    static let mostDepth = 128

    let s: [UInt32]
    /// Where it is, and where the line of that begins.
    var p = 0
    var line = 0
    var nodes: [Outline.Node] = []
    var anchors: [String: Int] = [:]
    /// How many brackets and braces are open.
    var openLists = 0
    var openMappings = 0

    init(_ scalars: [UInt32]) { s = scalars }

    var isAtEnd: Bool { p >= s.count }
    var column: Int { p - line }
    /// A scalar of the text, 0 behind its end.
    func c(_ index: Int) -> UInt32 { index < s.count ? s[index] : 0 }

    mutating func read() -> Int {
        skipToContent()
        while !isAtEnd, column == 0, c(p) == .percent {
            skipToLineEnd()
            skipToContent()
        }
        if isMark(p, line), c(p) == .dash {
            p += 3
            skipToContent()
        }
        guard !isAtEnd, !isMark(p, line) else { return add(.empty, p..<p) }
        let root = block(0, around: -1, depth: 0)
        entries(into: root, from: 0, depth: 0)
        return root
    }

    mutating func add(_ kind: Outline.Kind, _ span: Range<Int>) -> Int {
        nodes.append(Outline.Node(kind: kind, span: span))
        return nodes.count - 1
    }

    // MARK: - Blocks

    /// Reads the node that begins here, and returns its number. Its lines begin at column `least` or deeper; the block around it
    /// is at column `around`.
    mutating func block(_ least: Int, around: Int, depth: Int) -> Int {
        let start = (p, line)
        let properties = self.properties()
        if properties.isAny, isLineEnd(p) {
            let end = p
            skipToContent()
            let hasMore = !isAtEnd && column >= least && !isMark(p, line) && depth < Self.mostDepth
            let node = hasMore ? block(least, around: around, depth: depth + 1) : add(.empty, end..<end)
            name(node, properties.anchor)
            return node
        }
        if properties.isAny, keyEnd(p) != nil { (p, line) = start }
        guard depth < Self.mostDepth else {
            let start = p
            skipToLineEnd()
            return add(.scalar, start..<p)
        }
        if isItem(p) { return sequence(at: column, depth: depth) }
        let isExplicit = c(p) == .question && isBlankOrEnd(p + 1)
        if isExplicit || keyEnd(p) != nil || isPlainStart(p) && keyFollows(from: p, least) {
            let node = add(.mapping, p..<p)
            entries(into: node, from: least, depth: depth + 1)
            return node
        }
        let node = inline(around, depth: depth)
        name(node, properties.anchor)
        finishLine()
        return node
    }

    /// All lines from here on that are at `least` or deeper, as entries of a node.
    mutating func entries(into node: Int, from least: Int, depth: Int) {
        while true {
            let end = p
            skipToContent()
            guard !isAtEnd, column >= least, !isMark(p, line) else {
                if nodes[node].kind == .mapping, !nodes[node].isFlow {
                    nodes[node].span = nodes[node].span.lowerBound..<max(nodes[node].span.upperBound, end)
                }
                return
            }
            entry(into: node, depth: depth)
        }
    }

    private mutating func entry(into node: Int, depth: Int) {
        if isItem(p) {
            let list = sequence(at: column, depth: depth + 1)
            let owner = nodes[node].entries.last?.value ?? node
            nodes[owner].items += nodes[list].items
            return
        }
        let own = column
        if c(p) == .question, isBlankOrEnd(p + 1) {
            p += 1
            skipBlanks()
        }
        let properties = self.properties()
        guard let colon = keyEnd(p) else {
            let key = loneKey(own, depth: depth)
            nodes[node].entries.append(Outline.Entry(key: key, value: add(.empty, p..<p)))
            return
        }
        let key = keyNode(upTo: colon)
        name(key, properties.anchor)
        p = colon + 1
        let value = self.value(own, depth: depth + 1)
        nodes[node].entries.append(Outline.Entry(key: key, value: value))
    }

    /// Reads the value after the colon of a key at column `own`.
    private mutating func value(_ own: Int, depth: Int) -> Int {
        let behind = p
        skipBlanks()
        if isLineEnd(p) {
            skipToContent()
            if !isAtEnd, !isMark(p, line), depth < Self.mostDepth {
                if column > own { return block(own + 1, around: own, depth: depth) }
                if column == own, isItem(p) { return sequence(at: own, depth: depth) }
            }
            return add(.empty, behind..<behind)
        }
        let properties = self.properties()
        if properties.isAny, isLineEnd(p) {
            let node = value(own, depth: depth + 1)
            name(node, properties.anchor)
            return node
        }
        let node = inline(own, depth: depth)
        name(node, properties.anchor)
        finishLine()
        skipToContent()
        if depth < Self.mostDepth { entries(into: node, from: own + 1, depth: depth + 1) }
        return node
    }

    private mutating func sequence(at own: Int, depth: Int) -> Int {
        let list = add(.list, p..<p)
        while !isAtEnd, column == own, isItem(p), !isMark(p, line) {
            p += 1
            let behind = p
            skipBlanks()
            if isLineEnd(p) { skipToContent() }
            let hasValue = !isAtEnd && column > own && !isMark(p, line)
            let item: Int
            if !hasValue {
                item = add(.empty, behind..<behind)
            } else if depth < Self.mostDepth {
                item = block(own + 1, around: own, depth: depth + 1)
            } else {
                item = add(.scalar, p..<p)
                skipToLineEnd()
            }
            nodes[list].items.append(item)
            nodes[list].span = nodes[list].span.lowerBound..<p
            skipToContent()
            if !isAtEnd, column > own, depth < Self.mostDepth { entries(into: item, from: own + 1, depth: depth + 1) }
            if !isAtEnd, column > own, depth >= Self.mostDepth { skipToLineEnd() }
            skipToContent()
        }
        return list
    }

    /// A value that begins in the line where the reader is.
    mutating func inline(_ around: Int, depth: Int) -> Int {
        switch c(p) {
        case .bar, .greater: blockScalar(around)
        case .double, .single: quoted(around)
        case .brace, .bracket: flow(around, depth: depth)
        case .star: alias()
        default: plain(around)
        }
    }

    private mutating func keyNode(upTo colon: Int) -> Int {
        switch c(p) {
        case .double, .single: return quoted(-1)
        case .star where isNameScalar(c(p + 1)): return alias()
        default:
            var end = colon
            while end > p, isBlank(c(end - 1)) { end -= 1 }
            let node = add(.scalar, p..<end)
            nodes[node].text = String(scalars: s[p..<end])
            return node
        }
    }

    /// A key without a colon.
    private mutating func loneKey(_ own: Int, depth: Int) -> Int {
        let node: Int
        switch c(p) {
        case .brace, .bracket: node = flow(own, depth: depth)
        case .double, .single: node = quoted(own)
        default:
            let start = p
            var end = p
            while !isAtEnd, !isBreak(c(p)), !(isBlank(c(p)) && c(p + 1) == .hash) {
                p += 1
                if !isBlank(c(p - 1)) { end = p }
            }
            node = add(.scalar, start..<end)
            nodes[node].text = String(scalars: s[start..<end])
        }
        finishLine()
        return node
    }

    /// Anchors and tags.
    mutating func properties() -> (isAny: Bool, anchor: Range<Int>?) {
        var anchor: Range<Int>?
        var isAny = false
        while c(p) == .ampersand && isNameScalar(c(p + 1)) || c(p) == .exclamation {
            let start = p + 1
            let isAnchor = c(p) == .ampersand
            p += 1
            while !isBlankOrEnd(p), !(openLists + openMappings > 0 && isFlowIndicator(c(p))) { p += 1 }
            if isAnchor { anchor = start..<p }
            isAny = true
            skipBlanks()
        }
        return (isAny, anchor)
    }

    mutating func name(_ node: Int, _ anchor: Range<Int>?) {
        guard let anchor else { return }
        nodes[node].anchor = anchor
        anchors[String(scalars: s[anchor])] = node
    }

    mutating func alias() -> Int {
        let start = p
        p += 1
        while !isBlankOrEnd(p), !isFlowIndicator(c(p)), isNameScalar(c(p)) { p += 1 }
        let node = add(.alias, start..<p)
        nodes[node].text = String(scalars: s[start + 1..<p])
        nodes[node].target = anchors[nodes[node].text]
        return node
    }
}
