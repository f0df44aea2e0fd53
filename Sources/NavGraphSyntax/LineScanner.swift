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
    static let maximumDepth = 32
    /// More characters than this, and libyaml is left to say whether a key has too many: 1,024 are as many as it may have.
    static let longestKey = 1000
    /// What is read of the next piece to be sure of its first key.
    private static let glance = 64

    /// The piece, followed by zeros.
    let text: UnsafePointer<UInt8>
    let end: Int
    private let cuts: FileCuts
    private let piece: Int

    var position = 0
    /// The index of the scalar at `position`, less `position`: bytes that continue a scalar count nothing.
    var shift: Int
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
        // At the beginning of a line, '---' and '...' end the document.
        if column == 0, text[position] == Byte.minus || text[position] == Byte.dot { return false }
        if startsFlow { return expectsNode && depth > 0 && scanValue(into: &batch) }
        let start = event(.mappingStart)
        let begin = position
        guard let key = scanScalar(inFlow: false) else { return false }
        passSpaces()
        guard text[position] == Byte.colon else {
            guard expectsNode, depth > 0 else { return false }
            append(key, to: &batch)
            return endValue()
        }
        guard isBlank(text[position + 1]), position - begin < Self.longestKey else { return false }
        if expectsNode {
            guard depth < Self.maximumDepth, depth > 0 || column == 0 else { return false }
            if depth == 0 { batch.append(event(.documentStart, at: start.span.offset)) }
            push(.mapping, column)
            batch.append(start)
        } else {
            let top = levels[depth - 1]
            guard top.column == column, top.kind == .mapping else { return false }
        }
        append(key, to: &batch)
        position += 1
        expectNode()
        passSpaces()
        if let ends = passLineEnd() { return ends }
        return scanValue(into: &batch)
    }

    /// Scans a node that is no key, up to the end of its line.
    private mutating func scanValue(into batch: inout EventBatch) -> Bool {
        if startsFlow {
            guard scanFlow(into: &batch) else { return false }
        } else {
            guard let value = scanScalar(inFlow: false) else { return false }
            append(value, to: &batch)
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
}
