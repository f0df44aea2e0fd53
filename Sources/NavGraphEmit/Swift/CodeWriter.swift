import NavGraphModel
import NavGraphSyntax

/// One growing buffer of Swift source. Lines are indented as they begin; symbols are copied from the pool as bytes,
/// since building a `String` for each name would cost several times as much as the writing itself.
package struct CodeWriter {
    private var text = TextBuffer()
    private var depth = 0
    private var isLineStart = true

    package init() {}

    /// What was written, in no more memory than it needs.
    package var contents: [UInt8] { text.contents }

    /// Begins anew, in the same memory.
    package mutating func restart() {
        text.truncate(to: 0)
        depth = 0
        isLineStart = true
    }

    package mutating func put(_ text: StaticString) {
        indent()
        self.text.append(text)
    }

    package mutating func put(string: String) {
        indent()
        text.append(string: string)
    }

    package mutating func put(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        indent()
        self.text.append(UnsafeBufferPointer(rebasing: text))
    }

    package mutating func put(_ byte: UInt8) {
        indent()
        text.append(byte)
    }

    package mutating func put(_ symbol: Symbol, of pool: TextPool) {
        indent()
        text.append(symbol, of: pool)
    }

    /// Ends the line, after `text`.
    package mutating func end(_ text: StaticString = "") {
        if text.utf8CodeUnitCount > 0 { put(text) }
        self.text.append(UInt8(ascii: "\n"))
        isLineStart = true
    }

    /// Ends the line after `text`; what follows stands one level deeper.
    package mutating func open(_ text: StaticString) {
        end(text)
        depth += 1
    }

    /// A line, one level back.
    package mutating func close(_ text: StaticString = "}") {
        depth -= 1
        end(text)
    }

    /// One level back, and the line goes on after `text`.
    package mutating func reopen(_ text: StaticString) {
        depth -= 1
        put(text)
    }

    /// What follows stands one level deeper.
    package mutating func indented() { depth += 1 }

    /// What follows stands one level back.
    package mutating func dedent() { depth -= 1 }

    package mutating func line(_ text: StaticString) { end(text) }
    package mutating func blank() { end() }

    private mutating func indent() {
        guard isLineStart else { return }
        isLineStart = false
        text.append(UInt8(ascii: " "), times: 4 * depth)
    }
}

// MARK: - Texts of the graph

extension CodeWriter {
    /// A name as a type begins: `noteList` → `NoteList`, `orders.detail` → `OrdersDetail`.
    package mutating func putUpper(_ name: Symbol, of pool: TextPool) { putCamel(name, of: pool, isUpper: true) }

    /// A name as a member: `noteList`, `orders.detail` → `ordersDetail`.
    package mutating func putLower(_ name: Symbol, of pool: TextPool) { putCamel(name, of: pool, isUpper: false) }

    private mutating func putCamel(_ name: Symbol, of pool: TextPool, isUpper: Bool) {
        indent()
        pool.withUTF8(of: name) { name in
            var isUpper = isUpper
            var part = 0
            while part < name.count {
                let first = name[part]
                let isLetter = first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
                text.append(isLetter ? isUpper ? first & ~0x20 : first | 0x20 : first)
                let end = name[part...].firstIndex(of: UInt8(ascii: ".")) ?? name.count
                text.append(UnsafeBufferPointer(rebasing: name[(part + 1)..<end]))
                part = end + 1
                isUpper = true
            }
        }
    }

    /// A text as a Swift string literal, quotes included: nothing in it can end the literal or begin an interpolation.
    package mutating func putLiteral(_ text: Symbol, of pool: TextPool) {
        put(UInt8(ascii: "\""))
        pool.withUTF8(of: text) { text in
            for byte in text { putEscaped(byte) }
        }
        self.text.append(UInt8(ascii: "\""))
    }

    package mutating func putLiteral(_ text: String) {
        put(UInt8(ascii: "\""))
        for byte in text.utf8 { putEscaped(byte) }
        self.text.append(UInt8(ascii: "\""))
    }

    private mutating func putEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            self.text.append(UInt8(ascii: "\\"))
            self.text.append(byte)
        case UInt8(ascii: "\n"): put("\\n")
        case UInt8(ascii: "\t"): put("\\t")
        case UInt8(ascii: "\r"): put("\\r")
        case 0..<0x20, 0x7F: put(string: "\\u{" + String(byte, radix: 16) + "}")
        default: self.text.append(byte)
        }
    }

    /// A text as lines of a doc comment, each with its `///`; control characters become spaces.
    package mutating func putDocumentation(_ text: String) {
        for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            put("///")
            if !line.isEmpty { put(" ") }
            self.text.append(line, changing: printable)
            end()
        }
    }

    /// A text inside a line of a doc comment.
    package mutating func putDocumentationWord(_ text: String) {
        indent()
        self.text.append(text.utf8, changing: printable)
    }
}

/// A space in the place of a control character.
private func printable(_ byte: UInt8) -> UInt8 { byte < 0x20 || byte == 0x7F ? 0x20 : byte }
