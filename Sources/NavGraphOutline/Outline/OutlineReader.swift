/// Reads a text by its indentation. After a value that stands in a line the reader is on the last line of that value;
/// after a block it is at what comes next.
struct OutlineReader {
    let s: [UInt32]
    /// Whether libyaml has read the text: brackets and quotes end where they close, and comments and empty lines are kept.
    let isStrict: Bool
    let mostDepth: Int
    /// Where it is, and where the line of that begins.
    var p = 0
    var line = 0
    var nodes: [Outline.Node] = []
    var anchors: [String: Int] = [:]
    /// How many brackets and braces are open.
    var openLists = 0
    var openMappings = 0

    /// Of a strict reader.
    let notes = LayoutNotes()

    init(_ scalars: [UInt32], isStrict: Bool = false) {
        s = scalars
        self.isStrict = isStrict
        mostDepth = isStrict ? .max : 128
    }

    var isAtEnd: Bool { p >= s.count }
    var column: Int { p - line }
    /// A scalar of the text, 0 behind its end.
    func c(_ index: Int) -> UInt32 { index < s.count ? s[index] : 0 }

    mutating func read() -> Int {
        skipToContent()
        let start = p
        let above = notes.lines
        while !isAtEnd, column == 0, c(p) == .percent {
            skipToLineEnd()
            skipToContent()
        }
        if isMark(p, line), c(p) == .dash {
            p += 3
            (notes.tree.start, notes.tree.startLines, notes.lines, notes.tail) = (start..<p, above, [], .header)
            skipToContent()
        }
        guard !isAtEnd, !isMark(p, line) else {
            let root = add(.empty, p..<p)
            if isStrict { notes.tree.places[root].header = notes.header }
            return root
        }
        let root = block(-1, depth: 0)
        entries(into: root, from: 0, depth: 0)
        return root
    }

    /// Reads a text that libyaml has read.
    static func layout(of scalars: [UInt32], hasByteOrderMark: Bool) throws(LayoutRefusal) -> LayoutTree {
        var reader = OutlineReader(scalars, isStrict: true)
        let root = reader.read()
        reader.finish(root)
        if let refusal = reader.notes.refusal { throw refusal }
        var tree = reader.notes.tree
        tree.outline = Outline(
            scalars: scalars, hasByteOrderMark: hasByteOrderMark, nodes: reader.nodes, root: root)
        return tree
    }

    private mutating func finish(_ root: Int) {
        let isThere =
            nodes[root].kind != .empty || !notes.tree.start.isEmpty || !notes.tree.places[root].properties.isEmpty
        if isThere {
            notes.tree.root = root
            let offset = notes.tree.start.upperBound
            end(Beginning(before: [], start: offset, column: -1, offset: offset), value: root)
        }
        skipToContent()
        notes.tree.foot = takeLines()
        guard isMark(p, line), c(p) == .dot else { return }
        p += 3
        notes.tree.hasEnd = true
        notes.tail = .end
        skipToContent()
        if takeLines().contains(where: \.isComment) { refuse("a comment follows '...'; move it above", at: p) }
    }

    mutating func add(_ kind: Outline.Kind, _ span: Range<Int>) -> Int {
        nodes.append(Outline.Node(kind: kind, span: span))
        if isStrict {
            notes.tree.places.append(LayoutTree.Place())
            notes.tail = .trailing(nodes.count - 1)
        }
        return nodes.count - 1
    }

    // MARK: - Blocks

