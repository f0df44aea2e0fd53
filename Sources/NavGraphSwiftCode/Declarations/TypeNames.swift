/// Annotations of types: what they mean. SOURCES 3.
extension SourceText {
    private static let unwrapped: Set = ["Binding", "Optional", "State", "Published", "UIHostingController", "Lazy"]

    /// Reads a type that begins at a token; `end` is behind it. O(its length).
    func readType(_ start: Int, limit: Int, depth: Int = 0) -> (type: TypeName?, end: Int) {
        var i = start
        while i < limit {
            if text(i).hasPrefix("@") {
                i += 1
                if isOpen(i, "("), !tokens[i].isSpaced { i = after(i) }
            } else if ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated"].contains(
                text(i))
            {
                i += 1
            } else {
                break
            }
        }
        guard i < limit, depth < 32 else { return (nil, min(i, limit)) }
        var result: TypeName?
        var arguments: [TypeName] = []
        var parameters: [TypeName?] = []
        if isOpen(i, "(") {
            let inner = inside(i)
            let one = readType(inner.lowerBound, limit: inner.upperBound, depth: depth + 1)
            if one.end >= inner.upperBound { result = one.type }
            i = after(i)
            if i < limit, text(i) == "->" || ["async", "throws"].contains(text(i)) {
                parameters = types(in: inner, depth: depth)
            }
        } else if isOpen(i, "[") {
            let inner = inside(i)
            var element = readType(inner.lowerBound, limit: inner.upperBound, depth: depth + 1)
            if text(element.end) == ":" {
                element = readType(element.end + 1, limit: inner.upperBound, depth: depth + 1)
            }
            result = element.type
            result?.isCollection = true
            i = after(i)
        } else if isWord(i) {
            var name = text(i)
            i += 1
            while i < limit {
                if text(i) == ".", isWord(i + 1), i + 1 < limit {
                    name += "." + text(i + 1)
                    i += 2
                } else if text(i) == "<", !tokens[i].isSpaced {
                    let argument = readType(i + 1, limit: limit, depth: depth + 1)
                    let end = skipAngle(i, limit: limit)
                    if end > i + 1 { arguments = types(in: i + 1..<end - 1, depth: depth).compactMap(\.self) }
                    i = end
                    let last = name.split(separator: ".").last.map(String.init) ?? name
                    if Self.unwrapped.contains(last) || last.hasPrefix("Lazy") {
                        result = argument.type
                    } else if last == "Array" || last == "Set" {
                        result = argument.type
                        result?.isCollection = true
                    }
                } else {
                    break
                }
            }
            if result == nil { result = TypeName(name: name, arguments: arguments) }
        } else {
            return (nil, i)
        }
        while i < limit {
            if text(i) == "?" || text(i) == "!" || text(i) == "??" {
                i += 1
            } else if text(i) == "&" {
                i = readType(i + 1, limit: limit, depth: depth + 1).end
            } else if ["async", "throws", "rethrows"].contains(text(i)), text(i + 1) == "->" || text(i + 2) == "->" {
                i += 1
            } else if text(i) == "->" {
                let value = readType(i + 1, limit: limit, depth: depth + 1)
                // A closure that gives one of these types has the parameters of all.
                result = value.type ?? TypeName(name: "Void")
                result?.isClosure = true
                result?.parameters = parameters
                i = value.end
            } else {
                break
            }
        }
        return (result, i)
    }

    /// The types of a list of them, with or without names: `_ route: Route, animated: Bool`.
    private func types(in range: Range<Int>, depth: Int) -> [TypeName?] {
        var result: [TypeName?] = []
        var k = range.lowerBound
        while k < range.upperBound {
            if isWord(k), isWord(k + 1), text(k + 2) == ":" { k += 3 }
            if isWord(k), text(k + 1) == ":" { k += 2 }
            let type = readType(k, limit: range.upperBound, depth: depth + 1)
            result.append(type.type)
            k = max(type.end, k + 1)
            while k < range.upperBound, text(k) != "," { k = tokens[k].kind == .open ? after(k) : k + 1 }
            k += 1
        }
        return result
    }

    /// Behind the `>` that belongs to a `<`; without one, behind the `<`.
    func skipAngle(_ start: Int, limit: Int) -> Int {
        var depth = 0
        var i = start
        while i < limit {
            switch text(i) {
            case "<": depth += 1
            case ">":
                depth -= 1
                if depth == 0 { return i + 1 }
            case ";", "{", "}", "=": return start + 1
            default: break
            }
            i = tokens[i].kind == .open ? after(i) : i + 1
        }
        return start + 1
    }
}

/// Where the initial value of a variable ends.
extension SourceText {
    private static let continuing: Set = [
        ".", "??", "?", ":", "&&", "||", "==", "!=", "+", "-", "*", "/", "=", "as", "is", "->", "<", ">", "...", "..<",
        "&",
    ]

    /// Behind the last token of an expression. In a condition it ends before a `{`.
    func expressionEnd(_ start: Int, limit: Int, isCondition: Bool) -> Int {
        var i = start
        // `if` and `switch` can be values.
        var takesBraces = !isCondition
        if text(start) == "if" || text(start) == "switch" { takesBraces = true }
        while i < limit {
            let token = tokens[i]
            if i > start, token.isFirst, !Self.continuing.contains(text(i)) || text(i) == "?" && !token.isSpaced {
                let last = text(i - 1)
                let goesOn =
                    tokens[i - 1].kind == .mark && ![">", "?", "!"].contains(last) || last == "as" || last == "in"
                    || text(i) == "else" && text(start) == "if"
                if !goesOn { return i }
            }
            switch token.kind {
            case .close: return i
            case .open:
                if !takesBraces, text(i) == "{" { return i }
                i = after(i)
            case .mark where [";", ",", "="].contains(text(i)): return i
            case .word where text(i) == "else" && text(start) != "if": return i
            case .word where isCapital(i) && text(i + 1) == "<" && !tokens[i + 1].isSpaced:
                i = max(i + 1, skipAngle(i + 1, limit: limit))
            default: i += 1
            }
        }
        return limit
    }
}
