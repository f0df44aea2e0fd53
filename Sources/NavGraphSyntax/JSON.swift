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
            append(elements.map { (nil, $0) }, in: "[]", to: &output, depth: depth, lineDepth: lineDepth)
        case .object(let members):
            append(members.map { ($0, $1) }, in: "{}", to: &output, depth: depth, lineDepth: lineDepth)
        }
    }

    private func append(
        _ elements: [(key: String?, value: JSON)], in brackets: String, to output: inout [UInt8], depth: Int,
        lineDepth: Int
    ) {
        func space(_ depth: Int, isLine: Bool) {
            output += isLine ? "\n".utf8 : " ".utf8
            if isLine { output += repeatElement(UInt8(ascii: " "), count: depth * 2) }
        }
        output.append(brackets.utf8.first!)
        for (number, (key, value)) in elements.enumerated() {
            if number > 0 { output.append(UInt8(ascii: ",")) }
            space(depth + 1, isLine: depth < lineDepth)
            if let key {
                appendQuoted(key, to: &output)
                output += ": ".utf8
            }
            value.append(to: &output, depth: depth + 1, lineDepth: lineDepth)
        }
        if !elements.isEmpty { space(depth, isLine: depth < lineDepth) }
        output.append(brackets.utf8.last!)
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
    if text.utf8.allSatisfy(isPlain) {
        output += text.utf8
        return
    }
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
        default: output += UTF8.encode(scalar)!
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
