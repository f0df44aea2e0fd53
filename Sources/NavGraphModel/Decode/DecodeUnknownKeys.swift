import NavGraphSyntax

/// Keys that a mapping does not have, and what was meant by them.
extension Decoder {
    /// Reports a key that its mapping does not have. Returns the key that is meant, as which its value can be read.
    @discardableResult
    func reportUnknownKey(
        _ event: YAMLEvent, of what: ValueName, among keys: KeySet
    ) throws(YAMLFailure) -> Key? {
        let word = string(event.text)
        let value = try events.peek()
        let written = shown(value)
        var (message, fix, meant) = ("unknown key \(quoted(word)) in \(what)", [Replacement](), Key?.none)
        if wordsBehind?.contains(event.span.offset) == true { return nil }
        // `{ kind: push, to: product }`: of the second key nothing else is said.
        let isPart = keys.contains(.push) && keys.contains(.then)
        if isPart, isMisread, Synonyms.targets.contains(word) || action(named: word, written) != nil { return nil }
        let colon = word.utf8.firstIndex(of: UInt8(ascii: ":"))
        if let colon, word[colon...].allSatisfy({ $0 == ":" }), keys.spellings.contains(String(word[..<colon])) {
            message += "; write '\(word[..<colon])'"
            fix = [Replacement(event.span, with: String(word[..<colon]))]
            isMisread = true
        } else if let colon, keys.spellings.contains(String(word[..<colon])) {
            let length = UInt32(word[..<colon].utf8.count) + 1
            message += "; a space is missing behind '\(word[...colon])'"
            fix = [Replacement(Span(offset: event.span.offset + length, length: 0), with: " ")]
            isMisread = true
        } else if let key = Key(event.text), KeyTable.transition.keys.contains(key), keys.contains(.then),
            keys.contains(.push) || Synonyms.meaning(of: word, written, among: keys) == nil
        {
            message += "; it can only be used in a transition"
            hasUnknownKey = true
        } else if isPart, let action = action(named: word, written) {
            message += "; the action is the key: '\(action.spelling): NAME'"
            isMisread = true
        } else if let entry = entry(in: word, value, among: keys) {
            message += "; write '\(entry)'"
            fix = [Replacement(event.span, with: entry)]
            isMisread = true
        } else if let meaning = Synonyms.meaning(
            of: isOfApp(word, value, among: keys) ? "appEvents" : word, written, hasTypes: hasTypes(value), among: keys)
        {
            message += "; write " + meaning.entries.map { "'\($0)'" }.joined(separator: " and ")
            if word == "events", meaning.key == .transitions { message += ", or for groups of events 'groups'" }
            fix = replacing(event, value, by: meaning)
            isMisread = true
            meant = meaning.key ?? (meaning.entries[0].hasPrefix("url: ") ? .url : nil)
        } else if let odd = OddCharacters.note(on: word), let right = odd.meant, let key = Key(rawValue: right),
            keys.contains(key)
        {
            message += odd.note
            fix = [Replacement(event.span, with: right)]
            isMisread = true
            meant = key
        } else if keys.contains(.rules), let form = levels(of: word, written) {
            message += "; write '\(form)'"
            if let written, !form.contains("RULE") {
                let end = value.span.offset + UInt32(written.unicodeScalars.count)
                fix = [Replacement(event.span.through(Span(offset: end, length: 0)), with: form)]
            }
        } else if keys.contains(.sets), keys.contains(.then),
            ["else", "otherwise", "default"].contains(word.lowercased())
        {
            message += "; the last alternative of a list is taken otherwise: write it without 'when'"
            isMisread = true
            let isBlank = events.isEmpty(value) && value.span.length == 0
            let end = isBlank ? event.span.end + 1 : value.span.end
            let rest = events.source.text(of: Span(offset: end, length: 60))
            let gap = rest.prefix(rest.hasPrefix(", ") ? 2 : isBlank ? rest.prefix { $0.isWhitespace }.count : 0)
            if isBlank || written.map(KeySet.truth) == .true, !gap.isEmpty {
                let length = UInt32(gap.unicodeScalars.count)
                fix = [Replacement(event.span.through(Span(offset: end + length, length: 0)), with: "")]
            }
        } else if keys.contains(.public), let truth = written.flatMap(KeySet.truth),
            word == "private" && truth == .true || word == "internal" && truth == .true
        {
            message += "; it is private without 'public: true': remove this"
            isMisread = true
            fix = removal(of: event, value)
        } else if let place = place(of: word, value, among: keys) {
            message += "; \(place)"
            isMisread = true
        } else if word.utf8.count > 2, let near = nearest(to: word, among: keys.spellings) {
            message += "; did you mean \(quoted(near))?"
            fix = [Replacement(event.span, with: near)] + inBrackets(value, of: near)
            isMisread = true
            meant = Key(rawValue: near)
        } else {
            let isRest = word.contains(" ") && events.isEmpty(value) && value.span.length == 0
            message += isRest ? "; inside '{ }', a text that contains ',' needs quotes" : "; use \(mostUsed(keys))"
            hasUnknownKey = true
            // The project file is not of the language.
            if !isRest, !keys.contains(.version) { message += " (language \(languageVersion))" }
        }
        report(.unknownKey, at: event.span, message, fix: fix)
        return meant
    }

