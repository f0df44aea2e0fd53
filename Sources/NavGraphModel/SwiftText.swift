import NavGraphSyntax

/// Reads Swift types, arguments and defaults as they stand in a graph: what passes here is a type, or an expression
/// without side effects on the text around it, and can be written into Swift source as it is.
package struct SwiftText {
    enum Token: Equatable {
        case word(String)
        case number(String)
        case string(String)
        case mark(String)
    }

    private var tokens: [Token]
    private var position = 0
    private var depth = 0
    /// Whether the type just read can only be that of a function's param: it is `@escaping` or `@autoclosure`.
    private var isParameterOnly = false

    private init?(_ source: String) {
        guard let tokens = Self.tokens(of: source) else { return nil }
        self.tokens = tokens
    }

    /// The canonical spelling of a type, one for all ways to space it; `nil` where `source` is no Swift type that a value
    /// can be kept with. `@escaping` in front is left out: what is kept always escapes.
    package static func type(_ source: String) -> String? {
        guard var text = SwiftText(source), let type = text.type(), text.isAtEnd else { return nil }
        guard text.isParameterOnly else { return type }
        let escaping = "@escaping "
        return type.hasPrefix(escaping) && !type.contains("@autoclosure") ? String(type.dropFirst(escaping.count)) : nil
    }

    /// The canonical spelling of a type without a function arrow, `any` or a collection's brackets: that of a class.
    package static func nominalType(_ source: String) -> String? {
        guard var text = SwiftText(source), case .word = text.tokens.first, let type = text.primaryType(), text.isAtEnd,
            type != "Any", !type.hasSuffix("?")
        else { return nil }
        return type
    }

    /// Whether a type, in its canonical spelling, is optional itself, and not only what a function of it returns.
    package static func isOptional(_ type: String) -> Bool {
        guard type.hasSuffix("?") else { return false }
        var depth = 0
        var previous = UInt8(ascii: " ")
        for byte in type.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                if previous != UInt8(ascii: "-") {
                    depth -= 1
                } else if depth == 0 {
                    return false
                }
            default: break
            }
            previous = byte
        }
        return true
    }

    /// Whether a value of a type, in its canonical spelling, can be made of a text, in a link: it has a name, and is no
    /// function, tuple or collection in brackets, and nothing that is `any` of several types. LANGUAGE 7.
    package static func isTextual(_ type: String) -> Bool {
        var type = type[...]
        while let last = type.last {
            if last == "?" {
                type.removeLast()
            } else if last == ")", type.first == "(" {
                type = type.dropFirst().dropLast()
            } else {
                break
            }
        }
        return !["AnyObject", "Void", "Never"].contains(type) && !type.hasSuffix(".Type")
            && nominalType(String(type)) != nil
    }

    /// A type, in its canonical spelling, as it is spelled in an expression: params of functions have no `_` and no names
    /// there, and `()` is a value.
    package static func typeInExpression(_ type: String) -> String {
        var result: [UInt8] = []
        var rest = Array(type.utf8)[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "_"), result.last == UInt8(ascii: "(") || result.last == UInt8(ascii: " "),
                let next = rest.dropFirst().first, next == UInt8(ascii: " ") || next == UInt8(ascii: ":"),
                let colon = rest.firstIndex(of: UInt8(ascii: ":"))
            {
                rest = rest[(colon + 2)...]
            } else if rest.starts(with: "()".utf8) {
                rest.removeFirst(2)
                let isFunction = [" ->", " async", " throws"].contains { rest.starts(with: $0.utf8) }
                result += isFunction ? "()".utf8 : "Void".utf8
            } else {
                result.append(byte)
                rest.removeFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A default value as Swift, spaced canonically; `nil` if `source` is not a simple expression.
    package static func expression(_ source: String) -> String? {
        guard var text = SwiftText(source), let value = text.expression(), text.isAtEnd else { return nil }
        return value
    }

    /// Splits `T = default` at the first `=`, as no type has one; the blanks around it belong to neither.
    package static func splitDefault(_ source: String) -> (type: String, value: String?) {
        guard let equals = source.firstIndex(of: "=") else { return (source, nil) }
        return (trimmed(source[..<equals]), trimmed(source[source.index(after: equals)...]))
    }

    private static func trimmed(_ source: Substring) -> String {
        var text = source.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }

    // MARK: - Types

    private static let deepest = 64

    private mutating func type() -> String? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        var attributes = ""
        var isOfParameter = false
        defer { isParameterOnly = isOfParameter }
        while take("@") {
            guard case .word(let name)? = next(), ["escaping", "Sendable", "MainActor", "autoclosure"].contains(name)
            else { return nil }
            attributes += "@" + name + " "
            if name == "escaping" || name == "autoclosure" { isOfParameter = true }
        }
        isParameterOnly = false
        if case .word("any")? = peek {
            position += 1
            if case .mark(let mark)? = peek, mark != "(" { return nil }
            guard attributes.isEmpty, let composition = composition(), !isParameterOnly else { return nil }
            // Swift wants `(any Note)?`.
            return composition.hasSuffix("?") || composition == "()" ? nil : "any " + composition
        }
        guard let first = composition() else { return nil }
        let hasParametersOnly = isParameterOnly
        var effects = ""
        if case .word("async")? = peek {
            position += 1
            effects += " async"
        }
        if case .word("throws")? = peek {
            position += 1
            effects += " throws"
            if take("(") {
                guard let error = type(), take(")") else { return nil }
                effects += "(" + error + ")"
            }
        }
        guard take("->") else {
            // All attributes but one are of functions; `@escaping` may stand before a name for one.
            guard attributes.isEmpty || attributes == "@escaping " else { return nil }
            return effects.isEmpty && !hasParametersOnly ? attributes + first : nil
        }
        guard first.hasPrefix("("), first.hasSuffix(")"), let result = type(), !isParameterOnly else { return nil }
        return attributes + first + effects + " -> " + result
    }

    private mutating func composition() -> String? {
        guard var text = primaryType() else { return nil }
        while take("&") {
            guard !isParameterOnly, !text.hasSuffix("?"), let next = primaryType() else { return nil }
            text += " & " + next
        }
        return text
    }

    private mutating func primaryType() -> String? {
        guard let token = next() else { return nil }
        var text: String
        switch token {
        case .word(let word):
            guard isTypeName(word) else { return nil }
            text = word
            guard genericArguments(&text) else { return nil }
            while case .mark(".")? = peek {
                position += 1
                guard case .word(let member)? = next(), member == "Type" || isTypeName(member) else { return nil }
                text += "." + member
                guard genericArguments(&text) else { return nil }
            }
        case .mark("["):
            guard let element = type(), !isParameterOnly else { return nil }
            text = "[" + element
            if take(":") {
                guard let value = type(), !isParameterOnly else { return nil }
                text += ": " + value
            }
            guard take("]") else { return nil }
            text += "]"
        case .mark("("):
            guard let list = elements() else { return nil }
            text = list
        default: return nil
        }
        while case .mark(let mark)? = peek, mark == "?" {
            position += 1
            text += mark
        }
        return text
    }

    /// The elements after a `(`, of a tuple or of the params of a function. An element of a tuple may have a label, unless it
    /// is the only one; a param can only have the label `_`, followed by a name.
    private mutating func elements() -> String? {
        var text = "("
        var count = 0
        var (hasLabel, hasName, hasParametersOnly) = (false, false, false)
        if !take(")") {
            repeat {
                if count > 0 { text += ", " }
                count += 1
                if case .word(let label)? = peek, position + 1 < tokens.count, tokens[position + 1] == .mark(":"),
                    isTypeName(label) || label == "_"
                {
                    position += 2
                    text += label + ": "
                    if label == "_" { hasName = true } else { hasLabel = true }
                } else if peek == .word("_"), position + 2 < tokens.count, tokens[position + 2] == .mark(":"),
                    case .word(let name) = tokens[position + 1], isTypeName(name)
                {
                    position += 3
                    text += "_ " + name + ": "
                    hasName = true
                }
                guard let element = type() else { return nil }
                hasParametersOnly = hasParametersOnly || isParameterOnly
                text += element
            } while take(",")
            guard take(")") else { return nil }
        }
        let isFunction = peek == .mark("->") || peek == .word("async") || peek == .word("throws")
        guard isFunction ? !hasLabel : !hasName && !(hasLabel && count == 1) else { return nil }
        isParameterOnly = hasParametersOnly
        return text + ")"
    }

    private mutating func genericArguments(_ text: inout String) -> Bool {
        guard take("<") else { return true }
        text += "<"
        repeat {
            if !text.hasSuffix("<") { text += ", " }
            guard let argument = type(), !isParameterOnly else { return false }
            text += argument
        } while take(",")
        text += ">"
        return take(">")
    }

    private func isTypeName(_ word: String) -> Bool {
        word == "Any" || word != "_" && !isSwiftKeyword(word) && word != "any" && word != "some"
    }

    // MARK: - Expressions

    private mutating func expression() -> String? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        var text = take("-") ? "-" : ""
        guard let token = next() else { return nil }
        switch token {
        case .number(let number): text += number
        case .string(let string):
            guard text.isEmpty else { return nil }
            text += string
        case .word(let word):
            guard ["true", "false", "nil"].contains(word) || word != "_" && !isSwiftKeyword(word) else {
                return nil
            }
            text += word
        case .mark("."):
            guard case .word(let member)? = next(), member == "init" || !isSwiftKeyword(member) else { return nil }
            text += "." + member
        case .mark("("):
            guard let list = arguments(until: ")") else { return nil }
            text += "(" + list + ")"
        case .mark("["):
            if take(":") {
                guard take("]") else { return nil }
                text += "[:]"
            } else {
                guard let list = arguments(until: "]") else { return nil }
                text += "[" + list + "]"
            }
        default: return nil
        }
        while let token = peek {
            if token == .mark(".") {
                position += 1
                guard case .word(let member)? = next(), member == "init" || member == "self" || !isSwiftKeyword(member)
                else { return nil }
                text += "." + member
            } else if token == .mark("(") {
                position += 1
                guard let list = arguments(until: ")") else { return nil }
                text += "(" + list + ")"
            } else {
                break
            }
        }
        if case .mark(let mark)? = peek, ["+", "-", "*", "/", "&", "|"].contains(mark) {
            position += 1
            guard let right = expression() else { return nil }
            text += " " + mark + " " + right
        }
        return text
    }

    /// Comma-separated expressions, with labels (or, in brackets, keys) where there are some.
    private mutating func arguments(until end: String) -> String? {
        var text = ""
        if take(end) { return text }
        repeat {
            if !text.isEmpty { text += ", " }
            guard let first = expression() else { return nil }
            text += first
            if take(":") {
                guard let value = expression() else { return nil }
                text += ": " + value
            }
        } while take(",")
        return take(end) ? text : nil
    }

    // MARK: - Tokens

    private var isAtEnd: Bool { position == tokens.count }
    private var peek: Token? { position < tokens.count ? tokens[position] : nil }

    private mutating func next() -> Token? {
        guard position < tokens.count else { return nil }
        position += 1
        return tokens[position - 1]
    }

    private mutating func take(_ mark: String) -> Bool {
        guard peek == .mark(mark) else { return false }
        position += 1
        return true
    }
}
