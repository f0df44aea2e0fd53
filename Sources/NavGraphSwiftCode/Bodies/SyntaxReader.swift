/// Reads the tokens of one body as nodes. O(length).
struct SyntaxReader {
    let syntax: Syntax
    let file: SourceText
    let lexemes: Lexemes
    let body: Int
    let scope: Scope
    let nested: [Int: Int]
    var i: Int
    var limit: Int

    init(_ syntax: Syntax, of file: SourceText, lexemes: Lexemes, body: Int, nested: [Int: Int]) {
        (self.syntax, self.file, self.lexemes, self.body, self.nested) = (syntax, file, lexemes, body, nested)
        scope = syntax.bodies[body].scope
        i = scope.body.lower
        limit = min(scope.body.upper, file.count)
    }

    mutating func readBody() -> NodeID {
        let start = i
        return add(.block, at: start, parts: statements())
    }

    // MARK: Tokens

    func lexeme(_ k: Int) -> Lexeme { k >= 0 && k < file.count ? lexemes[file.tokens[k].name] : .other }
    func isMark(_ k: Int, _ lexeme: Lexeme) -> Bool {
        k < limit && file.tokens[k].kind != .string && self.lexeme(k) == lexeme
    }
    func isOpen(_ k: Int, _ lexeme: Lexeme) -> Bool {
        k < limit && file.tokens[k].kind == .open && self.lexeme(k) == lexeme
    }
    func skip(_ k: Int) -> Int { file.tokens[k].kind == .open ? file.after(k) : k + 1 }

    func add(
        _ kind: Node.Kind, at token: Int, base: NodeID = .none, parts: [Child] = []
    ) -> NodeID {
        syntax.add(
            Node(kind: kind, body: Int32(body), token: Int32(token), end: Int32(i), base: Int32(base)), parts)
    }

    func child(_ node: NodeID, label: NameID = .none, isTrailing: Bool = false) -> Child {
        Child(label: label, node: Int32(node), isTrailing: isTrailing)
    }

    /// Reads what is between the brackets that open at `i`, and goes behind them.
    mutating func inside<Result>(_ read: (inout Self) -> Result) -> Result {
        let (outer, next) = (limit, min(file.after(i), limit))
        let inner = file.inside(i)
        (i, limit) = (inner.lowerBound, min(inner.upperBound, outer))
        let result = read(&self)
        (i, limit) = (next, outer)
        return result
    }

    // MARK: Statements

    mutating func statements() -> [Child] {
        var result: [Child] = []
        while i < limit {
            let start = i
            if let end = nested[i], i > scope.body.lower || end < scope.body.upper, end > i {
                i = min(end, limit)
                continue
            }
            let node = statement()
            if node >= 0 { result.append(child(node)) }
            if i <= start { i = start + 1 }
        }
        return result
    }

    mutating func statement() -> NodeID {
        let start = i
        let token = file.tokens[i]
        guard token.kind == .word else {
            if token.kind == .open, lexeme(i) == .brace, scope.isTopLevel {
                i = file.after(i)
                return .none
            }
            return token.kind == .close || isMark(i, .semicolon) ? .none : expression()
        }
        let word = lexeme(i)
        switch word {
        case .ifWord, .guardWord, .whileWord, .forWord, .doWord, .repeatWord, .deferWord: return branch()
        case .elseWord, .catchWord, .caseWord, .defaultWord:
            i += 1
            return .none
        case .switchWord: return choice()
        case .returnWord, .throwWord:
            i += 1
            let hasValue = i < limit && (!file.tokens[i].isFirst || isMark(i, .dot))
            return add(.result, at: start, base: hasValue ? expression() : .none)
        case .letWord, .varWord:
            i += 1
            return declarations(isCondition: false, until: limit)
        case .typealiasWord, .importWord:
            while i < limit, i == start || !file.tokens[i].isFirst { i = skip(i) }
            return .none
        default:
            if word.beginsDeclaration, file.isWord(i + 1) || word == .funcWord {
                while i < limit, !isOpen(i, .brace) { i = skip(i) }
                if i < limit { i = file.after(i) }
                return .none
            }
            if file.text(i) == "#Preview" {
                i += 1
                while i < limit, isOpen(i, .parenthesis) || isOpen(i, .brace) { i = file.after(i) }
                return .none
            }
            if isModifier(i) {
                i += 1
                if isOpen(i, .parenthesis), !file.tokens[i].isSpaced { i = file.after(i) }
                return .none
            }
            return expression()
        }
    }

