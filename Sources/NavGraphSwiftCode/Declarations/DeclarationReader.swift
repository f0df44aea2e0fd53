/// Reads the declarations of files into types, functions, variables, and the bodies that code stands in. SOURCES 3.
package struct DeclarationReader {
    package private(set) var types: [String: TypeDeclaration] = [:]
    /// In the order of the files.
    package private(set) var order: [TypeDeclaration] = []
    package private(set) var freeFunctions: [String: [FunctionDeclaration]] = [:]
    package private(set) var globals: [String: VariableDeclaration] = [:]
    /// `typealias Name = Type`.
    package private(set) var aliases: [String: TypeName] = [:]
    package private(set) var scopes: [Scope] = []
    private var file = SourceText(path: "", tokens: [], names: Names(), allows: [], anchors: [])
    private var number = 0

    package init() {}

    package mutating func read(_ file: SourceText, number: Int) {
        self.file = file
        self.number = number
        readMembers(0..<file.count, of: nil)
    }

    /// Of Objective-C: `@interface NAME : SUPER`.
    package mutating func readInterface(_ name: String, super base: String?) {
        let type = declare(name, outer: nil)
        if type.keyword == nil { type.keyword = .class }
        if let base { type.inherited.append(base) }
    }

    private mutating func declare(_ name: String, outer: TypeDeclaration?) -> TypeDeclaration {
        let full = outer.map { $0.name + "." + name } ?? name
        if let known = types[full] { return known }
        let type = TypeDeclaration(full, number: order.count, outer: outer)
        types[full] = type
        order.append(type)
        outer?.nested[name] = type
        return type
    }

    private mutating func readMembers(_ range: Range<Int>, of owner: TypeDeclaration?) {
        var i = range.lowerBound
        while i < range.upperBound {
            let start = i
            switch file.tokens[i].kind {
            case .word:
                switch file.text(i) {
                case "class"
                where Self.modifiers.contains(file.text(i + 1))
                    || ["func", "var", "let", "subscript"].contains(file.text(i + 1)):
                    i += 1
                case "class", "struct", "enum", "actor", "protocol", "extension":
                    // Half a line may end there.
                    let isNamed = file.isWord(i + 1) && !Self.keywords.contains(file.text(i + 1))
                    i = isNamed ? readType(i, limit: range.upperBound, outer: owner) : i + 1
                case "typealias":
                    let type = file.readType(i + 3, limit: range.upperBound)
                    if file.text(i + 2) == "=", let type = type.type, type.name != file.text(i + 1) {
                        aliases[file.text(i + 1)] = type
                    }
                    i += 2
                case "import":
                    // `import protocol Kit.Analytics` declares nothing.
                    i += TypeDeclaration.Keyword(rawValue: file.text(i + 1)) == nil ? 1 : 2
                case "func", "init": i = readFunction(i, limit: range.upperBound, owner: owner)
                case "var", "let": i = readVariable(i, limit: range.upperBound, owner: owner)
                case "case":
                    if let owner, owner.keyword == .enum {
                        i = readCases(i, limit: range.upperBound, of: owner)
                    } else {
                        i += 1
                    }
                case "subscript", "deinit", "didSet", "willSet", "get", "set":
                    i = readBody(i, limit: range.upperBound, owner: owner)
                case "#Preview":
                    i += 1
                    while i < range.upperBound, file.isOpen(i, "(") || file.isOpen(i, "{") { i = file.after(i) }
                default: i += 1
                }
            case .open where owner == nil && file.text(i) == "{":
                // Top-level code, and conditions around declarations.
                scopes.append(Scope(body: extent(file.inside(i))))
                i = file.after(i)
            case .open: i = file.after(i)
            default: i += 1
            }
            if i <= start { i = start + 1 }
        }
        if owner == nil { scopes.append(Scope(body: extent(range))) }
    }

    private func extent(_ range: Range<Int>) -> Extent {
        Extent(file: number, lower: range.lowerBound, upper: range.upperBound)
    }

    // MARK: Types

    /// A keyword that starts a declaration, and is not a type's name.
    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "extension", "func", "init", "var", "let", "case", "import",
        "private", "fileprivate", "internal", "public", "open", "static", "final",
    ]

    package static let modifiers: Set = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "override", "lazy",
        "weak", "unowned", "nonisolated", "mutating", "nonmutating", "indirect", "required", "convenience", "dynamic",
        "isolated", "async",
    ]

    private func prefix(before start: Int) -> (isStatic: Bool, attributes: [(name: String, arguments: Range<Int>)]) {
        var isStatic = false
        var attributes: [(name: String, arguments: Range<Int>)] = []
        var k = start - 1
        while k >= 0 {
            let word = file.text(k)
            if file.tokens[k].kind == .close, word == ")", file.tokens[k].mate > 0 {
                let open = Int(file.tokens[k].mate)
                let name = file.text(open - 1)
                if name.hasPrefix("@") {
                    attributes.append((String(name.dropFirst()), open + 1..<k))
                } else if !Self.modifiers.contains(name) {
                    break
                }
                k = open - 2
            } else if file.isWord(k), word.hasPrefix("@") {
                attributes.append((String(word.dropFirst()), k..<k))
                k -= 1
            } else if file.isWord(k), Self.modifiers.contains(word) || word == "class" {
                if word == "static" || word == "class" { isStatic = true }
                k -= 1
            } else {
                break
            }
        }
        return (isStatic, attributes)
    }

    private mutating func readType(_ start: Int, limit: Int, outer: TypeDeclaration?) -> Int {
        guard let keyword = TypeDeclaration.Keyword(rawValue: file.text(start)) else { return start + 1 }
        var i = start + 1
        var name = file.text(i)
        i += 1
        while file.text(i) == ".", file.isWord(i + 1) {
            name += "." + file.text(i + 1)
            i += 2
        }
        let type: TypeDeclaration
        if keyword == .extension {
            let parts = name.split(separator: ".").map(String.init)
            type = types[name] ?? parts.dropFirst().reduce(declare(parts[0], outer: nil)) { declare($1, outer: $0) }
        } else {
            type = declare(name, outer: outer)
            type.keyword = keyword
            type.place = type.place ?? (number, start + 1)
        }
        if file.text(i) == "<" {
            let end = file.skipAngle(i, limit: limit)
            for k in i + 1..<max(i + 1, end - 1) where file.isWord(k) && (k == i + 1 || file.text(k - 1) == ",") {
                type.generics.append(file.text(k))
            }
            i = end
        }
        if file.text(i) == ":" {
            i += 1
            while i < limit, !file.isOpen(i, "{"), file.text(i) != "where" {
                if keyword == .class, file.isWord(i), let angle = angle(after: i), type.baseArguments.isEmpty {
                    if let argument = file.readType(angle + 1, limit: limit).type {
                        type.baseArguments.append(argument.name)
                    }
                }
                if file.isWord(i), !file.text(i).hasPrefix("@") {
                    var base = file.text(i)
                    while file.text(i + 1) == ".", file.isWord(i + 2) {
                        base += "." + file.text(i + 2)
                        i += 2
                    }
                    type.inherited.append(base)
                    i += 1
                    if file.text(i) == "<" { i = file.skipAngle(i, limit: limit) }
                } else {
                    i = file.tokens[i].kind == .open ? file.after(i) : i + 1
                }
            }
        }
        while i < limit, !file.isOpen(i, "{") {
            // A `where` clause; a declaration without a body ends at the next line that begins one.
            if file.tokens[i].isFirst, ["func", "var", "let", "class", "struct", "enum"].contains(file.text(i)) {
                return i
            }
            i += 1
        }
        guard i < limit else { return limit }
        if type.inherited.contains("PreviewProvider") {
            type.isPreview = true
            return file.after(i)
        }
        readMembers(file.inside(i), of: type)
        return file.after(i)
    }

    private func angle(after i: Int) -> Int? {
        file.text(i + 1) == "<" && !file.tokens[i + 1].isSpaced ? i + 1 : nil
    }

    private mutating func readCases(_ start: Int, limit: Int, of owner: TypeDeclaration) -> Int {
        var i = start + 1
        while i < limit, file.isWord(i) {
            let name = file.text(i)
            i += 1
            var payload: [Parameter] = []
            if file.isOpen(i, "(") {
                payload = readParameters(i)
                i = file.after(i)
            }
            if owner.cases[name] == nil { owner.caseNames.append(name) }
            owner.cases[name] = payload
            if file.text(i) == "=" {
                i += 1
                while i < limit, !file.tokens[i].isFirst, file.text(i) != "," {
                    i = file.tokens[i].kind == .open ? file.after(i) : i + 1
                }
            }
            guard file.text(i) == "," else { break }
            i += 1
        }
        return i
    }

    // MARK: Functions

    private mutating func readFunction(_ start: Int, limit: Int, owner: TypeDeclaration?) -> Int {
        let isInit = file.text(start) == "init"
        var i = start + 1
        let name = isInit ? "init" : file.text(i)
        if !isInit {
            guard file.isWord(i) || i < limit && file.tokens[i].kind == .mark else { return i }
            while i < limit, !file.isOpen(i, "("), file.text(i) != "<" || file.isWord(i - 1) == false { i += 1 }
        } else {
            while file.text(i) == "?" || file.text(i) == "!" { i += 1 }
        }
        let function = FunctionDeclaration(name, owner: owner, file: number, place: start)
        if file.text(i) == "<" {
            let end = file.skipAngle(i, limit: limit)
            for k in i + 1..<max(i + 1, end - 1) where file.isWord(k) && (k == i + 1 || file.text(k - 1) == ",") {
                function.generics.append(file.text(k))
            }
            i = end
        }
        guard file.isOpen(i, "("), i < limit else { return start + 1 }
        function.isStatic = !isInit && prefix(before: start).isStatic
        function.parameters = readParameters(i)
        i = file.after(i)
        while ["async", "throws", "rethrows"].contains(file.text(i)) {
            i += 1
            if file.isOpen(i, "(") { i = file.after(i) }
        }
        if file.text(i) == "->" {
            let result = file.readType(i + 1, limit: limit)
            function.result = result.type
            i = result.end
        }
        if file.text(i) == "where" {
            while i < limit, !file.isOpen(i, "{"), !file.tokens[i].isFirst || file.text(i) == "where" { i += 1 }
        }
        if i < limit, file.isOpen(i, "{") {
            let body = extent(file.inside(i))
            function.body = body
            addScope(Scope(in: owner, function: function, body: body))
            i = file.after(i)
        }
        if let owner { owner.functions.append(function) } else { freeFunctions[name, default: []].append(function) }
        return i
    }

    private func readParameters(_ open: Int) -> [Parameter] {
        var result: [Parameter] = []
        let inner = file.inside(open)
        var i = inner.lowerBound
        while i < inner.upperBound {
            var parameter = Parameter(label: "", name: "")
            while file.text(i).hasPrefix("@") { i = file.isOpen(i + 1, "(") ? file.after(i + 1) : i + 1 }
            if file.isWord(i), file.text(i + 1) == ":" || file.isWord(i + 1) && file.text(i + 2) == ":" {
                parameter.label = file.text(i) == "_" ? "" : file.text(i)
                parameter.name = file.text(i + 1) == ":" ? file.text(i) : file.text(i + 1)
                i += file.text(i + 1) == ":" ? 2 : 3
            }
            let type = file.readType(i, limit: inner.upperBound)
            parameter.type = type.type
            i = type.end
            let start = i
            while i < inner.upperBound, file.text(i) != "," { i = file.tokens[i].kind == .open ? file.after(i) : i + 1 }
            if file.text(start) == "=", start + 1 < i { parameter.initial = extent(start + 1..<i) }
            result.append(parameter)
            i += 1
        }
        return result
    }

    /// The body of something whose declaration counts for nothing else.
    private mutating func readBody(_ start: Int, limit: Int, owner: TypeDeclaration?) -> Int {
        var i = start + 1
        while i < limit, !file.isOpen(i, "{"), !(file.tokens[i].isFirst && i > start + 1) {
            i = file.tokens[i].kind == .open ? file.after(i) : i + 1
        }
        guard i < limit, file.isOpen(i, "{") else { return i }
        addScope(Scope(in: owner, body: extent(file.inside(i))))
        return file.after(i)
    }

    private mutating func addScope(_ scope: Scope) {
        scopes.append(scope)
        readLocalDeclarations(in: scope)
    }

    private mutating func readLocalDeclarations(in scope: Scope) {
        var i = scope.body.lower
        while i < scope.body.upper {
            if file.tokens[i].kind == .word, file.text(i) == "func", file.isWord(i + 1) {
                i = max(i + 1, readFunction(i, limit: scope.body.upper, owner: scope.type))
            } else {
                i += 1
            }
        }
    }

    // MARK: Variables

    private mutating func readVariable(_ start: Int, limit: Int, owner: TypeDeclaration?) -> Int {
        var i = start + 1
        let before = prefix(before: start)
        while i < limit, file.isWord(i) {
            let variable = VariableDeclaration(file.text(i), owner: owner, file: number, place: i)
            (variable.isStatic, variable.attributes) = before
            i += 1
            if file.text(i) == ":" {
                let type = file.readType(i + 1, limit: limit)
                variable.type = type.type
                i = type.end
            }
            if variable.type == nil { variable.type = environmentType(variable) }
            if file.text(i) == "=" {
                let end = file.expressionEnd(i + 1, limit: limit, isCondition: false)
                let initial = extent(i + 1..<end)
                variable.initial = initial
                addScope(Scope(in: owner, variable: variable, body: initial))
                i = end
            }
            if i < limit, file.isOpen(i, "{") {
                readAccessors(file.inside(i), of: variable)
                i = file.after(i)
            }
            if let owner, owner.variables[variable.name] == nil || variable.type != nil || variable.initial != nil {
                owner.variables[variable.name] = variable
            }
            if owner == nil, globals[variable.name] == nil { globals[variable.name] = variable }
            guard file.text(i) == ",", file.isWord(i + 1) else { break }
            i += 1
        }
        return i
    }

    /// `@Environment(Router.self) private var router`: the type that the attribute names.
    private func environmentType(_ variable: VariableDeclaration) -> TypeName? {
        guard let attribute = variable.attributes.first(where: { $0.name == "Environment" }),
            attribute.arguments.count > 2, file.text(attribute.arguments.upperBound - 1) == "self"
        else { return nil }
        return file.readType(attribute.arguments.lowerBound, limit: attribute.arguments.upperBound - 2).type
    }

    private mutating func readAccessors(_ range: Range<Int>, of variable: VariableDeclaration) {
        let first = file.text(range.lowerBound)
        guard ["get", "set", "didSet", "willSet", "_read", "_modify"].contains(first) || first == "nonisolated" else {
            let body = extent(range)
            variable.body = body
            addScope(Scope(in: variable.owner, variable: variable, body: body))
            return
        }
        var i = range.lowerBound
        while i < range.upperBound {
            let name = file.text(i)
            i += 1
            while i < range.upperBound, !file.isOpen(i, "{"),
                !["get", "set", "didSet", "willSet"].contains(file.text(i))
            {
                i = file.tokens[i].kind == .open ? file.after(i) : i + 1
            }
            guard i < range.upperBound, file.isOpen(i, "{") else { continue }
            let body = extent(file.inside(i))
            if name == "get" { variable.body = body }
            addScope(Scope(in: variable.owner, variable: variable, body: body))
            i = file.after(i)
        }
    }
}
