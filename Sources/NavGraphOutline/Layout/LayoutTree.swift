import NavGraphSyntax

/// A YAML text as mappings, lists and scalars, with its comments and empty lines at the entries to which they belong.
///
/// Values and spans are libyaml's; `LayoutReader` reads what stands between them.
package struct LayoutTree: Sendable {
    package enum Kind: Sendable { case scalar, alias, mapping, list }

    package struct Comment: Sendable {
        /// With `#`, without blanks at the end.
        package var text: [UInt32]
        package var column: Int
        /// The number of blanks between the preceding text and the comment.
        package var gap: Int
        var lineStart: Int
    }

    /// A line without values.
    package enum Line: Sendable {
        case empty(at: Int)
        case comment(Comment)

        /// Where the line begins.
        var start: Int {
            switch self {
            case .empty(let start): start
            case .comment(let comment): comment.lineStart
            }
        }

        package var isComment: Bool { if case .comment = self { true } else { false } }
    }

    package struct Node: Sendable {
        package var kind: Kind
        /// Whether it is in braces or brackets, or a pair in brackets.
        package var isFlow = false
        /// `a: b` in brackets: a mapping without braces.
        package var isPair = false
        /// Anchor and tag, separated by a space.
        package var properties: [UInt32] = []
        /// What a scalar says, or the name of an alias.
        package var value = ""
        /// Whether a scalar has neither quotes nor `|` or `>`.
        package var isPlain = true
        /// The column of the first key or dash of a block.
        package var column = 0
        /// Where the lines at its end begin.
        package var lastStart: Int?
        /// The scalar, with quotes; of a block scalar, `|` or `>` and its indicators.
        package var text: Range<Int> = 0..<0
        /// The lines of a block scalar, from the start of the first one to the end of the last one.
        package var body: Range<Int>?
        /// The columns from which the lines of a block scalar count.
        package var bodyIndent = 0
        /// The indentation that `|` or `>` asks for.
        package var indicatedIndent: Int?
        package var entries: [Int] = []
        /// The comment behind the opening bracket.
        package var opening: Comment?
        /// The lines at its end.
        package var last: [Line] = []
        /// Its width in one line; `nil` if it cannot stand in one.
        package var flatWidth: Int?
        /// Whether there is a comment between its brackets.
        package var hasComments = false

        package var isCollection: Bool { kind == .mapping || kind == .list }
        package var isNothing: Bool { kind == .scalar && text.isEmpty && properties.isEmpty }
    }

    /// A key with its value, or an item of a list.
    package struct Entry: Sendable {
        /// The lines above it.
        package var before: [Line] = []
        /// Where the first of these lines begins; without any, where its own line begins, or its key behind a dash.
        package var start = 0
        package var key: Int?
        package var hasColon = false
        package var column: Int
        /// The comment behind the colon or the dash.
        package var header: Comment?
        /// The lines between colon or dash and the value.
        package var inside: [Line] = []
        package var value = 0
        /// The comment behind the value.
        package var trailing: Comment?
        /// From its key or dash to the end of its value.
        package var range: Range<Int>
    }

    /// What libyaml says of a text, places aside.
    package struct Token: Hashable, Sendable {
        var kind: YAMLEvent.Kind
        var style: YAMLEvent.Style
        var text: String
        var anchor: String
        var tag: String
    }

    /// Reads a text. Throws a `YAMLFailure` if it is not YAML, `LayoutRefusal` if it has no layout. O(size).
    package init(_ bytes: [UInt8]) throws {
        var reader = LayoutReader(bytes)
        self = try reader.read()
    }

    init(scalars: [UInt32], hasByteOrderMark: Bool) {
        self.scalars = scalars
        self.hasByteOrderMark = hasByteOrderMark
    }

    /// Without a byte order mark.
    package var scalars: [UInt32]
    package var hasByteOrderMark = false
    package var nodes: [Node] = []
    package var entries: [Entry] = []
    /// The entry, without key, whose value is the root; `nil` if the text has no values.
    package var root: Int?
    /// The directives and `---`; empty if there are none.
    package var start: Range<Int> = 0..<0
    package var startLines: [Line] = []
    /// Whether the text ends with `...`.
    package var hasEnd = false
    package var endComment: Comment?
    /// Whether a line break at the end would belong to a scalar.
    package var endsInText = false
    /// The lines behind everything.
    package var foot: [Line] = []
    /// Where these lines begin.
    package var footStart = 0
    /// How the first line ends.
    package var lineEnd: [UInt32] {
        guard let end = scalars.firstIndex(where: { $0 == 10 || $0 == 13 }), scalars[end] == 13 else { return [10] }
        return end + 1 < scalars.count && scalars[end + 1] == 10 ? [13, 10] : [13]
    }
}
