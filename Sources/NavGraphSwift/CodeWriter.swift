import NavGraphSyntax

/// A file of Swift that grows line by line.
final class CodeWriter {
    private var text = TextBuffer()
    private var depth = 0

    /// What was written, in no more memory than it needs.
    var contents: [UInt8] { text.contents }

    /// Removes all text, and keeps the memory.
    func restart() {
        text.clear()
        depth = 0
    }

    /// One line or, without a text, an empty one.
    func line(_ line: CodeText = "") {
        if !line.isEmpty {
            text.append(UInt8(ascii: " "), times: 4 * depth)
            text.append(line.bytes)
        }
        text.append(UInt8(ascii: "\n"))
    }

    /// The lines of a text.
    func lines(_ lines: CodeText) {
        for line in lines.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if !line.isEmpty { text.append(UInt8(ascii: " "), times: 4 * depth) }
            text.append(line)
            text.append(UInt8(ascii: "\n"))
        }
    }

    /// What `body` writes stands one level deeper.
    func indented(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }

    /// A line, what `body` writes one level deeper, and a line that ends it, unless that is `nil`.
    func block(_ start: CodeText, end: CodeText? = "}", _ body: () -> Void) {
        line(start)
        indented(body)
        if let end { line(end) }
    }

    /// A `switch` whose cases `body` writes, and what it does in other cases.
    func cases(of subject: CodeText, otherwise: CodeText? = nil, _ body: () -> Void) {
        line("switch \(subject) {")
        body()
        if let otherwise { line("default: \(otherwise)") }
        line("}")
    }

    /// A text as lines of a doc comment, each with its `///`.
    func documentation(_ text: String) {
        for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            self.line(line.isEmpty ? "///" : "/// \(printable(String(decoding: line, as: UTF8.self)))")
        }
    }
}

/// A text for a comment: with a space in the place of each control character.
func printable(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
}