    /// A word that stands before a declaration, or an attribute.
    func isModifier(_ k: Int) -> Bool {
        let text = file.text(k)
        return text.hasPrefix("@")
            || file.isWord(k + 1) && !file.tokens[k + 1].isFirst && DeclarationReader.modifiers.contains(text)
    }

    /// `x: T = E, y = F` behind `let`; several are one block.
    mutating func declarations(isCondition: Bool, until: Int) -> NodeID {
        var all: [Child] = []
        let start = i
        while i < limit {
            let place = i
            if isOpen(i, .parenthesis) {
                let words = file.inside(i).filter { file.isWord($0) }
                i = file.after(i)
                var value = NodeID.none
                if isMark(i, .assign) {
                    i += 1
                    value = expression(isCondition: isCondition)
                }
                let node = add(.declaration, at: place, base: value)
                for (index, word) in words.enumerated() {
                    bind(file.name(word), .tuple(node, index: index), until: until)
                }
                all.append(child(node))
            } else {
                guard file.isWord(i) else { break }
                i += 1
                var type: TypeName?
                if isMark(i, .colon) {
                    let read = file.readType(i + 1, limit: limit)
                    (type, i) = (read.type, max(read.end, i + 1))
                }
                var value = NodeID.none
                if isMark(i, .assign) {
                    i += 1
                    if let end = nested[i], end > i, scope.isTopLevel {
                        i = min(end, limit)
                    } else {
                        value = expression(isCondition: isCondition)
                    }
                }
                let node = add(.declaration, at: place, base: value)
                if let type { syntax.note([type], at: node) }
                // `if let x {` declares nothing that x is not.
                if !isCondition || value >= 0 { bind(file.name(place), .local(node), until: until) }
                all.append(child(node))
            }
            guard !isCondition, isMark(i, .comma) else { break }
            i += 1
        }
        return all.count == 1 ? Int(all[0].node) : add(.block, at: start, parts: all)
    }

    func bind(_ name: NameID, _ origin: Binding.Origin, from: Int? = nil, until: Int) {
        syntax.bind(name, in: body, Binding(origin: origin, from: Int32(from ?? i), until: Int32(until)))
    }

    mutating func branch() -> NodeID {
        let start = i
        let word = lexeme(i)
        let until = word == .guardWord ? limit : endOfBranch(i)
        var parts: [Child] = []
        i += 1
        if word == .forWord { parts += sequence(until: until) } else { parts += conditions(until: until) }
        while i < limit {
            if lexeme(i) == .elseWord, file.tokens[i].kind == .word {
                i += 1
                if lexeme(i) == .ifWord, file.isWord(i) {
                    i += 1
                    parts += conditions(until: until)
                    continue
                }
            }
            guard isOpen(i, .brace) else { break }
            parts.append(child(block()))
            guard i < limit, file.tokens[i].kind == .word else { break }
            if lexeme(i) == .catchWord {
                i += 1
                while i < limit, !isOpen(i, .brace) { i = skip(i) }
            } else if lexeme(i) == .whileWord, word == .repeatWord {
                i += 1
                parts.append(child(expression(isCondition: true)))
                break
            } else if lexeme(i) != .elseWord {
                break
            }
        }
        return add(.branch, at: start, parts: parts)
    }

    /// Behind the last block of an `if`, or of a loop.
    func endOfBranch(_ start: Int) -> Int {
        var k = start
        while k < limit {
            while k < limit, !isOpen(k, .brace) { k = skip(k) }
            guard k < limit else { return limit }
            k = file.after(k)
            guard [.elseWord, .catchWord].contains(lexeme(k)) else { return min(k, limit) }
        }
        return limit
    }

