import NavGraphSyntax

extension Decoder {
    /// Reads `conditions`: a list of names, or a map.
    func decodeConditions() throws(YAMLFailure) {
        let start = try events.peek()
        if file.raw == 0 { graph.conditionsSpan = start.span }
        let first = graph.conditions.count
        if start.kind == .sequenceStart {
            try forEachName(in: "'conditions'", each: "a condition", named: Elements(kind: .condition)) { append($0) }
        } else {
            try forEachName(of: "'conditions'", named: Elements(kind: .condition)) { key throws(YAMLFailure) in
                try decodeCondition(append(key))
            }
        }
        if file.raw == 0, start.span.length == 0, first < graph.conditions.count {
            graph.conditionsSpan = graph.conditions[first].span
        }
    }

    @discardableResult
    private func append(_ key: YAMLEvent) -> ConditionID {
        graph.conditions.append(
            Condition(
                name: key.text, qualifiedName: qualified(key.text), module: module, file: file, span: key.span))
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
            switch key {
            case .initially: graph.conditions[id].initially = try decodeInitial(of: "'initially'")
            case .changes: graph.conditions[id].changes = try flag(of: "'changes'")
            case .implies:
                try forEachText(of: "a condition in 'implies'") { name throws(YAMLFailure) in
                    draft.implications[id, default: []].append((name.text, name.span))
                }
            default: unread(key)
            }
        }
    }

    /// Whether a text is `name` or `not name`.
    func isLiteral(_ symbol: Symbol) -> Bool {
        let words = string(symbol).split(separator: " ", omittingEmptySubsequences: true)
        return words.count == 1 || words.count == 2 && words[0] == "not"
    }

    private func decodeInitial(of what: StaticString) throws(YAMLFailure) -> Bool? {
        try word(of: what, among: .truths).flatMap { $0 == .unknown ? nil : $0 == .true }
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
            guard let value = try boolean(of: "the value of a condition") else { return }
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
            // A value that is not a truth value is unknown, but it is given.
            var argument = Argument(
                param: key.text, kind: .literal, value: .none, base: .none, paramSpan: key.span, span: value.span)
            if value.kind != .scalar {
                report(
                    .wrongKind, at: value.span,
                    "expected a name or a literal as an argument, found \(describe(value)); write other Swift code in the app"
                )
                try events.skipRest(of: value)
            } else if let (kind, text, base) = plainArgument(value.text) {
                (argument.kind, argument.value, argument.base) = (kind, text, base)
            } else {
                let what = events.isEmpty(value) ? "nothing" : quoted(string(value.text))
                report(
                    .invalidArgument, at: value.span,
                    "\(what) is not a valid argument; use a name ('note', 'note.id') or a literal "
                        + "(a string in double quotes, a number, 'true', 'false', 'nil', '.enumCase')")
            }
            _ = graph.arguments.append(argument)
        }
        return IDRange(from: first, to: graph.arguments)
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
