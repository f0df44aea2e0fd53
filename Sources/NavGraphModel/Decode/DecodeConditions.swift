import NavGraphSyntax

extension Decoder {
    /// Reads `conditions`: a list of names, or a map.
    func decodeConditions() throws(YAMLFailure) {
        let start = try events.peek()
        if file.raw == 0 { graph.conditionsSpan = start.span }
        let first = graph.conditions.count
        meantNames = []
        defer { draft.meantConditions.formUnion(meantNames.map { texts.intern($0) }) }
        if start.kind == .scalar, !events.isEmpty(start) { draft.hasMisreadConditions = true }
        if start.kind == .sequenceStart {
            try decodeConditionList(start)
        } else {
            try forEachName(of: "'conditions'", named: Elements(kind: .condition)) { key throws(YAMLFailure) in
                if try !decodeEnumeration(key) { try decodeCondition(append(key)) }
            }
        }
        if file.raw == 0, start.span.length == 0, first < graph.conditions.count {
            graph.conditionsSpan = graph.conditions[first].span
        }
    }

    /// Reads a list of names. An item with a value, which only a mapping can have, is reported with that mapping.
    private func decodeConditionList(_ start: YAMLEvent) throws(YAMLFailure) {
        var seen: [Symbol: Span] = [:]
        var list = MixedList(start: start)
        try forEachItem(of: "'conditions'") { () throws(YAMLFailure) in
            let item = try events.peek()
            if item.kind == .mappingStart {
                let before = findings.count
                try forEachEntry(of: "'conditions'") { key throws(YAMLFailure) in
                    if try !decodeEnumeration(key) { try decodeCondition(append(key)) }
                }
                findings.removeSubrange(before...)
                return list.add(item, as: text(of: item, before: try events.peek()), isMisplaced: true)
            }
            guard let key = try text(of: "a condition") else { return }
            list.add(item, as: string(key.text) + ": unknown")
            try readListed(key, named: Elements(kind: .condition), mayBeReserved: true, among: &seen) { append($0) }
        }
        report(list, "expected a name, found a mapping in the list 'conditions'; with values, write a mapping")
    }

    @discardableResult
    private func append(_ key: YAMLEvent) -> ConditionID {
        graph.conditions.append(
            Condition(
                name: key.text, qualifiedName: key.text, module: module, file: file, span: key.span))
    }

    /// Reads one or more platforms, each once, in file order. `isList`: one without brackets is not enough.
    func decodePlatforms(
        of key: ValueName, isList: Bool
    ) throws(YAMLFailure) -> [(platform: Platform, span: Span)] {
        var found: [(platform: Platform, span: Span)] = []
        let start = try events.peek()
        let before = findings.count
        func add(_ text: YAMLEvent) {
            guard let word = word(text, of: key, among: .platforms), let platform = Platform(rawValue: word.spelling)
            else { return }
            if let first = found.first(where: { $0.platform == platform }) {
                report(
                    .duplicateName, at: text.span, first: first.span,
                    "duplicate platform \(quoted(string(text.text)))")
            } else {
                found.append((platform, text.span))
            }
        }
        if isList {
            try forEachText(in: key, each: "a platform") { add($0) }
        } else {
            try forEachText(of: key) { add($0) }
        }
        if found.isEmpty, findings.count == before {
            report(.wrongKind, at: start.span, "expected one or more of \(list(KeySet.platforms.spellings)) for \(key)")
        }
        return found
    }

