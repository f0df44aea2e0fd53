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
        guard let tree = try? LayoutTree(bytes), let root = tree.root else { return nil }
        guard tree.nodes[root].kind == .mapping, !tree.nodes[root].isFlow, !tree.hasEnd else { return nil }
        self.tree = tree
        self.bytes = bytes
        self.root = root
        ends = tree.places.map(\.range.upperBound)
        isInBraces = tree.places.map { _ in false }
        meanings = tree.places.map { _ in "" }
        close(root, at: tree.footStart)
        _ = read(root)
    }

    /// Notes where the entries of a block end, whose own lines end at `end`.
    private mutating func close(_ node: Int, at end: Int) {
        guard tree.isCollection(node), !tree.nodes[node].isFlow else { return }
        let entries = tree.entries(of: node)
        let last = tree.places[node].lastStart ?? end
        for (number, entry) in entries.enumerated() {
            ends[entry] = number + 1 < entries.count ? tree.places[entries[number + 1]].start : last
            close(entry, at: ends[entry])
        }
    }

    // MARK: - Meaning

    /// What an entry says, with its comments.
    func meaning(_ entry: Int) -> String { meanings[entry] }

    /// The comments around an entry, its key, and the anchor of its value.
    func head(_ index: Int) -> String {
        let place = tree.places[index]
        var text = comments(place.before)
        for comment in [place.header, place.opening].compactMap(\.self) { text += note(comment) }
        text += comments(place.inside)
        if let comment = place.trailing { text += note(comment) }
        return text + String(scalars: place.properties) + " " + (place.key.map(scalar) ?? "")
    }

    /// The comments at the end of a collection.
    func tail(_ node: Int) -> String { comments(tree.places[node].last) }

    /// A key, or what an item says, without comments.
    func name(_ index: Int) -> String {
        tree.places[index].key.map { tree.nodes[$0].text } ?? meanings[index]
    }

    private func scalar(_ index: Int) -> String {
        let node = tree.nodes[index]
        let mark = node.kind == .alias ? "*" : node.style == .plain ? "" : "'"
        return String(scalars: tree.places[index].properties) + mark + String(node.text.utf8.count) + ":" + node.text
    }

    private func comments(_ lines: [LayoutTree.Line]) -> String {
        lines.reduce(into: "") { if case .comment(let comment) = $1 { $0 += note(comment) } }
    }

    private func note(_ comment: LayoutTree.Comment) -> String { String(scalars: comment.text) + "\n" }

    private mutating func read(_ index: Int) -> String {
        let (node, last) = (tree.nodes[index], comments(tree.places[index].last))
        guard tree.isCollection(index) else { return scalar(index) + last }
        var text = node.kind == .mapping ? "{" : "["
        for entry in tree.entries(of: index) {
            isInBraces[entry] = node.isFlow
            let value = read(entry)
            if let key = tree.places[entry].key, tree.isCollection(key) { _ = read(key) }
            meanings[entry] = head(entry) + "=" + value
            text += meanings[entry] + ","
        }
        return text + last + (node.kind == .mapping ? "}" : "]")
    }

    /// The texts of a set, in order, by what they say.
    struct Items {
        var order: [String] = []
        var texts: [String: [UInt32]] = [:]
    }

    /// The texts of a list, or a single text; `nil` if there are comments, or other values than texts.
    func items(of entry: Int) -> Items? {
        let entries = tree.entries(of: entry)
        let nodes = tree.nodes[entry].kind == .list ? entries : [entry]
        let hasComments = entries.contains { entry in
            let place = tree.places[entry]
            return !place.before.isEmpty || place.trailing != nil || place.header != nil || !place.inside.isEmpty
        }
        let place = tree.places[entry]
        guard !hasComments, place.opening == nil, place.last.isEmpty, nodes.allSatisfy({ tree.nodes[$0].isScalar })
        else { return nil }
        var items = Items()
        for node in nodes.map({ tree.nodes[$0] })
        where items.texts.updateValue(Array(tree.scalars[node.span]), forKey: node.text) == nil {
            items.order.append(node.text)
        }
        return items
    }

    // MARK: - Lines

    /// The lines above an entry, moved from its column to another.
    func linesAbove(_ index: Int, at column: Int) -> [[UInt32]] {
        let entry = tree.places[index]
        guard !entry.before.isEmpty else { return [] }
        return lines(entry.start..<tree.outline.lineStart(of: entry.range.lowerBound), from: entry.column, to: column)
    }

    /// The lines of an entry in block style from its key on.
    func lines(_ index: Int, at column: Int) -> [[UInt32]] {
        let entry = tree.places[index]
        var found = lines(entry.range.lowerBound..<ends[index], from: entry.column, to: column)
        if !found.isEmpty { found[0] = pad(column) + found[0] }
        return found
    }

    /// The line of a key whose value is a block.
    func keyLine(_ index: Int, at column: Int) -> [UInt32] {
        let start = tree.places[index].range.lowerBound
        return pad(column) + tree.scalars[start..<tree.outline.lineEnd(of: start)]
    }

    /// The lines at the end of a collection.
    func lastLines(_ node: Int, end: Int, at column: Int) -> [[UInt32]] {
        guard let start = tree.places[node].lastStart else { return [] }
        return lines(start..<end, from: tree.places[node].innerColumn, to: column)
    }

    func end(_ entry: Int) -> Int { ends[entry] }

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
