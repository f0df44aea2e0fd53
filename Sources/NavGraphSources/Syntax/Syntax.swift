/// The number of a node of the syntax.
typealias NodeID = Int

extension NodeID { static let none = -1 }

/// A piece of a body: an expression or a statement.
struct Node {
    enum Kind: UInt8 {
        /// `x`, `X`, `$0`, `self`
        case name
        /// `base.x`; `.x` without a base
        case member
        /// `base(children)`, with trailing closures
        case call
        /// `base[children]`
        case index
        /// The children are its statements.
        case closure
        /// `[children]`, of dictionaries the values
        case list
        /// `(children)`
        case tuple
        /// One of the children, by the condition `base`: `a ? b : c`, `a ?? b`
        case either
        /// The operands of another operator
        case operation
        case comparison
        /// `base as T`; its type is an annotation
        case cast
        /// A string with its interpolations, or a number
        case literal
        /// `\T.x`
        case keyPath
        /// `base = children[0]`
        case assignment
        /// `let x: T = base`
        case declaration
        /// `return base`
        case result
        /// `if`, `guard`, `for`, `do`: conditions and blocks
        case branch
        /// `switch base`, with an arm for each child
        case choice
        /// The statements of a `case`
        case arm
        /// The statements between braces
        case block
    }

    var kind: Kind
    var body: Int32
    /// The token that names it, or begins it; the one behind it.
    var token: Int32
    var end: Int32
    var base: Int32 = -1
    var firstChild: Int32 = 0
    var childCount: Int32 = 0
    var parent: Int32 = -1
}

/// An argument of a call, or a part of something else.
struct Child {
    var label: NameID
    var node: Int32
    var isTrailing = false
}

/// The pattern of an arm, or of `if case`.
struct Pattern {
    var cases: [NameID] = []
    /// `is T`, `as T`
    var types: [TypeName] = []
    var isDefault = false
}

/// A name that a body declares, and where it can be seen.
struct Binding {
    enum Origin {
        case local(NodeID)
        case element(of: NodeID)
        case closure(NodeID, index: Int)
        case payload(of: NodeID, name: NameID, index: Int)
        case cast(NodeID, TypeName)
        case tuple(NodeID, index: Int)
    }

    var origin: Origin
    var from: Int32
    var until: Int32
}

/// A body of code: of a function or getter, an initial value, or top-level code.
struct Body {
    var scope: Scope
    /// The statements.
    var root: NodeID
    /// The body around a local function's.
    var outer: Int?
}

/// All bodies of an app as trees.
final class Syntax {
    let files: [SourceText]
    let names: Names
    fileprivate(set) var nodes: [Node] = []
    fileprivate(set) var children: [Child] = []
    fileprivate(set) var bodies: [Body] = []
    /// By body and name, in the order of the code.
    private var bindings: [Int64: [Binding]] = [:]
    /// Of arms, and of conditions with a pattern.
    private(set) var patterns: [NodeID: Pattern] = [:]
    /// The types that declarations and casts name, and those that a call's callee is given: `Router<Home>`.
    private(set) var annotations: [NodeID: [TypeName]] = [:]
    /// The parameters that closures name.
    private(set) var closureParameters: [NodeID: [(name: NameID, type: TypeName?)]] = [:]

    init(_ files: [SourceText], _ names: Names, _ scopes: [Scope]) {
        self.files = files
        self.names = names
        let lexemes = Lexemes(names)
        nodes.reserveCapacity(files.reduce(0) { $0 + $1.count } / 2)
        var ends = files.map { _ in [Int: Int]() }
        for scope in scopes where !scope.isTopLevel { ends[scope.body.file][scope.body.lower] = scope.body.upper }
        let order = scopes.indices.sorted {
            let (a, b) = (scopes[$0].body, scopes[$1].body)
            return (a.file, a.lower, -a.upper) < (b.file, b.lower, -b.upper)
        }
        var open: [Int] = []
        for number in order {
            let scope = scopes[number]
            while let last = open.last, !bodies[last].scope.body.contains(scope.body) { open.removeLast() }
            bodies.append(Body(scope: scope, root: .none, outer: open.last))
            open.append(bodies.count - 1)
            let file = scope.body.file
            var reader = SyntaxReader(self, files[file], lexemes, body: bodies.count - 1, nested: ends[file])
            bodies[bodies.count - 1].root = reader.readBody()
        }
    }