    /// Reads an enumeration: a list of names, or a mapping that begins with or has `oneOf`. `false`: it is a condition.
    private func decodeEnumeration(_ key: YAMLEvent) throws(YAMLFailure) -> Bool {
        let value = try events.peek()
        guard value.kind == .sequenceStart || value.kind == .mappingStart else { return false }
        var enumeration = Enumeration(
            name: key.text, qualifiedName: key.text, module: module, file: file, span: key.span)
        let first = graph.conditions.count
        if value.kind == .sequenceStart || holdsNames(value) {
            try decodeMembers(at: value.span)
            enumeration.members = IDRange(from: first, to: graph.conditions)
        } else {
            // Whether it is a condition is known when the keys are.
            var condition = Condition(
                name: key.text, qualifiedName: key.text, module: module, file: file, span: key.span)
            var implied: [(name: Symbol, span: Span)] = []
            var (oneOf, implies, platform, other): (Span?, Span?, Span?, YAMLEvent?)
            var initially: YAMLEvent?
            let before = findings.count
            defer { if findings.count > before, oneOf == nil { draft.hasMisreadConditions = true } }
            try forEachKey(of: "a condition", among: .condition) { word, event throws(YAMLFailure) in
                if word != .platform { other = other ?? event }
                switch word {
                case .platform:
                    platform = event.span
                    condition.platforms = try decodePlatforms(of: "'platform'", isList: false).map(\.platform)
                case .initially: initially = try text(of: "'initially'")
                case .implies:
                    implies = event.span
                    try forEachText(of: "a condition in 'implies'") { name throws(YAMLFailure) in
                        if string(name.text).hasPrefix("not ") || string(name.text).hasPrefix("!") {
                            return report(
                                .unknownCondition, at: name.span,
                                "unknown condition \(quoted(string(name.text))); 'implies' names conditions that hold, not 'not name'"
                            )
                        }
                        implied.append((name.text, name.span))
                    }
                case .oneOf:
                    oneOf = event.span
                    let span = try events.peek().span
                    try decodeMembers(at: span)
                    enumeration.members = IDRange(from: first, to: graph.conditions)
                default: try decode(word, of: Condition.fields, into: &condition)
                }
            }
            if platform != nil, let other {
                report(
                    .unknownKey, at: other.span,
                    "'\(string(other.text))' cannot be used with 'platform'; the condition holds on its platforms and "
                        + "nowhere else")
            }
            guard oneOf != nil, platform == nil else {
                if platform != nil { (initially, implied, condition.changes) = (nil, [], false) }
                if let initially { condition.initially = truth(initially, of: "'initially'") }
                let id = graph.conditions.append(condition)
                if !implied.isEmpty { draft.implications[id] = implied }
                return true
            }
            if let implies {
                report(
                    .unknownKey, at: implies,
                    "'implies' cannot be used with 'oneOf'; the names of an enumeration imply nothing")
            }
            enumeration.changes = condition.changes
            if let initially { begin(enumeration.members, with: initially) }
        }
        let number = graph.enumerations.count
        for id in enumeration.members {
            graph.conditions[id].enumeration = number
            graph.conditions[id].changes = enumeration.changes
        }
        graph.enumerations.append(enumeration)
        return true
    }

    /// Whether names without values stand where a condition has keys: `{ loggedOut, loggedIn }`.
    private func holdsNames(_ value: YAMLEvent) -> Bool {
        let text = events.source.text(of: Span(offset: value.span.offset, length: 80)).drop { "{ ".contains($0) }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if Key(rawValue: String(name)).map(KeyTable.condition.keys.contains) ?? name.isEmpty { return false }
        let rest = text[name.endIndex...].drop { $0 == " " }
        // `{ loggedOut: true, loggedIn: false }`
        let values = entries(inBraces: shown(value) ?? "").map(\.value)
        return rest.first == "," || rest.first == ":" && rest.dropFirst().first?.isNewline == true
            || values.count > 1 && values.allSatisfy { KeySet.truth($0) != nil }
    }

    private func decodeMembers(at span: Span) throws(YAMLFailure) {
        let before = (conditions: graph.conditions.count, findings: findings.count)
        try forEachName(in: "the names of an enumeration", each: "a name", named: Elements(kind: .condition)) {
            append($0)
        }
        guard graph.conditions.count < before.conditions + 2 else { return }
        draft.hasMisreadConditions = true
        if findings.count == before.findings {
            report(.wrongKind, at: span, "expected two or more names, of which exactly one holds")
        }
    }

    /// The name that holds at launch.
    private func begin(_ members: IDRange<ConditionID>, with name: YAMLEvent) {
        guard members.contains(where: { graph.conditions[$0].name == name.text }) else {
            let known = members.map { string(graph.conditions[$0].name) }
            report(
                .unknownCondition, at: name.span,
                "unknown name \(quoted(string(name.text))) of the enumeration; use \(list(known)), "
                    + "or leave 'initially' out if any of them may hold at launch",
                fix: nearest(to: string(name.text), among: known).map { [Replacement(name.span, with: $0)] } ?? [])
            return
        }
        for id in members { graph.conditions[id].initially = graph.conditions[id].name == name.text }
    }

