/// A JSON value and the line that it begins in.
package struct JSONValue: Equatable {
    package indirect enum Kind: Equatable {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([Member])
    }
    package struct Member: Equatable {
        package var name: String
        package var value: JSONValue
    }
    package var kind: Kind
    package var line: Int

    package init(kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }

    /// The first member of that name.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = kind else { return nil }
        return members.first { $0.name == name }?.value
    }
    package var text: String? { if case .string(let text) = kind { text } else { nil } }
    package var elements: [JSONValue]? { if case .array(let elements) = kind { elements } else { nil } }
    package var members: [Member]? { if case .object(let members) = kind { members } else { nil } }
    package var flag: Bool? { if case .bool(let flag) = kind { flag } else { nil } }
}

/// Reads JSON (RFC 8259). What the project has for YAML takes more than JSON for it, and not all of that: escapes of UTF-16
/// pairs are errors there, and so this is a separate reader. O(length); nested no deeper than 128.
package struct JSONReader {
    private var at: LineCounter

    package static func read(_ bytes: [UInt8]) throws(LineSyntaxError) -> JSONValue {
        var reader = JSONReader(at: LineCounter(bytes))
        reader.at.skipSpace()
        let value = try reader.value(depth: 0)
        reader.at.skipSpace()
        if !reader.at.isAtEnd { throw reader.at.failure("invalid JSON: unexpected text after the value") }
        return value
    }

    private mutating func value(depth: Int) throws(LineSyntaxError) -> JSONValue {
        if depth > 128 { throw at.failure("invalid JSON: more than 128 nested levels") }
        let line = at.line
        func made(_ kind: JSONValue.Kind) -> JSONValue { JSONValue(kind: kind, line: line) }
        switch at.next {
        case UInt8(ascii: "{"): return made(.object(try members(depth)))
        case UInt8(ascii: "["): return made(.array(try elements(depth)))
        case UInt8(ascii: "\""): return made(.string(try string()))
        case let byte? where byte == UInt8(ascii: "-") || 0x30...0x39 ~= byte: return made(.number(try number()))
        default:
            if at.take("true") { return made(.bool(true)) }
            if at.take("false") { return made(.bool(false)) }
            if at.take("null") { return made(.null) }
            throw at.failure("invalid JSON: expected a value")
        }
    }

    private mutating func members(_ depth: Int) throws(LineSyntaxError) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        at.advance()
        at.skipSpace()
        if at.take("}") { return [] }
        while true {
            guard at.next == UInt8(ascii: "\"") else {
                throw at.failure("invalid JSON: expected a name in quotes")
            }
            let name = try string()
            at.skipSpace()
            guard at.take(":") else { throw at.failure("invalid JSON: expected ':'") }
            at.skipSpace()
            members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
            at.skipSpace()
            if at.take("}") { return members }
            guard at.take(",") else { throw at.failure("invalid JSON: expected ',' or '}'") }
            at.skipSpace()
        }
    }

    private mutating func elements(_ depth: Int) throws(LineSyntaxError) -> [JSONValue] {
        var elements: [JSONValue] = []
        at.advance()
        at.skipSpace()
        if at.take("]") { return [] }
        while true {
            elements.append(try value(depth: depth + 1))
            at.skipSpace()
            if at.take("]") { return elements }
            guard at.take(",") else { throw at.failure("invalid JSON: expected ',' or ']'") }
            at.skipSpace()
        }
    }

    private mutating func number() throws(LineSyntaxError) -> String {
        var text: [UInt8] = []
        while let byte = at.next, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) {
            text.append(byte)
            at.advance()
        }
        let number = String(decoding: text, as: UTF8.self)
        if Double(number) == nil { throw at.failure("invalid JSON: '\(number)' is not a number") }
        return number
    }

    private mutating func string() throws(LineSyntaxError) -> String {
        at.advance()
        var text: [UInt8] = []
        while let byte = at.next {
            if byte < 0x20 { throw at.failure("invalid JSON: control character in a string") }
            at.advance()
            if byte == UInt8(ascii: "\"") {
                if let text = String(validating: text, as: UTF8.self) { return text }
                throw at.failure("invalid JSON: a string is not UTF-8")
            }
            if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
        }
        throw at.failure("invalid JSON: unterminated string")
    }

    private mutating func escaped() throws(LineSyntaxError) -> [UInt8] {
        guard let byte = at.next else { throw at.failure("invalid JSON: unterminated string") }
        at.advance()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var units = [try unit()]
            if UTF16.isLeadSurrogate(units[0]), at.take("\\u") { units.append(try unit()) }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default: throw at.failure("invalid JSON: unknown escape sequence")
        }
    }

    private mutating func unit() throws(LineSyntaxError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = at.next, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw at.failure("invalid JSON: expected four hexadecimal digits after '\\u'")
            }
            value = value << 4 | UInt16(digit)
            at.advance()
        }
        return value
    }
}