    mutating func block() -> NodeID {
        let start = i
        let parts = inside { $0.statements() }
        return add(.block, at: start, parts: parts)
    }

    mutating func conditions(until: Int) -> [Child] {
        var result: [Child] = []
        while i < limit, !isOpen(i, .brace), lexeme(i) != .elseWord {
            let start = i
            switch lexeme(i) {
            case .letWord, .varWord:
                i += 1
                result.append(child(declarations(isCondition: true, until: until)))
            case .caseWord:
                i += 1
                let from = i
                while i < limit, !isMark(i, .assign), !isOpen(i, .brace) { i = skip(i) }
                let pattern = from..<i
                guard isMark(i, .assign) else { break }
                i += 1
                let subject = expression(isCondition: true)
                result.append(child(subject))
                if subject >= 0 { read(pattern, subject: subject, from: i, until: until) }
            default: result.append(child(expression(isCondition: true)))
            }
            if i <= start { i = skip(start) }
            guard isMark(i, .comma) else { continue }
            i += 1
        }
        return result
    }

    /// `x in E where …` behind `for`.
    mutating func sequence(until: Int) -> [Child] {
        let from = i
        while i < limit, lexeme(i) != .inWord, !isOpen(i, .brace) { i = skip(i) }
        let pattern = from..<i
        guard lexeme(i) == .inWord else { return [] }
        i += 1
        let sequence = expression(isCondition: true)
        var result = [child(sequence)]
        if sequence >= 0 {
            if lexeme(from) == .caseWord {
                read(pattern, subject: .none, from: i, until: until)
            } else {
                for k in pattern where file.isWord(k) {
                    bind(file.name(k), .element(of: sequence), until: until)
                }
            }
        }
        if lexeme(i) == .whereWord {
            i += 1
            result.append(child(expression(isCondition: true)))
        }
        return result
    }

    mutating func choice() -> NodeID {
        let start = i
        i += 1
        let subject = expression(isCondition: true)
        while i < limit, !isOpen(i, .brace) { i = skip(i) }
        guard i < limit else { return add(.choice, at: start, base: subject) }
        let arms = inside { reader in reader.arms(subject: subject) }
        return add(.choice, at: start, base: subject, parts: arms)
    }

    mutating func arms(subject: NodeID) -> [Child] {
        var result: [Child] = []
        while i < limit {
            guard file.isWord(i), [.caseWord, .defaultWord, .unknownWord].contains(lexeme(i)) else {
                i = skip(i)
                continue
            }
            if lexeme(i) == .unknownWord { i += 1 }
            let start = i
            while i < limit, !isMark(i, .colon) { i = skip(i) }
            let pattern = start + 1..<max(start + 1, min(i, limit))
            i += 1
            let end = endOfArm(i)
            let outer = limit
            limit = end
            var read = self.read(pattern, subject: subject, from: i, until: end)
            read.isDefault = lexeme(start) == .defaultWord
            let parts = statements()
            let node = add(.arm, at: start, parts: parts)
            syntax.note(read, at: node)
            result.append(child(node))
            (i, limit) = (end, outer)
        }
        return result
    }

    func endOfArm(_ start: Int) -> Int {
        var k = start
        while k < limit {
            if file.tokens[k].kind == .word, file.tokens[k].isFirst || isMark(k - 1, .semicolon) || k == start {
                let word = lexeme(k)
                if word == .caseWord || word == .unknownWord || word == .defaultWord && isMark(k + 1, .colon) {
                    return k
                }
            } else if file.tokens[k].kind == .word, lexeme(k) == .caseWord || lexeme(k) == .defaultWord {
                // On one line: not of `if case`, and not behind a comma of conditions.
                let before = lexeme(k - 1)
                let isCondition = [.ifWord, .guardWord, .whileWord, .forWord, .comma, .dot].contains(before)
                if !isCondition, lexeme(k) == .caseWord || isMark(k + 1, .colon) { return k }
            }
            k = skip(k)
        }
        return limit
    }
}
