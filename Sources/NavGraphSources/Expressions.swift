/// Where expressions begin and end, and what they are made of.
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
            default: i += 1
            }
        }
        return limit
    }

    /// The first token of the postfix expression that ends before a token: of `a?.b(c)` the `a`.
    func chainStart(before end: Int, lower: Int) -> Int {
        var i = end
        while i > lower {
            while i > lower, text(i - 1) == "?" || text(i - 1) == "!" { i -= 1 }
            guard i > lower else { return i }
            let last = tokens[i - 1]
            if last.kind == .close {
                guard Int(last.mate) >= lower else { return i }
                i = Int(last.mate)
                let isSuffix = i > lower && (!tokens[i].isSpaced || isOpen(i, "{"))
                if isSuffix, isPostfixEnd(i - 1) { continue }
            } else if last.kind == .word || last.kind == .string || last.kind == .number {
                i -= 1
            } else {
                return i
            }
            guard i > lower, text(i - 1) == "." else { return i }
            i -= 1
            guard i > lower, isPostfixEnd(i - 1) else { return i }
        }
        return i
    }

    private func isPostfixEnd(_ i: Int) -> Bool {
        let token = tokens[i]
        if token.kind == .word {
            return !["return", "in", "else", "case", "try", "await", "let", "var", "if"].contains(text(i))
        }
        return token.kind == .close || token.kind == .string || !token.isSpaced && ["?", "!", ">"].contains(text(i))
    }

    /// The arguments of a call whose name or callee ends before a token: those in brackets, then trailing closures.
    func arguments(_ start: Int, limit: Int) -> (all: [Argument], end: Int, isCall: Bool) {
        var result: [Argument] = []
        var i = start
        var isCall = false
        if isOpen(i, "("), i < limit, !tokens[i].isFirst {
            isCall = true
            let inner = inside(i)
            var k = inner.lowerBound
            while k < inner.upperBound {
                var label: String?
                if isWord(k), text(k + 1) == ":", k + 1 < inner.upperBound {
                    label = text(k)
                    k += 2
                }
                let from = k
                while k < inner.upperBound, text(k) != "," { k = tokens[k].kind == .open ? after(k) : k + 1 }
                result.append(Argument(label: label, lower: from, upper: min(k, inner.upperBound), isTrailing: false))
                k += 1
            }
            i = after(i)
        }
        if i < limit, isOpen(i, "{"), !tokens[i].isFirst || isCall {
            isCall = true
            result.append(Argument(label: nil, lower: i, upper: after(i), isTrailing: true))
            i = after(i)
            while i + 2 < limit, isWord(i), text(i + 1) == ":", isOpen(i + 2, "{"), text(i) != "default" {
                result.append(Argument(label: text(i), lower: i + 2, upper: after(i + 2), isTrailing: true))
                i = after(i + 2)
            }
        }
        return (result, i, isCall)
    }

    /// The arguments of a call by name. What follows it in a condition is no closure: `if let page = page(of: url) {`.
    func arguments(ofCallAt place: Int, limit: Int) -> (all: [Argument], end: Int, isCall: Bool) {
        let call = arguments(place + 1, limit: limit)
        guard isOpen(place + 1, "("), call.all.last?.isTrailing ?? false, isBlock(at: place) else { return call }
        return (call.all.filter { !$0.isTrailing }, after(place + 1), true)
    }
}

/// An argument of a call.
struct Argument {
    var label: String?
    var lower: Int
    var upper: Int
    var isTrailing: Bool
}

/// A statement of a body, as far as values need it.
struct Statement {
    enum Kind { case branch, choice, result, declaration, expression, other }

    var kind: Kind
    /// All of it.
    var lower: Int
    var upper: Int
    /// What a branch or choice runs; of a choice with the pattern of each.
    var blocks: [Range<Int>] = []
    var patterns: [Range<Int>] = []
    /// What is switched over, or the value that is returned.
    var subject: Range<Int>?
}

extension SourceText {
    private static let modifiers: Set = [
        "weak", "lazy", "unowned", "private", "fileprivate", "public", "internal", "static", "override", "final",
        "nonisolated", "async", "indirect", "mutating", "open",
    ]

