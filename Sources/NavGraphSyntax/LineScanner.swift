/// Scans the form in which nearly every graph is written, many times as fast as libyaml, and with the very same events:
/// block mappings and lists, and on one line each scalars (plain, or quoted without escapes), `{…}` and `[…]`, comments.
///
/// It says nothing of any other text. Where it meets one, a mistake included, it gives up, and libyaml scans the piece
/// from its beginning. YAML 1.1, chapters 4, 7, 8 and 9; what goes beyond them is libyaml's: a key has at most 1,024
/// characters. O(bytes).
struct LineScanner {
    /// A collection in block style that is open.
    private struct Level {
        enum Kind { case mapping, list, listBesideKey }
        var kind: Kind
        var column: Int
    }
    /// Fewer than may be open: libyaml is left to say when there are too many.
    private static let maximumDepth = 32
    /// What is read of the next piece to be sure of its first key.
    private static let glance = 64

    /// The piece, followed by zeros.
    private let text: UnsafePointer<UInt8>
    private let end: Int
    private let cuts: FileCuts
    private let piece: Int

    private var position = 0
    /// The index of the scalar at `position`, less `position`: bytes that continue a scalar count nothing.
    private var shift: Int
    private var levels: UnsafeMutablePointer<Level>
    private var depth = 0
    /// Whether what comes next is the value of a key, an item of a list or the document itself, not yet begun.
    private var expectsNode = true
    /// Where that node is if it is empty.
    private var nodeIndex: UInt32 = 0

    /// Scans a whole piece. `false` where it gives up; what is then in the batch does not count.
    static func scan(_ source: any ByteSource, _ cuts: FileCuts, piece: Int, into batch: inout EventBatch) -> Bool {
        let range = cuts.range(ofPiece: piece, in: source)
        let (start, size) = (range.lowerBound, range.count)
        return withUnsafeTemporaryAllocation(byteCount: size + glance + 16, alignment: 16) { buffer in
            let wanted = min(size + glance, source.count - start)
            guard source.read(from: start, into: .init(rebasing: buffer[..<wanted])) == wanted else { return false }
            buffer[wanted...].initializeMemory(as: UInt8.self, repeating: 0)
            return withUnsafeTemporaryAllocation(of: Level.self, capacity: maximumDepth + 1) { levels in
                var scanner = LineScanner(
                    text: UnsafePointer(buffer.baseAddress!.assumingMemoryBound(to: UInt8.self)), end: size,
                    cuts: cuts, piece: piece, levels: levels.baseAddress!)
                return scanner.scan(into: &batch)
            }
        }
    }

    private init(
        text: UnsafePointer<UInt8>, end: Int, cuts: FileCuts, piece: Int, levels: UnsafeMutablePointer<Level>
    ) {
        (self.text, self.end, self.cuts, self.piece, self.levels) = (text, end, cuts, piece, levels)
        shift = piece == 0 ? 0 : FileCuts.prefix.utf8CodeUnitCount
    }

    private mutating func scan(into batch: inout EventBatch) -> Bool {
        batch.clear(depth: piece == 0 ? 0 : 2)
        if piece == 0 {
            batch.append(event(.streamStart))
        } else {
            levels[0] = Level(kind: .mapping, column: 0)
            levels[1] = Level(kind: .mapping, column: cuts.indent)
            depth = 2
            expectsNode = false
        }
        while position < end {
            let line = position
            passSpaces()
            switch text[position] {
            case Byte.newline: position += 1
            case Byte.hash: if !passComment() { return false }
            default:
                if position >= end { break }
                if !scanLine(column: position - line, into: &batch) { return false }
            }
        }
        return piece + 1 < cuts.pieces ? endPiece(&batch) : endFile(&batch)
    }

    // MARK: - Lines

