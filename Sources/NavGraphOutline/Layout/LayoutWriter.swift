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
        if let root = tree.root { value(root, at: 0, inside: 0, isInline: tree.start.isEmpty) }
        lines(tree.foot, 0)
        if tree.hasEnd {
            newLine(0)
            text("...")
            if let comment = tree.endComment { self.comment(comment) }
        }
        if !out.isEmpty, !tree.endsInText { out += lineEnd }
        return (tree.outline.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + [UInt8](scalars: out)
    }

    // MARK: - Entries

    /// The entries of a mapping or a list, each in its own line; the first one in the current line if `isInline`.
    private mutating func entries(of node: Int, at indent: Int, isInline: Bool) {
        for (number, entry) in tree.entries(of: node).enumerated() {
            if number > 0 || !isInline {
                lines(tree.places[entry].before, indent)
                newLine(indent)
            }
            self.entry(entry, at: indent)
        }
    }

    private mutating func entry(_ index: Int, at indent: Int) {
        let key = tree.places[index].key
        if let key { self.key(key) }
        text(key == nil ? "-" : ":")
        value(index, at: indent, inside: indent + 2, isInline: key == nil)
    }

    /// An entry at a column: from its key or dash on, or with the lines above it, and all indented.
    mutating func text(ofEntry index: Int, at indent: Int, hasLinesAbove: Bool) -> String {
        (out, lineStart) = ([], 0)
        if hasLinesAbove { lines(tree.places[index].before, indent) }
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
    private mutating func value(_ index: Int, at indent: Int, inside: Int, isInline: Bool) {
        let place = tree.places[index]
        let isOwnLine = place.header != nil || place.inside.contains(where: \.isComment)
        let start = isOwnLine ? inside : column + (column > 0 ? 1 : 0)
        if isBlock(index, from: start) { return block(index, at: inside, isInline: isInline) }
        if isOwnLine {
            if let comment = place.header { self.comment(comment) }
            if !tree.isNothing(index) {
                lines(place.inside, inside)
                newLine(inside)
            }
        }
        inline(index, at: indent, inside: inside)
        if !tree.nodes[index].isFlow { lines(place.last, inside) }
    }

    private mutating func block(_ index: Int, at indent: Int, isInline: Bool) {
        let (place, isFlow) = (tree.places[index], tree.nodes[index].isFlow)
        var before: [LayoutTree.Line] = []
        var after = place.last
        if !place.properties.isEmpty {
            space()
            append(place.properties)
        }
        var isInline = isInline && place.properties.isEmpty && place.header == nil
        if let header = place.header { comment(header) }
        if let opening = place.opening {
            if place.header == nil, column > 0, !place.inside.contains(where: \.isComment) {
                comment(opening, isBehindBroken: true)
            } else {
                before.append(.comment(opening))
            }
            isInline = false
        }
        if isFlow, let trailing = place.trailing {
            if place.hasComments || place.header != nil {
                after.append(.comment(trailing))
            } else {
                comment(trailing, isBehindBroken: true)
                isInline = false
            }
        }
        before = place.inside + before
        let first = tree.entries(of: index).first.map { tree.places[$0].before } ?? []
        isInline = isInline && !(before + first).contains(where: \.isComment)
        if isInline {
            space()
        } else {
            lines(before, indent)
        }
        entries(of: index, at: indent, isInline: isInline && !out.isEmpty)
        lines(after, indent)
    }

    /// Whether a node is written as a block, of which each entry has its own lines.
    private func isBlock(_ index: Int, from start: Int) -> Bool {
        guard tree.isCollection(index) else { return false }
        guard tree.nodes[index].isFlow, !tree.places[index].isPair else { return true }
        if tree.entries(of: index).isEmpty { return false }
        guard let width = tree.places[index].flatWidth else { return true }
        return !isKept(index) && start + width > Self.width
    }

    /// Whether a collection stays in one line, however wide: what types look like.
    private func isKept(_ index: Int) -> Bool {
        guard tree.nodes[index].kind == .list, tree.nodes[index].items.count == 1 else { return false }
        let item = tree.nodes[index].items[0]
        if let pair = tree.nodes[item].entries.first, tree.places[item].isPair {
            return !tree.isCollection(pair.key) && !tree.isCollection(pair.value)
        }
        return !tree.isCollection(item) || isKept(item)
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
