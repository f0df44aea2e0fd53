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
    var name: NameID
}

/// A Swift file as tokens. Comments, white space and regular expressions are left out; so are the branches of `#if` that no iPhone app has.
final class SourceText {
    /// Relative to its directory, with `/`.
    let path: String
    let tokens: [Token]
    let names: Names
    /// Lines that allow a rule: rule and reason, by line.
    let allows: [Allow]
    typealias Allow = (line: Int32, rule: String, reason: String, isAlone: Bool)

    /// Comments that say whose code stands below: `// navgraph: account.redeem`.
    let anchors: [Anchor]

    struct Anchor {
        var line: Int32
        /// `screen.event` or `screen`.
        var name: String
    }

    init(path: String, tokens: [Token], names: Names, allows: [Allow], anchors: [Anchor]) {
        self.path = path
        self.tokens = tokens
        self.names = names
        self.allows = allows
        self.anchors = anchors
    }

    var count: Int { tokens.count }
    func text(_ i: Int) -> String { names.text(name(i)) }
    func name(_ i: Int) -> NameID { i >= 0 && i < tokens.count ? tokens[i].name : .none }
    func isWord(_ i: Int) -> Bool { i >= 0 && i < tokens.count && tokens[i].kind == .word }
    /// A word that begins with one of `A` to `Z`.
    func isCapital(_ i: Int) -> Bool { isWord(i) && names.isCapital(tokens[i].name) }
    func isOpen(_ i: Int, _ bracket: String) -> Bool {
        i >= 0 && i < tokens.count && tokens[i].kind == .open && names.text(tokens[i].name) == bracket
    }
    /// Behind the end of the group that begins there.
    func after(_ open: Int) -> Int { min(Int(tokens[open].mate) + 1, tokens.count) }
    /// The tokens inside a group.
    func inside(_ open: Int) -> Range<Int> { open + 1..<max(open + 1, min(Int(tokens[open].mate), tokens.count)) }
}