    /// Removes an entry whose value is in its line: with its comma, or with its line.
    func removal(of key: YAMLEvent, _ value: YAMLEvent) -> [Replacement] {
        let (start, end) = (key.span.offset, value.span.end)
        let behind = events.source.text(of: Span(offset: end, length: 2))
        let above = events.source.text(of: Span(offset: start - min(start, 100), length: min(start, 100)))
        let blanks = UInt32(above.reversed().prefix { $0 == " " }.count)
        func removed(_ first: UInt32, _ last: UInt32) -> [Replacement] {
            [Replacement(Span(offset: first, length: last - first), with: "")]
        }
        if behind == ", " { return removed(start, end + 2) }
        let before = above.dropLast(Int(blanks)).last
        if before == "," { return removed(start - blanks - 1, end) }
        if before == "{", behind.contains("}") { return removed(start, end) }
        guard before?.isNewline == true, let lineBreak = behind.first, lineBreak.isNewline else { return [] }
        return removed(start - blanks, end + UInt32(lineBreak.unicodeScalars.count))
    }

    /// Whether `events` at the top are those of the app, and no groups: behind the first name stands what a transition has.
    private func isOfApp(_ word: String, _ value: YAMLEvent, among keys: KeySet) -> Bool {
        word == "events" && keys.contains(.groups) && holdsEvents(value)
    }

    /// Whether a value is a mapping from names to what events do.
    func holdsEvents(_ value: YAMLEvent) -> Bool {
        guard value.kind == .mappingStart else { return false }
        let text = events.source.text(of: Span(offset: value.span.offset, length: 200))
        guard let colon = text.firstIndex(of: ":") else { return false }
        let first = text[text.index(after: colon)...].drop { $0.isNewline || " {".contains($0) }
        if ["~", "[", "-"].contains(first.first) { return true }
        guard let key = Key(rawValue: String(first.prefix { $0.isLetter })) else { return false }
        let behind = first.drop { $0.isLetter }.dropFirst().drop { $0 == " " }
        return key == .when || key == .alert || key == .actionSheet
            || ActionKey(key) != nil && behind.first.map { !$0.isNewline && !"{[".contains($0) } == true
    }

    /// The levels that are meant by the keys of other linters: `disable: [dead-end]`, or `dead-end: off`.
    private func levels(of word: String, _ value: String?) -> String? {
        let level = value.flatMap { Key(rawValue: $0).flatMap { KeySet.levels.contains($0) ? $0 : nil } }
        if let level = level ?? value.flatMap({ Synonyms.word($0, among: .levels) }), word.contains("-") {
            return "rules: { \(word): \(level.spelling) }"
        }
        guard
            ["disable", "disabled", "disabled_rules", "ignore", "ignored", "exclude", "skip", "off", "allow"].contains(
                word)
        else { return nil }
        return "rules: " + (value.flatMap { rulesOff(in: $0) } ?? "{ RULE: off }")
    }

    /// The rules of a list, or one rule, as levels.
    func rulesOff(in text: String) -> String? {
        let rules = text.split { "[], \"'".contains($0) }
        guard !rules.isEmpty, rules.allSatisfy({ isName($0.replacing("-", with: "").utf8) }) else { return nil }
        return proposable("{ " + rules.map { "\($0): off" }.joined(separator: ", ") + " }")
    }