    private func decodeCondition(_ id: ConditionID) throws(YAMLFailure) {
        let event = try events.peek()
        if events.isEmpty(event) {
            _ = try events.next()
            return
        }
        if event.kind == .scalar, let form = formOfEnumeration(string(event.text)).flatMap(proposable) {
            draft.hasMisreadConditions = true
            report(
                .wrongKind, at: event.span,
                "expected a list of the names of an enumeration, found \(describe(event))", write: form)
            try events.skip()
            return
        }
        let isTruth = Key(event.text).map(KeySet.truths.contains) ?? false
        if event.kind == .scalar, !isTruth,
            Synonyms.meaning(of: string(event.text), "true", among: KeyTable.condition.keys)?.key == .changes
                || event.text == Key.changes.symbol
        {
            let form = "{ changes: true }"
            report(
                .wrongKind, at: event.span, "unknown value \(quoted(string(event.text))) for a condition", write: form)
            try events.skip()
            return
        }
        if event.kind == .scalar {
            graph.conditions[id].initially = try decodeInitial(of: "a condition")
            return
        }
        report(.wrongKind, at: event.span, "expected a mapping, found \(describe(event)) for a condition")
        try events.skip()
    }

    /// Whether a text is `name` or `not name`.
    func isLiteral(_ symbol: Symbol) -> Bool {
        let words = string(symbol).split(separator: " ", omittingEmptySubsequences: true)
        return words.count == 1 || words.count == 2 && words[0] == "not"
    }

    private func decodeInitial(of what: ValueName) throws(YAMLFailure) -> Bool? {
        try text(of: what).flatMap { truth($0, of: what) }
    }

    private func truth(_ event: YAMLEvent, of what: ValueName) -> Bool? {
        word(event, of: what, among: .truths).flatMap { $0 == .unknown ? nil : $0 == .true }
    }

    /// Reads `when` or `requires`: one condition or a list, each `name` or `not name`.
    func decodeLiterals(of what: ValueName) throws(YAMLFailure) -> IDRange<LiteralID> {
        let first = graph.literals.count
        try forEachText(of: what) { text throws(YAMLFailure) in
            if !text.tag.isEmpty, texts[text.tag] == "!" {
                // `! loggedIn`: what stands behind a tag is not denied by it.
                let name = string(text.text)
                report(.yamlSyntax, at: text.span, "'!' is a tag in YAML", write: "not \(name)")
                return
            }
            var name = text.text
            var isNegated = false
            let words = string(text.text).split(separator: " ", omittingEmptySubsequences: true)
            if words.count == 2, words[0] == "not" {
                name = texts.intern(String(words[1]))
                isNegated = true
            }
            draft.literalNames.append(name)
            _ = graph.literals.append(Literal(condition: .unresolved, isNegated: isNegated, span: text.span))
        }
        return IDRange(from: first, to: graph.literals)
    }

    /// Reads `sets`.
    func decodeAssignments() throws(YAMLFailure) -> IDRange<AssignmentID> {
        let first = graph.assignments.count
        try forEachEntry(of: "'sets'") { key throws(YAMLFailure) in
            if try reportAssignment(key) { return }
            guard let value = try text(of: "the value of a condition") else { return }
            draft.assignmentNames.append(key.text)
            draft.assignmentValues.append((value.text, value.span))
            let isTrue = Key(value.text) == .true
            _ = graph.assignments.append(Assignment(condition: .unresolved, value: isTrue, span: key.span))
        }
        return IDRange(from: first, to: graph.assignments)
    }

    /// Whether a key of `sets` has its value in it, `not a` or `a = true`, which is reported.
    private func reportAssignment(_ key: YAMLEvent) throws(YAMLFailure) -> Bool {
        let value = try events.peek()
        guard value.kind == .scalar, value.text.isEmpty, case let written = string(key.text),
            let form = formOfAssignment(written)
        else { return false }
        report(
            .invalidName, at: key.span, "\(quoted(written)) is not a valid name; write \(quoted(form))",
            fix: [Replacement(key.span, with: form)])
        _ = try events.next()
        return true
    }

