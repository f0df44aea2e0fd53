import NavGraphSyntax

/// The line of a message as it is shown, and where its carets go, in cells of a terminal.
///
/// Tabs become spaces; what is wide counts two cells; of a long line only the neighbourhood of the place is shown.
struct SourceExcerpt {
    private(set) var text: String
    private(set) var indent: Int
    let length: Int

    private static let widestLine = 120
    private static let contextBefore = 40

    /// `nil` for a place in an empty line.
    init?(_ message: LocatedMessage) {
        let line = message.excerpt.text
        guard !line.allSatisfy(\.isWhitespace) else { return nil }
        let cells = Cells(line, from: message.excerpt.column)
        var first = max(cells.count - 1, 0)
        while first > 0, cells.column(of: first) > message.start.column { first -= 1 }
        let isPastEnd = message.start.column >= cells.end
        let endColumn = message.end.line == message.start.line ? message.end.column : cells.end
        let visible = Self.window(around: first, of: cells)

        text = cells.text(of: visible)
        while text.utf8.last == 0x20 { text.removeLast() }
        indent = cells.width(of: visible.lowerBound..<(isPastEnd ? visible.upperBound : first))
        var end = first
        while !isPastEnd, end < visible.upperBound, cells.column(of: end) < endColumn { end += 1 }
        length = max(cells.width(of: first..<end), 1)
        // The line goes on there.
        if visible.lowerBound > 0 || message.excerpt.column > 1 {
            text = "…" + text
            indent += 1
        }
        if visible.upperBound < cells.count || message.excerpt.isCut { text += "…" }
    }

    /// The cells that are shown: all of a short line.
    private static func window(around place: Int, of cells: Cells) -> Range<Int> {
        guard cells.width(of: 0..<cells.count) > widestLine else { return 0..<cells.count }
        var (lower, before) = (place, 0)
        while lower > 0, before + cells.width(of: lower - 1) <= contextBefore {
            lower -= 1
            before += cells.width(of: lower)
        }
        var (upper, width) = (place, before)
        while upper < cells.count, width + cells.width(of: upper) <= widestLine {
            width += cells.width(of: upper)
            upper += 1
        }
        return lower..<upper
    }
}

/// The characters of a line as they are shown.
private struct Cells {
    let count: Int
    /// Where the line begins and ends, in scalars.
    private let start: Int
    let end: Int
    /// The line itself, where it is shown as it is; else each character: its width in cells of a terminal, and where it begins.
    private let plain: [UInt8]
    private var characters: [(text: String, width: Int, column: Int)] = []

    private static let tabWidth = 4

    init(_ line: String, from start: Int) {
        self.start = start
        if isPlain(line) {
            plain = Array(line.utf8)
            (count, end) = (plain.count, start + plain.count)
            return
        }
        plain = []
        var (column, position) = (start, 0)
        for character in line {
            let (text, width) = Self.cell(character, at: position)
            characters.append((text, width, column))
            column += character.unicodeScalars.count
            position += width
        }
        (count, end) = (characters.count, column)
    }

    func width(of index: Int) -> Int { characters.isEmpty ? 1 : characters[index].width }

    func width(of range: Range<Int>) -> Int {
        characters.isEmpty ? range.count : characters[range].reduce(0) { $0 + $1.width }
    }

    func column(of index: Int) -> Int { characters.isEmpty ? start + index : characters[index].column }

    func text(of range: Range<Int>) -> String {
        characters.isEmpty ? String(decoding: plain[range], as: UTF8.self) : characters[range].map(\.text).joined()
    }

    private static func cell(_ character: Character, at position: Int) -> (text: String, width: Int) {
        if character == "\t" {
            let width = tabWidth - position % tabWidth
            return (String(repeating: " ", count: width), width)
        }
        if character.unicodeScalars.contains(where: isUnprintable) { return ("\u{FFFD}", 1) }
        return (String(character), width(of: character))
    }

    /// Two cells for emoji and what East Asian Width calls wide (UAX #11), none for a lone combining mark.
    private static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first, first.value >= 0x300 else { return 1 }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
            return 2
        default: break
        }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return 1
        }
    }
}
