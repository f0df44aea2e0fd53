/// Scalars that may have several lines.
extension OutlineReader {
    /// Behind the line end at `p` and empty lines: the next text, with its line, and how many lines ended.
    func nextText() -> (index: Int, line: Int, breaks: Int)? {
        var (i, line, breaks) = (p, p, 0)
        while i < s.count, isBlank(s[i]) { i += 1 }
        while i < s.count, isBreak(s[i]) {
            i = behindBreak(i)
            (line, breaks) = (i, breaks + 1)
            while i < s.count, isBlank(s[i]) { i += 1 }
        }
        return i < s.count && breaks > 0 ? (i, line, breaks) : nil
    }

    private func fold(_ breaks: Int, into text: inout [UInt32]) {
        if breaks == 1 { text.append(0x20) } else { text += repeatElement(0x0A, count: breaks - 1) }
    }

    /// Outside of brackets.
    mutating func plain(_ around: Int) -> Int {
        let start = p
        var text: [UInt32] = []
        var end = p
        while true {
            let begin = p
            end = p
            while !isAtEnd, !isBreak(s[p]) {
                if s[p] == .colon, isBlankOrEnd(p + 1) { break }
                if s[p] == .hash, p > start, isBlank(s[p - 1]) { break }
                p += 1
                if !isBlank(s[p - 1]) { end = p }
            }
            text += s[begin..<end]
            let isStopped = !isAtEnd && !isBreak(s[p])
            p = end
            guard !isStopped, let next = nextText(), next.index - next.line > around, s[next.index] != .hash,
                !isMark(next.index, next.line), keyEnd(next.index) == nil
            else { break }
            fold(next.breaks, into: &text)
            (p, line) = (next.index, next.line)
        }
        let node = add(.scalar, start..<end)
        setText(text[...], of: node)
        return node
    }

    mutating func quoted(_ around: Int) -> Int {
        let start = p
        let quote = s[p]
        var text: [UInt32] = []
        var isClosed = false
        p += 1
        scan: while !isAtEnd {
            let c = s[p]
            switch c {
            case quote:
                p += 1
                if quote == .single, self.c(p) == quote {
                    text.append(quote)
                    p += 1
                    continue
                }
                isClosed = true
                break scan
            case .backslash where quote == .double:
                p += 1
                if isBreak(self.c(p)) {
                    refuse("a line of a text in double quotes ends with '\\'", at: p - 1, length: 1)
                }
                escape(into: &text)
            case _ where isBreak(c):
                guard let next = nextText(), !endsOpen(next.index, line: next.line, around: around) else { break scan }
                while let last = text.last, isBlank(last) { text.removeLast() }
                fold(next.breaks, into: &text)
                (p, line) = (next.index, next.line)
            default:
                text.append(c)
                p += 1
            }
        }
        let node = add(.scalar, start..<p)
        setText(text[...], of: node)
        nodes[node].style = quote == .single ? .single : .double
        nodes[node].isClosed = isClosed
        return node
    }

    /// Behind a backslash.
    private mutating func escape(into text: inout [UInt32]) {
        guard !isAtEnd else { return }
        if isBreak(s[p]) {
            p = behindBreak(p)
            line = p
            skipBlanks()
            return
        }
        let letter = s[p]
        p += 1
        let digits = [0x78: 2, 0x75: 4, 0x55: 8][Int(letter)] ?? 0
        if digits > 0 {
            var value: UInt32 = 0
            for _ in 0..<digits {
                guard c(p) < 0x80, let digit = Unicode.Scalar(c(p)).flatMap({ Character($0).hexDigitValue }) else {
                    break
                }
                value = value &<< 4 | UInt32(digit)
                p += 1
            }
            text.append(value)
            return
        }
        let values: [UInt32: UInt32] = [
            0x30: 0, 0x61: 7, 0x62: 8, 0x74: 9, 0x6E: 10, 0x76: 11, 0x66: 12, 0x72: 13, 0x65: 27, 0x4E: 0x85,
            0x5F: 0xA0,
            0x4C: 0x2028, 0x50: 0x2029,
        ]
        text.append(values[letter] ?? letter)
    }

    /// Behind `|` or `>`: the lines that are deeper than the block around.
    mutating func blockScalar(_ around: Int) -> Int {
        let start = p
        var block = LayoutTree.Block(header: start..<start)
        while !isLineEnd(p), !isBlank(s[p]) {
            if s[p] == .plus {
                refuse("a text keeps the line breaks at its end ('+')", at: start, length: p + 1 - start)
            }
            if 0x31...0x39 ~= s[p], block.indicatedIndent == nil { block.indicatedIndent = Int(s[p]) - 0x30 }
            p += 1
        }
        block.header = start..<p
        let node = add(.scalar, block.header)
        finishHeader()
        let first = isAtEnd ? p : behindBreak(p)
        let isFolded = s[start] == .greater
        var indent = block.indicatedIndent.map { max(around, 0) + $0 }
        var text: [UInt32] = []
        var end = (p, line)
        var widest = 0
        while !isAtEnd {
            let begin = behindBreak(p)
            var i = begin
            while c(i) == 0x20, indent.map({ i - begin < $0 }) ?? true { i += 1 }
            if i < s.count, !isBreak(s[i]) {
                let least = indent ?? max(i - begin, isStrict ? widest : 0)
                guard least > (isStrict ? max(around, 0) : around), i - begin >= least, !isMark(begin, begin) else {
                    break
                }
                indent = least
                if !text.isEmpty { text.append(isFolded ? 0x20 : 0x0A) }
                (p, line) = (i, begin)
                skipToLineEnd()
                text += s[i..<p]
                end = (p, line)
                block.body = first..<p
            } else {
                widest = max(widest, i - begin)
                (p, line) = (i, begin)
                if i >= s.count { break }
            }
        }
        (p, line) = end
        nodes[node].span = start..<p
        setText(text[...], of: node)
        nodes[node].style = .block
        guard isStrict else { return node }
        block.indent = indent ?? 0
        notes.tree.places[node].block = block
        if block.body != nil {
            notes.tail = .nothing
            // The last line break is a part of the text.
            notes.tree.endsInText = isAtEnd && !s[block.header].contains(.dash)
            // The end of a line of blanks is not another empty line.
            if isFresh, !isAtEnd {
                p = behindBreak(p)
                line = p
            }
        }
        return node
    }
}
