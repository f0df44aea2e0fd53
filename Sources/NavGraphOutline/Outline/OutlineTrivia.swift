/// What a reader notes of a text that libyaml has read.
final class LayoutNotes {
    /// Where a comment in the same line belongs.
    enum Tail {
        case nothing
        /// The value that follows.
        case header
        case opening(Int)
        case trailing(Int)
        case end
    }

    var tree = LayoutTree(outline: Outline())
    var tail = Tail.nothing
    /// Behind the last colon or dash.
    var header: LayoutTree.Comment?
    /// Since the last value.
    var lines: [LayoutTree.Line] = []
    /// The blocks that have ended since then, innermost first, with their columns.
    var ended: [(column: Int, node: Int)] = []
    var refusal: LayoutRefusal?
}

/// Blanks, line breaks, and comments, which a text that libyaml has read keeps.
extension OutlineReader {
    /// What precedes an entry.
    struct Beginning {
        var before: [LayoutTree.Line]
        var start: Int
        var column: Int
        var offset: Int
    }

    /// Over blanks, comments and line ends.
    mutating func skipToContent() {
        while !isAtEnd {
            if isBlank(s[p]) {
                p += 1
            } else if s[p] == .hash {
                if isStrict { comment() } else { skipToLineEnd() }
            } else if isBreak(s[p]) {
                if isStrict, isFresh { notes.lines.append(.empty(at: line)) }
                p = behindBreak(p)
                line = p
            } else {
                return
            }
        }
    }

    /// Whether only blanks precede it in its line.
    var isFresh: Bool { s[line..<p].allSatisfy(isBlank) }

    /// Reads a comment, and gives it to the value before it in its line.
    private mutating func comment() {
        let before = s[line..<p].reversed().prefix(while: isBlank).count
        let (start, isFresh, column) = (p, before == p - line, column)
        skipToLineEnd()
        var end = p
        while isBlank(s[end - 1]) { end -= 1 }
        let comment = LayoutTree.Comment(text: Array(s[start..<end]), column: column, gap: before, lineStart: line)
        notes.tree.comments.append(comment.text)
        if isFresh || !attach(comment) { notes.lines.append(.comment(comment)) }
    }

    /// Reads what stands behind `|` or `>` and its indicators.
    mutating func finishHeader() {
        guard isStrict else { return skipToLineEnd() }
        skipBlanks()
        if c(p) == .hash { comment() }
    }

    /// Whether the value in the same line takes a comment.
    private mutating func attach(_ comment: LayoutTree.Comment) -> Bool {
        defer { notes.tail = .nothing }
        switch notes.tail {
        case .nothing: return false
        case .header:
            if notes.header != nil || notes.lines.contains(where: \.isComment) { return false }
            notes.header = comment
        case .opening(let node): notes.tree.places[node].opening = comment
        case .trailing(let node):
            if notes.tree.places[node].trailing != nil { return false }
            notes.tree.places[node].trailing = comment
        case .end: notes.tree.endComment = comment
        }
        return true
    }

    /// The lines since the last value that belong to what follows. Comments go to the blocks that have ended before them, each to
    /// the innermost one whose column it reaches.
    mutating func takeLines() -> [LayoutTree.Line] {
        guard isStrict else { return [] }
        var level = 0
        var (empty, rest): ([LayoutTree.Line], [LayoutTree.Line]) = ([], [])
        for line in notes.lines {
            empty.append(line)
            guard case .comment(let comment) = line else { continue }
            while level < notes.ended.count, comment.column < notes.ended[level].column { level += 1 }
            if level < notes.ended.count {
                notes.tree.places[notes.ended[level].node].last += empty
            } else {
                rest += empty
            }
            empty = []
        }
        (notes.ended, notes.lines) = ([], [])
        return rest + empty
    }

    // MARK: - Entries

    /// Begins an entry here, behind these lines.
    mutating func begin(_ before: [LayoutTree.Line] = []) -> Beginning? {
        guard isStrict else { return nil }
        let before = before + takeLines()
        let start = before.first?.start ?? (s[line..<p].allSatisfy { $0 == 0x20 } ? line : p)
        return Beginning(before: before, start: start, column: column, offset: p)
    }

    /// Ends an entry behind its value.
    mutating func end(_ beginning: Beginning?, key: Int? = nil, value: Int, hasColon: Bool = true) {
        guard let beginning else { return }
        let isClosed = nodes[value].isFlow && !notes.tree.places[value].isPair
        let last = isClosed ? nil : nodes[value].entries.last?.value ?? nodes[value].items.last
        let end = last.map { notes.tree.places[$0].range.upperBound } ?? nodes[value].span.upperBound
        notes.tree.places[value].before = beginning.before
        notes.tree.places[value].start = beginning.start
        notes.tree.places[value].column = beginning.column
        notes.tree.places[value].key = key
        notes.tree.places[value].hasColon = hasColon && key != nil
        notes.tree.places[value].range = beginning.offset..<max(beginning.offset, end)
    }

    /// Gives a block the comment behind its colon or dash. Lines above it belong to its first entry.
    mutating func head(_ node: Int) {
        guard isStrict else { return }
        notes.tree.places[node].header = notes.header
        notes.tree.places[node].innerColumn = column
        notes.header = nil
    }

    /// Notes that a block has ended, to which comments from a column on belong.
    mutating func close(_ node: Int, at column: Int) { if isStrict { notes.ended.append((column, node)) } }

    /// Adds a value that is not written, behind an anchor or a tag below a comment and lines, or in braces. A comment behind it is
    /// its own.
    mutating func nothing(at offset: Int, below above: (comment: LayoutTree.Comment?, lines: Int) = (nil, 0)) -> Int {
        let node = add(.empty, offset..<offset)
        guard isStrict else { return node }
        if notes.header != nil { notes.tail = .nothing }
        if above.comment == nil {
            notes.tree.places[node].trailing = notes.header
        } else {
            notes.tree.places[node].header = notes.header
        }
        notes.tree.places[node].inside = Array(notes.lines[..<above.lines])
        notes.lines.removeFirst(above.lines)
        notes.header = nil
        return node
    }

    mutating func refuse(_ reason: String, at offset: Int, length: Int = 0) {
        guard isStrict, notes.refusal == nil else { return }
        notes.refusal = LayoutRefusal(reason, at: offset..<offset + length)
    }

    mutating func refuseExplicitKey() { refuse("a key is written with '?'", at: p, length: 1) }
}
