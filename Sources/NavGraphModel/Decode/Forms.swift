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

    /// `{ if: a, then: b, else: c }` as a list of alternatives; `action`: what is done with a name.
    func formOfConditional(_ text: String, action: Key) -> String? {
        let entries = entries(inBraces: text)
        if entries.count > 1, let other = entries.last, ["else", "otherwise"].contains(other.key),
            entries.contains(where: { ["when", "if", "unless"].contains($0.key) }),
            !entries.contains(where: { $0.key == "then" })
        {
            // `{ when: a, push: b, else: c }`
            let first = entries.dropLast().map { entry in
                entry.key == "unless"
                    ? "when: not \(entry.value)" : "\(entry.key == "if" ? "when" : entry.key): \(entry.value)"
            }
            let second =
                other.value.hasPrefix("{")
                ? other.value : isName(other.value.utf8) ? "{ \(action.spelling): \(other.value) }" : nil
            return second.flatMap { proposable("[{ " + first.joined(separator: ", ") + " }, \($0)]") }
        }
        guard entries.count == 3, ["if", "when", "condition", "unless"].contains(entries[0].key),
            entries[1].key == "then",
            ["else", "otherwise"].contains(entries[2].key), isName(entries[0].value.utf8)
        else { return nil }
        let forms = entries[1...].map { entry in
            if entry.value.hasPrefix("{"), entry.value.hasSuffix("}") {
                return entry.value.dropFirst().dropLast().split(separator: " ").joined(separator: " ")
            }
            return isName(entry.value.utf8) ? "\(action.spelling): \(entry.value)" : ""
        }
        let condition = (entries[0].key == "unless" ? "not " : "") + entries[0].value
        return forms.contains("") ? nil : proposable("[{ when: \(condition), \(forms[0]) }, { \(forms[1]) }]")
    }

    /// Passes over a value of the wrong kind whose first event was taken, and reports it with the form that is expected.
    func reportNoMapping(_ start: YAMLEvent, of what: StaticString) throws(YAMLFailure) {
        let found = describe(start)
        let items = try parts(ofRest: start)
        let what = "\(what)"
        let form = formOfMapping(what, items, isList: start.kind == .sequenceStart).flatMap(proposable)
        var fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        var hint = form.map { "; write '\($0)'" } ?? ""
        if start.kind == .sequenceStart, form == nil {
            let dashes = items.pairs.compactMap { dash(before: $0) }
            if !dashes.isEmpty, dashes.count == items.count, items.areSingle {
                hint = "; remove the '-' in front of each name"
                fix = dashes.map { Replacement($0, with: " ") }
            } else if ["'deepLinks'", "'screens'", "'flows'", "'groups'", "'transitions'"].contains(what) {
                hint = "; write each item under its name"
            }
        }
        isMisread = true
        listedNames = items.entries.map(\.key).filter { isName($0.utf8) }
        report(
            .wrongKind, at: start.span,
            "expected a mapping, found \(found) for \(what)" + hint,
            fix: form.map(isComplete) ?? true ? fix : [])
    }

    /// Whether a form has no word in capitals that has to be replaced.
    private func isComplete(_ form: String) -> Bool {
        !["TYPE", "SCREEN", "RULE", "OUTCOME"].contains { form.contains($0) }
    }

    /// The same for a text.
    func reportNoText(_ start: YAMLEvent, of what: StaticString) throws(YAMLFailure) {
        let found = describe(start)
        let items = try parts(ofRest: start)
        if start.kind == .mappingStart { meantNames.formUnion(items.entries.map(\.key)) }
        let isList = start.kind == .sequenceStart
        let form = formOfText("\(what)", items, isList: isList).flatMap(proposable)
        let fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        let isChoice = ["any", "or", "anyOf"].contains(items.entries.first?.key)
        let hint = form.map { "; write '\($0)'" } ?? (isChoice ? "; \(Self.noChoice)" : "")
        report(.wrongKind, at: start.span, "expected text, found \(found) for \(what)" + hint, fix: fix)
    }

    static let noChoice = "'or' is not supported: write a list with an alternative for each condition"

    /// The same where nothing is written, with what is written there most often.
    func reportNothing(_ event: YAMLEvent, of what: StaticString) {
        let usual: [String: Key] = [
            "'dismiss'": .top, "the target of 'pop'": .back, "the value of a condition": .true,
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
    func reportNoList(_ start: YAMLEvent, of what: StaticString) throws(YAMLFailure) {
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
            var parts = text.split(separator: isWords ? " " : ",").map { String($0.drop { $0 == " " }) }
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
            // `{ primary: list, secondary: detail }`
            let areRoles = "\(what)" == "'columns'" && items.entries.allSatisfy { isName($0.value.utf8) }
            form =
                "\(what)" == "'checks'"
                ? "[{ " + items.entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }]"
                : "[" + (areRoles ? items.entries.map(\.value) : items.entries.map(\.key)).joined(separator: ", ") + "]"
        }
        form = form.flatMap(proposable)
        let fix = form.flatMap { form in items.span.map { [Replacement($0, with: form)] } } ?? []
        isMisread = true
        report(
            .wrongKind, at: start.span,
            "expected a list, found \(found) for \(what)" + (form.map { "; write \(quoted($0))" } ?? ""), fix: fix)
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
        /// Whether each of these has one key.
        var areSingle = true
        /// The whole value, if it is written in a single line.
        var span: Span?
    }

    private func parts(ofRest start: YAMLEvent) throws(YAMLFailure) -> Parts {
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

    private func formOfMapping(_ what: String, _ parts: Parts, isList: Bool) -> String? {
        guard parts.isComplete, !parts.entries.isEmpty else { return nil }
        let names = parts.entries.map(\.key)
        if !isList, names.count == 1, ["null", "nil", "none"].contains(names[0].lowercased()) { return "~" }
        let isNames = names.allSatisfy { isName($0.utf8) }
        func mapping(_ value: String) -> String? {
            if names.allSatisfy({ $0.contains(": ") && !$0.hasPrefix("{") }) {
                return "{ " + names.joined(separator: ", ") + " }"
            }
            return isNames ? "{ " + names.map { "\($0): \(value)" }.joined(separator: ", ") + " }" : nil
        }
        if !isList, names.count == 1, what == "a transition" || what == "a handler",
            KeySet.truth(names[0]) == .false || ["nothing", "ignore", "never", "noop"].contains(names[0])
        {
            return "~"
        }
        switch what {
        case "'rules'": return rulesOff(in: names.joined(separator: ", "))
        case "'screens'": return mapping("{}")
        case "'params'", "'payload'", "'query'", "the params":
            if !isList, names.count == 1, KeySet.truth(names[0]) != nil || ["void", "Void", "none"].contains(names[0]) {
                return "{}"
            }
            if !isList, names.count == 1, let name = nameOfValue(ofType: names[0]) { return "{ \(name): \(names[0]) }" }
            let params = names.map { entries(inBraces: $0) }
            if isList, params.allSatisfy({ $0.count == 2 && $0[0].key == "name" && $0[1].key == "type" }) {
                return "{ " + params.map { "\($0[0].value): \($0[1].value)" }.joined(separator: ", ") + " }"
            }
            return mapping("TYPE")
        case "'returns'": return mapping("~")
        case "'sets'":
            return (isList ? nil : formOfAssignment(names[0])).map { "{ \($0) }" } ?? mapping("true")
        case "'allow'":
            if !names.allSatisfy({ isName($0.replacing("-", with: "").utf8) }) { return nil }
            return "{ " + names.map { "\($0): \"reason\"" }.joined(separator: ", ") + " }"
        case "'transitions'", "a group of events": return isNames ? "{ \(names[0]): { push: SCREEN } }" : nil
        case "'flows'": return isNames ? "{ \(names[0]): { screens: { SCREEN: {} } } }" : nil
        case "'deepLinks'": return isNames ? "{ \(names[0]): { url: /\(names[0]), opens: SCREEN } }" : nil
        case "'with'": return isNames ? "{ " + names.map { "\($0): \($0)" }.joined(separator: ", ") + " }" : nil
        case "'imports'":
            let files = isList ? names : listed(names[0])
            let entries = files.map { path -> String in
                let file = path.split(separator: "/").last ?? ""
                return "\(file.prefix { $0 != "." }): \(path)"
            }
            return files.allSatisfy { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
                ? "{ " + entries.joined(separator: ", ") + " }" : nil
        case "'swift'": return isNames ? "{ framework: \(names[0].lowercased()) }" : nil
        case "a deep link":
            if !isList, names[0].hasPrefix("/") { return "{ url: '\(names[0])', opens: SCREEN }" }
            return isNames && !isList ? "{ url: '/\(names[0])', opens: \(names[0]) }" : nil
        case "'entry'": return isNames ? "{ root: \(names[0]) }" : nil
        case "'links'": return isNames ? "{ schemes: [\(names[0])] }" : nil
        case "a check": return isList ? nil : formOfCheck(names[0])
        case "'lint'":
            let isOff = !isList && (KeySet.truth(names[0]) == .false || ["none", "disabled"].contains(names[0]))
            return (isOff ? "{ RULE: off }" : rulesOff(in: names.joined(separator: ", "))).map { "{ rules: \($0) }" }
        case "a transition", "a handler", "a 'then'":
            if isList, names.count == 1 {
                return names[0].hasPrefix("{") ? names[0] : names[0].contains(": ") ? "{ \(names[0]) }" : nil
            }
            if isList, what == "a 'then'", names.count > 1, names.allSatisfy({ $0.hasPrefix("{") && $0.hasSuffix("}") })
            {
                // One action behind the other.
                let actions = names.map { $0.dropFirst().dropLast().split(separator: " ").joined(separator: " ") }
                let rest = actions.dropFirst().reversed().reduce("") { ", then: { \($1)\($0) }" }
                return "{ \(actions[0])\(rest) }"
            }
            if isList { return names.count == 2 ? formOfAlternative(names) : nil }
            let words = names[0].split { " ()=→>-:\n".contains($0) }.map(String.init)
            // A name of a handler is a message, also in a list.
            if what == "a handler", words.count == 1, isName(words[0].utf8), Key(word: words[0]) == nil {
                return "{ send: \(words[0]) }"
            }
            return formOfAlternative(words)
        case "'conditions'", "'receives'", "'outcomes'":
            return isList ? nil : "[" + listed(names[0]).joined(separator: ", ") + "]"
        default: return nil
        }
    }

    /// `a: false` for `not a`, and `a: b` for `a = b`.
    func formOfAssignment(_ text: String) -> String? {
        let words = text.split { " =:".contains($0) }.map(String.init)
        guard words.count == 2, words.allSatisfy({ isName($0.utf8) }) else { return nil }
        return proposable(words[0] == "not" ? "\(words[1]): false" : "\(words[0]): \(words[1])")
    }

    /// A sentence as a check: `feed is reachable`, `never payment above gallery`.
    private func formOfCheck(_ text: String) -> String? {
        var words = text.split { " :,".contains($0) }.map(String.init)
        let isKnown = words.first.flatMap { Key(word: $0) }.map(KeyTable.check.keys.contains) ?? false
        if words.count == 1 || words.contains("reachable") && !isKnown { words.insert("reach", at: 0) }
        words.removeAll { ["is", "are", "be", "the", "screen", "can", "must", "reachable", "steps"].contains($0) }
        guard words.count.isMultiple(of: 2), words.count > 1 else { return nil }
        var entries: [String] = []
        for index in stride(from: 0, to: words.count, by: 2) {
            let (word, value) = (words[index].lowercased(), words[index + 1])
            let key = Key(word: Synonyms.meaning(of: word, value, among: KeyTable.check.keys)?.key?.spelling ?? word)
            guard let key, KeyTable.check.keys.contains(key), isName(value.utf8) || Int(value) != nil else {
                return nil
            }
            entries.append("\(key.spelling): \(value)")
        }
        return "{ " + entries.joined(separator: ", ") + " }"
    }

    /// The only name of a list or mapping, or the conditions of a mapping to truth values.
    private func formOfText(_ what: String, _ parts: Parts, isList: Bool) -> String? {
        guard parts.isComplete, let first = parts.entries.first else { return nil }
        if what == "the target of an action", isList, parts.entries.count > 1,
            parts.entries.allSatisfy({ isName($0.key.utf8) })
        {
            // One behind the other.
            let rest = parts.entries.dropFirst().reversed().reduce("") { ", then: { push: \($1.key)\($0) }" }
            return first.key + rest
        }
        guard parts.entries.allSatisfy({ isName($0.key.utf8) }) else { return nil }
        if ["'when'", "'requires'", "'locked'", "'back'"].contains(what) {
            let conditions = parts.entries.compactMap { name, value -> String? in
                if let truth = KeySet.truth(value) { return truth == .true ? name : "not \(name)" }
                let isList = value.hasPrefix("[") && value.hasSuffix("]")
                switch name {
                case "not": return isName(value.utf8) ? "not \(value)" : nil
                case "all", "and", "allOf": return isList ? String(value.dropFirst().dropLast()) : nil
                case "any", "or", "anyOf": return nil
                // A name of an enumeration.
                default: return isName(value.utf8) ? value : nil
                }
            }
            guard conditions.count == parts.entries.count, !isList else { return nil }
            let isOne = conditions.count == 1 && !conditions[0].contains(",")
            return isOne ? conditions[0] : "[" + conditions.joined(separator: ", ") + "]"
        }
        if ["app", "module"].contains(what), parts.entries.count == 1, first.key == "name" { return first.value }
        let isTarget = what == "the target of an action"
        if what == "the target of a deep link" || isTarget, parts.entries.count == 1, isName(first.value.utf8),
            ["push", "present", "root"].contains(first.key) || Synonyms.targets.contains(first.key)
        {
            return first.value
        }
        if isTarget, parts.entries.count == 2, isName(first.value.utf8), Synonyms.targets.contains(first.key),
            ["with", "params", "args", "arguments"].contains(parts.entries[1].key)
        {
            return first.value + ", with: " + parts.entries[1].value
        }
        return parts.entries.count == 1
            && (first.value.isEmpty
                ? isList || parts.span != nil && ["'title'", "'about'"].contains(what)
                : ["~", "{}", "true"].contains(first.value))
            ? first.key : nil
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
            case (.finish, 1): return "{ finish: OUTCOME }"
            case (.push, 1), (.present, 1): return "{ \(first): SCREEN }"
            default: return nil
            }
        }
        guard words.count == 1 else { return nil }
        if let meant = Synonyms.meaning(of: first, nil, among: KeyTable.transition.keys), meant.key == nil {
            return "{ \(meant.entries[0]) }"
        }
        switch key {
        case .back, .root: return "{ pop: \(first) }"
        case .top, .all: return "{ dismiss: \(first) }"
        default: return "{ push: \(first) }"
        }
    }

    /// `order` for `Order`.
    func nameOfValue(ofType type: String) -> String? {
        guard let first = type.first, first.isUppercase, isName(type.utf8) else { return nil }
        return type.allSatisfy(\.isUppercase) ? type.lowercased() : first.lowercased() + type.dropFirst()
    }

    /// `a | b` as a list of the names of an enumeration.
    func formOfEnumeration(_ text: String) -> String? {
        let names = text.split { "|,/ ".contains($0) }
        return names.count > 1 && names.allSatisfy { isName($0.utf8) } ? "[" + names.joined(separator: ", ") + "]" : nil
    }

    /// Conditions that are joined by `and`, or denied in another way.
    func formOfConditions(_ text: String) -> String? {
        let parts = conjuncts(of: text).map { compared($0).split(separator: " ") }
        let conditions = parts.compactMap { words -> String? in
            guard let name = words.last, isName(name.utf8), words.count < 3 else { return nil }
            if words.count == 1 { return String(name) }
            return words.first?.lowercased() == "not" || words.first == "!" ? "not \(name)" : nil
        }
        guard !conditions.isEmpty, conditions.count == parts.count else { return nil }
        return conditions.count == 1 ? conditions[0] : "[" + conditions.joined(separator: ", ") + "]"
    }

    /// `a` for `a == true`, `not a` for `a == false`.
    private func compared(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count == 3, ["=", "==", "===", "!="].contains(words[1]), let truth = KeySet.truth(String(words[2]))
        else { return text }
        return (truth == .true) == (words[1] != "!=") ? String(words[0]) : "not \(words[0])"
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
