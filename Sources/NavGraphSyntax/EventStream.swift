/// The events of the one document of a file, with aliases replaced by what they stand for.
///
/// Limits are kept while events arrive: `maximumDepth` collections in each other, and aliases that expand to no more
/// than `maximumExpansion` times the nodes of the file. LANGUAGE 2, CLI.
package final class EventStream {
    package static let maximumDepth = 128
    package static let maximumExpansion = 10
    package static let maximumFileSize = 64 << 20

    /// The text of the file, for messages that quote it.
    package private(set) lazy var source = SourceFile(bytes: bytes)
    /// Where the texts of the events are interned.
    package let texts: SharedTextPool
    private let bytes: [UInt8]
    private let parser: YAMLParser
    private let tilde: Symbol
    private let null: Symbol
    /// The next event and the one after it, if they were peeked at.
    private var ahead, second: YAMLEvent?
    /// The reason for which no further event follows.
    private var stopped: YAMLFailure?
    private var depth = 0
    /// Of each open collection whether it is a mapping, and whether its next node is a key.
    private var open: [(isMapping: Bool, isAtKey: Bool)] = []
    private var anchored = AnchoredNodes()
    /// Whether there was an anchor, alias or tag.
    private var hasAliases = false

    package init(_ bytes: [UInt8], texts: SharedTextPool) {
        self.bytes = bytes
        self.texts = texts
        parser = YAMLParser(bytes, texts: texts)
        tilde = texts.pool.intern("~")
        null = texts.pool.intern("null")
    }

    /// Reads up to the document's first node. Throws where the file has no document.
    package func begin() throws(YAMLFailure) {
        try Self.checkEncoding(bytes)
        _ = try next()
        let first = try next()
        guard first.kind == .documentStart else {
            throw YAMLFailure(
                .yamlSyntax, at: .scalar(0),
                bytes.isEmpty
                    ? "the file is empty; start a graph with 'navgraph: 1'"
                    : "the file contains no YAML document; start a graph with 'navgraph: 1'")
        }
    }

    /// Throws if a text is UTF-16, which libyaml reads too.
    package static func checkEncoding(_ bytes: [UInt8]) throws(YAMLFailure) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw YAMLFailure(.notUTF8, at: .scalar(0), "the file is UTF-16; save it in UTF-8")
        }
    }

    package func peek() throws(YAMLFailure) -> YAMLEvent {
        if let ahead { return ahead }
        let event = try advance()
        ahead = event
        return event
    }

    /// Returns the event after the next one; consumes neither.
    package func peekSecond() throws(YAMLFailure) -> YAMLEvent {
        _ = try peek()
        if let second { return second }
        let event = try advance()
        second = event
        return event
    }

    package func next() throws(YAMLFailure) -> YAMLEvent {
        guard let event = ahead else { return try advance() }
        (ahead, second) = (second, nil)
        return event
    }

    /// Makes every further event throw `failure`.
    package func stop(_ failure: YAMLFailure) {
        (ahead, second) = (nil, nil)
        stopped = failure
    }

    /// Whether `event` is read as an empty mapping or list: an empty plain scalar, `~` or `null`.
    package func isEmpty(_ event: YAMLEvent) -> Bool {
        event.kind == .scalar && event.style == .plain
            && (event.text.isEmpty || event.text == tilde || event.text == null)
    }

    /// The separator of two entries in the mapping of a key: a comma, or a line break and its indentation.
    package func separator(at key: Span) -> String {
        let start = source.surroundings(of: key, reach: 0).start
        let line = source.text(
            of: Span(offset: key.offset - UInt32(start.column - 1), length: UInt32(start.column - 1)))
        guard line.allSatisfy({ $0 == " " }) else { return ", " }
        return lineBreak + line
    }

    /// How lines of the text end. O(length).
    package var lineBreak: String { bytes.contains(0x0D) ? "\r\n" : "\n" }

    /// Passes over the next node, with all that is in it. The stretch from its beginning to the end of its last text.
    @discardableResult
    package func skip() throws(YAMLFailure) -> Span { try skipRest(of: next()) }

    /// Passes over the rest of a node whose first event was taken; the stretch of the whole node.
    @discardableResult
    package func skipRest(of first: YAMLEvent) throws(YAMLFailure) -> Span {
        var level = first.startsCollection ? 1 : 0
        var span = first.span
        while level > 0 {
            let event = try next()
            if event.startsCollection { level += 1 }
            if event.endsCollection { level -= 1 }
            if !event.endsCollection || event.span.length > 0 { span = span.through(event.span) }
        }
        return span
    }

    /// Where texts end that have a comment such as ` #1` behind them: places, in scalars. Linear in the file.
    package func endsBeforeTags() -> Set<UInt32> {
        var ends: Set<UInt32> = []
        /// Scalars so far; those up to the last byte that is not blank; whether a blank was the byte before.
        var (count, end): (UInt32, UInt32) = (0, 0)
        var isBehindBlank = false
        for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 && !(index == 0 && byte == 0xEF) {
            if byte == UInt8(ascii: "#"), isBehindBlank, index + 1 < bytes.count,
                bytes[index + 1].isLetter || bytes[index + 1].isDigit || bytes[index + 1] >= 0x80
            {
                ends.insert(end)
            }
            count += 1
            isBehindBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
            if !isBehindBlank { end = count }
        }
        return ends
    }

    /// Reads to the end of the file; throws where there is another document.
    package func finish() throws(YAMLFailure) {
        let end = try next()
        guard end.kind == .documentEnd else { return }
        let last = try next()
        if last.kind == .documentStart {
            throw YAMLFailure(
                .yamlSyntax, at: .span(last.span), "unexpected second document; write one document in each file")
        }
    }

    // MARK: - Reading

    private func advance() throws(YAMLFailure) -> YAMLEvent {
        if let stopped { throw stopped }
        if hasAliases, let event = anchored.nextReplayed() {
            try count(event)
            return event
        }
        let event = try parsed()
        if event.kind == .alias || !event.anchor.isEmpty || !event.tag.isEmpty { try checkExpansion() }
        if !event.tag.isEmpty { try checkTag(of: event) }
        if event.kind == .alias {
            anchored.replay(try node(of: event))
            return try advance()
        }
        let outer = depth
        try count(event)
        if hasAliases {
            if !event.anchor.isEmpty { anchored.begin(event.anchor, depth: outer) }
            anchored.record(event, depth: depth)
        }
        return event
    }

    /// The next event of the file; where there is none because of a character that only looks like one of YAML, that is told.
    private func parsed() throws(YAMLFailure) -> YAMLEvent {
        do throws(YAMLFailure) {
            return try parser.next()
        } catch {
            guard error.rule == .yamlSyntax, case .scalar(let offset) = error.position else { throw error }
            let reader = SyntaxErrorReader(bytes, error, at: Int(offset))
            if let conflict = reader.conflict { throw conflict }
            if let odd = OddCharacters.first(in: bytes, around: offset) {
                throw OddCharacters.failure(odd.scalar, at: odd.offset, in: source)
            }
            throw reader.explained ?? error
        }
    }

    private func node(of alias: YAMLEvent) throws(YAMLFailure) -> Int {
        guard let node = anchored.node(alias.text) else {
            throw YAMLFailure(
                .yamlSyntax, at: .span(alias.span),
                "unknown anchor '\(texts.pool[alias.text])'; define '&\(texts.pool[alias.text])' above this alias")
        }
        guard node.isFinished else {
            throw YAMLFailure(
                .yamlSyntax, at: .span(alias.span),
                "'*\(texts.pool[alias.text])' refers to a value that contains it")
        }
        return node.number
    }

    // MARK: - Limits

    private func count(_ event: YAMLEvent) throws(YAMLFailure) {
        if event.endsCollection {
            open.removeLast()
        } else if let last = open.indices.last {
            if !event.isASCII, event.kind == .scalar, event.style == .plain {
                try checkCharacters(of: event, isKey: open[last].isMapping && open[last].isAtKey)
            }
            open[last].isAtKey.toggle()
        }
        if event.startsCollection {
            open.append((event.kind == .mappingStart, true))
            depth += 1
            if depth > Self.maximumDepth {
                throw YAMLFailure(
                    .limitExceeded, at: .span(Span(offset: event.span.offset, length: 1)),
                    "more than \(Self.maximumDepth) nested mappings and lists")
            }
        } else if event.endsCollection {
            depth -= 1
        }
    }

    private func checkCharacters(of event: YAMLEvent, isKey: Bool) throws(YAMLFailure) {
        guard let odd = texts.pool.oddCharacter(in: event.text, isKey: isKey) else { return }
        let length = UInt32(texts.pool[event.text].unicodeScalars.count)
        // A scalar of several lines has other white space in it than its text.
        let offset =
            odd.index == 0 || event.span.length == length
            ? event.span.offset + UInt32(odd.index) : event.span.end - 1
        throw OddCharacters.failure(odd.scalar, at: offset, in: source)
    }

    /// At the first anchor, alias or tag: throws where the aliases of the file expand too far. Of such a file nothing else is
    /// to be said, whatever was read already: it is too large, in a way.
    private func checkExpansion() throws(YAMLFailure) {
        if hasAliases { return }
        hasAliases = true
        guard let alias = Self.firstAliasTooMany(bytes) else { return }
        throw YAMLFailure(
            .limitExceeded, at: .span(alias),
            "aliases expand the file to more than \(Self.maximumExpansion) times its size",
            standsAlone: true)
    }

    /// The types that YAML itself has tags for: https://yaml.org/type/.
    private static let types: Set<String> = [
        "map", "omap", "pairs", "set", "seq", "binary", "bool", "float", "int", "merge", "null", "str", "timestamp",
        "value", "yaml",
    ]

    private func checkTag(of event: YAMLEvent) throws(YAMLFailure) {
        let tag = texts.pool[event.tag]
        let prefix = "tag:yaml.org,2002:"
        if tag == "!" || tag.hasPrefix(prefix) && Self.types.contains(String(tag.dropFirst(prefix.count))) { return }
        var name = tag.dropFirst()
        let length = UInt32(tag.unicodeScalars.count)
        if name.last == ":", event.kind == .scalar, ["true", "false"].contains(texts.pool[event.text]) {
            // `!draft: true`
            name = name.dropLast()
            let form = "\(name): \(texts.pool[event.text] == "false")"
            var failure = YAMLFailure(
                .yamlSyntax, at: .span(event.span), "'!' does not negate a condition; write '\(form)'")
            failure.fix = [Replacement(event.span, with: form)]
            throw failure
        }
        let above = source.text(
            of: Span(offset: event.span.offset - min(event.span.offset, 8), length: min(event.span.offset, 8)))
        if ["title: ", "about: "].contains(where: above.hasSuffix), event.kind == .scalar {
            let rest = source.text(of: event.span)
            var failure = YAMLFailure(
                .yamlSyntax, at: .span(event.span), "text cannot start with '!', which begins a tag; put it in quotes")
            failure.fix = rest.contains("'") ? [] : [Replacement(event.span, with: "'\(rest)'")]
            throw failure
        }
        guard name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }), event.kind == .scalar,
            event.text.isEmpty
        else {
            throw YAMLFailure(.yamlSyntax, at: .span(event.span), "tags are not supported; remove '\(tag)'")
        }
        var failure = YAMLFailure(
            .yamlSyntax, at: .span(event.span), "'!' does not negate a condition; write 'not \(name)'")
        failure.fix = [Replacement(Span(offset: event.span.offset, length: length), with: "not \(name)")]
        throw failure
    }
}
