import NavGraphSyntax

/// Values as they are written, for messages and fixes that show them in another form.
extension Decoder {
    /// A value as it is written, if it is a scalar, or a mapping or list in a single line.
    func shown(_ event: YAMLEvent) -> String? {
        guard event.startsCollection else { return events.source.text(of: event.span) }
        let text = events.source.text(of: Span(offset: event.span.offset, length: 200))
        let isPair = event.kind == .mappingStart && event.span.length == 0
        guard let first = text.first, isPair || first == "{" || first == "[" else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index].isNewline { return nil }
            // `a: b` in brackets ends with its item.
            if isPair, depth == 0, ",]".contains(text[index]) { return String(text[..<index]) }
            if "{[".contains(text[index]) { depth += 1 }
            if "}]".contains(text[index]) { depth -= 1 }
            if !isPair, depth == 0 { return String(text[...index]) }
        }
        return nil
    }

    /// The entries of a mapping in braces, as they are written; none where it is nested in another way.
    func entries(inBraces text: String) -> [(key: String, value: String)] {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return [] }
        var parts = [""]
        var (depth, quote) = (0, Character?.none)
        for character in text.dropFirst().dropLast() {
            if character == quote { quote = nil } else if quote == nil, "\"'".contains(character) { quote = character }
            if quote == nil, "{[".contains(character) { depth += 1 }
            if quote == nil, "}]".contains(character) { depth -= 1 }
            if quote == nil, depth == 0, character == "," {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let (key, value) = (part[..<colon], part[part.index(after: colon)...])
            return (
                key.split(separator: " ").joined(separator: " "), value.split(separator: " ").joined(separator: " ")
            )
        }
    }

    /// The entries of a mapping as they are written, and its span: in braces, or in lines whose values are in the same line or
    /// one level below.
    func writtenEntries(of start: YAMLEvent) -> (entries: [(key: String, value: String)], span: Span)? {
        guard start.kind == .mappingStart else { return nil }
        if let text = shown(start) {
            let span = Span(offset: start.span.offset, length: UInt32(text.unicodeScalars.count))
            return (entries(inBraces: text.hasPrefix("{") ? text : "{\(text)}"), span)
        }
        let text = events.source.text(of: Span(offset: start.span.offset, length: 400))
        guard !text.hasPrefix("{"), let column = column(of: start.span) else { return nil }
        var isWhole = text.unicodeScalars.count < 400
        var entries: [(key: String, value: String)] = []
        var (length, end) = (0, 0)
        let lineBreak = events.lineBreak.unicodeScalars.count
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = line.drop { $0 == " " }
            let indentation = index == 0 ? column : line.count - content.count
            if content.isEmpty || indentation < column {
                isWhole = true
                break
            }
            if indentation > column {
                guard let last = entries.indices.last, content.contains(": "), last > 0 || index > 0 else { return nil }
                entries[last].value += (entries[last].value.isEmpty ? "{ " : ", ") + content
            } else {
                guard let colon = content.firstIndex(of: ":"), !content.contains("#") else { return nil }
                entries.append(
                    (
                        String(content[..<colon]),
                        content[content.index(after: colon)...].split(separator: " ").joined(separator: " ")
                    ))
            }
            end = length + line.unicodeScalars.count
            length = end + lineBreak
        }
        for index in entries.indices where entries[index].value.hasPrefix("{ ") && !entries[index].value.hasSuffix("}")
        {
            entries[index].value += " }"
        }
        return isWhole ? (entries, Span(offset: start.span.offset, length: UInt32(end))) : nil
    }

    /// The words behind a value in braces that have no colon, with where they end: `home, me` where a list is wanted.
    func words(behind span: Span) -> (words: [String], end: UInt32?) {
        let text = events.source.text(of: Span(offset: span.end, length: 200)).prefix { !$0.isNewline }
        guard text.hasPrefix(","), let close = text.firstIndex(where: { "}]{[:".contains($0) }) else {
            return ([], nil)
        }
        var parts = text[..<close].split(separator: ",", omittingEmptySubsequences: false).dropFirst().map {
            $0.drop { $0 == " " }.prefix { $0 != " " }
        }
        // The last one is a key, if a colon follows.
        if text[close] == ":" { parts.removeLast() }
        let words = parts.prefix { isName($0.utf8) }
        guard !words.isEmpty, words.count == parts.count || text[close] == ":" else { return ([], nil) }
        var end = span.end
        var rest = text[...]
        for word in words {
            guard let range = rest.firstRange(of: word) else { return ([], nil) }
            end += UInt32(rest[..<range.upperBound].unicodeScalars.count)
            rest = rest[range.upperBound...]
        }
        return (words.map(String.init), end)
    }

    /// The items of a list, or the entries of a mapping, as they are written.
    struct Parts {
        var entries: [(key: String, value: String)] = []
        /// Whether all of it fits in a line.
        var isComplete = true
        var count = 0
        /// The items that are mappings in separate lines.
        var pairs: [Span] = []
        /// What begins those of them that have a name: `- name: feed` as `feed:`.
        var names: [Replacement] = []
        /// Whether each of these has one key.
        var areSingle = true
        /// The whole value, if it is written in a single line.
        var span: Span?
    }

    /// The name that the first key of an item gives it, `feed` of `- name: feed`, and where that ends.
    func named(_ item: YAMLEvent) -> (name: String, end: UInt32)? {
        guard item.kind == .mappingStart else { return nil }
        let text = events.source.text(of: Span(offset: item.span.offset, length: 120))
        let first = text.prefix { !$0.isNewline && !",}".contains($0) }
        let words = first.split { "{: ".contains($0) }
        guard words.count == 2, Synonyms.naming.contains(String(words[0])), isName(words[1].utf8) else { return nil }
        return (String(words[1]), item.span.offset + UInt32(first.unicodeScalars.count))
    }

    func parts(ofRest start: YAMLEvent) throws(YAMLFailure) -> Parts {
        var parts = Parts()
        parts.span = start.span
        guard start.startsCollection else {
            parts.entries = [(string(start.text), "")]
            draft.meantNames.formUnion(listed(string(start.text)).map { texts.intern($0) })
            return parts
        }
        let isInLine = start.style == .inBrackets
        func next() throws(YAMLFailure) -> String {
            let event = try events.peek()
            let text = shown(event)
            let count = try skipDeclared()
            if text == nil {
                parts.isComplete = false
                if count > 1 { parts.areSingle = false }
            }
            return text ?? "…"
        }
        while true {
            let event = try events.peek()
            if event.endsCollection {
                parts.span = isInLine ? start.span.through(event.span) : nil
                _ = try events.next()
                break
            }
            parts.count += 1
            if event.kind == .mappingStart, event.span.length == 0, !isInLine { parts.pairs.append(event.span) }
            // A longer value is passed over.
            if parts.entries.count == 8 { parts.isComplete = false }
            if event.kind == .scalar { draft.meantNames.insert(event.text) }
            if let item = named(event) {
                draft.meantNames.insert(texts.intern(item.name))
                if !isInLine, let dash = dash(before: event.span) {
                    let start = dash.through(Span(offset: item.end, length: 0))
                    parts.names.append(Replacement(start, with: item.name + ":"))
                }
            }
            guard parts.isComplete else {
                if try skipDeclared() > 1 { parts.areSingle = false }
                if start.kind == .mappingStart { try skipDeclared() }
                continue
            }
            let key = try next()
            parts.entries.append((key, start.kind == .mappingStart ? try next() : ""))
        }
        if start.kind == .mappingStart, !isInLine, let text = shown(start) {
            // `a: b` in brackets.
            parts.span = Span(offset: start.span.offset, length: UInt32(text.unicodeScalars.count))
        }
        if parts.isComplete, let span = parts.span,
            events.source.text(of: span).contains(where: \.isNewline)
        {
            parts.span = nil
        }
        return parts
    }

    /// The names in a text with commas.
    func listed(_ text: String) -> [String] {
        text.split { $0 == "," || $0 == " " }.map(String.init)
    }
}

/// The conditions between `and`, `&&`, `&` or `+`.
func conjuncts(of text: String) -> [String] {
    text.replacing(",", with: " and ").split(separator: " ").split {
        ["and", "&&", "&", "+"].contains($0.lowercased())
    }.map {
        $0.joined(separator: " ")
    }
}
