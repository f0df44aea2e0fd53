import NavGraphModel
import NavGraphSyntax

/// What every Swift emitter needs: the graph, the options, a file that grows, and the names.
///
/// Frameworks share what is the same for all of them, as extensions of this type: names (below), values and arguments
/// (`Values`), conditions (`Conditions`), messages (`Messages`), words (`Words`), screens' protocols (`Screens`), what
/// makes screens (`Factory`). What differs, the calls, is in the framework's own folder.
struct SwiftEmitter {
    let graph: NavGraph
    let options: SwiftOptions
    /// What the names of the app's own types begin with: `NotesApp`, for an app `Notes`.
    let base: String
    /// `public ` or `package `, or nothing.
    let access: String
    var code = CodeWriter()
    var problems: [EmitProblem] = []
    /// The messages of each name, in file order.
    let messagesByName: [Symbol: [MessageID]]
    /// For each symbol, whether it is no plain identifier in Swift, or one that emitted code uses itself.
    private let words: [UInt8]
    let traits: GraphTraits

    private static let isKeyword: UInt8 = 1
    private static let isReserved: UInt8 = 2
    private static let isEscapedLabel: UInt8 = 4
    private static let isEscapedArgument: UInt8 = 8
    private static let isKeywordInLower: UInt8 = 16

    init(_ graph: NavGraph, _ options: SwiftOptions) {
        self.graph = graph
        self.options = options
        base = options.prefix + graph.typeBase
        access = options.access == .internal ? "" : options.access.rawValue + " "
        var words = [UInt8](repeating: 0, count: graph.text.count)
        for word in Self.keywords {
            graph.text.find(word).map { words[$0.index] |= Self.isKeyword }
            guard word == lowerCamel(word) else { continue }
            for spelling in [word, upperCamel(word)] {
                graph.text.find(spelling).map { words[$0.index] |= Self.isKeywordInLower }
            }
        }
        for word in Self.locals { graph.text.find(word).map { words[$0.index] |= Self.isReserved } }
        for index in words.indices where graph.text.withUTF8(of: Symbol(index), Self.resemblesReserved) {
            words[index] |= Self.isReserved
        }
        for word in ["inout", "let", "var"] { graph.text.find(word).map { words[$0.index] |= Self.isEscapedLabel } }
        graph.text.find("inout").map { words[$0.index] |= Self.isEscapedArgument }
        self.words = words
        traits = GraphTraits(graph)
        messagesByName = Dictionary(grouping: graph.messages.ids) { graph.messages[$0].name }
    }

    private static let keywords = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
        "Protocol",
    ]
    /// The names of emitted parameters and variables, which values of the graph must not hide.
    private static let locals = [
        "alert", "animator", "app", "children", "coder", "container", "ending", "factory", "frame", "hiding", "layer",
        "made", "mock", "navigation", "popover", "raise", "screen", "self", "step", "target", "values", "window",
        // As the first word of a closure they begin an observer.
        "didSet", "willSet",
    ]

    func isKeyword(_ name: Symbol) -> Bool { words[name.index] & Self.isKeyword != 0 }
    func isEscapedLabel(_ name: Symbol) -> Bool { words[name.index] & Self.isEscapedLabel != 0 }
    func isEscapedArgument(_ name: Symbol) -> Bool { words[name.index] & Self.isEscapedArgument != 0 }

    /// Whether a value of that name would hide, or be hidden by, something of the emitted code. Names that are as these
    /// but for underscores at the end count too, since an underscore is what tells them apart.
    private func isReserved(_ name: Symbol) -> Bool { words[name.index] & Self.isReserved != 0 }

    /// The same of a name that is none of `locals`.
    private static func resemblesReserved(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        switch first {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        case UInt8(ascii: "m"): if text.starts(with: "make".utf8) { return true }
        case UInt8(ascii: "e"): if text.starts(with: "ending".utf8) { return true }
        case UInt8(ascii: "l"): if text.starts(with: "layer".utf8) { return true }
        default: break
        }
        guard last == UInt8(ascii: "_") else { return false }
        var word = String(decoding: text, as: UTF8.self)
        while word.last == "_" { word.removeLast() }
        return locals.contains(word)
    }
}

// MARK: - Names

