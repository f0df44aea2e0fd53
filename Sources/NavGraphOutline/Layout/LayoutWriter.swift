/// Writes a tree in the layout of `navgraph format`.
struct LayoutWriter {
    static let width = 100

    let tree: LayoutTree
    private(set) var out: [UInt32] = []
    private var lineStart = 0
    private var isEmptyLineDue = false
    private let lineEnd: [UInt32]

    init(_ tree: LayoutTree) {
        self.tree = tree
        lineEnd = tree.lineEnd
    }

    /// The whole text.
    mutating func write() -> [UInt8] {
        lines(tree.startLines, 0)
        if !tree.start.isEmpty {
            newLine(0)
            multiline(tree.start, 0)
        }
        if let root = tree.root { value(of: root, at: 0, inside: 0, isInline: tree.start.isEmpty) }
        lines(tree.foot, 0)
        if tree.hasEnd {
            newLine(0)
            text("...")
            if let comment = tree.endComment { self.comment(comment) }
        }
        if !out.isEmpty, !tree.endsInText { out += lineEnd }
        return (tree.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + [UInt8](scalars: out)
    }

    // MARK: - Entries

    /// The entries of a mapping or a list, each in its own line; the first one in the current line if `isInline`.
    private mutating func entries(of node: LayoutTree.Node, at indent: Int, isInline: Bool) {
        for (number, index) in node.entries.enumerated() {
            let entry = tree.entries[index]
            if number > 0 || !isInline {
                lines(entry.before, indent)
                newLine(indent)
            }
            self.entry(index, at: indent)
        }
    }

    private mutating func entry(_ index: Int, at indent: Int) {
        let key = tree.entries[index].key
        if let key { self.key(key) }
        text(key == nil ? "-" : ":")
        value(of: index, at: indent, inside: indent + 2, isInline: key == nil)
    }

    /// An entry at a column: from its key or dash on, or with the lines above it, and all indented.
    mutating func text(ofEntry index: Int, at indent: Int, hasLinesAbove: Bool) -> String {
        (out, lineStart) = ([], 0)
        if hasLinesAbove { lines(tree.entries[index].before, indent) }
        newLine(indent)
        entry(index, at: indent)
        return String(scalars: hasLinesAbove ? out[...] : out[indent...])
    }

    /// The lines of a single entry, which stands at a column.
    mutating func lines(ofEntry index: Int, at indent: Int) -> [[UInt32]] {
        out = [UInt32](repeating: 0x20, count: indent)
        lineStart = 0
        entry(index, at: indent)
        return out.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }

    /// The value of an entry that stands at column `indent`, with its comments. `isInline`: whether a block may begin in the
    /// current line.
    private mutating func value(of index: Int, at indent: Int, inside: Int, isInline: Bool) {
        let entry = tree.entries[index]
        let node = tree.nodes[entry.value]
        let isOwnLine = entry.header != nil || entry.inside.contains(where: \.isComment)
        let start = isOwnLine ? inside : column + (column > 0 ? 1 : 0)
        if isBlock(node, from: start) {
            return block(node, of: entry, at: inside, isInline: isInline)
        }
        if isOwnLine {
            if let comment = entry.header { self.comment(comment) }
            if !node.isNothing {
                lines(entry.inside, inside)
                newLine(inside)
            }
        }
        inline(entry.value, at: indent, inside: inside, trailing: entry.trailing)
        if !node.isFlow { lines(node.last, inside) }
    }

    private mutating func block(_ node: LayoutTree.Node, of entry: LayoutTree.Entry, at indent: Int, isInline: Bool) {
        var before: [LayoutTree.Line] = []
        var after = node.last
        if !node.properties.isEmpty {
            space()
            append(node.properties)
        }
        var isInline = isInline && node.properties.isEmpty && entry.header == nil
        if let header = entry.header { comment(header) }
        if let opening = node.opening {
            if entry.header == nil, column > 0, !entry.inside.contains(where: \.isComment) {
                comment(opening, isBehindBroken: true)
            } else {
                before.append(.comment(opening))
            }
            isInline = false
        }
        if node.isFlow, let trailing = entry.trailing {
            if node.hasComments || entry.header != nil {
                after.append(.comment(trailing))
            } else {
                comment(trailing, isBehindBroken: true)
                isInline = false
            }
        }
        before = entry.inside + before
        let first = node.entries.first.map { tree.entries[$0].before } ?? []
        isInline = isInline && !(before + first).contains(where: \.isComment)
        if isInline {
            space()
        } else {
            lines(before, indent)
        }
        entries(of: node, at: indent, isInline: isInline && !out.isEmpty)
        lines(after, indent)
    }

    /// Whether a node is written as a block, of which each entry has its own lines.
    private func isBlock(_ node: LayoutTree.Node, from start: Int) -> Bool {
        guard node.isCollection else { return false }
        guard node.isFlow, !node.isPair else { return true }
        if node.entries.isEmpty { return false }
        guard let width = node.flatWidth else { return true }
        return !isKept(node) && start + width > Self.width
    }

    /// Whether a collection stays in one line, however wide: what types look like.
    private func isKept(_ node: LayoutTree.Node) -> Bool {
        guard node.kind == .list, node.entries.count == 1 else { return false }
        let item = tree.nodes[tree.entries[node.entries[0]].value]
        if item.isPair {
            let pair = tree.entries[item.entries[0]]
            return [pair.key, pair.value].allSatisfy { $0.map { !tree.nodes[$0].isCollection } ?? true }
        }
        return !item.isCollection || isKept(item)
    }

    // MARK: - Lines

    var column: Int { out.count - lineStart }

    mutating func append(_ scalars: some Sequence<UInt32>) { out += scalars }
    mutating func text(_ text: String) { out += text.unicodeScalars.lazy.map(\.value) }

    /// A space, unless one is there or the line begins.
    mutating func space() { if column > 0, out.last != 0x20 { out.append(0x20) } }

    mutating func newLine(_ indent: Int) {
        if !out.isEmpty {
            out += lineEnd
            if isEmptyLineDue { out += lineEnd }
        }
        isEmptyLineDue = false
        lineStart = out.count
        out += repeatElement(0x20, count: indent)
    }

    /// A line break inside of a scalar, and the rest of its line.
    mutating func scalarLine(_ scalars: some Collection<UInt32>, _ indent: Int) {
        out += lineEnd
        lineStart = out.count
        if scalars.isEmpty { return }
        out += repeatElement(0x20, count: indent)
        out += scalars
    }

    mutating func lines(_ lines: [LayoutTree.Line], _ indent: Int) {
        for line in lines {
            switch line {
            case .empty: isEmptyLineDue = true
            case .comment(let comment):
                newLine(indent)
                append(comment.text)
            }
        }
    }

    /// A comment behind something: at its column, or one space behind. Behind what was broken into lines it stays as far
    /// behind as it was.
    mutating func comment(_ comment: LayoutTree.Comment, isBehindBroken: Bool = false) {
        let target = isBehindBroken ? column + max(1, comment.gap) : max(comment.column, column + 1)
        if column > 0 { out += repeatElement(0x20, count: target - column) }
        append(comment.text)
    }
}
