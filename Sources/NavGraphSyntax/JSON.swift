/// A JSON value whose objects keep the order in which they were written.
package enum JSON {
    case null
    case bool(Bool)
    case int(Int)
    /// A finite number.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])
    /// Made when it is written, and forgotten then.
    case deferred(() -> JSON)

    /// As text with a final newline. Objects and arrays that are at most `lineDepth` deep have a line for each element,
    /// deeper ones stand in one line. O(size).
    package func bytes(lineDepth: Int = 2) -> [UInt8] {
        var output: [UInt8] = []
        append(to: &output, depth: 0, lineDepth: lineDepth)
        output.append(UInt8(ascii: "\n"))
        return output
    }

    private func append(to output: inout [UInt8], depth: Int, lineDepth: Int) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .int(let value): output += String(value).utf8
        case .number(let value):
            output += (Int(exactly: value).map(String.init) ?? value.description).utf8
        case .string(let value): appendQuoted(value, to: &output)
        case .deferred(let make): make().append(to: &output, depth: depth, lineDepth: lineDepth)
        case .array(let elements):
            var list = List(opening: "[", closing: "]", depth: depth, lineDepth: lineDepth, &output)
            for element in elements {
                list.begin(&output)
                element.append(to: &output, depth: depth + 1, lineDepth: lineDepth)
            }
            list.end(&output)
        case .object(let members):
            var list = List(opening: "{", closing: "}", depth: depth, lineDepth: lineDepth, &output)
            for (key, value) in members {
                list.begin(&output)
                appendQuoted(key, to: &output)
                output += [UInt8(ascii: ":"), UInt8(ascii: " ")]
                value.append(to: &output, depth: depth + 1, lineDepth: lineDepth)
            }
            list.end(&output)
        }
    }

    /// The brackets, commas and spaces of an array or an object that is being written.
    private struct List {
        private let closing: UInt8
        private let depth: Int
        private let hasLines: Bool
        private var isEmpty = true

        init(
            opening: Unicode.Scalar, closing: Unicode.Scalar, depth: Int, lineDepth: Int,
            _ output: inout [UInt8]
        ) {
            (self.closing, self.depth, hasLines) = (UInt8(ascii: closing), depth, depth < lineDepth)
            output.append(UInt8(ascii: opening))
        }

        /// Before each element.
        mutating func begin(_ output: inout [UInt8]) {
            if !isEmpty { output.append(UInt8(ascii: ",")) }
            isEmpty = false
            space(depth + 1, &output)
        }

        func end(_ output: inout [UInt8]) {
            if !isEmpty { space(depth, &output) }
            output.append(closing)
        }

        private func space(_ depth: Int, _ output: inout [UInt8]) {
            output.append(UInt8(ascii: hasLines ? "\n" : " "))
            if hasLines { output += repeatElement(UInt8(ascii: " "), count: depth * 2) }
        }
    }
}

// Said, for the compiler goes around in a circle when it works it out of an enum that contains itself.
@available(*, unavailable)
extension JSON: Sendable {}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral members: (String, JSON)...) { self = .object(members.map { ($0, $1) }) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .int(value) }
}

/// RFC 8259, section 7; beyond what it asks for, DEL and the line separators that JavaScript once could not read, and
/// `<`, `>`, `&`, so that the text may stand in HTML.
private func appendQuoted(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    defer { output.append(UInt8(ascii: "\"")) }
    var copy = text
    let isWritten = copy.withUTF8 { bytes in
        guard bytes.allSatisfy(isPlain) else { return false }
        output.append(contentsOf: bytes)
        return true
    }
    if isWritten { return }
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": output += "\\\"".utf8
        case "\\": output += "\\\\".utf8
        case "\n": output += "\\n".utf8
        case "\r": output += "\\r".utf8
        case "\t": output += "\\t".utf8
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "<", ">", "&":
            let digits = String(scalar.value, radix: 16)
            output += "\\u".utf8
            output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
            output += digits.utf8
        default: output += String(scalar).utf8
        }
    }
}

/// Whether a byte is a scalar that stands for itself.
private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
    default: (0x20..<0x7F).contains(byte)
    }
}
