/// Single scalars, lines, and what a line begins with.
extension OutlineReader {
    func isBlank(_ c: UInt32) -> Bool { c == 0x20 || c == 0x09 }
    /// As YAML 1.1 says.
    func isBreak(_ c: UInt32) -> Bool { c == 0x0A || c == 0x0D || c == 0x85 || c == 0x2028 || c == 0x2029 }
    func isBlankOrEnd(_ index: Int) -> Bool { index >= s.count || isBlank(s[index]) || isBreak(s[index]) }
    func isFlowIndicator(_ c: UInt32) -> Bool {
        c == .comma || c == .brace || c == .braceEnd || c == .bracket || c == .bracketEnd
    }
    /// Of anchors.
    func isNameScalar(_ c: UInt32) -> Bool {
        0x30...0x39 ~= c || 0x41...0x5A ~= c || 0x61...0x7A ~= c || c == 0x5F || c == .dash
    }
    func isItem(_ index: Int) -> Bool { c(index) == .dash && isBlankOrEnd(index + 1) }

    /// Whether nothing but a comment is left of the line.
    func isLineEnd(_ index: Int) -> Bool { index >= s.count || isBreak(s[index]) || s[index] == .hash }

    /// `---` or `...`.
    func isMark(_ index: Int, _ line: Int) -> Bool {
        guard index == line, c(index) == .dash || c(index) == .dot else { return false }
        return c(index + 1) == c(index) && c(index + 2) == c(index) && isBlankOrEnd(index + 3)
    }

    /// Whether a plain scalar can begin so.
    func isPlainStart(_ index: Int) -> Bool {
        switch c(index) {
        case .bar, .greater, .double, .single, .brace, .bracket, .star: false
        default: true
        }
    }

    mutating func skipBlanks() { while isBlank(c(p)) { p += 1 } }

    mutating func skipToLineEnd() { while !isAtEnd, !isBreak(s[p]) { p += 1 } }

    /// Behind a value in its line: what else there is goes for nothing.
    mutating func finishLine() { if !isStrict { skipToLineEnd() } }

    func behindBreak(_ index: Int) -> Int { s[index] == 0x0D && c(index + 1) == 0x0A ? index + 2 : index + 1 }

    /// Behind the anchor or tag that begins here.
    func propertyEnd(_ start: Int) -> Int {
        let isName = isStrict && c(start) == .ampersand
        var i = start + 1
        while isName ? isNameScalar(c(i)) : !isBlankOrEnd(i) && !(isInFlow && isFlowIndicator(c(i))) { i += 1 }
        return i
    }

    /// The colon behind a key that begins here and ends in this line.
    func keyEnd(_ start: Int) -> Int? {
        var i = start
        while c(i) == .ampersand && isNameScalar(c(i + 1)) || c(i) == .exclamation {
            i = propertyEnd(i)
            while isBlank(c(i)) { i += 1 }
        }
        switch c(i) {
        case .double, .single:
            guard let end = quoteEnd(i) else { return nil }
            i = end
        case .star where isNameScalar(c(i + 1)):
            i += 1
            while isStrict ? isNameScalar(c(i)) : !isBlankOrEnd(i) { i += 1 }
        case .brace, .bracket:
            guard isStrict, let end = bracketsEnd(i) else { return nil }
            i = end
        case .hash, .bar, .greater: return nil
        default:
            while i < s.count, !isBreak(s[i]) {
                if s[i] == .colon, isBlankOrEnd(i + 1) { return i }
                if s[i] == .hash, i > start, isBlank(s[i - 1]) { return nil }
                i += 1
            }
            return nil
        }
        while isBlank(c(i)) { i += 1 }
        return c(i) == .colon && isBlankOrEnd(i + 1) ? i : nil
    }

    /// Behind a quoted scalar that ends in its line.
    private func quoteEnd(_ start: Int) -> Int? {
        let quote = c(start)
        var i = start + 1
        while i < s.count, !isBreak(s[i]) {
            if s[i] == .backslash, quote == .double {
                i += 1
            } else if s[i] == quote {
                if quote == .single, c(i + 1) == quote { i += 1 } else { return i + 1 }
            }
            i += 1
        }
        return nil
    }

    /// Behind brackets that close in their line.
    private func bracketsEnd(_ start: Int) -> Int? {
        var (i, open) = (start, 0)
        while i < s.count, !isBreak(s[i]) {
            switch s[i] {
            case .brace, .bracket: open += 1
            case .braceEnd, .bracketEnd: open -= 1
            case .double, .single:
                guard let end = quoteEnd(i) else { return nil }
                i = end - 1
            default: break
            }
            i += 1
            if open == 0 { return i }
        }
        return nil
    }

    /// Whether a key follows this line, which is not a key, before a line that is less deep.
    func keyFollows(from start: Int, _ least: Int) -> Bool {
        var i = start
        while true {
            while i < s.count, !isBreak(s[i]) { i += 1 }
            if i >= s.count { return false }
            i = behindBreak(i)
            let line = i
            while isBlank(c(i)) { i += 1 }
            if isLineEnd(i) { continue }
            if i - line < least || isMark(i, line) || isItem(i) { return false }
            if keyEnd(i) != nil { return true }
        }
    }

    /// Whether a line ends the open value: it is not deeper than the surrounding block, and starts a key or an item.
    func endsOpen(_ index: Int, line: Int, around: Int) -> Bool {
        !isStrict && (isMark(index, line) || index - line <= around && (isItem(index) || keyEnd(index) != nil))
    }
}
