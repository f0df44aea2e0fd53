/// A token of Swift code and its place.
struct Token {
    enum Kind: UInt8 { case word, number, string, mark, open, close }

    var kind: Kind
    /// Whether white space stands before it.
    var isSpaced: Bool
    /// Whether it is the first of its line.
    var isFirst: Bool
    /// Lines and columns from 1; columns count Unicode scalars.
    var line: Int32
    var column: Int32
    /// Of a bracket the other one of its pair; an open one that never ends has the number of tokens.
    var mate: Int32 = -1
    /// The open bracket around it; -1 outside of all.
    var around: Int32 = -1
    /// Without backticks; of a string its text, where it is of one piece.
    var text: String
}

/// A Swift file as tokens. Comments, white space and regular expressions are left out; every branch of `#if` is read.
struct SourceText {
    /// Relative to its directory, with `/`.
    let path: String
    var tokens: [Token] = []
    /// Lines that allow a rule: rule and reason, by line.
    var allows: [(line: Int32, rule: String, reason: String, isAlone: Bool)] = []
    /// More than 512 levels of brackets: nothing of it is read.
    var isTooDeep = false

    var count: Int { tokens.count }
    func text(_ i: Int) -> String { i >= 0 && i < tokens.count ? tokens[i].text : "" }
    func isWord(_ i: Int) -> Bool { i >= 0 && i < tokens.count && tokens[i].kind == .word }
    func isOpen(_ i: Int, _ bracket: String) -> Bool {
        i >= 0 && i < tokens.count && tokens[i].kind == .open && tokens[i].text == bracket
    }
    /// Behind the end of the group that begins there.
    func after(_ open: Int) -> Int { min(Int(tokens[open].mate) + 1, tokens.count) }
    /// What is inside a group.
    func inside(_ open: Int) -> Range<Int> { open + 1..<max(open + 1, min(Int(tokens[open].mate), tokens.count)) }
}
