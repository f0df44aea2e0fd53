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
        if isOpen(i, "(") {
            let inner = inside(i)
            let one = readType(inner.lowerBound, limit: inner.upperBound, depth: depth + 1)
            if one.end >= inner.upperBound { result = one.type }
            i = after(i)
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
                    i = skipAngle(i, limit: limit)
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
            if result == nil { result = TypeName(name: name) }
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
                result = value.type
                result?.isClosure = true
                i = value.end
            } else {
                break
            }
        }
        return (result, i)
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
