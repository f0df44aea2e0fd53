import NavGraphSyntax

/// The choices of `entry` and `start`: lists of which the first alternative whose `when` holds is taken. LANGUAGE 2.
extension Decoder {
    /// What an alternative of a choice says that the form of the choice depends on.
    struct ChoicePart {
        /// Its first key.
        var first: Span
        /// The key `when`.
        var when: Span?
    }

    /// Each alternative but the last has a `when`, and the last has none: so one always holds.
    func checkChoice(_ parts: [ChoicePart]) {
        for part in parts.dropLast() where part.when == nil {
            report(
                .missingKey, at: part.first,
                "missing key 'when'; without it, the alternatives after this one are never taken")
        }
        if let when = parts.last?.when {
            report(
                .unknownKey, at: when,
                "'when' cannot be used in the last alternative, which is taken if no other is")
        }
    }

    /// Reads `entry`: a name, an alternative, or a list of alternatives.
    func decodeEntry() throws(YAMLFailure) {
        // What a module shows when it is looked at alone is nothing to the app that imports it.
        guard !draft.isImported, graph.entry.isNone else {
            try events.skip()
            return
        }
        let event = try events.peek()
        graph.entrySpan = event.span
        if event.kind == .sequenceStart {
            graph.isEntryList = true
            graph.entry = try decodeEntryChoice()
        } else if event.kind == .mappingStart {
            let outer = subjectSpan
            graph.entry = try decodeAlternative(AlternativeContext(role: .entry, parent: .none), number: 0)
            subjectSpan = outer
            graph.entrySpan = graph.alternatives[graph.entry].valueSpan
        } else {
            var entry = Alternative(role: .entry)
            (entry.span, entry.valueSpan) = (event.span, event.span)
            graph.entry = graph.alternatives.append(entry)
            _ = drafts.append(ActionDraft(key: .root))
            guard let name = try text(of: "'entry'") else { return }
            let words = listed(string(name.text))
            if words.count > 1, string(name.text).contains(","), words.allSatisfy({ isName($0.utf8) }) {
                return report(words, in: "'entry'", under: .root, at: name.span)
            }
            drafts[graph.entry].value = name.text
        }
    }

    private func decodeEntryChoice() throws(YAMLFailure) -> AlternativeID {
        let start = try events.peek()
        var first = AlternativeID.none
        var last = AlternativeID.none
        var number = 0
        var parts: [ChoicePart] = []
        var hasNothing = false
        var names = ListedNames(start, findings.count)
        let outer = subjectSpan
        try forEachItem(of: "alternatives") { () throws(YAMLFailure) in
            number += 1
            if try skipNothing(in: "entry") {
                hasNothing = true
                return
            }
            let item = try events.peek()
            let isMapping = item.kind == .mappingStart
            subjectSpan = item.span
            if item.kind == .scalar { names.items.append(item) }
            entryWhen = nil
            let id = try decodeAlternative(AlternativeContext(role: .entry, parent: .none), number: number)
            parts.append(ChoicePart(first: isMapping ? graph.alternatives[id].span : item.span, when: entryWhen))
            if first.isNone { first = id } else { graph.alternatives[last].next = id }
            last = id
        }
        subjectSpan = outer
        if number > 0, names.items.count == number {
            report(names, in: "'entry'", under: .root)
            return first
        }
        if number == 0 {
            report(.wrongKind, at: start.span, "expected at least one alternative in 'entry', found an empty list")
        }
        if !hasNothing, names.items.dropLast().isEmpty { checkChoice(parts) }
        return first
    }

    /// A choice that is written as a list of names.
    private struct ListedNames {
        let list: YAMLEvent
        /// How many findings there were before it.
        let findings: Int
        var items: [YAMLEvent] = []

        init(_ list: YAMLEvent, _ findings: Int) { (self.list, self.findings) = (list, findings) }
    }

    /// Reports a list of names instead of what was found in it: one of them needs no list, and several need conditions.
    private func report(_ names: ListedNames, in what: String, under key: Key) {
        findings.removeSubrange(names.findings...)
        let whole = shown(names.list).map {
            Span(offset: names.list.span.offset, length: UInt32($0.unicodeScalars.count))
        }
        let last = names.items[names.items.count - 1].span
        report(
            names.items.map { string($0.text) }, in: what, under: key, at: names.items[0].span.through(last),
            whole: whole)
    }

