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
    private static let tabWidth = 4

    /// `nil` for a place in an empty line.
    init?(_ message: LocatedMessage) {
        let line = message.excerpt.text
        guard !line.allSatisfy(\.isWhitespace) else { return nil }
        let start = message.excerpt.column
        var cells: [(text: String, width: Int, column: Int)] = []
        var column = start
        if isPlain(line) {
            cells = line.utf8.enumerated().map { (String(Unicode.Scalar($1)), 1, start + $0) }
            column += cells.count
        } else {
            var position = 0
            for character in line {
                let cell = Self.cell(character, at: position)
                cells.append((cell.text, cell.width, column))
                column += character.unicodeScalars.count
                position += cell.width
            }
        }
        let first = cells.lastIndex { $0.column <= message.start.column } ?? 0
        let isPastEnd = message.start.column >= column
        let endColumn = message.end.line == message.start.line ? message.end.column : column
        let visible = Self.window(around: first, of: cells.map(\.width))

        text = cells[visible].map(\.text).joined()
        while text.last == " " { text.removeLast() }
        indent = cells[visible.lowerBound..<(isPastEnd ? visible.upperBound : first)].reduce(0) { $0 + $1.width }
        let marked = isPastEnd ? [] : cells[first..<visible.upperBound].filter { $0.column < endColumn }
        length = max(marked.reduce(0) { $0 + $1.width }, 1)
        // The line goes on there.
        if visible.lowerBound > 0 || message.excerpt.column > 1 {
            text = "…" + text
            indent += 1
        }
        if visible.upperBound < cells.count || message.excerpt.isCut { text += "…" }
    }

    /// The cells that are shown: all of a short line.
    private static func window(around place: Int, of widths: [Int]) -> Range<Int> {
        guard widths.reduce(0, +) > widestLine else { return 0..<widths.count }
        var (lower, before) = (place, 0)
        while lower > 0, before + widths[lower - 1] <= contextBefore {
            lower -= 1
            before += widths[lower]
        }
        var (upper, width) = (place, before)
        while upper < widths.count, width + widths[upper] <= widestLine {
            width += widths[upper]
            upper += 1
        }
        return lower..<upper
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
