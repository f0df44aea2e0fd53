import NavGraphSyntax

/// The outline of a YAML text that libyaml has read, with its comments and empty lines at the entries to which they belong.
///
/// An entry, a key with its value or an item of a list, is known by the node of its value; the root is one without a key.
package struct LayoutTree: Sendable {
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

    /// The lines of a block scalar.
    struct Block {
        /// `|` or `>`, and its indicators.
        var header: Range<Int>
        /// From the start of the first line to the end of the last one.
        var body: Range<Int>?
        /// The columns from which its lines count.
        var indent = 0
        /// The indentation that `|` or `>` asks for.
        var indicatedIndent: Int?
    }

    /// What surrounds a node, and the entry whose value it is.
    package struct Place: Sendable {
        // The entry.
        /// The lines above it.
        package var before: [Line] = []
        /// Where the first of these lines begins; without any, where its own line begins, or its key behind a dash.
        package var start = 0
        package var key: Int?
        package var hasColon = false
        package var column = -1
        /// The comment behind the colon or the dash.
        package var header: Comment?
        /// The lines between colon or dash and the value.
        package var inside: [Line] = []
        /// The comment behind the value.
        package var trailing: Comment?
        /// From its key or dash to the end of its value.
        package var range = 0..<0

        // The node.
        /// Anchor and tag, separated by a space.
        package var properties: [UInt32] = []
        /// `a: b` in brackets: a mapping without braces.
        package var isPair = false
        /// The column of the first key or dash of a block.
        package var innerColumn = 0
        var block: Block?
        /// The comment behind the opening bracket.
        package var opening: Comment?
        /// The lines at its end.
        package var last: [Line] = []
        /// Where these lines begin.
        package var lastStart: Int? { last.first?.start }
        /// Its width in one line; `nil` if it cannot stand in one.
        var flatWidth: Int?
        /// Whether there is a comment between its brackets.
        var hasComments = false
    }

    package internal(set) var outline: Outline
    /// By node.
    package internal(set) var places: [Place] = []
    /// The node of the whole text; `nil` if the text has no values.
    package internal(set) var root: Int?
    /// The directives and `---`; empty if there are none.
    var start: Range<Int> = 0..<0
    var startLines: [Line] = []
    /// Whether the text ends with `...`.
    package internal(set) var hasEnd = false
    var endComment: Comment?
    /// Whether a line break at the end would belong to a scalar.
    var endsInText = false
    /// The lines behind everything.
    var foot: [Line] = []
    /// Where these lines begin.
    package var footStart: Int { foot.first?.start ?? scalars.count }
    /// All comments, in their order.
    var comments: [[UInt32]] = []

    /// Without a byte order mark.
    package var scalars: [UInt32] { outline.scalars }
    package var nodes: [Outline.Node] { outline.nodes }
    /// How the first line ends.
    package var lineEnd: [UInt32] { outline.lineEnd.unicodeScalars.map(\.value) }

    /// The entries of a mapping or list.
    package func entries(of node: Int) -> [Int] {
        nodes[node].kind == .list ? nodes[node].items : nodes[node].entries.map(\.value)
    }

    package func isCollection(_ node: Int) -> Bool { nodes[node].kind == .mapping || nodes[node].kind == .list }

    /// Whether a value is not written.
    package func isNothing(_ node: Int) -> Bool {
        nodes[node].span.isEmpty && places[node].properties.isEmpty && !isCollection(node)
    }
}