    /// Whether a value is a mapping from names to types.
    func hasTypes(_ value: YAMLEvent) -> Bool {
        guard value.kind == .mappingStart else { return false }
        return holdsTypes(events.source.text(of: Span(offset: value.span.offset, length: 80)))
    }

    /// Whether a text begins with the types of names: `{ id: String }`.
    func holdsTypes(_ text: String) -> Bool {
        text.prefix { !$0.isNewline && $0 != "}" }.drop { "{ ".contains($0) }.split(separator: ",").allSatisfy {
            entry in
            let type = entry.split(separator: ":").dropFirst().joined().drop { " [".contains($0) }
            return type.first?.isUppercase == true && !type.contains { ".(\"".contains($0) }
        }
    }

    /// Puts a value into brackets, where its key takes a list of texts.
    private func inBrackets(_ value: YAMLEvent, of key: String) -> [Replacement] {
        let lists: KeySet = [.schemes, .hosts, .uses, .detents, .platforms, .include, .imports]
        guard value.kind == .scalar, value.span.length > 0, !events.isEmpty(value),
            Key(rawValue: key).map(lists.contains) == true
        else { return [] }
        return [Replacement(value.span, with: "[\(events.source.text(of: value.span))]")]
    }

    /// `push = post`, `push post` and `push -> post`, which are meant as an entry.
    private func entry(in word: String, _ value: YAMLEvent, among keys: KeySet) -> String? {
        if keys.contains(.root), !keys.contains(.push), keys.contains(.returns), events.isEmpty(value),
            isName(word.utf8), !["else", "otherwise", "default"].contains(word)
        {
            return proposable("root: \(word)")
        }
        if keys.contains(.event), keys.keys.count == 1, events.isEmpty(value), isName(word.utf8) {
            return proposable("event: \(word)")
        }
        let words = word.split { " =→:>-().".contains($0) }
        if words.count == 1, word.hasSuffix("()"), keys.contains(.push) {
            // `dismiss()`
            return formOfAlternative([String(words[0])]).map { String($0.dropFirst(2).dropLast(2)) }
        }
        guard words.count == 2, events.isEmpty(value), value.span.length == 0, isName(words[1].utf8),
            keys.spellings.contains(String(words[0]))
        else { return nil }
        return proposable("\(words[0]): \(words[1])")
    }

    /// The action that is the value of a key: `kind: push`.
    func action(named word: String, _ value: String?) -> ActionKey? {
        guard let value, ["kind", "type", "action", "transition", "navigation", "method", "mode"].contains(word) else {
            return nil
        }
        let meant = Synonyms.meaning(of: value, "x", among: KeyTable.transition.keys)?.key
        return (Key(rawValue: value) ?? meant).flatMap(ActionKey.init)
    }

    /// Where something belongs that stands under its name in a wrong mapping.
    private func place(of word: String, _ value: YAMLEvent, among keys: KeySet) -> String? {
        if keys.contains(.storyboard), !keys.contains(.receives) {
            let isView = ["swiftui", "view"].contains(word.lowercased())
            return ["class", "type", "code", "viewController"].contains(word) || isView
                ? "a class is written beside 'from', as 'type: NAME'" + (isView ? " and 'from: swiftui'" : "") : nil
        }
        if keys.contains(.receives) {
            if ["url", "link", "links", "deepLink"].contains(word) { return "links stand under 'deepLinks'" }
            let starts: Set = [
                "root", "initial", "isInitial", "isInitialViewController", "start", "initialScreen", "entry",
            ]
            if starts.contains(word) {
                return "a flow starts with its first screen, or with the one that its 'start' names"
            }
            if ["screens", "children", "flows", "tabs"].contains(word) {
                return "screens do not nest; they stand under 'screens' of a flow or of the file"
            }
            if let action = Key(rawValue: word).flatMap(ActionKey.init) ?? (word == "next" ? .push : nil),
                value.kind == .scalar, !events.isEmpty(value)
            {
                let form = "transitions: { EVENT: { \(action.spelling): \(string(value.text)) } }"
                return "an action stands in an event: " + quoted(form)
            }
            return beginsEvent(value)
                ? "an event stands under 'transitions'" : nil
        }
        if keys.contains(.push), keys.contains(.then),
            beginsEvent(value)
        {
            return "an event stands beside the others under 'transitions'; indent it less"
        }
        if keys.contains(.tabs) {
            if word == "flows" { return "flows do not nest; a flow stands under 'flows' of the file" }
            return events.isEmpty(value)
                || begins(value, with: { KeyTable.screen.keys.contains($0) && !KeyTable.flow.keys.contains($0) })
                || begins(value, with: { $0 == .transitions || $0 == .title || $0 == .params })
                ? "a screen stands under 'screens'" : nil
        }
        if keys.contains(.flows) {
            if word == "$schema" {
                return "editors read the schema from a comment: '# yaml-language-server: $schema=…'"
            }
            return begins(value, with: { [.screens, .tabs, .columns, .start].contains($0) })
                ? "a flow stands under 'flows'" : nil
        }
        return nil
    }