extension SwiftEmitter {
    mutating func put(_ text: StaticString) { code.put(text) }
    mutating func put(text symbol: Symbol) { code.put(symbol, of: graph.text) }
    mutating func put(literal symbol: Symbol) { code.putLiteral(symbol, of: graph.text) }
    mutating func put(upper name: Symbol) { code.putUpper(name, of: graph.text) }
    mutating func put(lower name: Symbol) { code.putLower(name, of: graph.text) }

    /// The app's own type of that name: `NotesAppStep`.
    mutating func put(appType name: StaticString) {
        code.put(string: base)
        code.put(name)
    }

    /// The type that is made for a screen or flow: `NoteListScreen`, `NotesRouter`.
    mutating func put(type name: Symbol, _ suffix: StaticString) {
        code.put(string: options.prefix)
        code.putUpper(name, of: graph.text)
        code.put(suffix)
    }

    /// A name as an identifier.
    mutating func put(identifier name: Symbol) { put(name, isEscaped: isKeyword(name)) }

    /// A name as a member, with a small letter: `loggedIn`, `orders.paid` → `ordersPaid`, `Class` → `` `class` ``.
    mutating func put(member name: Symbol) {
        let isEscaped = words[name.index] & Self.isKeywordInLower != 0
        if isEscaped { code.put("`") }
        put(lower: name)
        if isEscaped { code.put("`") }
    }

    /// A name as the label of a parameter: keywords may stand there as they are, but for three.
    mutating func put(label name: Symbol) { put(name, isEscaped: isEscapedLabel(name)) }

    /// A name as the label of an argument: every keyword but one may stand there as it is.
    mutating func put(argumentLabel name: Symbol) {
        put(name, isEscaped: isEscapedArgument(name))
        code.put(": ")
    }

    /// The variable of a value as the label of an argument.
    mutating func put(labelOfVariable name: Symbol) {
        put(name, isEscaped: !isReserved(name) && isEscapedArgument(name))
        code.put(isReserved(name) ? "_: " : ": ")
    }

    private mutating func put(_ name: Symbol, isEscaped: Bool) {
        if isEscaped { code.put("`") }
        put(text: name)
        if isEscaped { code.put("`") }
    }

    /// The closure property by which a screen announces an event or outcome: `onCreateNote`.
    mutating func put(closure name: Symbol) {
        code.put("on")
        put(upper: name)
    }

    /// A value of the graph as a variable: its name, unless emitted code has a variable of that name itself.
    mutating func put(variable name: Symbol) {
        if isReserved(name) {
            put(text: name)
            code.put("_")
        } else {
            put(identifier: name)
        }
    }

    /// The same as a text, without backticks.
    func variable(_ name: Symbol) -> String { graph.text[name] + (isReserved(name) ? "_" : "") }

    /// A value as a parameter: `note: Note`, or `step step_: Int` where there is a body.
    mutating func put(parameter name: Symbol, _ type: Symbol, hasBody: Bool = true) {
        put(label: name)
        if hasBody, isReserved(name) {
            code.put(" ")
            put(variable: name)
        }
        code.put(": ")
        if isFunction(type) { code.put("@escaping ") }
        put(text: type)
    }

    /// A type in an expression, which knows no `_` and no `()` as a type.
    mutating func put(typeInExpression type: Symbol) {
        let isPlain = graph.text.withUTF8(of: type) { text in
            !text.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "(") }
        }
        if isPlain { put(text: type) } else { code.put(string: SwiftText.typeInExpression(graph.text[type])) }
    }

    /// Whether a type is that of nothing: a constant of it must say so.
    func isVoid(_ type: Symbol) -> Bool { ["()", "Void", "Swift.Void"].contains(graph.text[type]) }

    /// Whether a type is a function: one that is a parameter has to be marked as escaping.
    func isFunction(_ type: Symbol) -> Bool {
        graph.text.withUTF8(of: type) { text in
            guard text.contains(UInt8(ascii: ">")), !text.starts(with: "@escaping".utf8) else { return false }
            var depth = 0
            for (index, byte) in text.enumerated() {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: ">"):
                    guard index > 0, text[index - 1] == UInt8(ascii: "-") else {
                        depth -= 1
                        continue
                    }
                    if depth == 0 { return true }
                default: break
                }
            }
            return false
        }
    }
}
