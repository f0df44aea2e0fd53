import NavGraphSyntax

/// What libyaml reads in a text of one document.
struct LayoutEvents {
    /// What libyaml says, places aside.
    struct Token: Hashable {
        var kind: YAMLEvent.Kind
        var style: YAMLEvent.Style
        var text: String
        var anchor: String
        var tag: String
    }

    private(set) var tokens: [Token] = []
    private(set) var spans: [Span] = []

    init(_ bytes: [UInt8]) throws(YAMLFailure) {
        try EventStream.checkEncoding(bytes)
        let texts = SharedTextPool(TextPool())
        let parser = YAMLParser(bytes, texts: texts)
        var depth = 1
        var event: YAMLEvent
        repeat {
            event = try parser.next()
            if event.kind == .documentStart, tokens.count > 1 {
                throw YAMLFailure(
                    .yamlSyntax, at: .span(event.span), "unexpected second document; write one document in each file")
            }
            let isNode =
                event.startsCollection || event.kind == .alias || event.kind == .scalar && event.span.length > 0
            if depth > EventStream.maximumDepth + 1, isNode {
                throw YAMLFailure(
                    .limitExceeded, at: .span(Span(offset: event.span.offset, length: 1)),
                    "more than \(EventStream.maximumDepth) nested mappings and lists")
            }
            if event.startsCollection { depth += 1 }
            if event.endsCollection { depth -= 1 }
            // Lists may lose their brackets.
            let style = event.kind == .scalar ? event.style : .plain
            let pool = texts.pool
            tokens.append(
                Token(
                    kind: event.kind, style: style, text: pool[event.text], anchor: pool[event.anchor],
                    tag: pool[event.tag]))
            spans.append(event.span)
        } while event.kind != .streamEnd
    }
}

extension LayoutTree {
    /// Reads a text. Throws a `YAMLFailure` if it is not YAML, `LayoutRefusal` if it has no layout. O(size).
    package init(_ bytes: [UInt8]) throws { try self.init(bytes, LayoutEvents(bytes)) }

    init(_ bytes: [UInt8], _ events: LayoutEvents) throws {
        var scalars = [UInt32](utf8: bytes)
        let hasMark = scalars.first == 0xFEFF
        if hasMark { scalars.removeFirst() }
        if let index = scalars.firstIndex(where: { $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 }) {
            let name =
                switch scalars[index] {
                case 0x85: "a next line character (U+0085)"
                case 0x2028: "a line separator (U+2028)"
                default: "a paragraph separator (U+2029)"
                }
            throw LayoutRefusal("a line ends with \(name); use line feeds", at: index..<index + 1)
        }
        self = try OutlineReader.layout(of: scalars, hasByteOrderMark: hasMark)
        // Behind the beginnings of stream and document.
        var next = 2
        if let root, try !agrees(root, with: events, from: &next) {
            throw LayoutRefusal("the layout of this value is not supported", at: events.spans[next - 1].range)
        }
    }

    /// Whether libyaml reads the same nodes, whose texts are then libyaml's. Measures them.
    private mutating func agrees(
        _ node: Int, with events: LayoutEvents, from next: inout Int, inFlow: Bool = false
    ) throws -> Bool {
        guard next < events.tokens.count else { return false }
        let (token, span) = (events.tokens[next], events.spans[next])
        next += 1
        let isFlow = outline.nodes[node].isFlow
        switch outline.nodes[node].kind {
        case .mapping:
            guard token.kind == .mappingStart else { return false }
            for entry in outline.nodes[node].entries {
                guard try agrees(entry.key, with: events, from: &next, inFlow: isFlow) else { return false }
                if isFlow, places[entry.key].flatWidth == nil {
                    throw LayoutRefusal("a key in braces has several lines", at: outline.nodes[entry.key].span)
                }
                guard try agrees(entry.value, with: events, from: &next, inFlow: isFlow) else { return false }
            }
        case .list:
            guard token.kind == .sequenceStart else { return false }
            for item in outline.nodes[node].items {
                guard try agrees(item, with: events, from: &next, inFlow: isFlow) else { return false }
            }
        case .alias: guard token.kind == .alias else { return false }
        case .scalar, .empty:
            let isBlock = token.style == .literal || token.style == .folded
            let style = outline.nodes[node].style
            let place = outline.nodes[node].span
            guard token.kind == .scalar, isBlock == (style == .block),
                place.isEmpty ? token.text.isEmpty : isBlock || Int(span.end) == place.upperBound,
                place.isEmpty || !places[node].properties.isEmpty || Int(span.offset) == place.lowerBound
            else { return false }
            outline.nodes[node].text = token.text
            if inFlow, style == .plain, token.text == "-" {
                throw LayoutRefusal(
                    "the text '-' in braces is not quoted; put it in quotes", at: outline.nodes[node].span)
            }
        }
        if isCollection(node) {
            guard events.tokens[next].kind == (token.kind == .mappingStart ? .mappingEnd : .sequenceEnd) else {
                return false
            }
            next += 1
        }
        if isFlow || !isCollection(node) { measure(node) }
        return true
    }
}
