import NavGraphModel
import NavGraphSyntax

/// A name of the graph, spelled as one place of the emitted code wants it.
struct SwiftName {
    enum Form {
        /// As the graph has it.
        case plain
        /// In backticks.
        case escaped
        case underscored
        /// As a type begins: `noteList` → `NoteList`, `orders.detail` → `OrdersDetail`.
        case upper
        /// As a member: `noteList`, `orders.detail` → `ordersDetail`.
        case lower
        /// The same of a condition or resolver, which has the name of its module in any Swift module.
        case member
        /// The same in backticks.
        case escapedLower
        /// As a string literal, quotes included.
        case literal
    }
    let names: SwiftNames
    let symbol: Symbol
    let form: Form

    func append(to bytes: inout [UInt8]) {
        names.pool.withUTF8(of: symbol) { name in
            switch form {
            case .plain: bytes.append(contentsOf: name)
            case .escaped:
                bytes.append(UInt8(ascii: "`"))
                bytes.append(contentsOf: name)
                bytes.append(UInt8(ascii: "`"))
            case .underscored:
                bytes.append(contentsOf: name)
                bytes.append(UInt8(ascii: "_"))
            case .upper: Self.append(camel: names.spelledPart(of: name), isUpper: true, to: &bytes)
            case .lower: Self.append(camel: names.spelledPart(of: name), isUpper: false, to: &bytes)
            case .member: Self.append(camel: name, isUpper: false, to: &bytes)
            case .escapedLower:
                bytes.append(UInt8(ascii: "`"))
                Self.append(camel: name, isUpper: false, to: &bytes)
                bytes.append(UInt8(ascii: "`"))
            case .literal: appendSwiftLiteral(name, to: &bytes)
            }
        }
    }

    private static func append(camel name: some Collection<UInt8>, isUpper: Bool, to bytes: inout [UInt8]) {
        var isUpper = isUpper
        var isFirst = true
        for byte in name {
            if byte == UInt8(ascii: ".") {
                isUpper = true
                isFirst = true
                continue
            }
            let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            bytes.append(!isFirst || !isLetter ? byte : isUpper ? byte & ~0x20 : byte | 0x20)
            isFirst = false
        }
    }
}

/// `orders.detail` → `OrdersDetail`.
func upperCamelPath(_ name: String) -> String {
    name.split(separator: ".").map { upperCamel(String($0)) }.joined()
}

/// `orders.detail` → `ordersDetail`.
func lowerCamelPath(_ name: String) -> String { lowerCamel(upperCamelPath(name)) }

/// A name with as many underscores at its end as make it one that is not taken; it is then.
func free(_ name: String, _ taken: inout Set<String>) -> String {
    var name = name
    while !taken.insert(name).inserted { name += "_" }
    return name
}

/// A text as a Swift string literal, quotes included: nothing in it can end the literal or begin an interpolation.
func swiftLiteral(_ text: String) -> CodeText {
    var bytes: [UInt8] = []
    appendSwiftLiteral(text.utf8, to: &bytes)
    return CodeText(String(decoding: bytes, as: UTF8.self))
}

private func appendSwiftLiteral(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
        case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
        case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
        case 0..<0x20, 0x7F: bytes.append(contentsOf: "\\u{\(String(byte, radix: 16))}".utf8)
        default: bytes.append(byte)
        }
    }
    bytes.append(UInt8(ascii: "\""))
}

final class SwiftNames: Sendable {
    let pool: TextPool
    /// What begins names whose Swift spelling is without it.
    private let unspelled: [[UInt8]]
    private let keywords, escapedLabels: Set<Symbol>
    private let keywordsInLower: Set<Symbol>
    private let reserved: Set<Symbol>
    private let `inout`: Symbol?

    init(_ text: TextPool, unspelled: [String] = []) {
        pool = text
        self.unspelled = unspelled.map { Array($0.utf8) }
        func symbols(_ words: some Sequence<String>) -> Set<Symbol> { Set(words.compactMap { text.find($0) }) }
        keywords = symbols(Self.keywords)
        keywordsInLower = symbols(Self.keywords.filter { $0 == lowerCamel($0) }.flatMap { [$0, upperCamel($0)] })
        let resembling = (0..<text.count).lazy.map { Symbol($0) }.filter { symbol in
            text.withUTF8(of: symbol) { Self.resemblesReserved($0) }
        }
        reserved = symbols(Self.locals).union(resembling)
        escapedLabels = symbols(["inout", "let", "var"])
        `inout` = text.find("inout")
    }

    /// Swift's, and two more words that no member of a type can have as its name.
    private static let keywords = swiftKeywords.union(["Type", "Protocol"])
    /// The names of emitted parameters and variables, which values of the graph must not hide.
    private static let locals = [
        "_opening", "actions", "alert", "anchor", "animator", "app", "children", "coder", "container", "creator",
        "destination",
        "ending", "factory", "frame", "hiding", "layer", "made", "messages", "mock", "navigation", "popover", "raise",
        "router", "screen", "segue", "segues", "self", "sender", "source", "step", "store", "storyboard", "target",
        "values", "window",
        // As the first word of a closure they begin an observer.
        "didSet", "willSet",
    ]

    /// Whether an emitted variable may have a name, though it is not in `locals`. Names that are as these except for
    /// underscores at the end count too, since an underscore is what tells them apart.
    private static func resemblesReserved(_ text: some BidirectionalCollection<UInt8>) -> Bool {
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

    fileprivate func spelledPart<Name: Collection<UInt8>>(of name: Name) -> Name.SubSequence {
        name.dropFirst(unspelled.first { name.starts(with: $0) }?.count ?? 0)
    }

    private func spelled(_ name: Symbol, _ form: SwiftName.Form) -> SwiftName {
        SwiftName(names: self, symbol: name, form: form)
    }
}

// MARK: - Spellings

extension SwiftNames {
    func text(_ text: Symbol) -> SwiftName { spelled(text, .plain) }
    func upper(_ name: Symbol) -> SwiftName { spelled(name, .upper) }
    func lower(_ name: Symbol) -> SwiftName { spelled(name, .lower) }
    func literal(_ text: Symbol) -> SwiftName { spelled(text, .literal) }

    func identifier(_ name: Symbol) -> SwiftName { spelled(name, keywords.contains(name) ? .escaped : .plain) }

    /// A name as a member, with a small letter: `loggedIn`, `orders.paid` → `ordersPaid`, `Class` → `` `class` ``.
    func member(_ name: Symbol) -> SwiftName {
        spelled(name, keywordsInLower.contains(name) ? .escapedLower : .member)
    }

    /// A name as the label of a parameter: keywords may stand there as they are, except three.
    func label(_ name: Symbol) -> SwiftName { spelled(name, escapedLabels.contains(name) ? .escaped : .plain) }

    /// A name as the label of an argument: every keyword except one may stand there as it is.
    func argument(_ name: Symbol) -> SwiftName { spelled(name, name == `inout` ? .escaped : .plain) }

    /// A value of the graph as a variable: its name, unless emitted code has a variable of that name itself.
    func variable(_ name: Symbol) -> SwiftName { isReserved(name) ? spelled(name, .underscored) : identifier(name) }

    func variableArgument(_ name: Symbol) -> SwiftName {
        isReserved(name) ? spelled(name, .underscored) : argument(name)
    }

    func underscored(_ name: Symbol) -> SwiftName { spelled(name, .underscored) }

    /// Whether a value of that name would hide, or be hidden by, something of the emitted code.
    func isReserved(_ name: Symbol) -> Bool { reserved.contains(name) }
}