    /// Whether a value begins with what an event does.
    func beginsEvent(_ value: YAMLEvent) -> Bool {
        begins(value) { ActionKey($0) != nil || $0 == .when || $0 == .alert || $0 == .actionSheet }
    }

    /// Whether a value is a mapping, or a list of mappings, whose first key is one of some.
    private func begins(_ value: YAMLEvent, with isKey: (Key) -> Bool) -> Bool {
        guard value.startsCollection else { return false }
        let text = events.source.text(of: Span(offset: value.span.offset, length: 80)).drop {
            "{[- \n\r\"'".contains($0)
        }
        let word = text.prefix { $0.isLetter }
        guard let end = text[word.endIndex...].first, ":\"' ".contains(end) else { return false }
        return Key(rawValue: String(word)).map(isKey) ?? false
    }

    /// The keys that are used most, and how many others there are.
    private func mostUsed(_ keys: KeySet) -> String {
        let most: [Key] =
            if keys.contains(.then) {
                [.push, .present, .pop, .dismiss, .select].filter(keys.contains)
            } else if keys.contains(.receives) {
                [.transitions, .title, .params, .outcomes, .from]
            } else if keys.contains(.tabs) {
                [.screens, .tabs, .start, .outcomes, .transitions]
            } else if keys.contains(.opens) {
                [.url, .opens, .by, .requires, .payload]
            } else if keys.contains(.reach) {
                [.reach, .before, .never, .return, .from]
            } else if keys.contains(.groups) {
                [.app, .entry, .flows, .conditions, .deepLinks].filter(keys.contains)
            } else {
                keys.keys
            }
        let shown = most.isEmpty ? keys.keys : most
        let words = shown.prefix(5).map { quoted($0.spelling) }
        let rest = keys.keys.count - words.count
        guard rest > 0 else { return list(shown.map(\.spelling)) }
        return words.joined(separator: ", ") + " or \(rest == 1 ? "another key" : "one of \(rest) others")"
    }

    private func replacing(
        _ key: YAMLEvent, _ value: YAMLEvent, by meaning: Synonyms.Meaning
    ) -> [Replacement] {
        if let known = meaning.key {
            let rest = meaning.entries.dropFirst().map {
                Replacement(Span(offset: value.span.end, length: 0), with: events.separator(at: key.span) + $0)
            }
            // Where a mapping ends is not known yet.
            guard rest.isEmpty || value.kind == .scalar && value.span.length > 0 else { return [] }
            return meaning.isWhole ? [Replacement(key.span, with: known.spelling)] + rest : []
        }
        guard let written = shown(value), meaning.entries.count == 1, meaning.isWhole else { return [] }
        var end = value.kind == .scalar ? value.span.end : value.span.offset + UInt32(written.unicodeScalars.count)
        if value.span.length == 0, end > key.span.end {
            // Blanks behind a key without a value stay.
            let rest = events.source.text(of: Span(offset: key.span.end, length: end - key.span.end))
            end = key.span.end + UInt32(rest.unicodeScalars.prefix { $0 == ":" }.count)
        }
        return [Replacement(key.span.through(Span(offset: end, length: 0)), with: meaning.entries[0])]
    }
}