    private func report(_ words: [String], in what: String, under key: Key, at span: Span, whole: Span? = nil) {
        var form = words[0]
        if words.count > 1 {
            let alternatives = words.dropLast().map { "{ when: CONDITION, \(key.spelling): \($0) }" }
            form =
                "[" + (alternatives + ["{ \(key.spelling): \(words[words.count - 1]) }"]).joined(separator: ", ") + "]"
        }
        report(
            .wrongKind, at: span,
            words.count > 1
                ? "the alternatives of \(what) need conditions" + (proposable(form).map { "; write '\($0)'" } ?? "")
                : "expected a name, found a list for \(what); write \(quoted(form))",
            fix: words.count > 1 ? [] : whole.map { [Replacement($0, with: form)] } ?? [])
    }

    /// Whether the next item is a `~`, which is reported: a choice always takes an alternative.
    private func skipNothing(in key: ValueName) throws(YAMLFailure) -> Bool {
        let item = try events.peek()
        guard events.isEmpty(item) else { return false }
        _ = try events.next()
        report(.wrongKind, at: item.span, "'~' cannot be used in '\(key)', which always takes an alternative")
        return true
    }

    /// Reads `start`: a screen, an alternative, or a list of alternatives.
    func decodeStart(_ flow: inout Flow) throws(YAMLFailure) {
        let start = try events.peek()
        if isMapping(start) {
            let (choice, part) = try decodeStartAlternative()
            if let when = part?.when {
                report(
                    .unknownKey, at: when,
                    "'when' can only be used in a list of alternatives")
            }
            (flow.startName, flow.startSpan) = (choice.name, choice.span)
            return
        }
        guard start.kind == .sequenceStart else {
            if let text = try text(of: "'start'") { (flow.startName, flow.startSpan) = (text.text, text.span) }
            return
        }
        var choices: [StartChoice] = []
        var parts: [ChoicePart] = []
        var (isEmpty, hasNothing) = (true, false)
        var names = ListedNames(start, findings.count)
        try forEachItem(of: "'start'") { () throws(YAMLFailure) in
            isEmpty = false
            let item = try events.peek()
            if item.kind == .scalar { names.items.append(item) }
            if try skipNothing(in: "start") {
                hasNothing = true
                return
            }
            let (choice, part) = try decodeStartAlternative()
            guard let part else { return }
            choices.append(choice)
            parts.append(part)
        }
        if choices.isEmpty, !names.items.isEmpty, !hasNothing { return report(names, in: "'start'", under: .screen) }
        if isEmpty {
            report(.wrongKind, at: start.span, "expected at least one alternative in 'start', found an empty list")
        }
        if !hasNothing { checkChoice(parts) }
        flow.startChoices = choices
        if choices.count == 1 {
            (flow.startName, flow.startSpan) = (choices[0].name, choices[0].span)
            flow.startChoices = []
        }
    }

    /// `nil` beside it: it is not a mapping, which was reported.
    private func decodeStartAlternative() throws(YAMLFailure) -> (StartChoice, ChoicePart?) {
        let start = try events.peek()
        var choice = StartChoice(span: start.span)
        var part: ChoicePart?
        var hasScreen = false
        try forEachKey(of: "an alternative of 'start'", among: .start) { key, event throws(YAMLFailure) in
            if part == nil { part = ChoicePart(first: event.span) }
            switch key {
            case .when:
                part?.when = event.span
                choice.when = try decodeLiterals(of: "'when'")
            case .screen:
                hasScreen = true
                if let text = try text(of: "the screen of an alternative") {
                    (choice.name, choice.span) = (text.text, text.span)
                }
            default: unread(key)
            }
        }
        guard isMapping(start) else { return (choice, nil) }
        if !hasScreen {
            report(
                .missingKey, at: part?.first ?? start.span,
                "missing key 'screen' in an alternative of 'start'")
        }
        return (choice, part ?? ChoicePart(first: start.span))
    }
}
