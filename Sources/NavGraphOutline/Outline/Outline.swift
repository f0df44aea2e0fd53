/// A text as a tree of mappings, lists and scalars with their spans, read from any text at all: what the editor answers from.
///
/// Of a text that libyaml reads, its keys, values and spans are libyaml's. Of any other, a broken line costs the element that
/// it stands in, and nothing behind it. O(length); at most 128 deep.
package struct Outline: Sendable {
    package enum Kind: Sendable { case empty, scalar, mapping, list, alias }
    package enum Style: Sendable { case plain, single, double, block }

    package struct Entry: Sendable {
        package var key: Int
        package var value: Int
    }

    package struct Node: Sendable {
        package var kind: Kind
        /// In Unicode scalars from the first one, a byte order mark not counted; quotes and brackets included.
        package var span: Range<Int>
        /// Of a scalar what it says, of an alias its name.
        package var text = ""
        package var style = Style.plain
        /// Of a mapping, or of a scalar that is followed by deeper keys.
        package var entries: [Entry] = []
        package var items: [Int] = []
        /// Whether it is in braces or brackets.
        package var isFlow = false
        /// Whether its closing bracket or quote is there.
        package var isClosed = true
        /// Its anchor, without `&`.
        package var anchor: Range<Int>?
        /// What an alias stands for; `nil` for an unknown one.
        package var target: Int?

        /// Whether it is a text or nothing.
        package var isScalar: Bool { kind == .scalar || kind == .empty }
    }

    /// Without a byte order mark.
    package internal(set) var scalars: [UInt32] = []
    package internal(set) var hasByteOrderMark = false
    package internal(set) var nodes: [Node] = []
    package internal(set) var root = 0

    init() {}

    init(scalars: [UInt32], hasByteOrderMark: Bool, nodes: [Node], root: Int) {
        (self.scalars, self.hasByteOrderMark, self.nodes, self.root) = (scalars, hasByteOrderMark, nodes, root)
    }

    package init(_ bytes: [UInt8]) {
        var scalars = [UInt32](utf8: bytes)
        let hasMark = scalars.first == 0xFEFF
        if hasMark { scalars.removeFirst() }
        self.init(scalars: scalars)
        hasByteOrderMark = hasMark
    }

    /// Without a byte order mark in front.
    package init(scalars: [UInt32]) {
        var reader = OutlineReader(scalars)
        root = reader.read()
        nodes = reader.nodes
        self.scalars = scalars
    }

    /// What a node stands for: of an alias its target.
    package func resolved(_ node: Int) -> Int? { nodes[node].kind == .alias ? nodes[node].target : node }

    /// How its first line ends: LF, CR LF or CR.
    package var lineEnd: String {
        guard let end = scalars.firstIndex(where: { $0 == 10 || $0 == 13 }), scalars[end] == 13 else { return "\n" }
        return end + 1 < scalars.count && scalars[end + 1] == 10 ? "\r\n" : "\r"
    }

    /// Where the line of an offset begins.
    package func lineStart(of offset: Int) -> Int {
        scalars[..<offset].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
    }

    /// Where the line of an offset ends, before its line break.
    package func lineEnd(of offset: Int) -> Int {
        scalars[offset...].firstIndex { $0 == 10 || $0 == 13 } ?? scalars.count
    }

    package func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

    /// Of a scalar what stands in it, without quotes.
    package func inside(_ node: Int) -> Range<Int> {
        let found = nodes[node]
        guard found.style == .single || found.style == .double else { return found.span }
        let end = found.isClosed ? found.span.upperBound - 1 : found.span.upperBound
        return found.span.lowerBound + 1..<max(end, found.span.lowerBound + 1)
    }

    /// Whether a value says the same as one of another text. O(size of the values).
    package func isAlike(_ node: Int, to otherNode: Int, of other: Outline) -> Bool {
        guard let node = resolved(node), let otherNode = other.resolved(otherNode) else { return false }
        let (a, b) = (nodes[node], other.nodes[otherNode])
        return a.kind == b.kind && a.text == b.text && a.entries.count == b.entries.count
            && a.items.count == b.items.count
            && zip(a.items, b.items).allSatisfy { isAlike($0, to: $1, of: other) }
            && zip(a.entries, b.entries).allSatisfy {
                isAlike($0.key, to: $1.key, of: other) && isAlike($0.value, to: $1.value, of: other)
            }
    }
}