    /// Scans a line that is neither empty nor a comment, from its first character on.
    private mutating func scanLine(column: Int, into batch: inout EventBatch) -> Bool {
        var column = column
        unwind(to: column, isItem: startsItem, into: &batch)
        while startsItem {
            guard beginItem(column: column, into: &batch) else { return false }
            let dash = position
            position += 1
            expectNode()
            passSpaces()
            if let ends = passLineEnd() { return ends }
            column += position - dash
        }
        let byte = text[position]
        // At the beginning of a line, '---' and '...' end the document.
        if column == 0, byte == Byte.minus || byte == Byte.dot { return false }
        if byte == Byte.openBrace || byte == Byte.openBracket {
            guard expectsNode, depth > 0, scanFlow(into: &batch) else { return false }
            return endValue()
        }
        let start = event(.mappingStart)
        let begin = position
        guard var key = scanScalar(inFlow: false) else { return false }
        passSpaces()
        guard text[position] == Byte.colon else {
            guard expectsNode, depth > 0 else { return false }
            append(&key, to: &batch)
            return endValue()
        }
        guard isBlank(text[position + 1]), position - begin < 1000 else { return false }
        if expectsNode {
            guard depth < Self.maximumDepth, depth > 0 || column == 0 else { return false }
            if depth == 0 { batch.append(event(.documentStart, at: start.span.offset)) }
            push(.mapping, column)
            batch.append(start)
        } else {
            let top = levels[depth - 1]
            guard top.column == column, top.kind == .mapping else { return false }
        }
        append(&key, to: &batch)
        position += 1
        expectNode()
        passSpaces()
        if let ends = passLineEnd() { return ends }
        return scanValue(into: &batch)
    }

    /// What follows a key on its line.
    private mutating func scanValue(into batch: inout EventBatch) -> Bool {
        let byte = text[position]
        if byte == Byte.openBrace || byte == Byte.openBracket {
            guard scanFlow(into: &batch) else { return false }
        } else {
            guard var value = scanScalar(inFlow: false) else { return false }
            append(&value, to: &batch)
        }
        return endValue()
    }

    /// After a node, the line must be at its end. What follows it cannot be more of it, as `unwind` sees.
    private mutating func endValue() -> Bool {
        expectsNode = false
        let end = position
        passSpaces()
        // libyaml takes '#' for a comment even directly behind a quote or brace.
        if text[position] == Byte.hash, position == end, !isBlank(text[position - 1]) { return false }
        return passLineEnd() ?? false
    }

    /// Passes what ends a line; `nil` where there is more of it, `false` where it is nothing to pass.
    private mutating func passLineEnd() -> Bool? {
        switch text[position] {
        case Byte.newline:
            position += 1
            return true
        case Byte.hash: return passComment()
        case 0: return position == end
        default: return nil
        }
    }

    /// Passes a comment and the end of its line.
    private mutating func passComment() -> Bool {
        while true {
            let byte = text[position]
            if byte >= 0x20, byte < 0x7F {
                position += 1
            } else if byte == Byte.newline {
                position += 1
                return true
            } else if byte >= 0x80 {
                guard passWide() else { return false }
            } else {
                return byte == 0 && position == end
            }
        }
    }

    // MARK: - Levels

    private var startsItem: Bool { text[position] == Byte.minus && isBlank(text[position + 1]) }

    /// Ends what a line at `column` ends: an empty node, and the collections that are deeper.
    private mutating func unwind(to column: Int, isItem: Bool, into batch: inout EventBatch) {
        guard depth > 0 else { return }
        if expectsNode {
            let top = levels[depth - 1]
            if column > top.column || column == top.column && isItem && top.kind == .mapping { return }
            batch.append(YAMLEvent(kind: .scalar, span: Span(offset: nodeIndex, length: 0)))
            expectsNode = false
        }
        while depth > 0 {
            let top = levels[depth - 1]
            guard top.column > column || top.column == column && top.kind == .listBesideKey && !isItem else { return }
            batch.append(event(top.kind == .mapping ? .mappingEnd : .sequenceEnd))
            depth -= 1
        }
    }

    /// Begins a list where the item at `position` is its first.
    private mutating func beginItem(column: Int, into batch: inout EventBatch) -> Bool {
        guard depth > 0 else { return false }
        let top = levels[depth - 1]
        guard expectsNode else { return top.column == column && top.kind != .mapping }
        guard depth < Self.maximumDepth else { return false }
        var start = event(.sequenceStart)
        if column == top.column {
            // The list of a key at its own column is one of which libyaml sees only the dashes.
            start.span.length = 1
            push(.listBesideKey, column)
        } else {
            push(.list, column)
        }
        batch.append(start)
        return true
    }

    private mutating func push(_ kind: Level.Kind, _ column: Int) {
        levels[depth] = Level(kind: kind, column: column)
        depth += 1
    }

    private mutating func expectNode() {
        expectsNode = true
        nodeIndex = index
    }

