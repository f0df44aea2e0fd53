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

    /// A file in one piece.
    init() {}

    /// Pieces of `size` bytes and up to a line. O(number of pieces), apart from the search for suitable lines.
    init(_ bytes: UnsafeBufferPointer<UInt8>, piecesOf size: Int) {
        guard let indent = Self.firstIndent(bytes) else { return }
        self.indent = indent
        var target = size
        while target < bytes.count, let line = Self.key(indent, from: target, in: bytes) {
            lines.append(line)
            target = line + size
        }
    }

    /// The spaces before the first line that has any, and is neither empty nor a comment.
    private static func firstIndent(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var line = 0
        while line < bytes.count {
            let text = bytes[line...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
            if text > line, text < bytes.count, isKeyStart(bytes[text]) { return text - line }
            guard let next = nextLine(from: line, in: bytes) else { return nil }
            line = next
        }
        return nil
    }

    private static func key(_ indent: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = start
        while let line = nextLine(from: position, in: bytes), line + indent < bytes.count {
            if bytes[line..<line + indent].allSatisfy({ $0 == UInt8(ascii: " ") }), isKeyStart(bytes[line + indent]) {
                return line
            }
            position = line
        }
        return nil
    }

    private static func nextLine(from position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress, let end = memchr(base + position, 0x0A, bytes.count - position) else {
            return nil
        }
        return UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
    }

    private static func isKeyStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
