import NavGraphSyntax

/// Reports values of the wrong kind, with the form that is expected, filled with what was written.
extension Decoder {
    /// Passes over a value of the wrong kind whose first event was taken, and reports it with the form that is expected.
    func reportNoMapping(_ start: YAMLEvent, of what: ValueName) throws(YAMLFailure) {
        let found = describe(start)
        let items = try parts(ofRest: start)
        let what = "\(what)"
        let form = formOfMapping(what, items, isList: start.kind == .sequenceStart).flatMap(proposable)
        var fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        var hint = form.map { "; write '\($0)'" } ?? ""
        if start.style == .literal || start.style == .folded, form != nil {
            // A mapping behind `|`.
            let header = events.source.text(of: Span(offset: start.span.offset, length: 3))
                .prefix { "|>+-".contains($0) }
            hint = "; remove the '\(header)'"
            fix = [Replacement(Span(offset: start.span.offset, length: UInt32(header.count)), with: "")]
        }
        if start.kind == .sequenceStart, form == nil {
            let dashes = items.pairs.compactMap { dash(before: $0) }
            if !dashes.isEmpty, dashes.count == items.count, items.areSingle {
                hint = "; remove the '-' in front of each name"
                fix = dashes.map { Replacement($0, with: " ") }
            } else if Self.ofElements.contains(what) {
                hint = "; write each item under its name"
                fix = items.names.count == items.count ? items.names : []
            }
        }
        isMisread = true
        listedNames = items.entries.map(\.key).filter { isName($0.utf8) }
        report(
            .wrongKind, at: start.span,
            "expected a mapping, found \(found) for \(what)" + hint,
            fix: form.map(isComplete) ?? true ? fix : [])
    }

    /// What maps names to elements.
    static let ofElements: Set = [
        "'deepLinks'", "'screens'", "'flows'", "'groups'", "'transitions'", "a group of events",
    ]

    /// Whether a form has no word in capitals that has to be replaced.
    func isComplete(_ form: String) -> Bool {
        !["TYPE", "SCREEN", "RULE", "OUTCOME"].contains { form.contains($0) }
    }

    /// The same for a text.
    func reportNoText(_ start: YAMLEvent, of what: ValueName) throws(YAMLFailure) {
        let found = describe(start)
        let items = try parts(ofRest: start)
        if start.kind == .mappingStart { meantNames.formUnion(items.entries.map(\.key)) }
        let isList = start.kind == .sequenceStart
        let form = formOfText("\(what)", items, isList: isList).flatMap(proposable)
        let fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        let isChoice = ["any", "or", "anyOf"].contains(items.entries.first?.key)
        let areChecks = isList && "\(what)" == "the screen of a check"
        let hint =
            form.map { "; write '\($0)'" }
            ?? (isChoice ? "; \(Self.noChoice)" : areChecks ? "; write a check for each screen" : "")
        report(.wrongKind, at: start.span, "expected text, found \(found) for \(what)" + hint, fix: fix)
    }

    static let noChoice = "'or' is not supported: write a list with an alternative for each condition"

    /// The same where nothing is written, with what is written there most often.
    func reportNothing(_ event: YAMLEvent, of what: ValueName) {
        let usual: [String: Key] = [
            "'dismiss'": .top, "the target of 'pop'": .back, "the value of a condition": .true, "'public'": .true,
            "'reuse'": .true, "'changes'": .true,
        ]
        let word = usual["\(what)"]?.spelling
        let named = [
            "the target of an action": "a screen or flow", "the outcome of 'finish'": "an outcome",
        ]
        let hint = named["\(what)"].map { "; name \($0)" } ?? ""
        report(
            .wrongKind, at: event.span, "missing value for \(what)" + (word.map { "; write '\($0)'" } ?? hint),
            fix: word.map { [replacement(ofNothing: event, with: $0)] } ?? [])
    }

    /// A word instead of a value that is empty, or behind a key that has none, with the colon if that is missing.
    func replacement(ofNothing event: YAMLEvent, with word: String) -> Replacement {
        if event.span.length > 0 { return Replacement(event.span, with: word) }
        let start = event.span.offset - min(event.span.offset, 200)
        let before = events.source.text(of: Span(offset: start, length: event.span.offset - start)).unicodeScalars
        let blanks = before.reversed().prefix { $0.properties.isWhitespace }.count
        let hasColon = before.dropLast(blanks).last == ":"
        let end = Span(offset: event.span.offset - UInt32(blanks), length: 0)
        return Replacement(end, with: (hasColon ? " " : ": ") + word)
    }

