import NavGraphSyntax

extension Decoder {
    /// Reads `conditions`: a list of names, or a map.
    func decodeConditions() throws(YAMLFailure) {
        let start = try events.peek()
        if file.raw == 0 { graph.conditionsSpan = start.span }
        let first = graph.conditions.count
        if start.kind == .sequenceStart {
            var seen: Set<Symbol> = []
            try forEachItem(of: "'conditions'") { () throws(YAMLFailure) in
                guard let key = try text(of: "a condition") else { return }
                let name = qualified(key.text)
                try within(Subject(.condition, name: name), at: key.span) { () throws(YAMLFailure) in
                    checkName(key, mayBeReserved: true)
                    guard seen.insert(key.text).inserted else {
                        report(.duplicateName, at: key.span, "\(quoted(string(key.text))) stands in this list twice")
                        return
                    }
                    append(key, name)
                }
            }
        } else {
            try forEachEntry(of: "'conditions'", named: Elements(kind: .condition)) {
                key throws(YAMLFailure) in
                let name = qualified(key.text)
                try within(Subject(.condition, name: name), at: key.span) { () throws(YAMLFailure) in
                    checkName(key, mayBeReserved: true)
                    let id = append(key, name)
                    try decodeCondition(id)
                }
            }
        }
        if file.raw == 0, start.span.length == 0, first < graph.conditions.count {
            graph.conditionsSpan = graph.conditions[first].span
        }
    }

    @discardableResult
    private func append(_ key: YAMLEvent, _ name: Symbol) -> ConditionID {
        graph.conditions.append(
            Condition(name: key.text, qualifiedName: name, module: module, file: file, span: key.span))
    }

    private func decodeCondition(_ id: ConditionID) throws(YAMLFailure) {
        let event = try events.peek()
        if events.isEmpty(event) {
            _ = try events.next()
            return
        }
        if event.kind == .scalar {
            graph.conditions[id].initially = try decodeInitial(of: "a condition")
            return
        }
        try forEachKey(of: "a condition", among: .condition) { key, _ throws(YAMLFailure) in
            if key == .initially {
                graph.conditions[id].initially = try decodeInitial(of: "initially")
            } else {
                try forEachText(of: "what a condition implies") { name throws(YAMLFailure) in
                    draft.implications[id, default: []].append((name.text, name.span))
                }
            }
        }
    }

    private func decodeInitial(of what: StaticString) throws(YAMLFailure) -> Bool? {
        switch try word(of: what, among: .truths) {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// Reads `when` or `requires`: one condition or a list, each `name` or `not name`.
    func decodeLiterals(of what: StaticString) throws(YAMLFailure) -> IDRange<LiteralID> {
        let first = graph.literals.count
        try forEachText(of: what) { text throws(YAMLFailure) in
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
            guard let value = try boolean(of: "what a condition is set to") else { return }
            draft.assignmentNames.append(key.text)
            _ = graph.assignments.append(Assignment(condition: .unresolved, value: value, span: key.span))
        }
        return IDRange(from: first, to: graph.assignments)
    }

    /// Reads `with`. Whether names are known is seen when the graph is resolved.
    func decodeArguments() throws(YAMLFailure) -> IDRange<ArgumentID> {
        let first = graph.arguments.count
        try forEachEntry(of: "'with'") { key throws(YAMLFailure) in
            let value = try events.next()
            guard value.kind == .scalar else {
                report(
                    .wrongKind, at: value.span,
                    "an argument is a name or a literal, not \(describe(value)); Swift beyond that belongs into the app"
                )
                try skipRest(of: value)
                // The value is unknown, but it is given.
                _ = graph.arguments.append(argument(key, .literal, at: value.span))
                return
            }
            guard let argument = argument(key, value) else {
                let what = events.isEmpty(value) ? "nothing" : quoted(string(value.text))
                report(
                    .invalidArgument, at: value.span,
                    "\(what) is neither a name (with members: 'note.id') nor a literal: "
                        + "text in double quotes, a number, 'true', 'false', 'nil', '.enumCase'")
                _ = graph.arguments.append(argument(key, .literal, at: value.span))
                return
            }
            _ = graph.arguments.append(argument)
        }
        return IDRange(from: first, to: graph.arguments)
    }

    private func argument(
        _ key: YAMLEvent, _ kind: Argument.Kind, _ value: Symbol = .none, base: Symbol = .none, at span: Span
    ) -> Argument {
        Argument(param: key.text, kind: kind, value: value, base: base, paramSpan: key.span, span: span)
    }

    private func argument(_ key: YAMLEvent, _ value: YAMLEvent) -> Argument? {
        func make(_ kind: Argument.Kind, _ symbol: Symbol, base: Symbol = .none) -> Argument {
            argument(key, kind, symbol, base: base, at: value.span)
        }
        if let known = knownArguments[value.text] { return make(known.kind, known.value, base: known.base) }
        guard let new = plainArgument(value.text) else { return nil }
        knownArguments[value.text] = new
        return make(new.kind, new.value, base: new.base)
    }

    /// What a text is as an argument. Quotes in YAML make no difference. `nil`: it is no argument.
    private func plainArgument(_ symbol: Symbol) -> KnownArgument? {
        func make(_ kind: Argument.Kind, _ symbol: Symbol, base: Symbol = .none) -> KnownArgument {
            KnownArgument(kind: kind, value: symbol, base: base)
        }
        let text = string(symbol)
        if text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
            return make(.text, texts.intern(String(text.dropFirst().dropLast())))
        }
        switch text {
        case "true", "false", "nil": return make(.literal, symbol)
        default: break
        }
        if SwiftText.isNumber(text) {
            return make(.literal, texts.intern(text.hasPrefix("+") ? String(text.dropFirst()) : text))
        }
        var parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isCase = parts.first == "" && parts.count > 1
        if isCase { parts.removeFirst() }
        for part in parts {
            var part = String(part)
            guard part.withUTF8({ isName($0) }) else { return nil }
        }
        if isCase {
            // A member may be named like a keyword: `.default` is written as it is.
            return make(.literal, symbol)
        }
        return make(.name, symbol, base: texts.intern(String(parts[0])))
    }
}
