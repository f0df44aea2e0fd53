import NavGraphSyntax

/// Entries that a file lacks, as the lines to paste: each at the element that it belongs to, in that element's indentation.
package struct Additions {
    package struct Block {
        /// The keys of the elements that are given something, `nil` for the file itself, in the order of asking.
        package var keys: [Int?]
        /// From 1.
        package var line: Int
        /// Whether the lines stand in the place of that line, instead of below it.
        package var isReplacement: Bool
        package var text: String
    }

    private let outline: Outline
    private var lineStarts = [0]
    private var below: [Int: String] = [:]
    private var edits: [Int: [(range: Range<Int>, text: String)]] = [:]
    private var remarks: [Int: [String]] = [:]
    private var keys: [Int: [Int?]] = [:]
    /// The element that is being added to.
    private var owner: Int?

    package init(to outline: Outline) {
        self.outline = outline
        let all = outline.scalars
        for (index, scalar) in all.enumerated()
        where scalar == 10 || scalar == 13 && !(index + 1 < all.count && all[index + 1] == 10) {
            lineStarts.append(index + 1)
        }
    }

    /// Adds entries to the element whose key begins at a scalar, or to the file itself; mappings join those of the same key,
    /// texts replace.
    /// - Returns: whether there is such an element, with a value that can take them: no alias, no list.
    package mutating func add(_ entries: [YAMLEntry], to key: Int?) -> Bool {
        owner = key
        guard let key else { return join(entries, nil, outline.root) }
        for node in outline.nodes where node.kind == .mapping {
            for pair in node.entries where outline.nodes[pair.key].span.lowerBound == key {
                return join(entries, pair.key, pair.value)
            }
        }
        return false
    }

    private mutating func join(_ entries: [YAMLEntry], _ key: Int?, _ value: Int) -> Bool {
        let node = outline.nodes[value]
        var missing: [YAMLEntry] = []
        switch node.kind {
        case .empty: missing = entries
        case .scalar where node.style == .plain && ["~", "null", ""].contains(node.text): missing = entries
        case .mapping:
            for entry in entries {
                guard let pair = node.entries.first(where: { outline.nodes[$0.key].text == entry.key }) else {
                    missing.append(entry)
                    continue
                }
                if case .mapping(let inner) = entry.value.content {
                    guard join(inner, pair.key, pair.value) else { return false }
                } else {
                    edit(outline.nodes[pair.value].span, writeInlineYAML([entry]).dropping(upTo: ": "))
                }
            }
        case .scalar, .list, .alias: return false
        }
        if missing.isEmpty { return true }
        if node.kind == .mapping, !node.isFlow {
            write(
                missing, below: lastLine(of: value),
                indent: column(of: outline.nodes[node.entries[0].key].span.lowerBound))
            return true
        }
        let text = writeInlineYAML(missing)
        guard let key, node.kind == .empty, !isWithinBraces(key) else {
            remember(missing, at: insert(text, key, node))
            return true
        }
        let start = outline.nodes[key].span.lowerBound
        write(missing, below: line(of: start), indent: column(of: start) + 2)
        return true
    }

    private mutating func write(_ entries: [YAMLEntry], below line: Int, indent: Int) {
        below[line, default: ""] += String(decoding: writeYAML(entries, indent: indent), as: UTF8.self)
        keys[line, default: []].append(owner)
    }

    /// Where a value ends; what comes first may mean something, what comes last does not.
    private func lastLine(of value: Int) -> Int {
        let node = outline.nodes[value]
        if node.isFlow { return line(of: node.span.upperBound - 1) }
        if let last = node.entries.last {
            return outline.nodes[last.value].kind == .empty
                ? line(of: outline.nodes[last.key].span.upperBound) : lastLine(of: last.value)
        }
        if let last = node.items.last, node.kind == .list { return lastLine(of: last) }
        return line(of: max(node.span.upperBound - 1, 0))
    }

    /// Within braces, or in the place of an empty value. In which line.
    private mutating func insert(_ text: String, _ key: Int?, _ node: Outline.Node) -> Int {
        switch node.kind {
        case .mapping where !node.entries.isEmpty:
            let last = node.entries[node.entries.count - 1]
            let value = outline.nodes[last.value]
            let end = value.kind == .empty ? endOfKey(last.key).end : value.span.upperBound
            return edit(end..<end, ", " + text)
        case .empty:
            let (end, hasColon) = key.map { endOfKey($0) } ?? (node.span.lowerBound, true)
            return edit(end..<end, hasColon ? " { \(text) }" : ": { \(text) }")
        default: return edit(node.span, "{ \(text) }")
        }
    }

    /// Behind the colon, if there is one.
    private func endOfKey(_ key: Int) -> (end: Int, hasColon: Bool) {
        let end = outline.nodes[key].span.upperBound
        let colon = outline.scalars[end...].firstIndex { $0 != 32 } ?? end
        let hasColon = colon < outline.scalars.count && outline.scalars[colon] == 0x3A
        return (hasColon ? colon + 1 : end, hasColon)
    }

    @discardableResult
    private mutating func edit(_ range: Range<Int>, _ text: String) -> Int {
        let line = self.line(of: range.lowerBound)
        edits[line, default: []].append((range, text))
        keys[line, default: []].append(owner)
        return line
    }

    private mutating func remember(_ entries: [YAMLEntry], at line: Int) {
        for entry in entries {
            if let remark = entry.remark { remarks[line, default: []].append("\(entry.key): \(remark)") }
            if case .mapping(let inner) = entry.value.content { remember(inner, at: line) }
        }
    }

    private func isWithinBraces(_ key: Int) -> Bool {
        outline.nodes.contains { $0.isFlow && $0.entries.contains { $0.key == key } }
    }

    private func line(of scalar: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= scalar { low = middle } else { high = middle }
        }
        return low
    }

    private func column(of scalar: Int) -> Int { scalar - lineStarts[line(of: scalar)] }

    /// By line.
    package var blocks: [Block] {
        keys.sorted { $0.key < $1.key }.map { line, keys in
            guard let edits = edits[line]?.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) else {
                return Block(keys: keys, line: line + 1, isReplacement: false, text: below[line] ?? "")
            }
            let start = lineStarts[line]
            var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : outline.scalars.count
            while end > start, [10, 13].contains(outline.scalars[end - 1]) { end -= 1 }
            var text = ""
            for edit in edits {
                text = edit.text + outline.text(edit.range.upperBound..<max(end, edit.range.upperBound)) + text
                end = edit.range.lowerBound
            }
            text = outline.text(start..<end) + text
            let margin = String(text.prefix { $0 == " " })
            let comments = (remarks[line] ?? []).map { "\(margin)# \($0)\n" }.joined()
            return Block(
                keys: keys, line: line + 1, isReplacement: true, text: comments + text + "\n" + (below[line] ?? ""))
        }
    }
}

extension String {
    fileprivate func dropping(upTo separator: String) -> String {
        guard let range = firstRange(of: separator) else { return self }
        return String(self[range.upperBound...])
    }
}
