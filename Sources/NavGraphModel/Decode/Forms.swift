import NavGraphSyntax

/// What a value would look like whose kind is wrong, filled with what was written.
extension Decoder {
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

    /// `[{ name: feed, title: Feed }]` as a mapping.
    func formOfNamed(_ items: [String]) -> String? {
        let entries = items.map { self.entries(inBraces: $0) }
        guard
            entries.allSatisfy({ $0.first.map { Synonyms.naming.contains($0.key) && isName($0.value.utf8) } ?? false })
        else { return nil }
        let named = entries.map { entries in
            let rest = entries.dropFirst().map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            return "\(entries[0].value): " + (rest.isEmpty ? "{}" : "{ \(rest) }")
        }
        return "{ " + named.joined(separator: ", ") + " }"
    }

    func formOfMapping(_ what: String, _ parts: Parts, isList: Bool) -> String? {
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
            KeySet.truth(names[0]) == .false || Synonyms.nothing.contains(names[0])
        {
            return "~"
        }
        if isList, Self.ofElements.contains(what), let form = formOfNamed(names) { return form }
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
        case "'with'":
            return isNames ? "{ " + names.map { "\($0): \($0)" }.joined(separator: ", ") + " }" : mapping("")
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
            let way = names[0].split(separator: " ")
            if way.count == 3, way[0].hasPrefix("/"), ["->", "=>", "→"].contains(way[1]), isName(way[2].utf8) {
                return "{ url: '\(way[0])', opens: \(way[2]) }"
            }
            if !isList, names[0].hasPrefix("/") { return "{ url: '\(names[0])', opens: SCREEN }" }
            return isNames && !isList ? "{ url: '/\(names[0])', opens: \(names[0]) }" : nil
        case "a screen":
            if isList { return nil }
            let isType = ["View", "Controller", "Screen", "VC"].contains { names[0].hasSuffix($0) } && isNames
            return names[0].first?.isUppercase == true ? "{ \(isType ? "type" : "title"): \(names[0]) }" : nil
        case "a flow":
            return isNames ? "{ screens: { " + names.map { "\($0): {}" }.joined(separator: ", ") + " } }" : nil
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

    /// The keys of one check, or checks under their names.
    func formOfChecks(_ entries: [(key: String, value: String)]) -> String {
        guard entries.allSatisfy({ $0.value.hasPrefix("{ ") }) else {
            return "[{ " + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }]"
        }
        return "[" + entries.map { "{ name: \($0.key), " + $0.value.dropFirst(2) }.joined(separator: ", ") + "]"
    }

    /// A sentence as a check: `feed is reachable`, `never payment above gallery`.
    func formOfCheck(_ text: String) -> String? {
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
    func formOfText(_ what: String, _ parts: Parts, isList: Bool) -> String? {
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
            ["with", "params", "args", "arguments", "payload"].contains(parts.entries[1].key)
        {
            let values = parts.entries[1].value
            return first.value + (holdsTypes(values) ? ", payload: " : ", with: ") + values
        }
        return parts.entries.count == 1
            && (first.value.isEmpty
                ? isList || isTarget || parts.span != nil && ["'title'", "'about'"].contains(what)
                : ["~", "{}", "true"].contains(first.value))
            ? first.key : nil
    }

    /// Words that stand where an alternative is wanted: a target, or an action and its value.
    func formOfAlternative(_ words: [String]) -> String? {
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
        let names = text.split { "|,/ ()".contains($0) }
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
    func compared(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count == 3, ["=", "==", "===", "!="].contains(words[1]), let truth = KeySet.truth(String(words[2]))
        else { return text }
        return (truth == .true) == (words[1] != "!=") ? String(words[0]) : "not \(words[0])"
    }

    /// Reports `{ if: a, then: b, else: c }` instead of what was found in it.
    func reportConditional(_ start: YAMLEvent, _ role: Alternative.Role, from before: Int) -> Bool {
        guard let text = shown(start) else { return false }
        let form = role == .then ? nil : formOfConditional(text, action: role == .entry ? .root : .push)
        let verb = form == nil && role != .entry ? formOfVerb(text) ?? formOfPopUpTo(text) : nil
        guard let meant = form ?? verb?.form else { return false }
        let place = findings[before].place.span
        findings.removeSubrange(before...)
        let whole = Span(offset: start.span.offset, length: UInt32(text.unicodeScalars.count))
        let message =
            verb.map { verb in
                let isVerb = verb.key != "popUpTo"
                return
                    "unknown key '\(verb.key)' in a transition; \(isVerb ? "the action is the key:" : "write") '\(meant)'"
            }
            ?? "'if', 'then' and 'else' are written as a list of alternatives: '\(meant)'"
        report(.unknownKey, at: place, message, fix: [Replacement(whole, with: meant)])
        return true
    }

    /// `{ kind: push, to: product }` with the action as the key.
    func formOfVerb(_ text: String) -> (key: String, form: String)? {
        let entries = entries(inBraces: text)
        guard let verb = entries.firstIndex(where: { action(named: $0.key, $0.value) != nil }),
            let action = action(named: entries[verb].key, entries[verb].value),
            let target = entries.firstIndex(where: { Synonyms.targets.contains($0.key) && isName($0.value.utf8) })
        else { return nil }
        let rest = entries.indices.filter { $0 != verb && $0 != target }.map {
            "\(entries[$0].key): \(entries[$0].value)"
        }
        let all = ["\(action.spelling): \(entries[target].value)"] + rest
        return proposable("{ " + all.joined(separator: ", ") + " }").map { (entries[verb].key, $0) }
    }

    /// `{ push: post, popUpTo: feed }` as one action behind the other.
    func formOfPopUpTo(_ text: String) -> (key: String, form: String)? {
        var entries = entries(inBraces: text)
        entries.removeAll { $0.key == "inclusive" && $0.value == "false" }
        guard let target = entries.first(where: { $0.key == "popUpTo" })?.value, isName(target.utf8) else { return nil }
        let rest = entries.filter { $0.key != "popUpTo" }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return proposable("{ pop: \(target), then: { \(rest) } }").map { ("popUpTo", $0) }
    }
}