    // MARK: - Ends

    private mutating func endFile(_ batch: inout EventBatch) -> Bool {
        guard depth > 0 else { return false }
        unwind(to: -1, isItem: false, into: &batch)
        batch.append(event(.documentEnd))
        batch.append(event(.streamEnd))
        batch.isLast = true
        return true
    }

    /// Ends a piece where the next one begins with a key of the mapping in the outermost one.
    private mutating func endPiece(_ batch: inout EventBatch) -> Bool {
        passSpaces()
        guard position == end + cuts.indent else { return false }
        var word = position
        while isNameByte(text[word]) { word += 1 }
        guard word > position, text[word] == Byte.colon, isBlank(text[word + 1]), text[word + 1] != 0 else {
            return false
        }
        unwind(to: cuts.indent, isItem: false, into: &batch)
        guard !expectsNode, depth == 2, levels[0].kind == .mapping, levels[0].column == 0,
            levels[1].kind == .mapping, levels[1].column == cuts.indent
        else { return false }
        batch.nextPiece = index
        return true
    }

    // MARK: - Flow collections

    /// Scans a collection in flow style that ends on its line.
    private mutating func scanFlow(into batch: inout EventBatch) -> Bool {
        /// Whether each open one is a mapping, the innermost in the lowest bit.
        var mappings: UInt32 = 0
        var open = 0
        var mayEnd = beginFlow(&mappings, &open, into: &batch)
        while true {
            passSpaces()
            let isMapping = mappings & 1 != 0
            let closing = isMapping ? Byte.closeBrace : Byte.closeBracket
            if !mayEnd || text[position] != closing {
                mayEnd = false
                if isMapping {
                    let begin = position
                    guard var key = scanScalar(inFlow: true) else { return false }
                    append(&key, to: &batch)
                    passSpaces()
                    guard text[position] == Byte.colon, text[position + 1] == Byte.space, position - begin < 1000
                    else { return false }
                    position += 1
                    passSpaces()
                }
                let byte = text[position]
                if byte == Byte.openBrace || byte == Byte.openBracket {
                    guard open < Self.maximumDepth else { return false }
                    mayEnd = beginFlow(&mappings, &open, into: &batch)
                    continue
                }
                if isMapping, byte == Byte.comma || byte == Byte.closeBrace {
                    batch.append(event(.scalar))
                } else {
                    guard var value = scanScalar(inFlow: true) else { return false }
                    append(&value, to: &batch)
                    passSpaces()
                }
            }
            while text[position] == (mappings & 1 != 0 ? Byte.closeBrace : Byte.closeBracket) {
                var end = event(mappings & 1 != 0 ? .mappingEnd : .sequenceEnd)
                end.span.length = 1
                batch.append(end)
                position += 1
                open -= 1
                if open == 0 { return true }
                mappings >>= 1
                passSpaces()
            }
            guard text[position] == Byte.comma else { return false }
            position += 1
            mayEnd = false
        }
    }

    /// Begins a collection, which may end at once.
    private mutating func beginFlow(
        _ mappings: inout UInt32, _ open: inout Int, into batch: inout EventBatch
    ) -> Bool {
        let isMapping = text[position] == Byte.openBrace
        var start = event(isMapping ? .mappingStart : .sequenceStart)
        start.span.length = 1
        batch.append(start)
        mappings = mappings << 1 | (isMapping ? 1 : 0)
        open += 1
        position += 1
        return true
    }

    // MARK: - Scalars

    /// A scalar that is not appended yet, its text in `text`.
    private struct Scalar {
        var event: YAMLEvent
        var start: Int
        var length: Int
    }

    private func append(_ scalar: inout Scalar, to batch: inout EventBatch) {
        batch.append(scalar.event, text: text + scalar.start, length: scalar.length)
    }

