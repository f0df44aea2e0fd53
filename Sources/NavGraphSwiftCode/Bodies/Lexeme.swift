/// The words and marks of Swift that the reader of expressions asks for.
enum Lexeme: String, CaseIterable {
    case other = ""
    case ifWord = "if"
    case guardWord = "guard"
    case whileWord = "while"
    case forWord = "for"
    case doWord = "do"
    case repeatWord = "repeat"
    case deferWord = "defer"
    case elseWord = "else"
    case catchWord = "catch"
    case switchWord = "switch"
    case caseWord = "case"
    case defaultWord = "default"
    case unknownWord = "@unknown"
    case returnWord = "return"
    case throwWord = "throw"
    case letWord = "let"
    case varWord = "var"
    case inWord = "in"
    case asWord = "as"
    case isWord = "is"
    case whereWord = "where"
    case tryWord = "try"
    case awaitWord = "await"
    case funcWord = "func"
    case classWord = "class"
    case structWord = "struct"
    case enumWord = "enum"
    case extensionWord = "extension"
    case protocolWord = "protocol"
    case actorWord = "actor"
    case typealiasWord = "typealias"
    case importWord = "import"
    case dot = "."
    case comma = ","
    case semicolon = ";"
    case colon = ":"
    case assign = "="
    case question = "?"
    case exclamation = "!"
    case coalescing = "??"
    case less = "<"
    case greater = ">"
    case equal = "=="
    case unequal = "!="
    case identical = "==="
    case different = "!=="
    case plus = "+"
    case minus = "-"
    case tilde = "~"
    case and = "&&"
    case or = "||"
    case ampersand = "&"
    case backslash = "\\"
    case brace = "{"
    case parenthesis = "("
    case bracket = "["

    var beginsDeclaration: Bool {
        switch self {
        case .funcWord, .classWord, .structWord, .enumWord, .extensionWord, .protocolWord, .actorWord: true
        default: false
        }
    }

    var isComparison: Bool {
        switch self {
        case .equal, .unequal, .identical, .different, .less, .greater: true
        default: false
        }
    }
}

struct Lexemes {
    private let byName: [Lexeme]

    /// O(names).
    init(_ names: Names) {
        let known = Dictionary(uniqueKeysWithValues: Lexeme.allCases.map { ($0.rawValue, $0) })
        byName = names.texts.map { known[$0] ?? .other }
    }

    subscript(_ name: NameID) -> Lexeme { byName[Int(name.number)] }
}
