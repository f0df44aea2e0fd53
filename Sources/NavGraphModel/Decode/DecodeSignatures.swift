import NavGraphSyntax

/// Messages and outcomes: names, some with params.
extension Decoder {
    func decodeMessages() throws(YAMLFailure) -> IDRange<MessageID> {
        let first = graph.messages.count
        try decodeSignatures(of: "'receives'", .message, mayBeReserved: true) { _ = graph.messages.append($0) }
        return IDRange(from: first, to: graph.messages)
    }

    func decodeOutcomes() throws(YAMLFailure) -> IDRange<OutcomeID> {
        let first = graph.outcomes.count
        try decodeSignatures(of: "'outcomes'", .outcome, mayBeReserved: false) { _ = graph.outcomes.append($0) }
        return IDRange(from: first, to: graph.outcomes)
    }

    /// Reads a map from names to params, or a list of names.
    private func decodeSignatures(
        of what: ValueName, _ kind: Subject.Kind, mayBeReserved: Bool, _ append: (Signature) -> Void
    ) throws(YAMLFailure) {
        let elements = Elements(kind: kind, owner: ownerName)
        func signature(_ key: YAMLEvent, _ params: IDRange<ParamID>) -> Signature {
            Signature(name: key.text, owner: owner, params: params, span: key.span)
        }
        let value = try events.peek()
        if value.kind == .scalar, !value.text.isEmpty, !events.isEmpty(value) {
            // Names without brackets: declared, so that nothing is said of those who use them.
            _ = try events.next()
            let call = call(string(value.text))
            var names = call.map { [$0.name] } ?? listed(string(value.text)).map { camelCase($0) ?? $0 }
            // `enum { done }`
            if names.contains(where: { $0.contains("{") }) {
                names = names.filter { isName($0.utf8) && $0 != "enum" && $0 != "case" }
            }
            let form = proposable(call.map { "{ \($0.form) }" } ?? "[" + names.joined(separator: ", ") + "]")
            report(
                .wrongKind, at: value.span,
                "expected \(call == nil ? "a list" : "a mapping"), found \(describe(value)) for \(what)", write: form)
            for name in Set(names).sorted() where isName(name.utf8) {
                var key = value
                key.text = texts.intern(name)
                append(signature(key, declared(call?.params ?? [], at: value.span)))
            }
        } else if value.kind == .sequenceStart {
            try decodeSignatureList(of: what, named: elements, mayBeReserved: mayBeReserved) {
                append(signature($0, $1))
            }
        } else {
            try forEachEntry(of: what, named: elements) { key throws(YAMLFailure) in
                if let call = try reportedCall(key) {
                    var key = key
                    key.text = texts.intern(call.name)
                    return append(signature(key, declared(call.params, at: key.span)))
                }
                try within(subject(of: key.text, among: elements), at: key.span) { () throws(YAMLFailure) in
                    if !checkName(key, mayBeReserved: mayBeReserved) { try checkColon(behind: key) }
                    append(signature(key, try decodeParams(of: "the params")))
                }
            }
        }
    }

    /// Reads a list of names, each once. An item with params, which only a mapping can have, is reported with that mapping.
    private func decodeSignatureList(
        of what: ValueName, named elements: Elements, mayBeReserved: Bool,
        _ append: (YAMLEvent, IDRange<ParamID>) -> Void
    ) throws(YAMLFailure) {
        let start = try events.peek()
        var seen: [Symbol: Span] = [:]
        var list = MixedList(start: start)
        try forEachItem(of: what) { () throws(YAMLFailure) in
            let item = try events.peek()
            if item.kind == .mappingStart {
                let before = findings.count
                try forEachEntry(of: what) { key throws(YAMLFailure) in
                    // `show(count: Int)`, see below.
                    if string(key.text).contains("(") {
                        try events.skip()
                    } else {
                        append(key, try decodeParams(of: "the params"))
                    }
                }
                findings.removeSubrange(before...)
                return list.add(item, as: text(of: item, before: try events.peek()), isMisplaced: true)
            }
            guard let key = try text(of: "a name") else { return }
            let name = string(key.text)
            if !name.hasSuffix("()"), name.contains("(") || name.hasSuffix(")") {
                return list.add(item, as: name, isMisplaced: true)
            }
            list.add(item, as: name + ":")
            try readListed(key, named: elements, mayBeReserved: mayBeReserved, among: &seen) { append($0, IDRange()) }
        }
        guard let misplaced = list.misplaced else { return }
        list.joinBrackets()
        for index in list.entries.indices {
            guard let call = call(list.entries[index]) else {
                list.entries[index] = formOfSignature(list.entries[index])
                continue
            }
            list.entries[index] = call.form
            var key = misplaced
            key.text = texts.intern(call.name)
            append(key, declared(call.params, at: misplaced.span))
        }
        report(list, "expected a name, found \(describe(misplaced)) in the list \(what); with params, write a mapping")
    }

    /// A key with params in the way of Swift, which is reported: `show(count: Int)`, which a colon makes an entry, or `show(Int):`.
    private func reportedCall(_ key: YAMLEvent) throws(YAMLFailure) -> Call? {
        let value = try events.peek()
        let start = string(key.text)
        guard start.contains("("), value.kind == .scalar else { return nil }
        let written = events.isEmpty(value) ? start : start + ": " + string(value.text)
        guard let call = call(written) else { return nil }
        report(
            .invalidName, at: key.span,
            "\(quoted(written)) is not a valid name; params are written as a mapping: '\(call.form)'",
            fix: [Replacement(key.span.through(value.span), with: call.form)])
        _ = try events.next()
        return call
    }

    private func declared(_ params: [(name: String, type: String)], at span: Span) -> IDRange<ParamID> {
        let first = graph.params.count
        for (name, type) in params {
            _ = graph.params.append(
                Param(
                    name: texts.intern(name), type: texts.intern(type), defaultValue: .none,
                    isOptional: SwiftText.isOptional(type), span: span, typeSpan: span))
        }
        return IDRange(from: first, to: graph.params)
    }

    private func call(_ text: String) -> Call? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), isName(text[..<open].utf8) else { return nil }
        var call = Call(name: String(text[..<open]))
        for param in text[text.index(after: open)...].dropLast().split(separator: ",") {
            let parts = param.split(separator: ":", maxSplits: 1).map {
                $0.split(separator: " ").joined(separator: " ")
            }
            let label = parts.count == 2 ? parts[0].split(separator: " ").last.map(String.init) : nil
            guard let type = parts.last.flatMap(SwiftText.type), let name = label ?? nameOfValue(ofType: type),
                isName(name.utf8)
            else { return nil }
            call.params.append((name, type))
        }
        return call.params.isEmpty ? nil : call
    }

    /// `paid: { order: Order }` for `paid: Order`.
    private func formOfSignature(_ written: String) -> String {
        let parts = written.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2, let name = nameOfValue(ofType: String(parts[1])) else { return written }
        return "\(parts[0]): { \(name): \(parts[1]) }"
    }
}

/// A name with params in the way of Swift: `show(count: Int)`, `paid(Order)`.
private struct Call {
    var name: String
    var params: [(name: String, type: String)] = []

    /// As an entry of a mapping.
    var form: String { "\(name): { " + params.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + " }" }
}