    private mutating func scanScalar(inFlow: Bool) -> Scalar? {
        let byte = text[position]
        if byte == Byte.doubleQuote || byte == Byte.singleQuote { return scanQuoted(byte) }
        guard startsPlain(byte, text[position + 1]) else { return nil }
        let start = position
        let first = index
        while true {
            while !endsPlain(text[position], inFlow: inFlow) { position += 1 }
            let byte = text[position]
            if byte >= 0x80 {
                guard passWide() else { return nil }
            } else if byte == Byte.colon {
                let next = text[position + 1]
                if isBlank(next) { break }
                if inFlow, !isNameByte(next), next != Byte.slash { return nil }
                position += 1
            } else if byte == Byte.hash {
                if text[position - 1] == Byte.space { break }
                position += 1
            } else {
                if byte < 0x20, byte != Byte.newline, byte != 0 || position != end { return nil }
                if byte == 0x7F { return nil }
                break
            }
        }
        let stop = position
        while text[position - 1] == Byte.space { position -= 1 }
        let length = position - start
        let scalars = Int(index) - Int(first)
        position = stop
        return Scalar(
            event: YAMLEvent(
                kind: .scalar, span: Span(offset: first, length: UInt32(truncatingIfNeeded: scalars))),
            start: start, length: length)
    }

    private mutating func scanQuoted(_ quote: UInt8) -> Scalar? {
        let first = index
        position += 1
        let start = position
        while true {
            let byte = text[position]
            if byte == quote { break }
            if byte >= 0x80 {
                guard passWide() else { return nil }
            } else if byte < 0x20 || byte == 0x7F || byte == Byte.backslash && quote == Byte.doubleQuote {
                return nil
            } else {
                position += 1
            }
        }
        let length = position - start
        position += 1
        // In single quotes, two of them are one in the text.
        if quote == Byte.singleQuote, text[position] == quote { return nil }
        return Scalar(
            event: YAMLEvent(
                kind: .scalar, style: quote == Byte.doubleQuote ? .doubleQuoted : .other,
                span: Span(offset: first, length: index - first)),
            start: start, length: length)
    }

    // MARK: - Characters

    /// The index of the scalar at `position`.
    private var index: UInt32 { UInt32(truncatingIfNeeded: position &+ shift) }

    private func event(_ kind: YAMLEvent.Kind) -> YAMLEvent { event(kind, at: index) }
    private func event(_ kind: YAMLEvent.Kind, at index: UInt32) -> YAMLEvent {
        YAMLEvent(kind: kind, span: Span(offset: index, length: 0))
    }

    @inline(__always)
    private mutating func passSpaces() {
        while text[position] == Byte.space { position += 1 }
    }

    /// Passes a scalar beyond ASCII that is written as UTF-8 says, can be printed, and breaks no line.
    private mutating func passWide() -> Bool {
        let lead = text[position]
        let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard lead >= 0xC2, lead < 0xF5 else { return false }
        var scalar = UInt32(lead) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
        for offset in 1..<count {
            let byte = text[position + offset]
            guard byte & 0xC0 == 0x80 else { return false }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        switch scalar {
        case 0xA0...0x7FF where count == 2: break
        case 0x800...0x2027 where count == 3, 0x202A...0xD7FF where count == 3: break
        case 0xE000...0xFEFE where count == 3, 0xFF00...0xFFFD where count == 3: break
        case 0x1_0000...0x10_FFFF where count == 4: break
        default: return false
        }
        position += count
        shift -= count - 1
        return true
    }
}

/// The characters that mean something.
private enum Byte {
    static var newline: UInt8 { 0x0A }
    static var space: UInt8 { 0x20 }
    static var doubleQuote: UInt8 { 0x22 }
    static var hash: UInt8 { 0x23 }
    static var singleQuote: UInt8 { 0x27 }
    static var comma: UInt8 { 0x2C }
    static var minus: UInt8 { 0x2D }
    static var dot: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var colon: UInt8 { 0x3A }
    static var openBracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var closeBracket: UInt8 { 0x5D }
    static var openBrace: UInt8 { 0x7B }
    static var closeBrace: UInt8 { 0x7D }
}

/// Whether a byte ends a token as a blank does: space, line end, end of the text.
@inline(__always)
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0 }

@inline(__always)
private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
    default: false
    }
}

/// Whether a plain scalar may begin so, in a block and in a flow collection.
@inline(__always)
private func startsPlain(_ byte: UInt8, _ next: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: false
    case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
        UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
        UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
        false
    case UInt8(ascii: "-"): isNameByte(next)
    default: true
    }
}

/// Whether a byte may end a plain scalar, or needs a closer look.
@inline(__always)
private func endsPlain(_ byte: UInt8, inFlow: Bool) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F...0xFF, UInt8(ascii: ":"), UInt8(ascii: "#"): true
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): inFlow
    default: false
    }
}
