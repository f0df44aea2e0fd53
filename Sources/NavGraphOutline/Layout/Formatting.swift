import NavGraphSyntax

/// Returns a YAML text in the layout of `navgraph format`: only spaces and line breaks change. O(size).
///
/// Throws a `YAMLFailure` if the text is not YAML or contains several documents, `LayoutRefusal` if it contains something that
/// has no layout, and `LayoutFault` if the result would say something else.
package func formatted(_ bytes: [UInt8]) throws -> [UInt8] {
    let source = try Reading(bytes)
    let result = source.laidOut()
    do {
        let again = try Reading(result)
        guard again.tokens == source.tokens, again.tree.comments == source.tree.comments, again.laidOut() == result
        else {
            throw LayoutFault()
        }
    } catch {
        throw LayoutFault()
    }
    return result
}

/// Returns the lines of an entry in its layout: of the first one of a text, which stands at a column; the text as it is if it is
/// not YAML.
package func entryLines(_ text: [UInt32], at column: Int) -> [[UInt32]] {
    guard let tree = try? LayoutTree([UInt8](scalars: text)), let root = tree.root,
        let first = tree.entries(of: root).first
    else { return text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init) }
    var writer = LayoutWriter(tree)
    return writer.lines(ofEntry: first, at: column)
}

/// Something that cannot be laid out, with its place.
package struct LayoutRefusal: Error, Sendable {
    package var reason: String
    package var span: Span

    init(_ reason: String, at range: Range<Int>) {
        self.reason = reason
        span = Span(offset: UInt32(range.lowerBound), length: UInt32(range.count))
    }
}

/// The formatted text would not have the same values and comments: a bug of navgraph.
package struct LayoutFault: Error, Sendable {}

/// A text that was read, and what a layout of it has to preserve.
private struct Reading {
    var tree: LayoutTree
    var tokens: [LayoutEvents.Token]

    init(_ bytes: [UInt8]) throws {
        let events = try LayoutEvents(bytes)
        tree = try LayoutTree(bytes, events)
        tokens = events.tokens
    }

    func laidOut() -> [UInt8] {
        var writer = LayoutWriter(tree)
        return writer.write()
    }
}
