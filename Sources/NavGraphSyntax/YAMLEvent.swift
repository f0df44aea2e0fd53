/// One event of a YAML stream, with its text interned. Sixteen bytes, so that it travels in registers.
@frozen public struct YAMLEvent: Sendable {
    @frozen public enum Kind: Sendable {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }
    /// How a scalar is written, as far as it matters.
    @frozen public enum Style: Sendable { case plain, doubleQuoted, other }

    public var kind: Kind
    public var style: Style = .plain
    /// Whether the node has an anchor or a tag; the parser tells which until its next event.
    public var hasProperties = false
    /// The text of a scalar, the name of an alias.
    public var text: Symbol = .none
    public var span: Span

    /// An empty plain scalar or `~`, which stands for an empty mapping or list.
    @inlinable public func isEmpty(tilde: Symbol) -> Bool {
        if case .scalar = kind, case .plain = style { return text.isEmpty || text == tilde }
        return false
    }
    @inlinable public var startsCollection: Bool {
        switch kind {
        case .mappingStart, .sequenceStart: true
        default: false
        }
    }
    @inlinable public var endsCollection: Bool {
        switch kind {
        case .mappingEnd, .sequenceEnd: true
        default: false
        }
    }
}

/// Why a file cannot be read to its end.
public struct YAMLFailure: Error, Sendable {
    public enum Position: Sendable {
        case scalar(UInt32)
        case byte(Int)
        case span(Span)
    }
    public var rule: Rule
    public var position: Position
    public var message: String
    /// Whether nothing else that is wrong with the file counts.
    public var standsAlone: Bool

    public init(_ rule: Rule, at position: Position, _ message: String, standsAlone: Bool = false) {
        self.rule = rule
        self.position = position
        self.message = message
        self.standsAlone = standsAlone
    }
}
