import NavGraphSyntax

/// Reads a text along the events of libyaml. Between them it finds only blanks, line breaks, comments and indicators.
struct LayoutReader {
    /// Where a comment in the same line belongs.
    enum Tail {
        case nothing
        case header(Int)
        case opening(Int)
        case trailing(Int)
        case end
    }

    let s: [UInt32]
    var tree: LayoutTree
    var p = 0
    var lineStart = 0
    /// Whether only blanks precede `p` in its line.
    var isFresh = true
    var tail = Tail.nothing
    /// The blocks that have ended since the last value, innermost first, with their columns.
    var ended: [(column: Int, node: Int)] = []
    var tokens: [LayoutTree.Token] = []
    var comments: [[UInt32]] = []
    private let bytes: [UInt8]
    private let parser: YAMLParser
    private let texts = SharedTextPool(TextPool())
    private var ahead: YAMLEvent?
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var scalars = [UInt32](utf8: bytes)
        let hasMark = scalars.first == 0xFEFF
        if hasMark { scalars.removeFirst() }
        s = scalars
        tree = LayoutTree(scalars: scalars, hasByteOrderMark: hasMark)
        parser = YAMLParser(bytes, texts: texts)
    }

    mutating func read() throws -> LayoutTree {
        try EventStream.checkEncoding(bytes)
        if let index = s.firstIndex(where: { $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 }) {
            throw refusal("a line ends with \(Self.name(ofBreak: s[index])); use line feeds", at: index..<index + 1)
        }
        _ = try take()
        if try peek().kind == .documentStart { try document() }
        tree.foot += settle(trivia())
        tree.footStart = tree.foot.first?.start ?? s.count
        let end = try take()
        if end.kind == .documentStart {
            throw YAMLFailure(
                .yamlSyntax, at: .span(end.span), "unexpected second document; write one document in each file")
        }
        return tree
    }

    private static func name(ofBreak scalar: UInt32) -> String {
        switch scalar {
        case 0x85: "a next line character (U+0085)"
        case 0x2028: "a line separator (U+2028)"
        default: "a paragraph separator (U+2029)"
        }
    }

    private mutating func document() throws {
        let start = try take()
        if start.span.length > 0 {
            tree.startLines = trivia()
            tree.start = p..<Int(start.span.end)
            skip(to: Int(start.span.end))
        }
        let root = add(LayoutTree.Entry(column: -1, range: p..<p))
        tree.root = root
        tail = start.span.length > 0 ? .header(root) : .nothing
        let event = try take()
        if isNothing(event) {
            tree.entries[root].value = add(LayoutTree.Node(kind: .scalar))
        } else {
            tree.entries[root].inside = trivia()
            tree.entries[root].value = try node(event, inFlow: false, owner: root)
        }
        let end = try take()
        if end.span.length > 0 {
            tree.foot = settle(trivia())
            p += 3
            isFresh = false
            tree.hasEnd = true
            tail = .end
            let rest = trivia()
            if !rest.isEmpty, rest.contains(where: \.isComment) {
                throw refusal("a comment follows '...'; move it above", at: p..<p)
            }
        }
    }

    // MARK: - Events

    mutating func peek() throws(YAMLFailure) -> YAMLEvent {
        if let ahead { return ahead }
        let event = try parser.next()
        ahead = event
        return event
    }

    mutating func take() throws(YAMLFailure) -> YAMLEvent {
        let event = try peek()
        ahead = nil
        let pool = texts.pool
        tokens.append(
            LayoutTree.Token(
                // Lists may lose their brackets.
                kind: event.kind, style: event.kind == .scalar ? event.style : .plain, text: pool[event.text],
                anchor: pool[event.anchor],
                tag: pool[event.tag]))
        return event
    }

    /// Whether an event is a value that is not written.
    func isNothing(_ event: YAMLEvent) -> Bool { event.kind == .scalar && event.span.length == 0 }

    // MARK: - Nodes

    /// Reads the node of an event that was taken; `p` is where it begins. Comments in its line belong to `owner`.
    mutating func node(_ event: YAMLEvent, inFlow: Bool, owner: Int) throws -> Int {
        depth += 1
        defer { depth -= 1 }
        guard depth <= EventStream.maximumDepth + 1 else {
            throw YAMLFailure(
                .limitExceeded, at: .span(Span(offset: event.span.offset, length: 1)),
                "more than \(EventStream.maximumDepth) nested mappings and lists")
        }
        let end = Int(event.span.end)
        var node = LayoutTree.Node(kind: .scalar)
        let isPair = inFlow && event.kind == .mappingStart && event.span.length == 0
        if !isPair, event.kind == .scalar || !event.anchor.isEmpty || !event.tag.isEmpty {
            node.properties = properties(upTo: end, inFlow: inFlow, owner: owner)
        }
        if inFlow, !isPair, event.kind == .mappingStart, c(p) == .question { throw explicitKey() }
        switch event.kind {
        case .alias, .scalar:
            node.kind = event.kind == .alias ? .alias : .scalar
            node.value = texts.pool[event.text]
            node.isPlain = event.style == .plain
            try scalar(event, &node, inFlow: inFlow, owner: owner)
            return add(node)
        default:
            node.kind = event.kind == .mappingStart ? .mapping : .list
            let opening: UInt32 = node.kind == .mapping ? .brace : .bracket
            node.isPair = isPair
            node.isFlow = isPair || c(p) == opening && end == p + 1
            let index = add(node)
            if isPair {
                try pair(index)
            } else if node.isFlow {
                try flow(index, owner: owner)
            } else {
                try block(index, owner: owner)
            }
            return index
        }
    }

    /// Reads anchor and tag, and what separates them from the value.
    private mutating func properties(upTo end: Int, inFlow: Bool, owner: Int) -> [UInt32] {
        var found: [UInt32] = []
        // At the end of a block's event its first key begins, which may have an anchor, too.
        while p < end, c(p) == .ampersand || c(p) == .exclamation {
            let start = p
            let isAnchor = c(p) == .ampersand
            p += 1
            while isAnchor ? isAnchorName(c(p)) : !isBlankOrEnd(p) && !(inFlow && c(p) == .comma) { p += 1 }
            found += (found.isEmpty ? [] : [0x20]) + s[start..<p]
            isFresh = false
            if !inFlow, case .nothing = tail { tail = .header(owner) }
            if p < end { tree.entries[owner].inside += trivia() }
        }
        return found
    }

    mutating func add(_ node: LayoutTree.Node) -> Int {
        tree.nodes.append(node)
        return tree.nodes.count - 1
    }

    mutating func add(_ entry: LayoutTree.Entry) -> Int {
        tree.entries.append(entry)
        return tree.entries.count - 1
    }

    func refusal(_ reason: String, at range: Range<Int>) -> LayoutRefusal {
        LayoutRefusal(
            reason: reason, span: Span(offset: UInt32(range.lowerBound), length: UInt32(range.count)))
    }
}
