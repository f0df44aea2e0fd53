/// Why a file cannot be read at all.
package struct LineSyntaxError: Error, Sendable, Equatable {
    package var line: Int
    package var message: String

    package init(line: Int, message: String) { (self.line, self.message) = (line, message) }
}

/// Counts lines as a reader goes along.
package struct LineCounter {
    private let bytes: [UInt8]
    package private(set) var index = 0
    package private(set) var line = 1

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    package var next: UInt8? { index < bytes.count ? bytes[index] : nil }
    package var isAtEnd: Bool { index >= bytes.count }

    package mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    package mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
    }

    package mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        for _ in 0..<count { advance() }
        return true
    }

    package func failure(_ message: String) -> LineSyntaxError { LineSyntaxError(line: line, message: message) }
}
