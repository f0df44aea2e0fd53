import NavGraphSyntax

/// The words that cannot be identifiers in Swift without backticks, except for `_`.
package let swiftKeywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
]

/// Whether `word` cannot be an identifier in Swift without backticks.
package func isSwiftKeyword(_ word: String) -> Bool { word == "_" || swiftKeywords.contains(word) }

/// `name` as an identifier in Swift: keywords in backticks. `name` is one of the language, hence ASCII.
package func swiftIdentifier(_ name: String) -> String {
    // Not keywords, but no names for members either.
    isSwiftKeyword(name) || name == "Type" || name == "Protocol" ? "`" + name + "`" : name
}

/// `noteList` → `NoteList`: how the name of a screen or flow begins a type's.
package func upperCamel(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first >= "a", first <= "z" else { return name }
    return String(Character(Unicode.Scalar(UInt8(ascii: first) - 32))) + name.dropFirst()
}

/// `NoteList` → `noteList`: how the name of a screen or flow begins a member's.
package func lowerCamel(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first >= "A", first <= "Z" else { return name }
    return String(Character(Unicode.Scalar(UInt8(ascii: first) + 32))) + name.dropFirst()
}

/// Whether `name` is a name of the language: a Swift identifier in the ASCII range. LANGUAGE 2.
package func isName(_ name: some Collection<UInt8>) -> Bool {
    let underscore = UInt8(ascii: "_")
    guard let first = name.first, !first.isDigit else { return false }
    return name.allSatisfy { $0.isLetter || $0.isDigit || $0 == underscore } && name.contains { $0 != underscore }
}
