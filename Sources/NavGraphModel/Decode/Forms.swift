import NavGraphSyntax

/// What a value would look like whose kind is wrong, filled with what was written.
extension Decoder {
    /// `{ if: a, then: b, else: c }` as a list of alternatives; `action`: what is done with a name.
    func formOfConditional(_ entries: [(key: String, value: String)], action: Key) -> String? {
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
        else { return formOfCases(entries, action) }
        let forms = entries[1...].map { entry in
            if entry.value.hasPrefix("{"), entry.value.hasSuffix("}") {
                return entry.value.dropFirst().dropLast().split(separator: " ").joined(separator: " ")
            }
            return isName(entry.value.utf8) ? "\(action.spelling): \(entry.value)" : ""
        }
        let condition = (entries[0].key == "unless" ? "not " : "") + entries[0].value
        return forms.contains("") ? nil : proposable("[{ when: \(condition), \(forms[0]) }, { \(forms[1]) }]")
    }

    /// `{ loggedIn: main, loggedOut: login }` as a list of alternatives. The last one of `entry` has no condition.
    private func formOfCases(_ entries: [(key: String, value: String)], _ action: Key) -> String? {
        guard entries.count > 1, let last = entries.last, entries.allSatisfy({ isCase($0.key, action) }),
            entries.dropLast().allSatisfy({ condition(ofCase: $0.key) != nil })
        else { return nil }
        let forms = entries.compactMap { contents(ofCase: $0, action) }
        guard forms.count == entries.count, let rest = contents(ofCase: ("else", last.value), action) else {
            return nil
        }
        let isLastFree = action == .root || condition(ofCase: last.key) == nil
        return proposable("[" + (isLastFree ? forms.dropLast() + [rest] : forms).joined(separator: ", ") + "]")
    }

    /// An item of a list of alternatives whose condition is its key: `{ loggedIn: main }`.
    func formOfCase(_ entries: [(key: String, value: String)], action: Key) -> String? {
        guard entries.count == 1, isCase(entries[0].key, action) else { return nil }
        return contents(ofCase: entries[0], action).flatMap(proposable)
    }

    /// Whether a key says when an alternative is taken. It is a condition where it cannot be meant as another key.
    private func isCase(_ key: String, _ action: Key) -> Bool {
        guard let condition = condition(ofCase: key) else { return ["else", "otherwise", "default"].contains(key) }
        let keys = KeyTable.entry.keys
        let isOfEntry =
            action == .root && Synonyms.meaning(of: key, nil, among: keys) == nil
            && nearest(to: key, among: keys.spellings) == nil
        return isOfEntry || condition != key
            || graph.conditions.contains { $0.module == module && string($0.name) == condition }
    }

    /// `loggedIn` of `if loggedIn`; `nil`: it is another key.
    private func condition(ofCase key: String) -> String? {
        var words = key.split(separator: " ")
        if words.count > 1, ["when", "if", "case"].contains(words[0]) { words.removeFirst() }
        guard let name = words.last, words.count == 1 || words.count == 2 && words[0] == "not", isName(name.utf8),
            !["else", "otherwise", "default"].contains(name),
            !(Key(rawValue: String(name)).map(KeyTable.transition.keys.contains) ?? false)
        else { return nil }
        return words.joined(separator: " ")
    }

    /// An alternative in braces: `{ when: loggedIn, root: main }`.
    private func contents(ofCase entry: (key: String, value: String), _ action: Key) -> String? {
        var text = "\(action.spelling): \(entry.value)"
        if entry.value.hasPrefix("{"), entry.value.hasSuffix("}") {
            text = entry.value.dropFirst().dropLast().split(separator: " ").joined(separator: " ")
        } else if !isName(entry.value.utf8) {
            return nil
        }
        return "{ " + (condition(ofCase: entry.key).map { "when: \($0), " } ?? "") + text + " }"
    }

