import NavGraphSyntax

/// Entries that a file lacks, as the lines to paste: each at the element that it belongs to, in that element's indentation.
package struct Additions {
    package struct Block {
        /// The keys of the elements that are given something, `nil` for the file itself, in the order of asking.
        package var keys: [Int?]
        /// From 1.
        package var line: Int
        /// Whether the lines replace that line, instead of standing below it.
        package var isReplacement: Bool
        package var text: String
    }

    private let outline: Outline
    private let lines: Positions
    private var below: [Int: String] = [:]
    private var edits: [Int: [(range: Range<Int>, text: String)]] = [:]
    private var remarks: [Int: [String]] = [:]
    private var keys: [Int: [Int?]] = [:]
    /// The element that is being added to.
    private var owner: Int?

    package init(to outline: Outline) {
        self.outline = outline
        lines = Positions(outline, .utf32)
    }

    /// Adds entries to the element whose key begins at a scalar, or to the file itself; mappings join those of the same key,
    /// texts replace.
    /// - Returns: whether there is such an element, with a value that can take them: no alias, no list.
    package mutating func add(_ entries: [YAMLEntry], to key: Int?) -> Bool {
        owner = key
        guard let key else { return join(entries, key: nil, value: outline.root) }
        for node in outline.nodes where node.kind == .mapping {
            for pair in node.entries where outline.nodes[pair.key].span.lowerBound == key {
                return join(entries, key: pair.key, value: pair.value)
            }
        }
        return false
    }

    /// The same for a mapping that is a value, an item of a list, or nothing yet.
    package mutating func add(_ entries: [YAMLEntry], toValue value: Int) -> Bool {
        let key = outline.nodes.lazy.flatMap(\.entries).first { $0.value == value }?.key
        return join(entries, key: key, value: value)
    }

    private mutating func join(_ entries: [YAMLEntry], key: Int?, value: Int) -> Bool {
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
                    guard join(inner, key: pair.key, value: pair.value) else { return false }
                } else {
                    edit(outline.nodes[pair.value].span, writeInlineYAML([entry]).dropping(upTo: ": "))
                }
            }
        case .scalar, .list, .alias: return false
        }
        if missing.isEmpty { return true }
        if node.kind == .mapping, !node.isFlow {
            write(
                missing, below: outline.lastLine(of: value, lines),
                indent: column(of: outline.nodes[node.entries[0].key].span.lowerBound))
            return true
        }
        let text = writeInlineYAML(missing)
        guard let key, node.kind == .empty, !isWithinBraces(key) else {
            remember(missing, at: insert(text, to: key, node: node))
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

    /// Within braces, or instead of an empty value. In which line.
    private mutating func insert(_ text: String, to key: Int?, node: Outline.Node) -> Int {
        switch node.kind {
        case .mapping where !node.entries.isEmpty:
            let last = node.entries[node.entries.count - 1]
            let value = outline.nodes[last.value]
            let end = value.kind == .empty ? outline.endOfKey(last.key).end : value.span.upperBound
            return edit(end..<end, ", " + text)
        case .empty where node.anchor != nil: return edit(node.span, " { \(text) }")
        case .empty:
            let (end, hasColon) = key.map { outline.endOfKey($0) } ?? (node.span.lowerBound, true)
            return edit(end..<end, hasColon ? " { \(text) }" : ": { \(text) }")
        default: return edit(node.span, "{ \(text) }")
        }
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

    private func line(of scalar: Int) -> Int { lines.line(of: scalar) }
    private func column(of scalar: Int) -> Int { scalar - lines.start(of: line(of: scalar)) }

    /// As edits of the text, with its line ends.
    package var changes: [TextEdit] {
        let lineEnd = outline.lineEnd
        let inserted = below.map { line, text in
            let end = lines.end(of: line)
            let added = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            return TextEdit(end..<end, added.map { lineEnd + $0 }.joined())
        }
        return inserted + edits.values.joined().map { TextEdit($0.range, $0.text) }
    }

    /// By line.
    package var blocks: [Block] {
        keys.sorted { $0.key < $1.key }.map { line, keys in
            guard let edits = edits[line]?.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) else {
                return Block(keys: keys, line: line + 1, isReplacement: false, text: below[line] ?? "")
            }
            let start = lines.start(of: line)
            var end = lines.end(of: line)
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

extension Outline {
    /// The edit that puts one more name behind the last item of a list; `nil` where the list shares its lines with others.
    func addition(of name: String, to list: Int) -> TextEdit? {
        let node = nodes[list]
        guard let last = node.items.last else { return node.isFlow ? TextEdit(node.span, "[\(name)]") : nil }
        let end = nodes[last].span.upperBound
        if node.isFlow { return TextEdit(end..<end, ", \(name)") }
        let lines = Positions(self, .utf32)
        let line = lines.line(of: nodes[last].span.lowerBound)
        let margin = scalars[lines.start(of: line)...].prefix { $0 == 32 }.count
        let lineEnd = lines.end(of: lastLine(of: last, lines))
        return TextEdit(lineEnd..<lineEnd, self.lineEnd + String(repeating: " ", count: margin) + "- " + name)
    }
}