    /// Stops at a key of the file that is indented like a flow or a screen: what follows belongs to it.
    func checkPlace(of key: YAMLEvent, among kind: Subject.Kind) throws(YAMLFailure) {
        guard let word = Key(key.text), word == .deepLinks || kind == .flow && KeyTable.root.keys.contains(word),
            case let value = try events.peek(), isLeftEmpty(value)
        else { return }
        let reach = min(key.span.offset, 20)
        let above = events.source.text(of: Span(offset: key.span.offset - reach, length: reach))
        let blanks = UInt32(above.reversed().prefix { $0 == " " }.count)
        guard blanks > 0, above.dropLast(Int(blanks)).last?.isNewline == true else { return }
        var failure = YAMLFailure(
            .unknownKey, at: .span(key.span), "'\(word.spelling)' is a key of the file; do not indent it",
            standsAlone: true)
        failure.fix = [Replacement(Span(offset: key.span.offset - blanks, length: blanks), with: "")]
        throw failure
    }

    /// Stops where a key has a value but no colon: `openProduct { push: product }`.
    func checkColon(behind key: YAMLEvent) throws(YAMLFailure) {
        guard key.style == .plain else { return }
        let written = string(key.text)
        let name = written.prefix { !" {:".contains($0) }
        // `openProduct -> { push: product }`
        let marks = written.dropFirst(name.count).prefix { " =->→:".contains($0) }
        guard isName(name.utf8), written.dropFirst(name.count + marks.count).first == "{" else { return }
        let length = UInt32(name.utf8.count)
        var failure = YAMLFailure(
            .yamlSyntax, at: .span(Span(offset: key.span.offset, length: length)),
            marks == ":" ? "a space is missing behind '\(name):'" : "a ':' is missing behind \(quoted(String(name)))")
        let other = marks.contains { $0 != " " } ? UInt32(marks.unicodeScalars.count) : 0
        failure.fix = [
            Replacement(Span(offset: key.span.offset + length, length: other), with: other > 0 ? ": " : ":")
        ]
        throw failure
    }

    /// The same for a list.
    func reportNoList(_ start: YAMLEvent, of what: ValueName) throws(YAMLFailure) {
        let found = describe(start)
        var items = try parts(ofRest: start)
        var form: String?
        if items.entries.first?.key.hasPrefix("-{") == true {
            report(
                .wrongKind, at: start.span,
                "expected a list, found \(found) for \(what); a space is missing behind '-'",
                fix: [Replacement(Span(offset: start.span.offset + 1, length: 0), with: " ")])
            return
        }
        if start.kind == .scalar, !start.text.isEmpty {
            let text = string(start.text)
            if let note = OddCharacters.note(on: text) {
                report(.wrongKind, at: start.span, "expected a list, found \(found) for \(what)" + note.note)
                return
            }
            let isWords = text.split(separator: " ").allSatisfy { isName($0.utf8) }
            draft.meantNames.formUnion(listed(text).map { texts.intern($0) })
            var parts = text.split(separator: isWords ? " " : ",").map { part in
                let word = String(part.drop { $0 == " " })
                return word.hasSuffix("()") || word.hasPrefix(".") ? camelCase(word) ?? word : word
            }
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
            // A number or Swift code is not an item.
            let areItems = !parts.contains { $0.contains { "{}(".contains($0) } || Int($0) != nil }
            form = areItems ? "[" + parts.joined(separator: ", ") + "]" : nil
            if let end = behind.end {
                items.span = start.span.through(Span(offset: end, length: 0))
                wordsBehind = start.span.end..<end
            }
        } else if start.kind == .mappingStart, items.isComplete {
            // `{ primary: list, secondary: detail }`
            let areRoles =
                ["'columns'", "'include'"].contains("\(what)") && items.entries.allSatisfy { !$0.value.isEmpty }
            draft.meantNames.formUnion(items.entries.map { texts.intern($0.value) })
            form =
                "\(what)" == "'checks'"
                ? formOfChecks(items.entries)
                : "[" + (areRoles ? items.entries.map(\.value) : items.entries.map(\.key)).joined(separator: ", ") + "]"
        }
        form = form.flatMap(proposable)
        let fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        isMisread = true
        report(
            .wrongKind, at: start.span,
            "expected a list, found \(found) for \(what)" + (form.map { "; write \(quoted($0))" } ?? ""), fix: fix)
    }
}
