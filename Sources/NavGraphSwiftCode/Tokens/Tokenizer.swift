/// Reads Swift code as tokens: any bytes of UTF-8 give some. SOURCES 3. O(length).
package struct Tokenizer {
    private let bytes: [UInt8]
    private var i = 0
    private var line: Int32 = 1
    /// Scalars since the line began.
    private var column: Int32 = 1
    private var isFirst = true
    private var isSpaced = true
    private let path: String
    private let names: Names
    private var tokens: [Token] = []
    private var allows: [SourceText.Allow] = []
    private var opens: [(place: Int, byte: UInt8)] = []
    /// Of each `#if` around, whether a branch before holds for certain.
    private var holds: [Bool] = []
    private var anchors: [SourceText.Anchor] = []
    private var isTooDeep = false
    static let deepest = 512

    package init(_ bytes: [UInt8], path: String, _ names: Names) {
        self.bytes = bytes
        self.path = path
        self.names = names
        tokens.reserveCapacity(bytes.count / 5)
    }

    /// `nil` where there are more than 512 levels of brackets.
    package mutating func read() -> SourceText? {
        readCode(until: nil)
        if isTooDeep { return nil }
        for open in opens { tokens[open.place].mate = Int32(tokens.count) }
        return SourceText(path: path, tokens: tokens, names: names, allows: allows, anchors: anchors)
    }

    // MARK: Characters

    private func peek(_ ahead: Int = 0) -> UInt8 { i + ahead < bytes.count ? bytes[i + ahead] : 0 }

    private mutating func step() {
        let byte = bytes[i]
        i += 1
        if byte == 10 || byte == 13 && peek() != 10 {
            line += 1
            column = 1
            isFirst = true
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    /// A step that ends no line.
    private mutating func stepInLine() {
        if bytes[i] & 0xC0 != 0x80 { column += 1 }
        i += 1
    }

    private mutating func step(_ count: Int) { for _ in 0..<count where i < bytes.count { step() } }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 95 || byte | 0x20 >= 97 && byte | 0x20 <= 122
    }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    private mutating func add(_ kind: Token.Kind, _ range: Range<Int>, at place: (line: Int32, column: Int32)) {
        tokens.append(
            Token(
                kind: kind, isSpaced: isSpaced, isFirst: isFirst, line: place.line, column: place.column,
                around: Int32(opens.last?.place ?? -1), name: names.id(bytes[range])))
        isSpaced = false
        isFirst = false
    }

    // MARK: Code

    /// Until the bracket that ends an interpolation, or the end.
    private mutating func readCode(until depth: Int?) {
        while i < bytes.count, !isTooDeep {
            let byte = bytes[i]
            switch byte {
            case 32, 9, 10, 13, 0, 11, 12:
                isSpaced = true
                step()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): readLineComment()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): readBlockComment()
            case UInt8(ascii: "/") where isRegexNext && skipRegex(): break
            case UInt8(ascii: "\""): readString(hashes: 0)
            case UInt8(ascii: "#"): readHash()
            case UInt8(ascii: "`"): step()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if opens.count >= Self.deepest { isTooDeep = true }
                let place = tokens.count
                let (l, c) = (line, column)
                step()
                add(.open, i - 1..<i, at: (l, c))
                opens.append((place, byte))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let depth, opens.count == depth { return }
                close(byte)
            default:
                if Self.isLetter(byte) || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@") {
                    readWord()
                } else if Self.isDigit(byte) {
                    readNumber()
                } else {
                    readMark()
                }
            }
        }
    }

    /// A closing bracket ends the nearest open one of its kind; all groups that are open inside also end there.
    private mutating func close(_ byte: UInt8) {
        let wanted = UInt8(ascii: byte == 41 ? "(" : byte == 93 ? "[" : "{")
        let (l, c) = (line, column)
        step()
        guard let index = opens.lastIndex(where: { $0.byte == wanted }), opens.count - index <= 8 else { return }
        let place = Int32(tokens.count)
        for open in opens[index...] { tokens[open.place].mate = place }
        let open = opens[index].place
        opens.removeSubrange(index...)
        add(.close, i - 1..<i, at: (l, c))
        tokens[Int(place)].mate = Int32(open)
    }

    private mutating func readWord() {
        let (l, c, start) = (line, column, i)
        var (end, scalars) = (i + 1, Int32(bytes[i] & 0xC0 != 0x80 ? 1 : 0))
        while end < bytes.count, Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) {
            if bytes[end] & 0xC0 != 0x80 { scalars += 1 }
            end += 1
        }
        (i, column) = (end, column + scalars)
        add(.word, start..<i, at: (l, c))
        if peek() == UInt8(ascii: "`") { step() }
    }

    private mutating func readNumber() {
        let (l, c, start) = (line, column, i)
        while i < bytes.count,
            Self.isLetter(bytes[i]) || Self.isDigit(bytes[i]) || bytes[i] == 46 && Self.isDigit(peek(1))
        {
            step()
        }
        add(.number, start..<i, at: (l, c))
    }

    private mutating func readMark() {
        let (l, c, start) = (line, column, i)
        let byte = bytes[i]
        step()
        switch byte {
        case UInt8(ascii: "-") where peek() == UInt8(ascii: ">"): step()
        case UInt8(ascii: "?") where peek() == UInt8(ascii: "?"): step()
        case UInt8(ascii: "."):
            if peek() == 46 { step(peek(1) == 46 || peek(1) == UInt8(ascii: "<") ? 2 : 1) }
        case UInt8(ascii: "="), UInt8(ascii: "!"):
            while peek() == UInt8(ascii: "=") { step() }
        case UInt8(ascii: "&"), UInt8(ascii: "|"):
            if peek() == byte { step() }
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            if peek() == UInt8(ascii: "=") { step() }
        default: break
        }
        add(.mark, start..<i, at: (l, c))
    }

    // MARK: Comments and directives

    private mutating func readLineComment() {
        let start = i
        let (l, isAlone) = (line, isFirst)
        while i < bytes.count, bytes[i] != 10, bytes[i] != 13 { stepInLine() }
        isSpaced = true
        let comment = bytes[start + 2..<i].drop { $0 == 32 }
        guard comment.starts(with: Self.marking) else { return }
        let text = String(decoding: comment, as: UTF8.self)
        if text.hasPrefix("navgraph:allow ") {
            readAllow(text, line: l, isAlone: isAlone)
        } else if let name = text.dropFirst("navgraph:".count).split(whereSeparator: { " ,;".contains($0) }).first {
            anchors.append(SourceText.Anchor(line: l, name: String(name)))
        }
    }

    private static let marking = Array("navgraph:".utf8)

    /// `// navgraph:allow RULE: reason`
    private mutating func readAllow(_ comment: String, line: Int32, isAlone: Bool) {
        let words = comment.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
        guard words.count >= 2 else { return }
        let hasColon = words[1].hasSuffix(":")
        let reason = hasColon && words.count == 3 ? String(words[2]) : ""
        allows.append((line, String(hasColon ? words[1].dropLast() : words[1]), reason, isAlone))
    }

    private mutating func readBlockComment() {
        var depth = 0
        while i < bytes.count {
            if peek() == 47, peek(1) == 42 {
                depth += 1
                step(2)
            } else if peek() == 42, peek(1) == 47 {
                depth -= 1
                step(2)
                if depth == 0 { break }
            } else {
                step()
            }
        }
        isSpaced = true
    }

    /// `#if` and its like are left out, with their line; `#Preview`, `#selector` are words; `#"…"#` is a string.
    private mutating func readHash() {
        var hashes = 0
        while peek(hashes) == 35 { hashes += 1 }
        if peek(hashes) == 34 {
            let (l, c) = (line, column)
            step(hashes)
            return readString(hashes: hashes, at: (l, c))
        }
        if peek(hashes) == 47, skipRegex(hashes: hashes) { return }
        guard Self.isLetter(peek(1)) else { return step() }
        let (l, c, start) = (line, column, i)
        step()
        while i < bytes.count, Self.isLetter(bytes[i]) { step() }
        let word = String(decoding: bytes[start..<i], as: UTF8.self)
        switch word {
        case "#if", "#elseif", "#else", "#endif": return readCondition(word)
        case "#warning", "#error", "#sourceLocation": return skipLine()
        default: break
        }
        add(.word, start..<i, at: (l, c))
    }

    private mutating func skipLine() {
        while i < bytes.count, bytes[i] != 10, bytes[i] != 13 { stepInLine() }
        isSpaced = true
    }

    /// The branches of `#if` are read that an iPhone app can have, up to one that it has for certain.
    private mutating func readCondition(_ directive: String) {
        var word = directive
        while true {
            let start = i
            skipLine()
            let condition = String(decoding: bytes[start..<i], as: UTF8.self)
            switch word {
            case "#if": holds.append(false)
            case "#endif":
                if !holds.isEmpty { holds.removeLast() }
                return
            default: if holds.isEmpty { return }
            }
            if !holds[holds.count - 1] {
                let value = word == "#else" ? nil : BuildCondition.value(of: condition)
                holds[holds.count - 1] = value == true
                if value != false { return }
            }
            guard let next = skipBranch() else { return }
            word = next
        }
    }

    /// Goes behind the next directive of the same `#if`; nil at the end of the file.
    private mutating func skipBranch() -> String? {
        var depth = 0
        while i < bytes.count {
            while i < bytes.count, [32, 9, 10, 13].contains(bytes[i]) { step() }
            let start = i
            if peek() == UInt8(ascii: "#") {
                stepInLine()
                while i < bytes.count, Self.isLetter(bytes[i]) { stepInLine() }
                let word = String(decoding: bytes[start..<i], as: UTF8.self)
                if word == "#if" { depth += 1 }
                if depth == 0, ["#elseif", "#else", "#endif"].contains(word) { return word }
                if word == "#endif" { depth -= 1 }
            }
            skipLine()
        }
        return nil
    }

    // MARK: Strings and regular expressions

    private mutating func readString(hashes: Int, at place: (Int32, Int32)? = nil) {
        let (l, c) = place ?? (line, column)
        let isLong = peek(1) == 34 && peek(2) == 34
        step(isLong ? 3 : 1)
        let token = tokens.count
        add(.string, i..<i, at: (l, c))
        let start = i
        var isWhole = true
        while i < bytes.count {
            let byte = bytes[i]
            if !isLong, byte == 10 || byte == 13 { break }
            if byte == 34, !isLong || peek(1) == 34 && peek(2) == 34, hasHashes(hashes, at: isLong ? 3 : 1) {
                if isWhole { tokens[token].name = names.id(bytes[start..<i]) }
                step((isLong ? 3 : 1) + hashes)
                break
            }
            if byte == 92, hasHashes(hashes, at: 1) {
                if peek(1 + hashes) == 40 {
                    isWhole = false
                    readInterpolation(skipping: 1 + hashes)
                } else {
                    step(2 + hashes)
                }
                continue
            }
            step()
        }
        isFirst = false
    }

    private func hasHashes(_ count: Int, at ahead: Int) -> Bool {
        for k in 0..<count where peek(ahead + k) != 35 { return false }
        return true
    }

    /// `\(…)` is code in round brackets.
    private mutating func readInterpolation(skipping count: Int) {
        step(count)
        let (l, c, place) = (line, column, tokens.count)
        step()
        add(.open, i - 1..<i, at: (l, c))
        if opens.count >= Self.deepest {
            isTooDeep = true
            return
        }
        opens.append((place, UInt8(ascii: "(")))
        let depth = opens.count
        readCode(until: depth)
        // What never ended inside ends here.
        while opens.count > depth { tokens[opens.removeLast().place].mate = Int32(tokens.count) }
        guard i < bytes.count else { return }
        close(41)
    }

    /// Whether a `/` begins a regular expression, by what stands before it.
    private var isRegexNext: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .open: return true
        case .mark: return [",", "=", ":", "!", "&", "|", "?", "&&", "||", "=="].contains(names.text(last.name))
        case .word: return ["return", "in"].contains(names.text(last.name))
        default: return false
        }
    }

    /// `/…/` on one line; false, and nothing read, where it does not end there.
    private mutating func skipRegex(hashes: Int = 0) -> Bool {
        var k = hashes + 1
        if peek(k) == 32 && hashes == 0 { return false }
        while i + k < bytes.count {
            let byte = peek(k)
            if byte == 92 {
                k += 2
                continue
            }
            if byte == 47, hasHashes(hashes, at: k + 1) {
                step(k + 1 + hashes)
                isSpaced = false
                return true
            }
            if byte == 10 || byte == 13, hashes == 0 { return false }
            k += 1
        }
        return false
    }
}
