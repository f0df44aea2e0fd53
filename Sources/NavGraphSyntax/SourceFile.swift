/// The text of one file, for messages: turns scalar offsets into lines and columns, and cuts out what is around them.
///
/// Lines end where YAML 1.1 says: CR LF, CR, LF, NEL, LS, PS. A mark every few hundred scalars is all that is kept beside
/// the bytes, so that neither a file of many lines nor one of a single long line is expensive.
package struct SourceFile: Sendable {
    /// Line and column, from 1; columns count Unicode scalars.
    package struct Position: Hashable, Comparable, Sendable {
        package var line: Int
        package var column: Int
        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
        package static func < (a: Position, b: Position) -> Bool {
            a.line != b.line ? a.line < b.line : a.column < b.column
        }
    }

    /// A piece of a line.
    package struct Excerpt: Sendable {
        package var text: String
        /// The column of its first scalar.
        package var column: Int
        /// Whether the line continues after it.
        package var isCut: Bool
    }

    /// A scalar, and the line that it is in.
    private struct Mark {
        var scalar = 0
        var byte = 0
        var line = 1
        /// The first scalar of that line.
        var lineStart = 0

        var position: Position { Position(line: line, column: scalar - lineStart + 1) }
    }

    private static let stride = 256
    private let bytes: [UInt8]
    /// The marks of the scalars 0, 256, 512 …
    private let marks: [Mark]
    /// How many scalars there are, a byte order mark aside.
    package let scalarCount: Int

    /// O(size): one pass that counts scalars and lines.
    package init(bytes: [UInt8]) {
        var mark = Mark(byte: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        var marks = [mark]
        while Self.step(&mark, in: bytes) {
            if mark.scalar % Self.stride == 0 { marks.append(mark) }
        }
        self.bytes = bytes
        self.marks = marks
        scalarCount = mark.scalar
    }

    /// Where a span begins and ends, and what stands around its beginning in its line, at most `reach` scalars to either
    /// side. O(reach).
    package func surroundings(of span: Span, reach: Int) -> (start: Position, end: Position, excerpt: Excerpt) {
        let start = mark(ofScalar: Int(span.offset))
        let end = mark(ofScalar: Int(span.end), after: start)
        return (start.position, end.position, excerpt(around: start, reach: reach))
    }

    /// The text of a span. O(its length).
    package func text(of span: Span) -> String {
        let start = mark(ofScalar: Int(span.offset))
        let end = mark(ofScalar: Int(span.end), after: start)
        return String(decoding: bytes[start.byte..<end.byte], as: UTF8.self)
    }

    /// The scalar offset of a byte, for errors that a decoder counts in bytes. O(size).
    package func scalarOffset(ofByte target: Int) -> UInt32 {
        var mark = marks.last { $0.byte <= target } ?? marks[0]
        while mark.byte < target, Self.step(&mark, in: bytes) {}
        return UInt32(mark.scalar)
    }

    private func excerpt(around place: Mark, reach: Int) -> Excerpt {
        let first = mark(ofScalar: max(place.lineStart, place.scalar - reach))
        var next = place
        var end = place
        while next.scalar < place.scalar + reach, Self.step(&next, in: bytes), next.line == place.line {
            end = next
        }
        var text = bytes[first.byte..<end.byte]
        // The LF of a CR LF is a separate step, and still in the line.
        if next.line != place.line, text.last == 0x0D { text.removeLast() }
        return Excerpt(
            text: String(decoding: text, as: UTF8.self), column: first.scalar - place.lineStart + 1,
            isCut: next.line == place.line && end.byte < bytes.count)
    }

    /// The mark of a Unicode scalar by its offset in the text; beyond the end, that of the end. `known`: a mark from which counting
    /// may start, if it lies before and is nearer than the stored ones.
    private func mark(ofScalar offset: Int, after known: Mark = Mark()) -> Mark {
        let offset = min(offset, scalarCount)
        var mark = marks[min(offset / Self.stride, marks.count - 1)]
        if known.scalar > mark.scalar, known.scalar <= offset { mark = known }
        while mark.scalar < offset, Self.step(&mark, in: bytes) {}
        return mark
    }

    /// Passes over one scalar; false at the end.
    @inline(__always)
    private static func step(_ mark: inout Mark, in bytes: [UInt8]) -> Bool {
        let index = mark.byte
        guard index < bytes.count else { return false }
        func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        let first = bytes[index]
        var width = 1
        var breaks = false
        if first < 0x80 {
            breaks = first == 0x0A || first == 0x0D && byte(1) != 0x0A
        } else if first < 0xE0 {
            width = first < 0xC0 ? 1 : 2
            breaks = first == 0xC2 && byte(1) == 0x85
        } else if first < 0xF0 {
            width = 3
            breaks = first == 0xE2 && byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9)
        } else {
            width = 4
        }
        mark.byte = min(index + width, bytes.count)
        mark.scalar += 1
        if breaks {
            mark.line += 1
            mark.lineStart = mark.scalar
        }
        return true
    }
}
