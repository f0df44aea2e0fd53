/// The condition of `#if`, as an iPhone app has it.
enum BuildCondition {
    /// `nil` where it may hold.
    static func value(of text: String) -> Bool? {
        var words: [String] = []
        var word = ""
        for character in text.prefix(400) {
            if character.isLetter || character.isNumber || "_.".contains(character) {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
            if "()!&|".contains(character) { words.append(String(character)) }
            if character == "/" { break }
        }
        if !word.isEmpty { words.append(word) }
        var rest = words[...]
        return any(&rest)
    }

    private static func any(_ words: inout ArraySlice<String>) -> Bool? {
        var result = all(&words)
        while words.first == "|" {
            words = words.dropFirst(2)
            let next = all(&words)
            result = result == true || next == true ? true : result == nil || next == nil ? nil : false
        }
        return result
    }

    private static func all(_ words: inout ArraySlice<String>) -> Bool? {
        var result = one(&words)
        while words.first == "&" {
            words = words.dropFirst(2)
            let next = one(&words)
            result = result == false || next == false ? false : result == nil || next == nil ? nil : true
        }
        return result
    }

    private static func one(_ words: inout ArraySlice<String>) -> Bool? {
        guard let first = words.popFirst() else { return nil }
        if first == "!" { return one(&words).map { !$0 } }
        if first == "(" {
            let value = any(&words)
            if words.first == ")" { words.removeFirst() }
            return value
        }
        guard words.first == "(" else { return nil }
        let inner = words.dropFirst().prefix { $0 != ")" }
        words = words[min(inner.endIndex + 1, words.endIndex)...]
        switch (first, inner.first ?? "") {
        case ("os", "iOS"), ("canImport", "UIKit"): return true
        case ("os", _), ("canImport", "AppKit"): return false
        default: return nil
        }
    }
}
