import NavGraphSyntax

/// Entries and items that a text is given: each behind the last one of its mapping or list, in the style that it has there.
extension Patch {
    /// The entry whose key begins at an offset, as a path.
    package func path(toKeyAt offset: Int) -> [Int]? {
        let path = path(to: offset)
        return tree.places[path[path.count - 1]].range.lowerBound == offset ? path : nil
    }

    /// The entry or item whose value begins at an offset, as a path.
    package func path(toValueAt offset: Int) -> [Int] {
        let path = path(to: offset)
        let outer = path.dropFirst().prefix { index in
            let entry = tree.places[index]
            return entry.range.lowerBound < offset || entry.key == nil && entry.range.lowerBound == offset
        }
        return Array(path.prefix(1) + outer)
    }

    /// The edits that add entries to the value of an entry: mappings join those of the same key, other values are replaced.
    /// `nil` where the value can take none: a list, an alias, a text.
    package func additions(of entries: [YAMLEntry], to path: [Int]) -> [Replacement]? {
        let holder = path[path.count - 1]
        let node = tree.nodes[holder]
        guard
            node.kind == .mapping
                ? !tree.places[holder].isPair : node.isScalar && (isEmpty(holder) || node.span.isEmpty)
        else { return nil }
        var missing: [YAMLEntry] = []
        var edits: [Replacement] = []
        for entry in entries {
            guard let known = tree.entries(of: holder).first(where: { name(of: $0) == entry.key }) else {
                missing.append(entry)
                continue
            }
            if case .mapping(let inner) = entry.value.content {
                guard let more = additions(of: inner, to: path + [known]) else { return nil }
                edits += more
            } else {
                guard tree.nodes[known].isScalar else { return nil }
                let text = writeInlineYAML([entry]).dropFirst(quotedIfNeeded(entry.key).count + 2)
                edits.append(edit(tree.nodes[known].span, String(text)))
            }
        }
        return missing.isEmpty ? edits : edits + [addition(of: missing, to: path)]
    }

    private func addition(of missing: [YAMLEntry], to path: [Int]) -> Replacement {
        let holder = path[path.count - 1]
        let (place, node) = (tree.places[holder], tree.nodes[holder])
        func lines(_ column: Int) -> String { String(decoding: writeYAML(missing, indent: column), as: UTF8.self) }
        let inline = writeInlineYAML(missing)
        if let last = tree.entries(of: holder).last {
            return node.isFlow
                ? insertion(", " + inline, behind: last) : insertion(of: lines(place.innerColumn), below: last)
        }
        if node.kind == .mapping { return edit(brackets(of: place, UInt32(0x7B)), "{ \(inline) }") }
        if !node.span.isEmpty { return edit(node.span, "{ \(inline) }") }
        if place.key != nil, place.properties.isEmpty, !tree.nodes[path[path.count - 2]].isFlow {
            return insertion(of: lines(place.column + 2), below: holder)
        }
        return insertion((place.key == nil || place.hasColon ? " " : ": ") + "{ \(inline) }", behind: holder)
    }

    /// The edit that adds an item to the list that an entry has.
    package func addition(ofItem text: String, to path: [Int]) -> Replacement? {
        let holder = path[path.count - 1]
        let node = tree.nodes[holder]
        guard node.kind == .list else { return nil }
        guard let last = node.items.last else {
            return edit(brackets(of: tree.places[holder], UInt32(0x5B)), "[\(text)]")
        }
        if node.isFlow { return insertion(", " + text, behind: last) }
        return insertion(
            of: String(repeating: " ", count: tree.places[holder].innerColumn) + "- " + text + "\n", below: last)
    }

    /// The edits that put entries which follow each other under a new key, where the first one is; `nil` in braces.
    package func nesting(of siblings: Range<Int>, in path: [Int], under key: String) -> [Replacement]? {
        let entries = tree.entries(of: path[path.count - 1])[siblings]
        guard let first = entries.first.map({ tree.places[$0] }), let last = entries.last, isAtLineStart(first) else {
            return nil
        }
        let start = lineStart(of: first.range.lowerBound)
        let end = endOfText(last)
        let margin = String(repeating: " ", count: first.column)
        let lines = (start..<end).filter { index in
            index > start && tree.scalars[index] != 10 && tree.scalars[index] != 13 && lineStart(of: index) == index
        }
        return [edit(start..<start, margin + key + ":" + lineEnd + "  ")] + lines.map { edit($0..<$0, "  ") }
    }

    /// The lines of a text behind that in which an entry ends.
    private func insertion(of lines: String, below entry: Int) -> Replacement {
        let end = tree.outline.lineEnd(of: endOfText(entry))
        let text = lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return edit(end..<end, text.map { lineEnd + $0 }.joined())
    }

    private func insertion(_ text: String, behind entry: Int) -> Replacement {
        let end = endOfText(entry)
        return edit(end..<end, text)
    }

    /// Where the last line of an entry ends that is not blank.
    private func endOfText(_ entry: Int) -> Int {
        let range = tree.places[entry].range
        return range.last { ![10, 13, 32].contains(tree.scalars[$0]) }.map { $0 + 1 } ?? range.upperBound
    }

    /// The brackets of an empty collection.
    private func brackets(of entry: LayoutTree.Place, _ open: UInt32) -> Range<Int> {
        let start = tree.scalars[entry.range].lastIndex(of: open) ?? entry.range.upperBound
        return start..<entry.range.upperBound
    }
}
