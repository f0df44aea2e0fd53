import NavGraphModel
import NavGraphSyntax

/// One growing buffer of Swift source. Lines are indented as they begin; symbols are copied from the pool as bytes,
/// since building a `String` for each name would cost several times as much as the writing itself.
package struct CodeWriter {
    package private(set) var bytes: [UInt8] = []
    private var depth = 0
    private var isLineStart = true

    package init() {}

    /// What was written, in no more memory than it needs.
    package var contents: [UInt8] { bytes.withUnsafeBufferPointer { Array($0) } }

    /// Begins anew, in the same memory.
    package mutating func restart() {
        bytes.removeAll(keepingCapacity: true)
        depth = 0
        isLineStart = true
    }

    package mutating func put(_ text: StaticString) {
        indent()
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package mutating func put(_ text: some Sequence<UInt8>) {
        indent()
        bytes.append(contentsOf: text)
    }

    package mutating func put(_ text: String) { put(text.utf8) }

    package mutating func put(_ byte: UInt8) {
        indent()
        bytes.append(byte)
    }

    package mutating func put(_ symbol: Symbol, of pool: TextPool) {
        indent()
        pool.withUTF8(of: symbol) { bytes.append(contentsOf: $0) }
    }

    /// Ends the line, after `text`.
    package mutating func end(_ text: StaticString = "") {
        if text.utf8CodeUnitCount > 0 { put(text) }
        bytes.append(UInt8(ascii: "\n"))
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
        for _ in 0..<depth { bytes.append(contentsOf: Self.level) }
    }

    private static let level: [UInt8] = [32, 32, 32, 32]
}

// MARK: - Texts of the graph

extension CodeWriter {
    /// A name as a type begins: `noteList` → `NoteList`, `orders.detail` → `OrdersDetail`.
    package mutating func putUpper(_ name: Symbol, of pool: TextPool) { putCamel(name, of: pool, isUpper: true) }

    /// A name as a member: `noteList`, `orders.detail` → `ordersDetail`.
    package mutating func putLower(_ name: Symbol, of pool: TextPool) { putCamel(name, of: pool, isUpper: false) }

    private mutating func putCamel(_ name: Symbol, of pool: TextPool, isUpper: Bool) {
        indent()
        pool.withUTF8(of: name) { text in
            var isUpper = isUpper
            var isFirst = true
            for byte in text {
                if byte == UInt8(ascii: ".") {
                    isUpper = true
                    continue
                }
                if isUpper, byte >= 0x61, byte <= 0x7A {
                    bytes.append(byte - 32)
                } else if isFirst, !isUpper, byte >= 0x41, byte <= 0x5A {
                    bytes.append(byte + 32)
                } else {
                    bytes.append(byte)
                }
                isUpper = false
                isFirst = false
            }
        }
    }

    /// A text as a Swift string literal, quotes included: nothing in it can end the literal or begin an interpolation.
    package mutating func putLiteral(_ text: Symbol, of pool: TextPool) {
        put(UInt8(ascii: "\""))
        pool.withUTF8(of: text) { text in
            for byte in text { putEscaped(byte) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    package mutating func putLiteral(_ text: String) {
        put(UInt8(ascii: "\""))
        for byte in text.utf8 { putEscaped(byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func putEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case UInt8(ascii: "\n"): put("\\n")
        case UInt8(ascii: "\t"): put("\\t")
        case UInt8(ascii: "\r"): put("\\r")
        case 0..<0x20, 0x7F: put("\\u{" + String(byte, radix: 16) + "}")
        default: bytes.append(byte)
        }
    }

    /// A text as lines of a doc comment, each with its `///`; control characters become spaces.
    package mutating func putDocumentation(_ text: String) {
        for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            put("///")
            if !line.isEmpty { bytes.append(0x20) }
            for byte in line { bytes.append(byte < 0x20 || byte == 0x7F ? 0x20 : byte) }
            end()
        }
    }
}
