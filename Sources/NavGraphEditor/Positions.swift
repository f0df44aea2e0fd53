import NavGraphOutline

/// How a client counts characters in a line.
package enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    func width(_ scalar: UInt32) -> Int {
        switch self {
        case .utf8: scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
        case .utf16: scalar < 0x10000 ? 1 : 2
        case .utf32: 1
        }
    }
}

/// Lines and characters of a text as the protocol counts them: from 0, lines end with LF, CR LF, CR only, and a byte order
/// mark is a character of the first line.
package struct Positions: Sendable {
    private let scalars: [UInt32]
    private let starts: [Int]
    private let encoding: PositionEncoding
    private let mark: Int

    /// O(size).
    package init(_ outline: Outline, _ encoding: PositionEncoding) {
        scalars = outline.scalars
        self.encoding = encoding
        mark = outline.hasByteOrderMark ? encoding.width(0xFEFF) : 0
        var starts = [0]
        for (index, scalar) in scalars.enumerated() {
            if scalar == 0x0A || scalar == 0x0D && !(index + 1 < scalars.count && scalars[index + 1] == 0x0A) {
                starts.append(index + 1)
            }
        }
        self.starts = starts
    }

    /// O(log lines + length of the line).
    package func position(of offset: Int) -> (line: Int, character: Int) {
        let line = self.line(of: offset)
        let end = min(offset, self.end(of: line))
        let width = scalars[starts[line]..<max(end, starts[line])].reduce(0) { $0 + encoding.width($1) }
        return (line, width + (line == 0 ? mark : 0))
    }

    package func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Of a position beyond the end of a line that end, beyond the last line the end of the text, inside a character its
    /// beginning.
    package func offset(line: Int, character: Int) -> Int {
        guard line >= 0 else { return 0 }
        guard line < starts.count else { return scalars.count }
        var left = character - (line == 0 ? mark : 0)
        var offset = starts[line]
        let end = self.end(of: line)
        while offset < end, left > 0 {
            left -= encoding.width(scalars[offset])
            if left < 0 { break }
            offset += 1
        }
        return offset
    }

    /// Where the text of a line ends, its line end aside.
    package func end(of line: Int) -> Int {
        guard line + 1 < starts.count else { return scalars.count }
        let next = starts[line + 1]
        return next >= 2 && scalars[next - 1] == 0x0A && scalars[next - 2] == 0x0D && next - 2 >= starts[line]
            ? next - 2 : next - 1
    }
}
