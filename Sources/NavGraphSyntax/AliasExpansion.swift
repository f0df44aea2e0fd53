extension EventStream {
    /// The first alias with which the nodes of the document, aliases replaced, become more than `maximumExpansion`
    /// times those that are written. A separate pass, since the nodes below count too; only files with both `&` and
    /// `*` pay for it.
    static func firstAliasTooMany(_ bytes: [UInt8]) -> Span? {
        guard bytes.contains(UInt8(ascii: "*")), bytes.contains(UInt8(ascii: "&")) else { return nil }
        let parser = YAMLParser(bytes, texts: SharedTextPool(TextPool()))
        var written = 0
        var expanded = 0
        var aliases: [(span: Span, expanded: Int)] = []
        var sizes: [Int] = []
        var anchors: [Symbol: Int] = [:]
        var open: [(node: Int?, before: Int)] = []
        func node(of event: YAMLEvent) -> Int? {
            guard !event.anchor.isEmpty else { return nil }
            anchors[event.anchor] = sizes.count
            sizes.append(1)
            return sizes.count - 1
        }
        // A failure to parse is reported by the pass that reads the file.
        while let event = try? parser.next(), event.kind != .streamEnd, open.count <= maximumDepth {
            switch event.kind {
            case .scalar:
                written += 1
                expanded &+= 1
                _ = node(of: event)
            case .alias:
                written += 1
                expanded = min(expanded + (anchors[event.text].map { sizes[$0] } ?? 1), 1 << 40)
                aliases.append((event.span, expanded))
            case .mappingStart, .sequenceStart:
                written += 1
                open.append((node(of: event), expanded))
                expanded += 1
            case .mappingEnd, .sequenceEnd:
                guard let last = open.popLast() else { break }
                if let node = last.node { sizes[node] = expanded - last.before }
            default: break
            }
        }
        let limit = maximumExpansion * written
        return expanded > limit ? aliases.first { $0.expanded > limit }?.span : nil
    }
}
