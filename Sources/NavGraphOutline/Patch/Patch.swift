import NavGraphSyntax

/// Edits of the entries of a text that libyaml reads. An entry takes its comments and empty lines along, and what is written is
/// in the layout of `navgraph format`.
///
/// A path is the entries around a place, from the one without a key that holds the file to the innermost one. Each operation
/// returns `nil` where it would lose a comment, or where an alias or an anchor prevents it.
package struct Patch: Sendable {
    package let tree: LayoutTree
    package let root: Int

    /// `nil` if the text is not a mapping. O(size).
    package init?(_ bytes: [UInt8]) {
        guard let tree = try? LayoutTree(bytes), let root = tree.root, !tree.hasEnd else { return nil }
        guard tree.nodes[root].kind == .mapping else { return nil }
        (self.tree, self.root) = (tree, root)
    }

    /// Whether the text is a mapping in braces, to which only entries are added.
    package var isInBraces: Bool { tree.nodes[root].isFlow }

    /// The entries around an offset. O(entries around it).
    package func path(to offset: Int) -> [Int] {
        var path = [root]
        while let next = tree.entries(of: path[path.count - 1]).first(where: {
            let range = tree.places[$0].range
            return range.lowerBound <= offset && offset <= range.upperBound
        }) {
            path.append(next)
        }
        return path
    }

    /// The entry of a key of the file, as a path.
    package func path(toKey key: String) -> [Int]? {
        tree.entries(of: root).first { name(of: $0) == key }.map { [root, $0] }
    }

    /// The key of an entry; `nil` for an item of a list.
    package func name(of entry: Int) -> String? { tree.places[entry].key.map { tree.nodes[$0].text } }
    package func entries(of entry: Int) -> [Int] { tree.entries(of: entry) }

    /// Whether an entry has an anchor or an alias.
    package func isAnchored(_ entry: Int) -> Bool { has(entry) { $0.kind == .alias || $0.anchor != nil } }

    /// Whether an entry has a node of a kind.
    private func has(_ entry: Int, _ isWanted: (Outline.Node) -> Bool) -> Bool {
        [tree.places[entry].key, entry].compactMap(\.self).contains { index in
            isWanted(tree.nodes[index]) || tree.entries(of: index).contains { has($0, isWanted) }
        }
    }

    // MARK: - Lines

    /// The lines of an entry with the comments above it, moved to a column, without the line end of the last one.
    package func lines(of entry: Int, at column: Int, lineEnd: String) -> String {
        var writer = LayoutWriter(tree)
        return writer.text(ofEntry: entry, at: column, hasLinesAbove: true)
            .replacing(String(scalars: tree.lineEnd), with: lineEnd)
    }

    /// Where the lines of an entry end, and the next ones begin.
    private func end(of path: [Int]) -> Int {
        let entry = path[path.count - 1]
        if path.count == 1 { return tree.footStart }
        let siblings = tree.entries(of: path[path.count - 2])
        let next = siblings.firstIndex(of: entry).map { $0 + 1 } ?? siblings.count
        return next < siblings.count ? tree.places[siblings[next]].start : endOfEntries(in: path.dropLast())
    }

    /// Where the lines of the last entry end that the value of an entry has.
    private func endOfEntries(in path: [Int]) -> Int { tree.places[path[path.count - 1]].lastStart ?? end(of: path) }

    private func hasComments(_ entry: Int) -> Bool {
        let place = tree.places[entry]
        return place.header != nil || place.trailing != nil || place.opening != nil || place.hasComments
            || (place.inside + place.last).contains(where: \.isComment)
    }

    // MARK: - Removing

    /// Takes an entry out of what has it; `nil` if it has an anchor that others may name.
    package func removal(at path: [Int], withHolder: Bool) -> Replacement? {
        guard path.count > 1, !has(path[path.count - 1], { $0.anchor != nil }),
            let index = tree.entries(of: path[path.count - 2]).firstIndex(of: path[path.count - 1])
        else { return nil }
        return removal(of: index..<index + 1, in: path.dropLast(), withHolder: withHolder)
    }

    /// Takes entries that follow each other out of the value of an entry.
    /// - Parameter withHolder: whether the last ones take that entry along.
    package func removal(of siblings: Range<Int>, in path: [Int], withHolder: Bool = true) -> Replacement? {
        let holder = path[path.count - 1]
        let entries = tree.entries(of: holder)
        let (first, last) = (tree.places[entries[siblings.lowerBound]], tree.places[entries[siblings.upperBound - 1]])
        let next = siblings.upperBound < entries.count ? tree.places[entries[siblings.upperBound]] : nil
        if siblings.count == entries.count, withHolder {
            guard path.count > 1, !hasComments(holder), !tree.places[holder].before.contains(where: \.isComment),
                let index = tree.entries(of: path[path.count - 2]).firstIndex(of: holder)
            else { return nil }
            return removal(of: index..<index + 1, in: path.dropLast())
        }
        if tree.nodes[holder].isFlow {
            if tree.places[holder].hasComments { return nil }
            if let next { return edit(first.range.lowerBound..<next.range.lowerBound, "") }
            if siblings.lowerBound == 0 { return edit(inside(first, tree.places[holder]), "") }
            return edit(
                tree.places[entries[siblings.lowerBound - 1]].range.upperBound..<last.range.upperBound, "")
        }
        guard isAtLineStart(first) else {
            // Behind the dash of an item.
            guard let next, !next.before.contains(where: \.isComment) else { return nil }
            return edit(first.range.lowerBound..<next.range.lowerBound, "")
        }
        var end = end(of: path + [entries[siblings.upperBound - 1]])
        if siblings.lowerBound == 0, let next, isAtLineStart(next) {
            let rest = next.before.drop { !$0.isComment }
            end = rest.first?.start ?? lineStart(of: next.range.lowerBound)
        }
        return edit((end == tree.scalars.count ? withLineEnd(before: first.start) : first.start)..<end, "")
    }

    /// The stretch between the brackets around the only entry of a collection.
    private func inside(_ entry: LayoutTree.Place, _ holder: LayoutTree.Place) -> Range<Int> {
        let start = tree.scalars[..<entry.range.lowerBound].lastIndex { ![10, 13, 32].contains($0) } ?? 0
        return start + 1..<holder.range.upperBound - 1
    }

    /// Where the line end begins before an offset, of a text that does not end with one.
    private func withLineEnd(before offset: Int) -> Int {
        guard let last = tree.scalars.last, last != 10, last != 13 else { return offset }
        return tree.scalars[..<offset].lastIndex { $0 != 10 && $0 != 13 }.map { $0 + 1 } ?? 0
    }

    // MARK: - Adding

    /// Adds an entry to a mapping of the file, which is made if it is missing.
    /// - Parameter lines: the lines of the entry at a column, with their line ends, except that of the last one.
    package func addition(to key: String, lines: (_ column: Int) -> String) -> Replacement? {
        if isInBraces { return nil }
        guard let path = path(toKey: key) else {
            let separator = isSeparated(root) ? lineEnd : ""
            return insertion(separator + key + ":" + lineEnd + lines(2), at: endOfEntries(in: [root]))
        }
        let (node, place) = (path[1], tree.places[path[1]])
        guard place.properties.isEmpty, tree.nodes[node].kind == .mapping || isEmpty(node) else { return nil }
        if tree.nodes[node].kind == .mapping, !tree.nodes[node].isFlow {
            let separator = isSeparated(node) ? lineEnd : ""
            return insertion(separator + lines(place.innerColumn), at: endOfEntries(in: path))
        }
        guard !hasComments(path[1]) else { return nil }
        let text: String
        if isEmpty(node) {
            text = key + ":"
        } else {
            var writer = LayoutWriter(tree.broken(node))
            text = writer.text(ofEntry: path[1], at: 0, hasLinesAbove: false)
        }
        return edit(place.range, text + lineEnd + lines(2))
    }

    /// Puts a line behind the last of some keys of the file that are there.
    package func insertion(of line: String, behind keys: [String]) -> Replacement? {
        guard !isInBraces, let entry = tree.entries(of: root).last(where: { name(of: $0).map(keys.contains) ?? false })
        else {
            return nil
        }
        let end = tree.outline.lineEnd(of: tree.places[entry].range.upperBound)
        return edit(end..<end, lineEnd + line)
    }

    /// Puts an entry before another one, in the style of their mapping.
    package func insertion(of text: String, before path: [Int]) -> Replacement {
        let entry = tree.places[path[path.count - 1]]
        let isFlow = tree.nodes[path[path.count - 2]].isFlow
        if !isFlow, let comment = entry.before.first(where: \.isComment) {
            let line = String(repeating: " ", count: entry.column) + text + lineEnd
            return edit(comment.start..<comment.start, line)
        }
        let separator = isFlow ? ", " : lineEnd + String(repeating: " ", count: entry.column)
        return edit(entry.range.lowerBound..<entry.range.lowerBound, text + separator)
    }

    /// Puts a short text instead of an entry.
    package func replacement(of path: [Int], with text: String) -> Replacement? {
        let entry = path[path.count - 1]
        guard !hasComments(entry) else { return nil }
        return edit(tree.places[entry].range, text)
    }

    func isEmpty(_ index: Int) -> Bool {
        let node = tree.nodes[index]
        return tree.isNothing(index) || tree.isCollection(index) && tree.entries(of: index).isEmpty
            || node.kind == .scalar && node.style == .plain && ["~", "null"].contains(node.text)
    }

    /// Whether empty lines stand between the entries of a block.
    private func isSeparated(_ node: Int) -> Bool {
        tree.entries(of: node).dropFirst().contains { tree.places[$0].before.contains { !$0.isComment } }
    }

    private func insertion(_ text: String, at offset: Int) -> Replacement {
        let isAtStart = offset == 0 || tree.scalars[offset - 1] == 10 || tree.scalars[offset - 1] == 13
        return edit(offset..<offset, isAtStart ? text + lineEnd : lineEnd + text)
    }

    // MARK: - Braces and blocks

    /// Writes the innermost block around an offset in braces or brackets; `nil` where it has comments, or no room in its line.
    package func inBraces(at offset: Int) -> Replacement? {
        guard let index = path(to: offset).dropFirst().last(where: { tree.isCollection($0) && !tree.nodes[$0].isFlow }),
            !hasComments(index),
            let flat = tree.enclosed(index)
        else { return nil }
        var writer = LayoutWriter(flat)
        let text = writer.text(ofEntry: index, at: tree.places[index].column, hasLinesAbove: false)
        guard !text.unicodeScalars.contains("\n"), !text.unicodeScalars.contains("\r"),
            tree.places[index].column + text.unicodeScalars.count <= LayoutWriter.width
        else { return nil }
        return edit(tree.places[index].range, text)
    }

    /// Writes the outermost braces or brackets around an offset as a block.
    package func asBlock(at offset: Int) -> Replacement? {
        guard let index = path(to: offset).dropFirst().first(where: { tree.nodes[$0].isFlow }),
            !tree.entries(of: index).isEmpty
        else { return nil }
        let entry = tree.places[index]
        var writer = LayoutWriter(tree.broken(index))
        let text = writer.text(ofEntry: index, at: entry.column, hasLinesAbove: false)
        let last = entry.range.upperBound
        let end = entry.trailing == nil ? last : tree.outline.lineEnd(of: last)
        return edit(entry.range.lowerBound..<end, text)
    }

    // MARK: - Text

    package var lineEnd: String { String(scalars: tree.lineEnd) }

    func isAtLineStart(_ entry: LayoutTree.Place) -> Bool {
        tree.scalars[lineStart(of: entry.range.lowerBound)..<entry.range.lowerBound].allSatisfy { $0 == 32 }
    }

    /// Where the line of an offset begins.
    package func lineStart(of offset: Int) -> Int { tree.outline.lineStart(of: offset) }

    func edit(_ range: Range<Int>, _ text: String) -> Replacement {
        Replacement(Span(offset: UInt32(range.lowerBound), length: UInt32(range.count)), with: text)
    }
}
