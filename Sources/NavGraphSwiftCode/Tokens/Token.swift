/// A token of Swift code and its place.
package struct Token {
    package enum Kind: UInt8 { case word, number, string, mark, open, close }

    package var kind: Kind
    package var isSpaced: Bool
    package var isFirst: Bool
    /// Lines and columns from 1; columns count Unicode scalars.
    package var line: Int32
    package var column: Int32
    /// Of a bracket the other one of its pair; an open one that never ends has the number of tokens.
    package var mate: Int32 = -1
    /// The open bracket around it; -1 outside of all.
    package var around: Int32 = -1
    /// Without backticks; of a string its text, where it is of one piece.
    package var name: NameID
}

/// A Swift file as tokens. Comments, white space and regular expressions are left out; so are the branches of `#if` that no iPhone app has.
package final class SourceText {
    /// Relative to its directory, with `/`.
    package let path: String
    package let tokens: [Token]
    package let names: Names
    /// Lines that allow a rule: rule and reason, by line.
    package let allows: [Allow]
    package typealias Allow = (line: Int32, rule: String, reason: String, isAlone: Bool)

    /// Comments that say whose code stands below: `// navgraph: account.redeem`.
    package let anchors: [Anchor]

    package struct Anchor {
        package var line: Int32
        /// `screen.event` or `screen`.
        package var name: String
    }

    init(path: String, tokens: [Token], names: Names, allows: [Allow], anchors: [Anchor]) {
        (self.path, self.tokens, self.names, self.allows, self.anchors) = (path, tokens, names, allows, anchors)
    }

    package var count: Int { tokens.count }
    package func text(_ i: Int) -> String { names.text(name(i)) }
    package func name(_ i: Int) -> NameID { i >= 0 && i < tokens.count ? tokens[i].name : .none }
    package func isWord(_ i: Int) -> Bool { i >= 0 && i < tokens.count && tokens[i].kind == .word }
    /// A word that begins with one of `A` to `Z`.
    package func isCapital(_ i: Int) -> Bool { isWord(i) && names.isCapital(tokens[i].name) }
    package func isOpen(_ i: Int, _ bracket: String) -> Bool {
        i >= 0 && i < tokens.count && tokens[i].kind == .open && names.text(tokens[i].name) == bracket
    }
    /// Behind the end of the group that begins there.
    package func after(_ open: Int) -> Int { min(Int(tokens[open].mate) + 1, tokens.count) }
    package func inside(_ open: Int) -> Range<Int> {
        open + 1..<max(open + 1, min(Int(tokens[open].mate), tokens.count))
    }
}
