#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where a large file is cut, so that its pieces can be scanned at the same time.
///
/// A cut lies before a line that looks like a key of a mapping in the outermost one: by its indentation, and by how it
/// begins. Whether it is one, only the scanner of the piece before can tell: it is, if that scanner's next event is a
/// scalar there, inside of just two collections, block mappings of the indentations 0 and `indent`. What libyaml does
/// from there on depends on nothing else: a scanner that begins at the cut behind the line `k:` is in the same state,
/// but for the numbers of scalars and lines. If it is none, the scanner of the piece before goes on to the end of the
/// file, and the pieces behind it are not used.
struct FileCuts {
    /// What a piece begins with in the place of the lines before it, which opens the outer mapping.
    static let prefix: StaticString = "k:\n"
    /// The events that are gone when the key at a cut comes: those of stream, document and both mappings, and `k`.
    static let prefixEvents = 5

    /// The spaces before the key at a cut.
    private(set) var indent = 0
    /// The lines before which the file is cut, as bytes from its beginning.
    private(set) var lines: [Int] = []
    var pieces: Int { lines.count + 1 }

    /// The bytes of a piece, from the beginning of the file.
    func range(ofPiece piece: Int, in source: any ByteSource) -> Range<Int> {
        (piece == 0 ? 0 : lines[piece - 1])..<(piece < lines.count ? lines[piece] : source.count)
    }

    /// A file in one piece.
    init() {}

    /// Pieces of `size` bytes and up to a line. O(number of pieces), apart from the search for suitable lines.
    init(_ source: any ByteSource, piecesOf size: Int) {
        guard source.count > size else { return }
        let beginning = withUnsafeTemporaryAllocation(byteCount: Self.beginning, alignment: 16) {
            Self.firstIndent(Self.window(on: source, from: 0, in: $0))
        }
        guard let beginning, beginning < Self.windowSize / 2 else { return }
        indent = beginning
        withUnsafeTemporaryAllocation(byteCount: Self.windowSize, alignment: 16) { window in
            var target = size
            while target < source.count, let line = Self.key(indent, from: target, in: source, window) {
                lines.append(line)
                target = line + size
            }
        }
    }

    /// What of a file is looked at to know the indentation.
    private static let beginning = 1 << 16
    /// What of it is looked at together, to find a line.
    private static let windowSize = 1 << 12

    private static func window(
        on source: any ByteSource, from offset: Int, in buffer: UnsafeMutableRawBufferPointer
    ) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: buffer[..<source.read(from: offset, into: buffer)])
    }

    /// The spaces before the first line that has any, and is neither empty nor a comment.
    private static func firstIndent(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var line = 0
        while line < bytes.count {
            let text = bytes[line...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
            if text > line, text < bytes.count, isKeyStart(bytes[text]) { return text - line }
            guard let next = nextLine(from: line, in: bytes) else { return nil }
            line = next
        }
        return nil
    }

    private static func key(
        _ indent: Int, from start: Int, in source: any ByteSource, _ buffer: UnsafeMutableRawBufferPointer
    ) -> Int? {
        var position = start
        while true {
            let bytes = window(on: source, from: position, in: buffer)
            var next = nextLine(from: 0, in: bytes)
            while let line = next, line + indent < bytes.count {
                if bytes[line..<line + indent].allSatisfy({ $0 == UInt8(ascii: " ") }),
                    isKeyStart(bytes[line + indent])
                {
                    return position + line
                }
                next = nextLine(from: line, in: bytes)
            }
            if bytes.count < buffer.count { return nil }
            // A line that begins at the end of the window is looked at again, its break included.
            position += next.map { $0 - 1 } ?? bytes.count
        }
    }

    private static func nextLine(from position: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let end = memchr(base + position, 0x0A, bytes.count - position) else {
            return nil
        }
        return UnsafeRawPointer(end) - base + 1
    }

    private static func isKeyStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
