/// Blanks, line breaks and comments.
extension LayoutReader {
    var column: Int { p - lineStart }
    /// A scalar of the text, 0 behind its end.
    func c(_ index: Int) -> UInt32 { index < s.count ? s[index] : 0 }
    func isBlank(_ c: UInt32) -> Bool { c == 0x20 || c == 0x09 }
    func isBreak(_ c: UInt32) -> Bool { c == 0x0A || c == 0x0D }
    func isLineEnd(_ index: Int) -> Bool { index >= s.count || isBreak(s[index]) }
    func isBlankOrEnd(_ index: Int) -> Bool { isLineEnd(index) || isBlank(s[index]) }
    /// Whether libyaml reads a scalar as a part of the name of an anchor.
    func isAnchorName(_ c: UInt32) -> Bool {
        0x30...0x39 ~= c || 0x41...0x5A ~= c || 0x61...0x7A ~= c || c == 0x5F || c == .dash
    }
    func behindBreak(_ index: Int) -> Int { s[index] == 0x0D && c(index + 1) == 0x0A ? index + 2 : index + 1 }

    /// Passes over a text, which may have several lines.
    mutating func skip(to end: Int) {
        while p < end {
            if isBreak(s[p]) {
                p = behindBreak(p)
                lineStart = p
            } else {
                p += 1
            }
        }
        isFresh = false
    }

    /// Passes over blanks, line breaks and comments, and returns the lines. A comment behind a value goes where `tail` says.
    mutating func trivia() -> [LayoutTree.Line] {
        var lines: [LayoutTree.Line] = []
        while p < s.count {
            if isBlank(s[p]) {
                p += 1
            } else if isBreak(s[p]) {
                if isFresh { lines.append(.empty(at: lineStart)) }
                passBreak()
            } else if s[p] == .hash {
                if let rest = comment() { lines.append(.comment(rest)) }
                if p < s.count { passBreak() }
            } else {
                break
            }
        }
        return lines
    }

    private mutating func passBreak() {
        p = behindBreak(p)
        lineStart = p
        isFresh = true
    }

    /// Reads the comment, if one follows in this line, and gives it to the value before it; returns it if there is none.
    @discardableResult
    mutating func comment() -> LayoutTree.Comment? {
        let wasFresh = isFresh
        var start = p
        while start > lineStart, isBlank(s[start - 1]) { start -= 1 }
        while isBlank(c(p)) { p += 1 }
        guard c(p) == .hash else { return nil }
        let column = self.column
        let (first, gap) = (p, p - start)
        while !isLineEnd(p) { p += 1 }
        var end = p
        while isBlank(s[end - 1]) { end -= 1 }
        let comment = LayoutTree.Comment(text: Array(s[first..<end]), column: column, gap: gap, lineStart: lineStart)
        comments.append(comment.text)
        return wasFresh || !attach(comment) ? comment : nil
    }

    /// Whether the value in the same line takes a comment.
    private mutating func attach(_ comment: LayoutTree.Comment) -> Bool {
        defer { tail = .nothing }
        switch tail {
        case .nothing: return false
        case .header(let entry):
            let found = tree.entries[entry]
            if found.header != nil || found.inside.contains(where: \.isComment) { return false }
            tree.entries[entry].header = comment
        case .opening(let node): tree.nodes[node].opening = comment
        case .trailing(let entry):
            if tree.entries[entry].trailing != nil { return false }
            tree.entries[entry].trailing = comment
        case .end: tree.endComment = comment
        }
        return true
    }

    /// Gives comments to the blocks that have ended before them, each to the innermost one whose column it reaches, and
    /// returns the lines that belong to what follows.
    mutating func settle(_ lines: [LayoutTree.Line]) -> [LayoutTree.Line] {
        var level = 0
        var (empty, rest): ([LayoutTree.Line], [LayoutTree.Line]) = ([], [])
        for line in lines {
            empty.append(line)
            guard case .comment(let comment) = line else { continue }
            while level < ended.count, comment.column < ended[level].column { level += 1 }
            if level < ended.count {
                let node = ended[level].node
                if tree.nodes[node].last.isEmpty { tree.nodes[node].lastStart = empty[0].start }
                tree.nodes[node].last += empty
            } else {
                rest += empty
            }
            empty = []
        }
        ended = []
        return rest + empty
    }
}