    /// The statements between two tokens. O(length).
    func statements(_ range: Range<Int>) -> [Statement] {
        var result: [Statement] = []
        var i = range.lowerBound
        let limit = range.upperBound
        while i < limit {
            let start = i
            switch text(i) {
            case ";":
                i += 1
                continue
            case "if", "guard", "while", "for", "do", "repeat", "defer", "else", "catch":
                var statement = Statement(kind: .branch, lower: i, upper: i)
                while i < limit {
                    while i < limit, !isOpen(i, "{") { i = tokens[i].kind == .open ? after(i) : i + 1 }
                    guard i < limit else { break }
                    statement.blocks.append(inside(i))
                    i = after(i)
                    guard i < limit, ["else", "catch", "while"].contains(text(i)) else { break }
                    if text(i) == "while", text(start) != "repeat" { break }
                    if text(i) == "while" {
                        i = expressionEnd(i + 1, limit: limit, isCondition: true)
                        break
                    }
                }
                statement.upper = min(i, limit)
                result.append(statement)
            case "switch":
                let open = firstBrace(i, limit: limit)
                var statement = Statement(kind: .choice, lower: i, upper: min(open, limit))
                statement.subject = i + 1..<max(i + 1, min(open, limit))
                if open < limit {
                    readChoices(inside(open), into: &statement)
                    i = after(open)
                } else {
                    i = limit
                }
                statement.upper = min(i, limit)
                result.append(statement)
            case "return", "throw":
                let end =
                    tokens.indices.contains(i + 1) && i + 1 < limit && !tokens[i + 1].isFirst
                        || ["."].contains(text(i + 1))
                    ? expressionEnd(i + 1, limit: limit, isCondition: false) : i + 1
                var statement = Statement(kind: text(i) == "return" ? .result : .other, lower: i, upper: end)
                statement.subject = i + 1..<max(i + 1, end)
                result.append(statement)
                i = end
            case "let", "var":
                var k = i + 1
                while k < limit {
                    k = expressionEnd(k, limit: limit, isCondition: false)
                    guard k < limit, ["=", ","].contains(text(k)) else { break }
                    k += 1
                }
                result.append(Statement(kind: .declaration, lower: i, upper: k))
                i = max(k, i + 1)
            case "func", "class", "struct", "enum", "extension":
                i = min(limit, firstBrace(i, limit: limit))
                if i < limit { i = after(i) }
                result.append(Statement(kind: .other, lower: start, upper: i))
            case let word where word.hasPrefix("@") || Self.modifiers.contains(word):
                i += 1
                if isOpen(i, "("), !tokens[i].isSpaced { i = after(i) }
            default:
                var k = expressionEnd(i, limit: limit, isCondition: false)
                while k < limit, text(k) == "=" { k = expressionEnd(k + 1, limit: limit, isCondition: false) }
                result.append(Statement(kind: .expression, lower: i, upper: k))
                i = max(k, i + 1)
                if i < limit, tokens[i].kind == .close || text(i) == "," || text(i) == "else" && k == start { i += 1 }
            }
            if i <= start { i = start + 1 }
        }
        return result
    }

    private func firstBrace(_ start: Int, limit: Int) -> Int {
        var i = start
        while i < limit, !isOpen(i, "{") { i = tokens[i].kind == .open ? after(i) : i + 1 }
        return i
    }

    private func readChoices(_ range: Range<Int>, into statement: inout Statement) {
        var i = range.lowerBound
        while i < range.upperBound {
            guard text(i) == "case" || text(i) == "default" || text(i) == "@unknown" else {
                i += 1
                continue
            }
            let start = i
            while i < range.upperBound, text(i) != ":" { i = tokens[i].kind == .open ? after(i) : i + 1 }
            let pattern = start..<min(i, range.upperBound)
            i += 1
            let from = min(i, range.upperBound)
            while i < range.upperBound {
                if text(i) == "case" || text(i) == "@unknown" || text(i) == "default" && text(i + 1) == ":" { break }
                if text(i) == "switch" || text(i) == "if" || text(i) == "guard" || text(i) == "for"
                    || text(i) == "while"
                {
                    // `if case`, and cases of what is nested, are not this one's.
                    let brace = firstBrace(i, limit: range.upperBound)
                    i = brace < range.upperBound ? after(brace) : brace
                    continue
                }
                i = tokens[i].kind == .open ? after(i) : i + 1
            }
            statement.patterns.append(pattern)
            statement.blocks.append(from..<min(i, range.upperBound))
        }
    }
}