    /// `{ push: post, toggle: draft }` as an alternative for each value.
    private func formOfToggle(_ entries: [(key: String, value: String)]) -> (key: String, form: String)? {
        guard let index = entries.firstIndex(where: { ["toggle", "toggles", "flip"].contains($0.key) }),
            case let name = entries[index].value, isName(name.utf8),
            !entries.contains(where: { $0.key == "when" || $0.key == "sets" })
        else { return nil }
        var others = entries.map { "\($0.key): \($0.value)" }
        func alternative(_ value: Bool) -> String {
            others[index] = "sets: { \(name): \(value) }"
            return others.joined(separator: ", ")
        }
        let (first, second) = (alternative(false), alternative(true))
        return proposable("[{ when: \(name), \(first) }, { \(second) }]").map { (entries[index].key, $0) }
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
            let plain = names.map { $0.hasPrefix("'") || $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : $0 }
            let forms = plain.map { formOfAssignment($0) ?? assignment(of: $0) }
            return forms.contains(nil)
                ? mapping("true") : "{ " + forms.compactMap(\.self).joined(separator: ", ") + " }"
        case "'allow'":
            if !isList, let colon = names[0].firstRange(of: ": ") {
                return "{ \(names[0][..<colon.lowerBound]): \(names[0][colon.upperBound...]) }"
            }
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
                draft.meantNames.insert(texts.intern(String(file.prefix { $0 != "." })))
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
            if !isList, KeySet.truth(names[0]) == .true { return nil }
            return (isOff ? "{ RULE: off }" : rulesOff(in: names.joined(separator: ", "))).map { "{ rules: \($0) }" }
        case "a transition", "a handler", "a 'then'":
            if !isList, ["else", "otherwise", "default"].contains(names[0]) { return nil }
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
            if what == "a handler", words.count == 1, isName(words[0].utf8), Key(rawValue: words[0]) == nil {
                return "{ send: \(words[0]) }"
            }
            return formOfAlternative(words)
        case "'conditions'", "'receives'", "'outcomes'":
            return isList ? nil : "[" + listed(names[0]).map { camelCase($0) ?? $0 }.joined(separator: ", ") + "]"
        default: return nil
        }
    }

    /// `a: false` for `not a` and `!a`, and `a: b` for `a = b` and `a.b`.
    func formOfAssignment(_ text: String) -> String? {
        if text.hasPrefix("!"), isName(text.dropFirst().utf8) { return proposable("\(text.dropFirst()): false") }
        if let mark = text.firstRange(of: " = "), isName(text[..<mark.lowerBound].utf8),
            ["\"", "'"].contains(text[mark.upperBound...].first)
        {
            return proposable("\(text[..<mark.lowerBound]): '\(text[mark.upperBound...].filter { $0 != "'" })'")
        }
        let words = text.split { (text.contains(" ") ? " =:" : ".").contains($0) }.map(String.init)
        guard words.count == 2, words.allSatisfy({ isName($0.utf8) }) else { return nil }
        return proposable(words[0] == "not" ? "\(words[1]): false" : "\(words[0]): \(words[1])")
    }

    /// What sets a condition that is written without a value; of a name of an enumeration with that.
    private func assignment(of name: String) -> String? {
        guard isName(name.utf8) else { return nil }
        let condition = graph.conditions.first { $0.module == module && string($0.name) == name }
        let enumeration = condition?.enumeration
        return enumeration.map { "\(string(graph.enumerations[$0].name)): \(name)" } ?? "\(name): true"
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
        let isKnown = words.first.flatMap { Key(rawValue: $0) }.map(KeyTable.check.keys.contains) ?? false
        if words.count == 1 || words.contains("reachable") && !isKnown { words.insert("reach", at: 0) }
        words.removeAll { ["is", "are", "be", "the", "screen", "can", "must", "reachable", "steps"].contains($0) }
        guard words.count.isMultiple(of: 2), words.count > 1 else { return nil }
        var entries: [String] = []
        for index in stride(from: 0, to: words.count, by: 2) {
            let (word, value) = (words[index].lowercased(), words[index + 1])
            let key = Key(
                rawValue: Synonyms.meaning(of: word, value, among: KeyTable.check.keys)?.key?.spelling ?? word)
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
                case "when", "if", "while": return isLiteral(texts.intern(value)) ? value : nil
                // A name of an enumeration.
                default: return isName(value.utf8) ? value : nil
                }
            }
            guard conditions.count == parts.entries.count, !isList else { return nil }
            let isOne = conditions.count == 1 && !conditions[0].contains(",")
            return isOne ? conditions[0] : "[" + conditions.joined(separator: ", ") + "]"
        }
        if ["app", "module", "'team'", "'type'", "the file of an import"].contains(what), parts.entries.count == 1,
            ["name", "class", "file", "path", "from"].contains(first.key)
        {
            return first.value
        }
        if what == "the outcome of 'finish'", parts.entries.count == 1, first.value.hasPrefix("{") {
            return first.key + (holdsTypes(first.value) ? ", payload: " : ", with: ") + first.value
        }
        let isTarget = ["the target of an action", "the target of 'pop'"].contains(what)
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
        let key = Key(rawValue: first)
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

    /// Reports `{ if: a, then: b, else: c }`, or an item of a list like it, instead of what was found in it.
    func reportConditional(_ start: YAMLEvent, _ role: Alternative.Role, of number: Int, from before: Int) -> String? {
        guard let (entries, whole) = writtenEntries(of: start), role != .then else { return nil }
        let action: Key = role == .entry ? .root : .push
        let form =
            number > 0 ? formOfCase(entries, action: action) : formOfConditional(entries, action: action)
        let verb =
            form == nil && role != .entry && number == 0
            ? formOfVerb(entries) ?? formOfPopUpTo(entries) ?? formOfToggle(entries) : nil
        guard let meant = form ?? verb?.form else { return nil }
        let place = findings[before].place.span
        findings.removeSubrange(before...)
        let message =
            verb.map { verb in
                let words =
                    switch verb.key {
                    case "popUpTo": "write"
                    case "toggle", "toggles", "flip": "write an alternative for each value:"
                    default: "the action is the key:"
                    }
                return "unknown key '\(verb.key)' in a transition; \(words) '\(meant)'"
            }
            ?? (number > 0
                ? "a condition is written behind 'when', and 'else' is left out: '\(meant)'"
                : "conditions and 'else' are written as a list of alternatives: '\(meant)'")
        report(.unknownKey, at: place, message, fix: [Replacement(whole, with: meant)])
        return meant
    }

    /// `{ kind: push, to: product }` with the action as the key.
    private func formOfVerb(_ entries: [(key: String, value: String)]) -> (key: String, form: String)? {
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
    private func formOfPopUpTo(_ entries: [(key: String, value: String)]) -> (key: String, form: String)? {
        let entries = entries.filter { $0.key != "inclusive" || $0.value != "false" }
        guard let target = entries.first(where: { $0.key == "popUpTo" })?.value, isName(target.utf8) else { return nil }
        let rest = entries.filter { $0.key != "popUpTo" }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return proposable("{ pop: \(target), then: { \(rest) } }").map { ("popUpTo", $0) }
    }
}
