/// One event of a YAML stream, with its text interned. Sixteen bytes, so that it travels in registers.
package struct YAMLEvent: Sendable {
    package enum Kind: Sendable {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }
    /// How a scalar is written, as far as it matters.
    package enum Style: Sendable { case plain, doubleQuoted, other }

    package var kind: Kind
    package var style: Style = .plain
    /// Whether the node has an anchor or a tag; the parser tells which until its next event.
    package var hasProperties = false
    /// The text of a scalar, the name of an alias.
    package var text: Symbol = .none
    package var span: Span

    /// An empty plain scalar or `~`, which stands for an empty mapping or list.
    package func isEmpty(tilde: Symbol) -> Bool {
        if case .scalar = kind, case .plain = style { return text.isEmpty || text == tilde }
        return false
    }
    @inlinable package var startsCollection: Bool {
        switch kind {
        case .mappingStart, .sequenceStart: true
        default: false
        }
    }
    @inlinable package var endsCollection: Bool {
        switch kind {
        case .mappingEnd, .sequenceEnd: true
        default: false
        }
    }
}

/// Why a file cannot be read to its end.
package struct YAMLFailure: Error, Sendable {
    package enum Position: Sendable {
        case scalar(UInt32)
        case byte(Int)
        case span(Span)
    }
    package var rule: Rule
    package var position: Position
    package var message: String

    package init(_ rule: Rule, at position: Position, _ message: String) {
        self.rule = rule
        self.position = position
        self.message = message
    }
}
