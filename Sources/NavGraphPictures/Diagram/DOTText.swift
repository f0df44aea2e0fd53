import NavGraphSyntax

/// A piece of DOT, as it will look. What the literals of Swift do not say is escaped where it is put in.
///
/// Texts of a graph file are cleaned of what breaks a picture or its SVG, shortened to what one reads in a picture, and
/// escaped for the two kinds of strings. In a quoted string `"` ends it and `\` begins an escape (`\N` is the node's name);
/// in both kinds of labels Graphviz decodes entities. So both escape `&` and `\`, and neither ever holds a raw line break.
/// Graphviz looks for `\N` and its like in labels made of tags too, and in tooltips once more after the escapes are gone:
/// an invisible word joiner keeps a backslash from the letter after it.
struct DOTText: ExpressibleByStringInterpolation, Hashable {
    enum Escape { case quoted, html }

    private(set) var bytes: [UInt8]
    var isEmpty: Bool { bytes.isEmpty }

    init(stringLiteral text: String) { bytes = Array(text.utf8) }
    init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// A clean text. A line break becomes `\n`, or `<br/>`.
    init(_ text: String, as escape: Escape) {
        bytes = []
        let isPlain = text.utf8.allSatisfy(isPlainInDOT)
        if isPlain { bytes.append(contentsOf: text.utf8) } else { append(escaping: text, as: escape) }
    }

    /// A text of a graph, at most `limit` columns of it, on one line.
    init(_ symbol: Symbol, of pool: TextPool, as escape: Escape, limit: Int = 48) {
        let plain = pool.withUTF8(of: symbol) { text in
            text.count <= limit && text.allSatisfy(isPlainInDOT) ? Array(text) : nil
        }
        if let plain {
            self.init(bytes: plain)
        } else {
            self.init(shortened(cleaned(beginning(of: pool[symbol], max(limit, 2000))), to: limit), as: escape)
        }
    }

    static func += (text: inout DOTText, more: DOTText) { text.bytes += more.bytes }

    private mutating func append(escaping text: String, as escape: Escape) {
        for byte in text.utf8 {
            switch (byte, escape) {
            case (UInt8(ascii: "&"), _): self += "&amp;"
            case (UInt8(ascii: "\n"), .quoted): self += #"\n"#
            case (UInt8(ascii: "\n"), .html): self += "<br/>"
            case (UInt8(ascii: "\\"), .quoted): self += "\\\\\u{2060}"
            case (UInt8(ascii: "\\"), .html): self += "&#92;\u{2060}"
            case (UInt8(ascii: "\""), .quoted): self += #"\""#
            case (UInt8(ascii: "\""), .html): self += "&quot;"
            case (UInt8(ascii: "<"), .html): self += "&lt;"
            case (UInt8(ascii: ">"), .html): self += "&gt;"
            // Before a tag it is taken for the beginning of `]]>`.
            case (UInt8(ascii: "]"), .html): self += "&#93;"
            default: bytes.append(byte)
            }
        }
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { bytes.append(contentsOf: literal.utf8) }
        mutating func appendInterpolation(_ text: DOTText) { bytes.append(contentsOf: text.bytes) }
        mutating func appendInterpolation(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }
        /// `text`, if a condition holds.
        mutating func appendInterpolation(_ text: DOTText, if condition: Bool) {
            if condition { appendInterpolation(text) }
        }
    }
}

/// A piece of DOT in a `String` would be its description.
extension DefaultStringInterpolation {
    @available(*, deprecated, message: "type it as DOTText")
    mutating func appendInterpolation(_ text: DOTText) {}
}

extension Sequence where Element == DOTText {
    func joined(by separator: DOTText) -> DOTText {
        var text: DOTText = ""
        for (index, element) in enumerated() {
            if index > 0 { text += separator }
            text += element
        }
        return text
    }
}

/// Whether a byte means itself, and nothing else, in every kind of DOT string and in SVG.
private func isPlainInDOT(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "]"):
        false
    default: byte >= 0x20 && byte < 0x7f
    }
}

/// A text without what has no place in a picture: white space of any kind is one space, characters that XML does not
/// allow are U+FFFD, marks that turn the direction of the text around them are gone, and no character carries more than
/// a few combining marks.
package func cleaned(_ text: String) -> String {
    if isClean(text) { return text }
    var result = ""
    var pendingSpace = false
    for character in text {
        if character.isWhitespace {
            pendingSpace = true
            continue
        }
        var kept = String.UnicodeScalarView()
        for scalar in character.unicodeScalars.prefix(12) where !turnsDirection(scalar) {
            kept.append(isAllowedInXML(scalar) ? scalar : "\u{fffd}")
        }
        guard !kept.isEmpty else { continue }
        if pendingSpace, !result.isEmpty { result.append(" ") }
        pendingSpace = false
        result.unicodeScalars.append(contentsOf: kept)
    }
    return result
}

/// Whether a text is plain ASCII with no more than one space at a place, as most are.
private func isClean(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
        guard byte >= 0x20, byte < 0x7f, byte != UInt8(ascii: " ") || previous != byte else { return false }
        previous = byte
    }
    return previous != UInt8(ascii: " ")
}

private func isAllowedInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0xfffe, 0xffff: false
    default: scalar.value & 0xfffe != 0xfffe
    }
}

private func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0x061c, 0xfeff: true
    default: false
    }
}

/// At most `limit` characters of a text: what is longer is cut before it costs more.
func beginning(of text: String, _ limit: Int) -> String {
    text.utf8.count <= limit ? text : String(text.prefix(limit))
}

/// A text of at most `limit` columns; of a longer one the beginning and an ellipsis.
func shortened(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit { return text }
    var columns = 0
    var end = text.startIndex
    for index in text.indices {
        columns += width(text[index])
        if columns > limit { return text[..<end] + "…" }
        // The last column is the ellipsis's, should it be needed.
        if columns < limit { end = text.index(after: index) }
    }
    return text
}

/// A clean text on at most `lines` lines of about `width` columns, broken at spaces where there are any.
func wrapped(_ text: String, width limit: Int, lines: Int) -> [String] {
    if text.utf8.count <= limit { return [text] }
    var result: [String] = []
    var line = ""
    var columns = 0
    for word in text.prefix(limit * (lines + 1)).split(separator: " ") {
        var word = word
        let length = word.reduce(0) { $0 + width($1) }
        if columns > 0, columns + 1 + length > limit {
            result.append(line)
            (line, columns) = ("", 0)
        }
        if columns > 0 {
            line.append(" ")
            columns += 1
        }
        while let character = word.first {
            if columns + width(character) > limit + limit / 4 {
                result.append(line)
                (line, columns) = ("", 0)
            }
            line.append(character)
            columns += width(character)
            word.removeFirst()
        }
    }
    if !line.isEmpty { result.append(line) }
    let isCut = result.count > lines || text.dropFirst(limit * (lines + 1)).first != nil
    guard isCut else { return result }
    result.removeLast(max(0, result.count - lines))
    result[result.count - 1] += "…"
    return result
}

/// Columns of a character: two for emoji and the wide scripts of East Asia.
private func width(_ character: Character) -> Int {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
        0x1f000...0x1faff, 0x20000...0x3fffd:
        return 2
    default: return 1
    }
}
