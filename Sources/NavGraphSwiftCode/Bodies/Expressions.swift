/// Expressions: operands and operators, chains of members and calls, closures.
extension SyntaxReader {
    /// Whether an operator at the beginning of a line goes on with the line before.
    func goesOn(_ k: Int) -> Bool {
        let token = file.tokens[k]
        switch token.kind {
        case .word: return [.asWord, .isWord].contains(lexeme(k))
        case .mark:
            if isMark(k, .dot) || isMark(k, .backslash) || isMark(k, .exclamation) { return false }
            return k + 1 < file.count && file.tokens[k + 1].isSpaced
        default: return false
        }
    }

    mutating func expression(isCondition: Bool = false) -> NodeID {
        let start = i
        var left = operand(isCondition)
        while i < limit {
            let token = file.tokens[i]
            guard token.kind == .mark || token.kind == .word, !token.isFirst || goesOn(i) else { break }
            let mark = lexeme(i)
            switch mark {
            case .comma, .semicolon, .colon, .dot, .backslash: return left
            case .question:
                i += 1
                let first = expression(isCondition: isCondition)
                if isMark(i, .colon) { i += 1 }
                let second = expression(isCondition: isCondition)
                return add(.either, at: start, base: left, parts: [child(first), child(second)])
            case .coalescing, .plus:
                i += 1
                let right = operand(isCondition)
                left = add(.either, at: start, parts: [child(left), child(right)])
            case .asWord, .isWord:
                i += 1
                if isMark(i, .question) || isMark(i, .exclamation) { i += 1 }
                let type = file.readType(i, limit: limit)
                i = max(i, type.end)
                left = add(mark == .asWord ? .cast : .comparison, at: start, base: left)
                if let type = type.type { syntax.note([type], at: left) }
            case .assign:
                i += 1
                let right = expression(isCondition: isCondition)
                return add(.assignment, at: start, base: left, parts: [child(right)])
            default:
                guard token.kind == .mark else { return left }
                i += 1
                while i < limit, file.tokens[i].kind == .mark, !file.tokens[i].isSpaced,
                    lexeme(i) == .other || lexeme(i).isComparison
                {
                    i += 1
                }
                let right = operand(isCondition)
                let kind: Node.Kind = mark.isComparison ? .comparison : .operation
                left = add(kind, at: start, parts: [child(left), child(right)])
            }
        }
        return left
    }

    mutating func operand(_ isCondition: Bool) -> NodeID {
        while i < limit {
            let mark = lexeme(i)
            let kind = file.tokens[i].kind
            if kind == .word, mark == .tryWord || mark == .awaitWord {
                i += 1
                while isMark(i, .question) || isMark(i, .exclamation) { i += 1 }
            } else if kind == .mark, [.exclamation, .minus, .ampersand, .tilde, .plus].contains(mark) {
                i += 1
            } else {
                break
            }
        }
        guard i < limit else { return .none }
        let start = i
        switch file.tokens[i].kind {
        case .word:
            switch lexeme(i) {
            case .ifWord: return branch()
            case .switchWord: return choice()
            case .caseWord, .elseWord, .inWord, .letWord, .varWord, .returnWord, .whereWord: return .none
            default: break
            }
            i += 1
            var types: [TypeName] = []
            if isMark(i, .less), !file.tokens[i].isSpaced, file.isCapital(start) { types = genericArguments() }
            let node = add(.name, at: start)
            if !types.isEmpty { syntax.note(types, at: node) }
            return suffixes(of: node, isCondition)
        case .number:
            i += 1
            return suffixes(of: add(.literal, at: start), isCondition)
        case .string:
            i += 1
            var parts: [Child] = []
            while isOpen(i, .parenthesis) { parts += inside { $0.arguments() } }
            return suffixes(of: add(.literal, at: start, parts: parts), isCondition)
        case .open:
            let node: NodeID
            switch lexeme(i) {
            case .brace:
                if isCondition { return .none }
                node = closure()
            case .bracket:
                let parts = inside { $0.arguments() }
                node = add(.list, at: start, parts: parts)
            default:
                let parts = inside { $0.arguments() }
                node = add(.tuple, at: start, parts: parts)
            }
            return suffixes(of: node, isCondition)
        case .mark:
            if isMark(i, .dot), file.isWord(i + 1), i + 1 < limit {
                i += 2
                return suffixes(of: add(.member, at: i - 1), isCondition)
            }
            if isMark(i, .backslash) { return keyPath() }
            return .none
        case .close: return .none
        }
    }

    mutating func keyPath() -> NodeID {
        i += 1
        var last = i
        while i < limit, file.isWord(i) || isMark(i, .dot) || isMark(i, .question) {
            guard !file.tokens[i].isSpaced else { break }
            if file.isWord(i) { last = i }
            i += 1
        }
        return add(.keyPath, at: min(last, file.count - 1))
    }

    /// `<A, B>` where something follows that an expression goes on with.
    mutating func genericArguments() -> [TypeName] {
        let end = file.skipAngle(i, limit: limit)
        guard end > i + 1, end >= limit || file.tokens[end].kind != .word || file.tokens[end].isFirst else { return [] }
        var types: [TypeName] = []
        var k = i + 1
        while k < end - 1 {
            let type = file.readType(k, limit: end - 1)
            if let found = type.type { types.append(found) }
            guard type.end > k, isMark(type.end, .comma) else { break }
            k = type.end + 1
        }
        i = end
        return types
    }

