#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension EventStream {
    /// The first alias with which the nodes of the document, aliases replaced, become more than `maximumExpansion`
    /// times those that are written. Needs a pass of its own, since the nodes below count too; but only a file with
    /// both `&` and `*` pays for it.
    static func firstAliasTooMany(_ source: any ByteSource) -> Span? {
        guard contains(UInt8(ascii: "*"), source), contains(UInt8(ascii: "&"), source) else { return nil }
        let parser = YAMLParser(source, text: TextPool(), scanning: .whole)
        var written = 0
        var expanded = 0
        var aliases: [(span: Span, expanded: Int)] = []
        var sizes: [Int] = []
        var anchors: [Symbol: Int] = [:]
        var open: [(node: Int?, before: Int)] = []
        func node(of event: YAMLEvent) -> Int? {
            guard event.hasProperties, !parser.anchor.isEmpty else { return nil }
            anchors[parser.anchor] = sizes.count
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

    private static func contains(_ byte: UInt8, _ source: any ByteSource) -> Bool {
        var found = false
        source.forEachStretch(of: 1 << 16) {
            found = memchr($0.baseAddress!, Int32(byte), $0.count) != nil
            return !found
        }
        return found
    }
}
