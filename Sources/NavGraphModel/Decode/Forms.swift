import NavGraphSyntax

/// What a value would look like whose kind is wrong, filled with what was written.
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

    /// Passes over a value of the wrong kind whose first event was taken, and reports it with the form that is expected.
    func reportNoMapping(_ start: YAMLEvent, of what: StaticString) throws(YAMLFailure) {
        let found = describe(start)
        let items = try parts(ofRest: start)
        let what = "\(what)"
        let form = formOfMapping(what, items, isList: start.kind == .sequenceStart).flatMap(proposable)
        let fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        isMisread = true
        report(
            .wrongKind, at: start.span,
            "expected a mapping, found \(found) for \(what)" + (form.map { "; write '\($0)'" } ?? ""),
            fix: form?.contains("TYPE") ?? true ? [] : fix)
    }

    /// The same for a list.
    func reportNoList(_ start: YAMLEvent, of what: StaticString) throws(YAMLFailure) {
        let found = describe(start)
        var items = try parts(ofRest: start)
        var form: String?
        if start.kind == .scalar, !start.text.isEmpty {
            let text = string(start.text)
            if let note = OddCharacters.note(on: text) {
                report(.wrongKind, at: start.span, "expected a list, found \(found) for \(what)" + note.note)
                return
            }
            var parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
            if text.hasPrefix("-"), !text.hasPrefix("- ") {
                parts = text.split(separator: " ").map { String($0.drop { $0 == "-" }) }
            }
            if "\(what)" == "'platforms'" {
                parts = parts.map {
                    (Synonyms.word($0, among: .platforms)?.spelling
                        ?? nearest(to: $0, among: KeySet.platforms.spellings)) ?? $0
                }
            }
            let behind = words(behind: start.span)
            parts += behind.words
            form = "[" + parts.joined(separator: ", ") + "]"
            if let end = behind.end {
                items.span = start.span.through(Span(offset: end, length: 0))
                wordsBehind = start.span.end..<end
            }
        } else if start.kind == .mappingStart, items.isComplete {
            form =
                "\(what)" == "'checks'"
                ? "[{ " + items.entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }]"
                : "[" + items.entries.map(\.key).joined(separator: ", ") + "]"
        }
        form = form.flatMap(proposable)
        let fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        isMisread = true
        report(
            .wrongKind, at: start.span,
            "expected a list, found \(found) for \(what)" + (form.map { "; write \(quoted($0))" } ?? ""), fix: fix)
    }

    /// The words behind a value in braces that have no colon, with where they end: `home, me` where a list is wanted.
    private func words(behind span: Span) -> (words: [String], end: UInt32?) {
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
        /// The whole value, if it is written in a single line.
        var span: Span?
    }

    private func parts(ofRest start: YAMLEvent) throws(YAMLFailure) -> Parts {
        var parts = Parts()
        parts.span = start.span
        guard start.startsCollection else {
            parts.entries = [(string(start.text), "")]
            return parts
        }
        let isInLine = start.span.length > 0
        func next() throws(YAMLFailure) -> String {
            let event = try events.peek()
            let text = shown(event)
            try events.skip()
            if text == nil { parts.isComplete = false }
            return text ?? "…"
        }
        while true {
            let event = try events.peek()
            if event.endsCollection {
                parts.span = isInLine ? start.span.through(event.span) : nil
                _ = try events.next()
                break
            }
            // A longer value is passed over.
            if parts.entries.count == 8 { parts.isComplete = false }
            guard parts.isComplete else {
                try events.skip()
                continue
            }
            let key = try next()
            parts.entries.append((key, start.kind == .mappingStart ? try next() : ""))
        }
        if parts.isComplete, let span = parts.span,
            events.source.text(of: span).contains(where: \.isNewline)
        {
            parts.span = nil
        }
        return parts
    }

    private func formOfMapping(_ what: String, _ parts: Parts, isList: Bool) -> String? {
        guard parts.isComplete, !parts.entries.isEmpty else { return nil }
        let names = parts.entries.map(\.key)
        if !isList, names.count == 1, ["null", "nil", "none"].contains(names[0].lowercased()) { return "~" }
        let isNames = names.allSatisfy { isName($0.utf8) }
        func mapping(_ value: String) -> String? {
            if isList, names.allSatisfy({ $0.contains(": ") && !$0.hasPrefix("{") }) {
                return "{ " + names.joined(separator: ", ") + " }"
            }
            return isNames ? "{ " + names.map { "\($0): \(value)" }.joined(separator: ", ") + " }" : nil
        }
        switch what {
        case "'screens'": return mapping("{}")
        case "'params'", "'payload'", "'query'", "the params": return mapping("TYPE")
        case "'returns'": return mapping("~")
        case "'sets'": return mapping("true")
        case "'allow'":
            return "{ " + names.map { "\($0): \"reason\"" }.joined(separator: ", ") + " }"
        case "'transitions'", "a group of events": return isNames ? "{ \(names[0]): { push: SCREEN } }" : nil
        case "'flows'": return isNames ? "{ \(names[0]): { screens: { SCREEN: {} } } }" : nil
        case "'deepLinks'": return isNames ? "{ \(names[0]): { url: /\(names[0]), opens: SCREEN } }" : nil
        case "a transition", "a handler", "a 'then'":
            if isList { return names.count == 1 && names[0].hasPrefix("{") ? names[0] : nil }
            return formOfAlternative(names[0].split { " ()=→>-".contains($0) }.map(String.init))
        case "'conditions'", "'receives'", "'outcomes'":
            return isList ? nil : "[" + listed(names[0]).joined(separator: ", ") + "]"
        default: return nil
        }
    }

    /// Words that stand where an alternative is wanted: a target, or an action and its value.
    private func formOfAlternative(_ words: [String]) -> String? {
        guard words.allSatisfy({ isName($0.utf8) }), let first = words.first else { return nil }
        let key = Key(word: first)
        if let action = key.flatMap(ActionKey.init) {
            switch (action, words.count) {
            case (_, 2): return "{ \(first): \(words[1]) }"
            case (.dismiss, 1): return "{ dismiss: top }"
            case (.pop, 1): return "{ pop: back }"
            default: return nil
            }
        }
        guard words.count == 1 else { return nil }
        switch key {
        case .back, .root: return "{ pop: \(first) }"
        case .top, .all: return "{ dismiss: \(first) }"
        default: return "{ push: \(first) }"
        }
    }

    /// `a | b` as a list of the names of an enumeration.
    func formOfEnumeration(_ text: String) -> String? {
        let names = text.split { "|,/ ".contains($0) }
        return names.count > 1 && names.allSatisfy { isName($0.utf8) } ? "[" + names.joined(separator: ", ") + "]" : nil
    }

    /// Conditions that are joined by `and`, or denied in another way.
    func formOfConditions(_ text: String) -> String? {
        let parts = conjuncts(of: text).map { $0.split(separator: " ") }
        let conditions = parts.compactMap { words -> String? in
            guard let name = words.last, isName(name.utf8), words.count < 3 else { return nil }
            if words.count == 1 { return String(name) }
            return words.first?.lowercased() == "not" || words.first == "!" ? "not \(name)" : nil
        }
        guard !conditions.isEmpty, conditions.count == parts.count else { return nil }
        return conditions.count == 1 ? conditions[0] : "[" + conditions.joined(separator: ", ") + "]"
    }

    /// The names in a text with commas.
    func listed(_ text: String) -> [String] {
        text.split { $0 == "," || $0 == " " }.map(String.init)
    }
}

/// The conditions between `and`, `&&`, `&` or `+`.
func conjuncts(of text: String) -> [String] {
    text.split(separator: " ").split { ["and", "&&", "&", "+"].contains($0.lowercased()) }.map {
        $0.joined(separator: " ")
    }
}
