import NavGraphSyntax

/// Something wrong with a file that the links of an app need: an association file, a property list.
package struct LinkFileProblem: Sendable, Equatable {
    /// Counts from 1.
    package var line: Int
    package var severity: Severity
    package var message: String

    package init(line: Int, _ severity: Severity, _ message: String) {
        self.line = line
        self.severity = severity
        self.message = message
    }
}

/// Why a file cannot be read at all.
package struct LinkFileSyntaxError: Error, Sendable, Equatable {
    package var line: Int
    package var message: String
}

/// Counts lines as a reader goes along.
struct LineCounter {
    private let bytes: [UInt8]
    private(set) var index = 0
    private(set) var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }
    var isAtEnd: Bool { index >= bytes.count }

    mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
    }

    mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        for _ in 0..<count { advance() }
        return true
    }

    /// Everything up to a text, which is taken too; `nil` where it does not come.
    mutating func take(upTo text: StaticString) -> [UInt8]? {
        let start = index
        while index < bytes.count {
            let end = index
            if take(text) { return Array(bytes[start..<end]) }
            advance()
        }
        return nil
    }

    func failure(_ message: String) -> LinkFileSyntaxError { LinkFileSyntaxError(line: line, message: message) }
}
