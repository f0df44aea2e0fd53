import NavGraphSyntax

/// A value of a property list and the line that it begins in.
struct PropertyListValue: Equatable {
    indirect enum Kind: Equatable {
        case string(String)
        case array([PropertyListValue])
        case dictionary([(key: String, value: PropertyListValue)])
        /// A number, a date, data, a truth value.
        case other

        static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.string(let x), .string(let y)): x == y
            case (.array(let x), .array(let y)): x == y
            case (.dictionary(let x), .dictionary(let y)):
                x.elementsEqual(y) { $0.key == $1.key && $0.value == $1.value }
            case (.other, .other): true
            default: false
            }
        }
    }
    var kind: Kind
    var line: Int

    subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let members) = kind else { return nil }
        return members.first { $0.key == key }?.value
    }
    var text: String? { if case .string(let text) = kind { text } else { nil } }
    var elements: [PropertyListValue] { if case .array(let elements) = kind { elements } else { [] } }
}

/// Reads the XML form of property lists: elements of the list's own, texts with XML's five entities and numeric ones,
/// comments. No library that the project may use reads XML without bringing Foundation along. O(length); nested no deeper
/// than 128.
struct PropertyListReader {
    private var at: LineCounter

    static func read(_ bytes: [UInt8]) throws(LineSyntaxError) -> PropertyListValue {
        if bytes.starts(with: Array("bplist".utf8)) {
            throw LineSyntaxError(
                line: 1, message: "unsupported binary property list; convert it with 'plutil -convert xml1'")
        }
        var reader = PropertyListReader(at: LineCounter(bytes))
        var tag = try reader.tag()
        while tag.name.hasPrefix("?") || tag.name.hasPrefix("!") { tag = try reader.tag() }
        guard tag.name == "plist", !tag.isEmpty else {
            throw reader.at.failure("not a property list: expected '<plist>'")
        }
        let value = try reader.value(try reader.tag(), depth: 0)
        guard try reader.tag().name == "/plist" else { throw reader.at.failure("expected '</plist>'") }
        return value
    }

    private struct Tag {
        var name: String
        var isEmpty: Bool
        var line: Int
    }

    /// The next tag, comments passed over.
    private mutating func tag() throws(LineSyntaxError) -> Tag {
        while true {
            at.skipSpace()
            let line = at.line
            if at.take("<!--") {
                guard at.take(upTo: "-->") != nil else { throw at.failure("unterminated comment") }
                continue
            }
            guard at.take("<"), let inside = at.take(upTo: ">") else {
                throw at.failure("not a property list: expected a tag")
            }
            let isEmpty = inside.last == UInt8(ascii: "/")
            let name = inside.prefix { $0 > 0x20 }
            return Tag(
                name: String(decoding: isEmpty && name.count == inside.count ? name.dropLast() : name, as: UTF8.self),
                isEmpty: isEmpty, line: line)
        }
    }

    private mutating func value(_ tag: Tag, depth: Int) throws(LineSyntaxError) -> PropertyListValue {
        if depth > 128 { throw at.failure("more than 128 nested levels") }
        func made(_ kind: PropertyListValue.Kind) -> PropertyListValue { PropertyListValue(kind: kind, line: tag.line) }
        switch tag.name {
        case "string": return made(.string(tag.isEmpty ? "" : try text(of: tag.name)))
        case "true", "false", "integer", "real", "date", "data":
            if !tag.isEmpty { _ = try text(of: tag.name) }
            return made(.other)
        case "array":
            var elements: [PropertyListValue] = []
            if tag.isEmpty { return made(.array([])) }
            while true {
                let next = try self.tag()
                if next.name == "/array" { return made(.array(elements)) }
                elements.append(try value(next, depth: depth + 1))
            }
        case "dict":
            var members: [(key: String, value: PropertyListValue)] = []
            if tag.isEmpty { return made(.dictionary([])) }
            while true {
                let next = try self.tag()
                if next.name == "/dict" { return made(.dictionary(members)) }
                guard next.name == "key" else { throw at.failure("expected '<key>', found '<\(next.name)>'") }
                let key = next.isEmpty ? "" : try text(of: "key")
                members.append((key, try value(try self.tag(), depth: depth + 1)))
            }
        default: throw at.failure("unknown element '<\(tag.name)>'")
        }
    }

    private mutating func text(of name: String) throws(LineSyntaxError) -> String {
        guard let inside = at.take(upTo: "</") else { throw at.failure("unterminated element '<\(name)>'") }
        guard let end = at.take(upTo: ">"), String(decoding: end, as: UTF8.self) == name else {
            throw at.failure("expected '</\(name)>'")
        }
        var text: [UInt8] = []
        var rest = inside[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&") else {
                text.append(byte)
                continue
            }
            guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")),
                let character = Self.entity(String(decoding: rest[..<semicolon], as: UTF8.self))
            else { throw at.failure("unknown entity after '&'") }
            text += Array(String(character).utf8)
            rest = rest[(semicolon + 1)...]
        }
        guard let result = String(validating: text, as: UTF8.self) else { throw at.failure("the text is not UTF-8") }
        return result
    }

    private static func entity(_ name: String) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return value.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
