/// The text of one file, for messages: turns scalar offsets into lines and columns, and cuts out lines.
///
/// Lines end where YAML 1.1 says: CR LF, CR, LF, NEL, LS, PS.
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

    private let bytes: [UInt8]
    /// For each line the scalar offset and the byte offset of its first scalar.
    private let lines: [(scalar: Int, byte: Int)]
    private let scalarCount: Int

    /// O(size): one pass that finds the lines.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var lines = [(scalar: 0, byte: index)]
        var scalar = 0
        bytes.withUnsafeBufferPointer { bytes in
            let end = bytes.count
            while index < end {
                let byte = bytes[index]
                var width = 1
                var breaks = false
                if byte < 0x80 {
                    if byte == 0x0A {
                        breaks = true
                    } else if byte == 0x0D {
                        breaks = true
                        if index + 1 < end, bytes[index + 1] == 0x0A {
                            width = 2
                            scalar += 1
                        }
                    }
                } else if byte < 0xE0 {
                    width = 2
                    breaks = byte == 0xC2 && index + 1 < end && bytes[index + 1] == 0x85
                } else if byte < 0xF0 {
                    width = 3
                    breaks =
                        byte == 0xE2 && index + 2 < end && bytes[index + 1] == 0x80
                        && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
                } else {
                    width = 4
                }
                index += width
                scalar += 1
                if breaks { lines.append((scalar, min(index, end))) }
            }
        }
        self.lines = lines
        self.scalarCount = scalar
    }

    /// O(log lines).
    package func position(ofScalar offset: UInt32) -> Position {
        let offset = min(Int(offset), scalarCount)
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].scalar <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - lines[low].scalar + 1)
    }

    /// The scalar offset of a byte, for errors that a decoder counts in bytes. O(size).
    package func scalarOffset(ofByte target: Int) -> UInt32 {
        var count: UInt32 = 0
        var index = lines[0].byte
        while index < min(target, bytes.count) {
            if bytes[index] & 0xC0 != 0x80 { count += 1 }
            index += 1
        }
        return count
    }

    /// The text of a line (from 1) without its end; `nil` past the last.
    package func text(ofLine line: Int) -> String? {
        guard line >= 1, line <= lines.count else { return nil }
        let start = lines[line - 1].byte
        var end = line < lines.count ? lines[line].byte : bytes.count
        if line < lines.count {
            // NEL is two bytes, LS and PS are three.
            let last = bytes[end - 1]
            end -= last == 0x0A || last == 0x0D ? 1 : last == 0x85 ? 2 : 3
            if last == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
