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
        let (widths, columns) = (cells.widths, cells.columns)
        let first = columns.lastIndex { $0 <= message.start.column } ?? 0
        let isPastEnd = message.start.column >= cells.end
        let endColumn = message.end.line == message.start.line ? message.end.column : cells.end
        let visible = Self.window(around: first, of: widths)

        text = cells.text(of: visible)
        while text.utf8.last == 0x20 { text.removeLast() }
        indent = widths[visible.lowerBound..<(isPastEnd ? visible.upperBound : first)].reduce(0, +)
        let marked = isPastEnd ? 0..<0 : first..<visible.upperBound
        length = max(marked.reduce(0) { columns[$1] < endColumn ? $0 + widths[$1] : $0 }, 1)
        // The line goes on there.
        if visible.lowerBound > 0 || message.excerpt.column > 1 {
            text = "…" + text
            indent += 1
        }
        if visible.upperBound < widths.count || message.excerpt.isCut { text += "…" }
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
}

/// The characters of a line as they are shown.
private struct Cells {
    /// In cells of a terminal.
    private(set) var widths: [Int] = []
    /// Where each begins, in scalars.
    private(set) var columns: [Int] = []
    /// Where the line ends.
    let end: Int
    /// The line itself, where it is shown as it is; else each character.
    private let plain: [UInt8]
    private var texts: [String] = []

    private static let tabWidth = 4

    init(_ line: String, from start: Int) {
        if isPlain(line) {
            plain = Array(line.utf8)
            end = start + plain.count
            (widths, columns) = (Array(repeating: 1, count: plain.count), Array(start..<end))
            return
        }
        plain = []
        var (column, position) = (start, 0)
        for character in line {
            let cell = Self.cell(character, at: position)
            texts.append(cell.text)
            widths.append(cell.width)
            columns.append(column)
            column += character.unicodeScalars.count
            position += cell.width
        }
        end = column
    }

    func text(of range: Range<Int>) -> String {
        texts.isEmpty ? String(decoding: plain[range], as: UTF8.self) : texts[range].joined()
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