    // MARK: Reading

    func kind(_ node: NodeID) -> Node.Kind { nodes[node].kind }
    func base(_ node: NodeID) -> NodeID { Int(nodes[node].base) }
    func parent(_ node: NodeID) -> NodeID { Int(nodes[node].parent) }
    func body(of node: NodeID) -> Body { bodies[Int(nodes[node].body)] }
    func scope(of node: NodeID) -> Scope { bodies[Int(nodes[node].body)].scope }
    func file(of node: NodeID) -> SourceText { files[scope(of: node).body.file] }

    /// The arguments of a call, the elements of a list, the statements of a block.
    func parts(of node: NodeID) -> ArraySlice<Child> {
        let first = Int(nodes[node].firstChild)
        return children[first..<first + Int(nodes[node].childCount)]
    }

    /// For a call, that of the callee; for others, that of their token.
    func name(of node: NodeID) -> NameID {
        node < 0 ? .none : file(of: node).name(Int(nodes[node].token))
    }

    func text(of node: NodeID) -> String { names.text(name(of: node)) }

    /// The nodes around one, innermost first.
    func around(_ node: NodeID) -> some Sequence<NodeID> {
        sequence(first: parent(node)) { self.parent($0) }.prefix { $0 >= 0 }
    }

    func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
        node == outer || around(node).contains(outer)
    }

    /// What a name means at a node: the nearest declaration before it in the bodies around.
    func binding(of name: NameID, at node: NodeID) -> Binding? {
        let token = nodes[node].token
        var next: Int? = Int(nodes[node].body)
        while let body = next {
            if let all = bindings[key(body, name)],
                let found = all.last(where: { $0.from <= token && token < $0.until })
            {
                return found
            }
            next = bodies[body].outer
        }
        return nil
    }

    private func key(_ body: Int, _ name: NameID) -> Int64 { Int64(body) << 32 | Int64(name.number) }

    // MARK: Writing

    fileprivate func add(_ node: Node, _ parts: [Child] = []) -> NodeID {
        var node = node
        node.firstChild = Int32(children.count)
        node.childCount = Int32(parts.count)
        let id = nodes.count
        if node.base >= 0 { nodes[Int(node.base)].parent = Int32(id) }
        for part in parts where part.node >= 0 { nodes[Int(part.node)].parent = Int32(id) }
        children += parts.filter { $0.node >= 0 }
        node.childCount = Int32(children.count) - node.firstChild
        nodes.append(node)
        return id
    }

    fileprivate func bind(_ name: NameID, in body: Int, _ binding: Binding) {
        bindings[key(body, name), default: []].append(binding)
    }

    fileprivate func note(_ pattern: Pattern, at node: NodeID) { patterns[node] = pattern }
    fileprivate func note(_ types: [TypeName], at node: NodeID) { annotations[node] = types }
    fileprivate func note(_ parameters: [(NameID, TypeName?)], ofClosure node: NodeID) {
        closureParameters[node] = parameters
    }
}

/// Reads the tokens of one body as nodes. O(length).
private struct SyntaxReader {
    private let syntax: Syntax
    private let file: SourceText
    private let lexemes: Lexemes
    private let body: Int
    private let scope: Scope
    private let nested: [Int: Int]
    private var i: Int
    private var limit: Int