    /// Reads the node that begins here, and returns its number. Its lines are deeper than column `around`, where the block around
    /// it is, of which it may be the value of a key.
    mutating func block(_ around: Int, depth: Int, isOfKey: Bool = false) -> Int {
        let start = (p, line)
        let above = (comment: notes.header, lines: notes.lines.count)
        let properties = self.properties()
        if properties.isAny, isLineEnd(p) {
            let end = p
            let node = below(around, depth: depth + 1, isOfKey: isOfKey) ?? nothing(at: end, below: above)
            name(node, properties)
            return node
        }
        if properties.isAny, keyEnd(p) != nil { (p, line) = start }
        guard depth < mostDepth else {
            let start = p
            skipToLineEnd()
            return add(.scalar, start..<p)
        }
        if isItem(p) { return sequence(at: column, depth: depth) }
        let isExplicit = c(p) == .question && isBlankOrEnd(p + 1)
        if isExplicit || keyEnd(p) != nil || isPlainStart(p) && keyFollows(from: p, around + 1) {
            let node = add(.mapping, p..<p)
            head(node)
            let own = column
            entries(into: node, from: around + 1, depth: depth + 1)
            close(node, at: own)
            return node
        }
        let node = inline(around, depth: depth)
        name(node, properties)
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
        let beginning = begin()
        if c(p) == .question, isBlankOrEnd(p + 1) {
            refuseExplicitKey()
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
        name(key, properties)
        p = colon + 1
        let value = self.value(own, depth: depth + 1, isOfKey: true)
        nodes[node].entries.append(Outline.Entry(key: key, value: value))
        end(beginning, key: key, value: value)
    }

    /// Reads the value behind the colon or dash of an entry at column `own`.
    private mutating func value(_ own: Int, depth: Int, isOfKey: Bool) -> Int {
        let behind = p
        notes.tail = .header
        skipBlanks()
        if !isOfKey, !isLineEnd(p) { return block(own, depth: depth) }
        let properties = self.properties()
        let end = p
        if !isLineEnd(p) {
            let node = inline(own, depth: depth)
            name(node, properties)
            finishLine()
            deeperEntries(of: node, in: own, depth: depth)
            return node
        }
        let node =
            below(own, depth: depth, isOfKey: isOfKey)
            ?? (properties.isAny ? nothing(at: end) : empty(at: behind, in: own))
        name(node, properties)
        return node
    }

    /// Lines that are deeper than an entry at column `own` are entries of its value.
    private mutating func deeperEntries(of value: Int, in own: Int, depth: Int) {
        skipToContent()
        if depth < mostDepth, !isAtEnd, column > own { entries(into: value, from: own + 1, depth: depth + 1) }
    }

    /// Reads a value that begins in a line below, as `block` does; `nil` if there is none. A list may begin at the column of its
    /// key, and libyaml lets `|` and `>` stand at that of key or dash.
    private mutating func below(_ around: Int, depth: Int, isOfKey: Bool) -> Int? {
        skipToContent()
        guard !isAtEnd, !isMark(p, line), depth < mostDepth else { return nil }
        let isText = isStrict && column == around && (c(p) == .bar || c(p) == .greater)
        if column > around || isText { return block(around, depth: depth, isOfKey: isOfKey) }
        guard isOfKey, column == around, isItem(p) else { return nil }
        return sequence(at: around, depth: depth, isShallow: true)
    }

    /// A value of an entry at column `own` that is not there.
    private mutating func empty(at offset: Int, in own: Int) -> Int {
        let node = add(.empty, offset..<offset)
        if isStrict { notes.tree.places[node].header = notes.header }
        notes.header = nil
        close(node, at: own + 1)
        return node
    }

    /// A list at column `own`, which is that of its key if it `isShallow`: then comments there belong to the next key.
    private mutating func sequence(at own: Int, depth: Int, isShallow: Bool = false) -> Int {
        let list = add(.list, p..<p)
        head(list)
        while !isAtEnd, column == own, isItem(p), !isMark(p, line) {
            let beginning = begin()
            p += 1
            let item = value(own, depth: depth + 1, isOfKey: false)
            nodes[list].items.append(item)
            end(beginning, value: item)
            nodes[list].span = nodes[list].span.lowerBound..<p
            deeperEntries(of: item, in: own, depth: depth)
        }
        close(list, at: isShallow ? own + 1 : own)
        return list
    }

    var isInFlow: Bool { openLists + openMappings > 0 }

    /// A value that begins in the line where the reader is.
    mutating func inline(_ around: Int, depth: Int, isValue: Bool = false) -> Int {
        let (comment, inside) = (notes.header, takeLines())
        notes.header = nil
        let node =
            switch c(p) {
            case .bar where !isInFlow, .greater where !isInFlow: blockScalar(around)
            case .double, .single: quoted(around)
            case .brace, .bracket: flow(around, depth: depth)
            case .star: alias()
            default: isInFlow ? flowPlain(around, isValue: isValue) : plain(around)
            }
        if isStrict { (notes.tree.places[node].header, notes.tree.places[node].inside) = (comment, inside) }
        return node
    }

    private mutating func keyNode(upTo colon: Int) -> Int {
        switch c(p) {
        case .double, .single: return quoted(-1)
        case .brace, .bracket: return flow(-1, depth: 0)
        case .star where isNameScalar(c(p + 1)): return alias()
        default: return word(upTo: colon)
        }
    }

    /// The word before an offset of the line, without the blanks at its end.
    private mutating func word(upTo offset: Int) -> Int {
        var end = offset
        while end > p, isBlank(c(end - 1)) { end -= 1 }
        let node = add(.scalar, p..<end)
        setText(s[p..<end], of: node)
        return node
    }

    /// A key without a colon.
    private mutating func loneKey(_ own: Int, depth: Int) -> Int {
        defer { skipToLineEnd() }
        switch c(p) {
        case .brace, .bracket: return flow(own, depth: depth)
        case .double, .single: return quoted(own)
        default:
            var end = p
            while end < s.count, !isBreak(s[end]), !(isBlank(s[end]) && c(end + 1) == .hash) { end += 1 }
            return word(upTo: end)
        }
    }

    struct Properties {
        var anchor: Range<Int>?
        /// Anchor and tag, separated by a space.
        var text: [UInt32] = []
        var isAny: Bool { !text.isEmpty }
    }

    /// What a scalar says; after a strict reading libyaml tells it.
    mutating func setText(_ scalars: ArraySlice<UInt32>, of node: Int) {
        if !isStrict { nodes[node].text = String(scalars: scalars) }
    }

    /// Anchors and tags.
    mutating func properties() -> Properties {
        var found = Properties()
        while c(p) == .ampersand && isNameScalar(c(p + 1)) || c(p) == .exclamation {
            let start = p
            p = propertyEnd(p)
            if s[start] == .ampersand { found.anchor = start + 1..<p }
            found.text += (found.isAny ? [0x20] : []) + s[start..<p]
            if !isInFlow, case .nothing = notes.tail { notes.tail = .header }
            skipBlanks()
        }
        return found
    }

    mutating func name(_ node: Int, _ properties: Properties) {
        if isStrict, properties.isAny {
            let inner = notes.tree.places[node].properties
            notes.tree.places[node].properties = properties.text + (inner.isEmpty ? [] : [0x20]) + inner
        }
        guard let anchor = properties.anchor else { return }
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
