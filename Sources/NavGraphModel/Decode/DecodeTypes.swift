import NavGraphSyntax

/// Swift types, as params, links and resolvers have them.
extension Decoder {
    /// Reads the type and default of a param, and where they stand. An invalid type is of unknown type, which accepts every
    /// value.
    func decodeParamType() throws(YAMLFailure) -> (ParamType, Span) {
        let value = try events.peek()
        if value.kind == .scalar, let known = knownType(value.text) {
            _ = try events.next()
            return (known, value.span)
        }
        let unknown = ParamType(isOptional: true)
        if value.kind == .scalar, let type = typeOfValue(value) {
            let form = "\(type) = \(type == "String" ? "\"\(string(value.text))\"" : string(value.text))"
            report(
                .invalidType, at: value.span,
                "\(quoted(string(value.text))) is a value, not a Swift type; write '\(type)'"
                    + (proposable(form).map { ", or '\($0)' with a default value" } ?? ""))
            _ = try events.next()
            return (unknown, value.span)
        }
        guard let source = try decodeTypeText() else { return (unknown, value.span) }
        let (typeSource, defaultSource) = SwiftText.splitDefault(source.text)
        let before = findings.count
        guard let type = checkedType(typeSource, default: defaultSource, at: source.span) else {
            return (unknown, source.span)
        }
        // Of a type that was reported nothing else is said.
        if findings.count > before { return (unknown, source.span) }
        var read = ParamType(type: texts.intern(type), isOptional: SwiftText.isOptional(type))
        if let defaultSource {
            guard let canonical = SwiftText.expression(defaultSource) else {
                report(
                    .invalidType, at: source.span,
                    "\(quoted(defaultSource)) is not a valid default value; use a literal, '.case', or a simple call"
                )
                return (unknown, source.span)
            }
            (read.defaultValue, read.isOptional) = (texts.intern(canonical), true)
        }
        if value.kind == .scalar, findings.count == before { knownTypes[value.text] = read }
        return (read, source.span)
    }

    /// The type of a literal where a type is expected: a number, a truth value, or a text in quotes that is not a type.
    private func typeOfValue(_ event: YAMLEvent) -> String? {
        let text = string(event.text)
        if event.style == .doubleQuoted || event.style == .singleQuoted {
            let isWords = text.first?.isLowercase == true && text.allSatisfy { $0.isLetter || " ,.-".contains($0) }
            let isType = text.contains(" ") && SwiftText.type(text) != nil || text.hasPrefix("some ")
            return isWords && !isType && ForeignType.meaning(of: text) == nil ? "String" : nil
        }
        if ["true", "false"].contains(text) { return "Bool" }
        return SwiftText.isNumber(text) ? text.contains(".") ? "Double" : "Int" : nil
    }

    /// The canonical spelling of a type; of a text of another language, which is reported, that of the type that it means.
    func checkedType(_ source: String, default value: String? = nil, at span: Span) -> String? {
        let end = value.map { " = " + $0 } ?? ""
        if let meant = ForeignType.meaning(of: source).flatMap(SwiftText.type), let form = proposable(meant + end) {
            report(
                .invalidType, at: span, "\(quoted(source)) is not a Swift type; write '\(meant)'",
                fix: [Replacement(span, with: form)])
            return meant
        }
        let type = SwiftText.type(source)
        if type == nil { reportNoType(source, at: span) }
        return type
    }

    func reportNoType(_ source: String, at span: Span) {
        if source.hasSuffix(","), let type = SwiftText.type(String(source.dropLast())), let form = proposable(type) {
            report(
                .invalidType, at: span, "\(quoted(source)) is not a valid Swift type; lines do not end with ','",
                fix: [Replacement(span, with: form)])
            return
        }
        var message = "\(quoted(source)) is not a valid Swift type"
        let isNotStored = "\(quoted(source)) is not a valid type of a stored value"
        func count(_ byte: Character) -> Int { source.utf8.count { $0 == byte.asciiValue } }
        if count("(") > count(")") || count("<") > count(">") || count("[") > count("]") {
            message += "; inside '{ }' and '[ ]', put a type that contains a comma in quotes"
        } else if source.split(separator: " ").first == "some" {
            message = "\(isNotStored); use 'any' instead of 'some'"
        } else if source.contains("@escaping") || source.contains("@autoclosure") {
            message = "\(isNotStored); remove '@escaping' and '@autoclosure'"
        }
        report(.invalidType, at: span, message)
    }

    /// What a text says of a param, where it is a type by a short look, or was read before.
    func knownType(_ text: Symbol) -> ParamType? {
        isPlainTypeName(text) ? ParamType(type: text, isOptional: false) : knownTypes[text]
    }

    /// Reads `{ type: String, default: x }`, which is reported; what is written for it.
    private func reportedDescription(_ start: YAMLEvent) throws(YAMLFailure) -> (text: String, span: Span)? {
        guard let written = shown(start) else { return nil }
        let entries = entries(inBraces: written)
        guard let first = entries.first, ["type", "argType"].contains(first.key),
            let type = SwiftText.type(ForeignType.meaning(of: first.value) ?? first.value)
        else { return nil }
        let rest = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
        let isOptional = rest["optional"] == "true" || rest["nullable"] == "true" || rest["required"] == "false"
        let form = type + (isOptional && !type.hasSuffix("?") ? "?" : "") + (rest["default"].map { " = \($0)" } ?? "")
        let span = Span(offset: start.span.offset, length: UInt32(written.unicodeScalars.count))
        report(
            .invalidType, at: start.span, "expected a Swift type, found a mapping; write '\(form)'",
            fix: proposable(form).map { [Replacement(span, with: $0)] } ?? [])
        try events.skipRest(of: start)
        return (form, span)
    }

    /// A type as text, also where YAML reads `[Note]` or `[String: Int]` as collections. LANGUAGE 2.
    func decodeTypeText() throws(YAMLFailure) -> (text: String, span: Span)? {
        let event = try events.next()
        switch event.kind {
        case .scalar:
            if events.isEmpty(event) {
                report(.invalidType, at: event.span, "missing Swift type, such as 'String'")
                return nil
            }
            return (string(event.text), event.span)
        case .sequenceStart:
            var span = event.span
            var parts: [String] = []
            while try events.peek().kind != .sequenceEnd {
                let isPair = try events.peek()
                guard let inner = try decodeTypeText() else {
                    try events.skipRest(of: event)
                    return nil
                }
                // `[String: Int]` is a pair without braces: the mapping begins where its key does.
                let isBare = isPair.kind == .mappingStart && isPair.span.length == 0
                parts.append(isBare ? String(inner.text.dropFirst().dropLast()) : inner.text)
                span = span.through(inner.span)
            }
            span = span.through(try events.next().span)
            guard parts.count == 1 else {
                report(
                    .invalidType, at: span,
                    "expected a Swift type, found a list; write an array as '[Element]', and put a tuple in quotes"
                )
                return nil
            }
            return ("[" + parts[0] + "]", span)
        case .mappingStart:
            if let type = try reportedDescription(event) { return type }
            var span = event.span
            var parts: [String] = []
            while try events.peek().kind != .mappingEnd {
                guard let key = try decodeTypeText(), let value = try decodeTypeText() else {
                    try events.skipRest(of: event)
                    return nil
                }
                parts.append(key.text + ": " + value.text)
                span = span.through(value.span)
            }
            let end = try events.next()
            if end.span.length > 0 { span = span.through(end.span) }
            guard parts.count == 1 else {
                report(
                    .invalidType, at: span,
                    "expected a Swift type, found a mapping; write a dictionary as '[Key: Value]'")
                return nil
            }
            return ("[" + parts[0] + "]", span)
        default: return nil
        }
    }
}
