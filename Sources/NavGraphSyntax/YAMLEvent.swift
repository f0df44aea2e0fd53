/// One event of a YAML stream, with its text interned.
package struct YAMLEvent: Sendable {
    package enum Kind: Sendable {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }
    /// How a scalar is written; of a list whether it is `inBrackets`.
    package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, inBrackets }

    package var kind: Kind
    package var style: Style = .plain
    /// The text of a scalar, the name of an alias.
    package var text: Symbol = .none
    /// Whether the text of a scalar is ASCII.
    package var isASCII = true
    /// The anchor of a node; empty where it has none.
    package var anchor: Symbol = .none
    /// Its tag, resolved; empty where it has none.
    package var tag: Symbol = .none
    package var span: Span

    package var startsCollection: Bool { kind == .mappingStart || kind == .sequenceStart }
    package var endsCollection: Bool { kind == .mappingEnd || kind == .sequenceEnd }
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
    /// Whether nothing else that is wrong with the file counts: always so of what is no YAML or no UTF-8. CLI.md,
    /// Findings.
    package var standsAlone: Bool
    /// The edits that fix it, where the line says what was meant.
    package var fix: [Replacement] = []
    /// What libyaml calls the problem, and where what it was reading begins, in scalars.
    var problem = ""
    var context: UInt32?

    package init(_ rule: Rule, at position: Position, _ message: String, standsAlone: Bool = false) {
        self.rule = rule
        self.position = position
        self.message = message
        self.standsAlone = standsAlone || rule == .yamlSyntax || rule == .notUTF8
    }

    /// Where it is in the text of a file with these bytes.
    package func span(in bytes: [UInt8]) -> Span {
        switch position {
        case .span(let span): span
        case .scalar(let offset): Span(offset: offset, length: 0)
        case .byte(let offset): Span(offset: SourceFile(bytes: bytes).scalarOffset(ofByte: offset), length: 0)
        }
    }
}