    init(_ syntax: Syntax, _ file: SourceText, _ lexemes: Lexemes, body: Int, nested: [Int: Int]) {
        self.syntax = syntax
        self.file = file
        self.lexemes = lexemes
        self.body = body
        self.nested = nested
        scope = syntax.bodies[body].scope
        i = scope.body.lower
        limit = min(scope.body.upper, file.count)
    }

    mutating func readBody() -> NodeID {
        let start = i
        return add(.block, at: start, parts: statements())
    }

    // MARK: Tokens

    private func lexeme(_ k: Int) -> Lexeme { k >= 0 && k < file.count ? lexemes[file.tokens[k].name] : .other }
    private func isMark(_ k: Int, _ lexeme: Lexeme) -> Bool {
        k < limit && file.tokens[k].kind != .string && self.lexeme(k) == lexeme
    }
    private func isOpen(_ k: Int, _ lexeme: Lexeme) -> Bool {
        k < limit && file.tokens[k].kind == .open && self.lexeme(k) == lexeme
    }
    private func skip(_ k: Int) -> Int { file.tokens[k].kind == .open ? file.after(k) : k + 1 }

    private func add(
        _ kind: Node.Kind, at token: Int, base: NodeID = .none, parts: [Child] = []
    ) -> NodeID {
        syntax.add(
            Node(kind: kind, body: Int32(body), token: Int32(token), end: Int32(i), base: Int32(base)), parts)
    }

    private func child(_ node: NodeID, label: NameID = .none, isTrailing: Bool = false) -> Child {
        Child(label: label, node: Int32(node), isTrailing: isTrailing)
    }

    /// Reads what is between the brackets that open at `i`, and goes behind them.
    private mutating func inside<Result>(_ read: (inout Self) -> Result) -> Result {
        let (outer, next) = (limit, min(file.after(i), limit))
        let inner = file.inside(i)
        (i, limit) = (inner.lowerBound, min(inner.upperBound, outer))
        let result = read(&self)
        (i, limit) = (next, outer)
        return result
    }

    // MARK: Statements

