/// Breaks lines of emitted code that are too long, at its marks: a closure's body and the arguments of a call go onto
/// separate lines; a comment is broken between words.
struct LineBreaks {
    private typealias Mark = CodeText.Mark

    static let width = 120

    struct Line {
        var depth: Int
        var text: ArraySlice<UInt8>
    }

    private(set) var lines: [Line] = []

    init(_ text: ArraySlice<UInt8>, depth: Int) { lay(text, depth) }

    static func isTooLong(_ text: ArraySlice<UInt8>, depth: Int) -> Bool {
        guard text.count + 4 * depth > width else { return false }
        return columns(of: text) + 4 * depth > width
    }

    private static func columns(of text: some Sequence<UInt8>) -> Int {
        text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    private mutating func lay(_ text: ArraySlice<UInt8>, _ depth: Int) {
        guard Self.isTooLong(text, depth: depth) else { return lines.append(Line(depth: depth, text: text)) }
        if text.starts(with: Array("//".utf8)) { return layComment(text, depth) }
        let groups = Self.groups(in: text)
        if let closure = groups.last(where: { text[$0.start] == Mark.brace.rawValue }),
            layClosure(closure, of: text, at: depth)
        {
            return
        }
        let pieces = Self.split(text, at: .comma)
        if pieces.count > 1, layList(pieces, depth) { return }
        let brackets = groups.filter { text[$0.start] != Mark.brace.rawValue && $0.end - $0.start > 1 }
        // The last one before which there is room, else the longest.
        let fitting = brackets.last { !Self.isTooLong(text[text.startIndex...$0.start], depth: depth) }
        if let group = fitting ?? brackets.max(by: { $0.end - $0.start < $1.end - $1.start }) {
            return layArguments(group, of: text, at: depth)
        }
        lines.append(Line(depth: depth, text: text))
    }

    /// `/// Words …`, each line with the same start.
    private mutating func layComment(_ text: ArraySlice<UInt8>, _ depth: Int) {
        let marks = text.prefix { $0 == UInt8(ascii: "/") }
        let start = Array(
            text.prefix(marks.count + text.dropFirst(marks.count).prefix { $0 == UInt8(ascii: " ") }.count))
        var line = start
        for word in text.dropFirst(start.count).split(separator: UInt8(ascii: " ")) {
            let more = line + (line.count > start.count ? [UInt8(ascii: " ")] : []) + word
            if line.count > start.count, Self.isTooLong(more[...], depth: depth) {
                lines.append(Line(depth: depth, text: line[...]))
                line = start + word
            } else {
                line = more
            }
        }
        lines.append(Line(depth: depth, text: line[...]))
    }

    /// `start, piece, piece`: as many on a line as there is room for. False: one of them alone is too long.
    private mutating func layList(_ pieces: [ArraySlice<UInt8>], _ depth: Int) -> Bool {
        // Parameters stand below each other, what a declaration or statement lists is indented.
        let label = pieces[0].prefix { $0 != UInt8(ascii: ":") }
        let further = label.count < pieces[0].count && !label.contains(UInt8(ascii: " ")) ? depth : depth + 1
        var laid: [Line] = []
        var line: [UInt8] = []
        for (index, piece) in pieces.enumerated() {
            let piece = piece + (index + 1 < pieces.count ? [Mark.comma.rawValue] : [])
            let lineDepth = laid.isEmpty ? depth : further
            if Self.isTooLong(piece, depth: further) { return false }
            let more = line.isEmpty ? Array(piece) : line + [UInt8(ascii: " ")] + piece
            if !line.isEmpty, Self.isTooLong(more[...], depth: lineDepth) {
                laid.append(Line(depth: lineDepth, text: line[...]))
                line = Array(piece)
            } else {
                line = more
            }
        }
        lines += laid + [Line(depth: laid.isEmpty ? depth : further, text: line[...])]
        return true
    }

    /// `start { a, b in body }rest`. False: it is not a closure with a body.
    private mutating func layClosure(_ group: Group, of text: ArraySlice<UInt8>, at depth: Int) -> Bool {
        guard group.end > group.start + 1 else { return false }
        let space = UInt8(ascii: " ")
        var body = text[(group.start + 1)..<group.end].drop { $0 == space }
        while body.last == space { body = body.dropLast() }
        if body.isEmpty { return false }
        var head = Array(text[...group.start])
        if let end = Self.endOfParameters(in: body) {
            head += [space] + body[..<end]
            body = body[end...].drop { $0 == space }
        }
        lay(head[...], depth)
        for statement in Self.split(body, at: .semicolon) { lay(statement, depth + 1) }
        lay(text[group.end...], depth)
        return true
    }

    /// `start(` and the arguments, on one line if there is room, and `)rest`.
    private mutating func layArguments(_ group: Group, of text: ArraySlice<UInt8>, at depth: Int) {
        lines.append(Line(depth: depth, text: text[...group.start]))
        let arguments = text[(group.start + 1)..<group.end]
        if Self.isTooLong(arguments, depth: depth + 1) {
            let parts = Self.split(arguments, at: .comma)
            for (index, part) in parts.enumerated() {
                lay((Array(part) + (index + 1 < parts.count ? [Mark.comma.rawValue] : []))[...], depth + 1)
            }
        } else {
            lines.append(Line(depth: depth + 1, text: arguments))
        }
        lay(text[group.end...], depth)
    }

    // MARK: Marks

    /// Brackets that are in no others, and where they begin and end.
    private struct Group {
        var start: Int
        var end: Int
    }

    private static func groups(in text: ArraySlice<UInt8>) -> [Group] {
        var groups: [Group] = []
        // Some may be opened on this line only.
        var open: [Int] = []
        for (index, byte) in zip(text.indices, text) {
            switch Mark(rawValue: byte) {
            case .parenthesis, .bracket, .brace: open.append(index)
            case .endOfParenthesis, .endOfBracket, .endOfBrace:
                guard let start = open.popLast() else { continue }
                groups.removeAll { $0.start > start }
                groups.append(Group(start: start, end: index))
            default: break
            }
        }
        return groups
    }

    /// The pieces between separators that are in no brackets, without spaces around them.
    private static func split(_ text: ArraySlice<UInt8>, at separator: Mark) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var depth = 0
        var start = text.startIndex
        for (index, byte) in zip(text.indices, text) {
            switch Mark(rawValue: byte) {
            case .parenthesis, .bracket, .brace, .angle: depth += 1
            case .endOfParenthesis, .endOfBracket, .endOfBrace, .endOfAngle: depth -= 1
            case separator where depth == 0:
                pieces.append(text[start..<index])
                start = index + 1
            default: break
            }
        }
        pieces.append(text[start...])
        return pieces.map { $0.drop { $0 == UInt8(ascii: " ") } }.filter { !$0.isEmpty }
    }

    /// Behind `a, b in` or `[weak self] in`, with which the body of a closure may begin.
    private static func endOfParameters(in body: ArraySlice<UInt8>) -> Int? {
        let word = Array(" in".utf8)
        var depth = 0
        for (index, byte) in zip(body.indices, body) {
            switch Mark(rawValue: byte) {
            case .parenthesis, .bracket, .brace: depth += 1
            case .endOfParenthesis, .endOfBracket, .endOfBrace: depth -= 1
            case .semicolon where depth == 0: return nil
            case nil where depth == 0 && byte == UInt8(ascii: "="): return nil
            case nil where depth == 0 && byte == UInt8(ascii: " "):
                let end = index + word.count
                guard body[index...].starts(with: word), end == body.endIndex || body[end] == UInt8(ascii: " ") else {
                    continue
                }
                return end
            default: break
            }
        }
        return nil
    }
}