    /// Reads `with`. Whether names are known is seen when the graph is resolved.
    func decodeArguments() throws(YAMLFailure) -> IDRange<ArgumentID> {
        let first = graph.arguments.count
        try forEachEntry(of: "'with'") { key throws(YAMLFailure) in
            if try reportAssignment(key) { return }
            let value = try events.next()
            // A value that is not a truth value is unknown, but it is given.
            var argument = Argument(
                param: key.text, kind: .literal, value: .none, base: .none, paramSpan: key.span, span: value.span)
            if value.kind == .scalar, let (kind, text, base) = plainArgument(value.text) {
                (argument.kind, argument.value, argument.base) = (kind, text, base)
            } else if let (written, name) = bareArgument(value), let meant = plainArgument(name) {
                (argument.kind, argument.value, argument.base) = meant
                let span = Span(offset: value.span.offset, length: UInt32(written.unicodeScalars.count))
                report(
                    .invalidArgument, at: value.span,
                    "\(quoted(written)) is not a valid argument; write '\(string(name))'",
                    fix: [Replacement(span, with: string(name))])
                try events.skipRest(of: value)
            } else if value.kind != .scalar {
                report(
                    .wrongKind, at: value.span,
                    "expected a name or a literal as an argument, found \(describe(value)); write other Swift code in the app"
                )
                try events.skipRest(of: value)
            } else {
                let written = string(value.text)
                let isNothing = events.isEmpty(value)
                let isExpression = isExpression(written)
                let odd = OddCharacters.note(on: written)
                if let meant = odd?.meant, plainArgument(texts.intern(meant)) != nil {
                    report(
                        .invalidArgument, at: value.span,
                        "\(quoted(written)) is not a valid argument" + (odd?.note ?? ""),
                        fix: [Replacement(value.span, with: "'\(meant)'")])
                    _ = graph.arguments.append(argument)
                    return
                }
                let isText =
                    !isNothing && !isExpression && !written.contains { "\"'\\+*/$(){}".contains($0) }
                    && proposable(written) != nil
                let name = string(key.text)
                if isNothing, value.span.length == 0, isName(name.utf8) {
                    report(
                        .invalidArgument, at: value.span,
                        "missing argument for \(quoted(name)); write \(quoted("\(name): \(name)"))",
                        fix: [replacement(ofNothing: value, with: name)])
                    _ = graph.arguments.append(argument)
                    return
                }
                report(
                    .invalidArgument, at: value.span,
                    "\(isNothing ? "nothing" : quoted(written)) is "
                        + (isExpression ? "an expression; compute it in the app, and " : "not a valid argument; ")
                        + (isText ? "write a text as '\"\(written)\"', in both kinds of quotes, or " : "")
                        + "use a name ('note', 'note.id') or a literal "
                        + "(a string in double quotes, a number, 'true', 'false', 'nil', '.enumCase')",
                    fix: isText ? [Replacement(value.span, with: "'\"\(written)\"'")] : [])
            }
            _ = graph.arguments.append(argument)
        }
        return IDRange(from: first, to: graph.arguments)
    }

    /// Whether a text is Swift code that computes something: a call, or operators between names and literals.
    private func isExpression(_ text: String) -> Bool {
        let name = text.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
        let operators = ["??", "?", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "+", "*"]
        return !name.isEmpty && text[name.endIndex...].first == "("
            || text.split(separator: " ").dropFirst().dropLast().contains { operators.contains(String($0)) }
    }

    /// A name in marks that other tools put around it: `$id`, `{id}`, `${note.id}`, `id!`.
    private func bareArgument(_ value: YAMLEvent) -> (written: String, name: Symbol)? {
        guard let written = shown(value) else { return nil }
        let inside = written.drop { "\"'${(\\ ".contains($0) }
        let bare = inside.prefix { !"}) \"'!".contains($0) }
        guard !bare.isEmpty, written.contains(where: { "${(!".contains($0) }),
            inside.dropFirst(bare.count).allSatisfy({ "}) \"'!".contains($0) }),
            bare.split(separator: ".").allSatisfy({ isName($0.utf8) })
        else { return nil }
        return (written, texts.intern(String(bare)))
    }

    /// Reads a text as an argument. YAML quotes make no difference. `nil`: not an argument.
    func plainArgument(_ symbol: Symbol) -> (kind: Argument.Kind, value: Symbol, base: Symbol)? {
        let text = string(symbol)
        if text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
            return (.text, texts.intern(String(text.dropFirst().dropLast())), .none)
        }
        if ["true", "false", "nil"].contains(text) { return (.literal, symbol, .none) }
        if SwiftText.isNumber(text) {
            return (.literal, texts.intern(text.hasPrefix("+") ? String(text.dropFirst()) : text), .none)
        }
        var parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isCase = parts.first == "" && parts.count > 1
        if isCase { parts.removeFirst() }
        guard parts.allSatisfy({ isName($0.utf8) }) else { return nil }
        // A member may be named like a keyword: `.default` is written as it is.
        return isCase ? (.literal, symbol, .none) : (.name, symbol, texts.intern(String(parts[0])))
    }
}