    private mutating func statements() -> [Child] {
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

    private mutating func statement() -> NodeID {
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
    private func isModifier(_ k: Int) -> Bool {
        let text = file.text(k)
        return text.hasPrefix("@")
            || file.isWord(k + 1) && !file.tokens[k + 1].isFirst && DeclarationReader.modifiers.contains(text)
    }

    /// `x: T = E, y = F` behind `let`; several are one block.
    private mutating func declarations(isCondition: Bool, until: Int) -> NodeID {
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

    private func bind(_ name: NameID, _ origin: Binding.Origin, from: Int? = nil, until: Int) {
        syntax.bind(name, in: body, Binding(origin: origin, from: Int32(from ?? i), until: Int32(until)))
    }

    private mutating func branch() -> NodeID {
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
    private func endOfBranch(_ start: Int) -> Int {
        var k = start
        while k < limit {
            while k < limit, !isOpen(k, .brace) { k = skip(k) }
            guard k < limit else { return limit }
            k = file.after(k)
            guard [.elseWord, .catchWord].contains(lexeme(k)) else { return min(k, limit) }
        }
        return limit
    }

    private mutating func block() -> NodeID {
        let start = i
        let parts = inside { $0.statements() }
        return add(.block, at: start, parts: parts)
    }

    private mutating func conditions(until: Int) -> [Child] {
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
    private mutating func sequence(until: Int) -> [Child] {
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

    private mutating func choice() -> NodeID {
        let start = i
        i += 1
        let subject = expression(isCondition: true)
        while i < limit, !isOpen(i, .brace) { i = skip(i) }
        guard i < limit else { return add(.choice, at: start, base: subject) }
        let arms = inside { reader in reader.arms(subject: subject) }
        return add(.choice, at: start, base: subject, parts: arms)
    }

    private mutating func arms(subject: NodeID) -> [Child] {
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

    private func endOfArm(_ start: Int) -> Int {
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

    // MARK: Patterns

    /// Binds the names of a pattern.
    @discardableResult
    private func read(_ range: Range<Int>, subject: NodeID, from: Int, until: Int) -> Pattern {
        var result = Pattern()
        var bindsAll = false
        var k = range.lowerBound
        while k < range.upperBound {
            switch lexeme(k) {
            case .letWord, .varWord:
                bindsAll = true
                if file.isWord(k + 1), !isMark(k + 2, .dot) {
                    if lexeme(k + 2) == .asWord, let type = file.readType(k + 3, limit: range.upperBound).type {
                        result.types.append(type)
                        bind(file.name(k + 1), .cast(subject, type), from: from, until: until)
                    } else {
                        bind(file.name(k + 1), .element(of: subject), from: from, until: until)
                    }
                    k += 1
                }
            case .isWord:
                let type = file.readType(k + 1, limit: range.upperBound)
                if let found = type.type { result.types.append(found) }
                k = max(k, type.end - 1)
            case .asWord: k = max(k, file.readType(k + 1, limit: range.upperBound).end - 1)
            case .whereWord: return result
            case .dot where file.isWord(k + 1):
                let name = file.name(k + 1)
                result.cases.append(name)
                k += 1
                if isOpen(k + 1, .parenthesis) {
                    k += 1
                    let open = (subject, name)
                    readPayload(file.inside(k), of: open, bindsAll: bindsAll, from: from, until: until)
                    k = file.after(k) - 1
                }
            default:
                if file.tokens[k].kind == .open {
                    let inner = read(file.inside(k), subject: .none, from: from, until: until)
                    result.cases += inner.cases
                    k = file.after(k) - 1
                }
            }
            k += 1
        }
        return result
    }

    private func readPayload(
        _ range: Range<Int>, of owner: (subject: NodeID, name: NameID), bindsAll: Bool, from: Int, until: Int
    ) {
        var k = range.lowerBound
        var index = 0
        while k < range.upperBound {
            if file.isWord(k), isMark(k + 1, .colon) { k += 2 }
            let start = k
            while k < range.upperBound, !isMark(k, .comma) { k = skip(k) }
            let binds = [.letWord, .varWord].contains(lexeme(start))
            let word = binds ? start + 1 : start
            if file.isWord(word), word + 1 >= k || lexeme(word + 1) == .asWord, binds || bindsAll {
                let origin = Binding.Origin.payload(of: owner.subject, name: owner.name, index: index)
                bind(file.name(word), origin, from: from, until: until)
            } else if start < k {
                read(start..<k, subject: .none, from: from, until: until)
            }
            index += 1
            k += 1
        }
    }

    // MARK: Expressions

    /// Whether an operator at the beginning of a line goes on with the line before.
    private func goesOn(_ k: Int) -> Bool {
        let token = file.tokens[k]
        switch token.kind {
        case .word: return [.asWord, .isWord].contains(lexeme(k))
        case .mark:
            if isMark(k, .dot) || isMark(k, .backslash) || isMark(k, .exclamation) { return false }
            return k + 1 < file.count && file.tokens[k + 1].isSpaced
        default: return false
        }
    }

    private mutating func expression(isCondition: Bool = false) -> NodeID {
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

    private mutating func operand(_ isCondition: Bool) -> NodeID {
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

    private mutating func keyPath() -> NodeID {
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
    private mutating func genericArguments() -> [TypeName] {
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

    private mutating func suffixes(of start: NodeID, _ isCondition: Bool) -> NodeID {
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

    private func canTakeClosure(_ node: NodeID) -> Bool {
        switch syntax.kind(node) {
        case .name, .member, .index: true
        default: false
        }
    }

    /// The arguments of a call whose callee ends before `i`.
    private mutating func call(_ callee: NodeID, _ isCondition: Bool) -> NodeID {
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
    private mutating func arguments() -> [Child] {
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

    private mutating func closure() -> NodeID {
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
    private mutating func parameters() -> [(NameID, TypeName?)] {
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
