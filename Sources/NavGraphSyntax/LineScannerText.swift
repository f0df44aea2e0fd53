/// Scalars, comments and characters.
extension LineScanner {
    // MARK: - Scalars

    /// A scalar that is not appended yet, its text in `text`.
    struct Scalar {
        var event: YAMLEvent
        var start: Int
        var length: Int
    }

    func append(_ scalar: Scalar, to batch: inout EventBatch) {
        batch.append(scalar.event, text: text + scalar.start, length: scalar.length)
    }

    mutating func scanScalar(inFlow: Bool) -> Scalar? {
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
    var index: UInt32 { UInt32(truncatingIfNeeded: position &+ shift) }

    func event(_ kind: YAMLEvent.Kind) -> YAMLEvent { event(kind, at: index) }
    func event(_ kind: YAMLEvent.Kind, at index: UInt32) -> YAMLEvent {
        YAMLEvent(kind: kind, span: Span(offset: index, length: 0))
    }

    var startsFlow: Bool { text[position] == Byte.openBrace || text[position] == Byte.openBracket }

    @inline(__always)
    mutating func passSpaces() {
        while text[position] == Byte.space { position += 1 }
    }

    /// Passes a scalar beyond ASCII that is written as UTF-8 says, can be printed, and breaks no line.
    mutating func passWide() -> Bool {
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

    /// Passes a comment and the end of its line.
    mutating func passComment() -> Bool {
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
}

/// The characters that mean something.
enum Byte {
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
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0 }

@inline(__always)
func isNameByte(_ byte: UInt8) -> Bool {
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
