import NavGraphOutline
import NavGraphSyntax

/// One of three texts: its entries, where their lines end, and what they say.
struct MergeSide {
    let tree: LayoutTree
    let bytes: [UInt8]
    /// The mapping of the whole file.
    let root: Int
    /// Where the lines of each entry end that is in block style.
    private var ends: [Int]
    private(set) var isInBraces: [Bool]
    /// What each entry says, with its comments; equal for equal entries, however laid out.
    private var meanings: [String]

    init?(_ bytes: [UInt8]) {
        guard let tree = try? LayoutTree(bytes), let holder = tree.root else { return nil }
        let root = tree.entries[holder].value
        guard tree.nodes[root].kind == .mapping, !tree.nodes[root].isFlow, !tree.hasEnd else { return nil }
        self.tree = tree
        self.bytes = bytes
        self.root = root
        ends = tree.entries.map(\.range.upperBound)
        isInBraces = tree.entries.map { _ in false }
        meanings = tree.entries.map { _ in "" }
        close(root, at: tree.footStart)
        _ = read(root)
    }

    /// Notes where the entries of a block end, whose own lines end at `end`.
    private mutating func close(_ node: Int, at end: Int) {
        let entries = tree.nodes[node].entries
        if tree.nodes[node].isFlow { return }
        let last = tree.nodes[node].lastStart ?? end
        for (number, entry) in entries.enumerated() {
            ends[entry] = number + 1 < entries.count ? tree.entries[entries[number + 1]].start : last
            let value = tree.entries[entry].value
            if tree.nodes[value].isCollection, !tree.nodes[value].isFlow { close(value, at: ends[entry]) }
        }
    }

    /// The value of an entry.
    func value(of entry: Int) -> LayoutTree.Node { tree.nodes[tree.entries[entry].value] }

    // MARK: - Meaning

    /// What an entry says, with its comments.
    func meaning(_ entry: Int) -> String { meanings[entry] }

    /// The comments around an entry, its key, and the anchor of its value.
    func head(_ index: Int) -> String {
        let entry = tree.entries[index]
        let value = tree.nodes[entry.value]
        var text = comments(entry.before)
        for comment in [entry.header, value.opening].compactMap(\.self) { text += note(comment) }
        text += comments(entry.inside)
        if let comment = entry.trailing { text += note(comment) }
        return text + String(scalars: value.properties) + " " + (entry.key.map(scalar) ?? "")
    }

    /// The comments at the end of a collection.
    func tail(_ node: Int) -> String { comments(tree.nodes[node].last) }

    /// A key, or what an item says, without comments.
    func name(_ index: Int) -> String {
        guard let key = tree.entries[index].key else { return meanings[index] }
        return tree.nodes[key].value
    }

    private func scalar(_ node: Int) -> String {
        let node = tree.nodes[node]
        let mark = node.kind == .alias ? "*" : node.isPlain ? "" : "'"
        return String(scalars: node.properties) + mark + String(node.value.utf8.count) + ":" + node.value
    }

    private func comments(_ lines: [LayoutTree.Line]) -> String {
        lines.reduce(into: "") { if case .comment(let comment) = $1 { $0 += note(comment) } }
    }

    private func note(_ comment: LayoutTree.Comment) -> String { String(scalars: comment.text) + "\n" }

    private mutating func read(_ index: Int) -> String {
        let node = tree.nodes[index]
        guard node.isCollection else { return scalar(index) + comments(node.last) }
        var text = node.kind == .mapping ? "{" : "["
        for entry in node.entries {
            isInBraces[entry] = node.isFlow
            let value = read(tree.entries[entry].value)
            if let key = tree.entries[entry].key, tree.nodes[key].isCollection { _ = read(key) }
            meanings[entry] = head(entry) + "=" + value
            text += meanings[entry] + ","
        }
        return text + comments(node.last) + (node.kind == .mapping ? "}" : "]")
    }

    /// The texts of a set, in order, by what they say.
    struct Items {
        var order: [String] = []
        var texts: [String: [UInt32]] = [:]
    }

    /// The texts of a list, or a single text; `nil` if there are comments, or other values than texts.
    func items(of entry: Int) -> Items? {
        let value = value(of: entry)
        let nodes = value.kind == .list ? value.entries.map(self.value) : [value]
        let hasComments = value.entries.contains { entry in
            let entry = tree.entries[entry]
            return !entry.before.isEmpty || entry.trailing != nil || entry.header != nil || !entry.inside.isEmpty
        }
        guard !hasComments, value.opening == nil, value.last.isEmpty, nodes.allSatisfy({ $0.kind == .scalar }) else {
            return nil
        }
        var items = Items()
        for node in nodes where items.texts.updateValue(Array(tree.scalars[node.text]), forKey: node.value) == nil {
            items.order.append(node.value)
        }
        return items
    }

    // MARK: - Lines

    /// The lines above an entry, moved from its column to another.
    func linesAbove(_ index: Int, at column: Int) -> [[UInt32]] {
        let entry = tree.entries[index]
        guard !entry.before.isEmpty else { return [] }
        return lines(entry.start..<lineStart(of: entry.range.lowerBound), from: entry.column, to: column)
    }

    /// The lines of an entry in block style from its key on.
    func lines(_ index: Int, at column: Int) -> [[UInt32]] {
        let entry = tree.entries[index]
        var found = lines(entry.range.lowerBound..<ends[index], from: entry.column, to: column)
        if !found.isEmpty { found[0] = pad(column) + found[0] }
        return found
    }

    /// The line of a key whose value is a block.
    func keyLine(_ index: Int, at column: Int) -> [UInt32] {
        let start = tree.entries[index].range.lowerBound
        let end = tree.scalars[start...].firstIndex { $0 == 10 || $0 == 13 } ?? tree.scalars.count
        return pad(column) + tree.scalars[start..<end]
    }

    /// The lines at the end of a collection.
    func lastLines(_ node: Int, end: Int, at column: Int) -> [[UInt32]] {
        guard let start = tree.nodes[node].lastStart else { return [] }
        return lines(start..<end, from: tree.nodes[node].column, to: column)
    }

    func end(_ entry: Int) -> Int { ends[entry] }

    private func lineStart(of offset: Int) -> Int {
        tree.scalars[..<offset].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
    }

    private func pad(_ count: Int) -> [UInt32] { [UInt32](repeating: 0x20, count: count) }

    /// Lines of the text; the first one as it stands if it begins inside of a line.
    private func lines(_ range: Range<Int>, from: Int, to: Int) -> [[UInt32]] {
        var found: [[UInt32]] = []
        var index = range.lowerBound
        while index < range.upperBound {
            var end = index
            while end < range.upperBound, tree.scalars[end] != 10, tree.scalars[end] != 13 { end += 1 }
            let line = tree.scalars[index..<end]
            let isStart = index == 0 || tree.scalars[index - 1] == 10 || tree.scalars[index - 1] == 13
            let blanks = line.prefix { $0 == 0x20 }.count
            if !isStart || blanks == line.count || from == to {
                found.append(Array(line))
            } else {
                found.append(pad(max(0, blanks + to - from)) + line.dropFirst(blanks))
            }
            index =
                end + (end + 1 < tree.scalars.count && tree.scalars[end] == 13 && tree.scalars[end + 1] == 10 ? 2 : 1)
        }
        return found
    }
}