    mutating func suffixes(of start: NodeID, _ isCondition: Bool) -> NodeID {
        var node = start
        while i < limit {
            let token = file.tokens[i]
            let mark = lexeme(i)
            if token.kind == .mark, mark == .question || mark == .exclamation, !token.isSpaced {
                i += 1
            } else if token.kind == .mark, mark == .dot, i + 1 < limit,
                file.isWord(i + 1) || file.tokens[i + 1].kind == .number
            {
                i += 2
                let name = i - 1
                var types: [TypeName] = []
                if isMark(i, .less), !file.tokens[i].isSpaced, file.isCapital(name) { types = genericArguments() }
                node = add(.member, at: name, base: node)
                if !types.isEmpty { syntax.note(types, at: node) }
            } else if token.kind == .open, mark == .parenthesis, !token.isFirst, !token.isSpaced {
                node = call(node, isCondition)
            } else if token.kind == .open, mark == .bracket, !token.isFirst, !token.isSpaced {
                let place = i
                let parts = inside { $0.arguments() }
                node = add(.index, at: place, base: node, parts: parts)
            } else if token.kind == .open, mark == .brace, !isCondition, !token.isFirst, canTakeClosure(node) {
                node = call(node, isCondition)
            } else {
                break
            }
        }
        return node
    }

    func canTakeClosure(_ node: NodeID) -> Bool {
        switch syntax.kind(node) {
        case .name, .member, .index: true
        default: false
        }
    }

    /// The arguments of a call whose callee ends before `i`.
    mutating func call(_ callee: NodeID, _ isCondition: Bool) -> NodeID {
        let token = Int(syntax.nodes[callee].token)
        var parts: [Child] = []
        if isOpen(i, .parenthesis) { parts = inside { $0.arguments() } }
        if isOpen(i, .brace), !isCondition {
            parts.append(child(closure(), isTrailing: true))
            while i + 2 < limit, file.isWord(i), isMark(i + 1, .colon), isOpen(i + 2, .brace),
                lexeme(i) != .defaultWord
            {
                let label = file.name(i)
                i += 2
                parts.append(child(closure(), label: label, isTrailing: true))
            }
        }
        return add(.call, at: token, base: callee, parts: parts)
    }

    /// The comma-separated elements between brackets.
    mutating func arguments() -> [Child] {
        var result: [Child] = []
        while i < limit {
            let start = i
            var label = NameID.none
            if file.isWord(i), isMark(i + 1, .colon) {
                label = file.name(i)
                i += 2
            }
            var node = expression()
            if isMark(i, .colon) {
                // Of a dictionary the value counts.
                i += 1
                let value = expression()
                if value >= 0 { node = value }
            }
            if node >= 0 { result.append(child(node, label: label)) }
            while i < limit, !isMark(i, .comma) { i = skip(i) }
            i = max(i + 1, start + 1)
        }
        return result
    }

    mutating func closure() -> NodeID {
        let start = i
        var names: [(NameID, TypeName?)] = []
        let statements = inside { reader in
            names = reader.parameters()
            return reader.statements()
        }
        let node = add(.closure, at: start, parts: statements)
        if !names.isEmpty {
            syntax.note(names, ofClosure: node)
            for (index, name) in names.enumerated() {
                bind(name.0, .closure(node, index: index), from: start, until: i)
            }
        }
        return node
    }

    /// `[weak self] a, b: T in`; goes behind it. Nothing where the closure has none.
    mutating func parameters() -> [(NameID, TypeName?)] {
        let start = i
        var names: [(NameID, TypeName?)] = []
        var k = i
        while k < limit, file.text(k).hasPrefix("@") { k += 1 }
        if isOpen(k, .bracket), file.after(k) < limit { k = file.after(k) }
        func name(_ at: Int, _ upper: Int) -> (name: (NameID, TypeName?), end: Int) {
            guard isMark(at + 1, .colon) else { return ((file.name(at), nil), at + 1) }
            let type = file.readType(at + 2, limit: upper)
            return ((file.name(at), type.type), max(type.end, at + 2))
        }
        if isOpen(k, .parenthesis) {
            let inner = file.inside(k)
            var j = inner.lowerBound
            while j < inner.upperBound {
                guard file.isWord(j) else { j = skip(j); continue }
                let read = name(j, inner.upperBound)
                names.append(read.name)
                j = read.end
                while j < inner.upperBound, !isMark(j, .comma) { j = skip(j) }
                j += 1
            }
            k = file.after(k)
        } else {
            while k < limit, file.isWord(k), lexeme(k) != .inWord {
                let read = name(k, limit)
                names.append(read.name)
                k = read.end
                guard isMark(k, .comma) else { break }
                k += 1
            }
        }
        while k < limit, ["async", "throws"].contains(file.text(k)) { k += 1 }
        if k < limit, file.text(k) == "->" { k = max(k + 1, file.readType(k + 1, limit: limit).end) }
        guard k < limit, file.isWord(k), lexeme(k) == .inWord else {
            i = start
            return []
        }
        i = k + 1
        return names
    }
}
