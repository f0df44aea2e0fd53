import NavGraphSyntax

extension Decoder {
    /// Reads `screens`, of a flow or of the top level.
    func decodeScreens(in flow: FlowID?) throws(YAMLFailure) -> IDRange<ScreenID> {
        let first = graph.screens.count
        try forEachEntry(of: "'screens'", named: Elements(kind: .screen)) {
            key throws(YAMLFailure) in
            let name = qualified(key.text)
            try within(Subject(.screen, name: name), at: key.span) { () throws(YAMLFailure) in
                checkName(key, mayBeReserved: false)
                try decodeScreen(key, qualifiedName: name, in: flow)
            }
        }
        return IDRange(from: first, to: graph.screens)
    }

    private func decodeScreen(_ key: YAMLEvent, qualifiedName: Symbol, in flow: FlowID?) throws(YAMLFailure) {
        var screen = Screen(
            name: key.text, qualifiedName: qualifiedName, module: module, file: file, span: key.span, flow: flow)
        // In its place before what it contains, so that ids follow the file.
        let id = graph.screens.append(screen)
        let outer = (owner, ownerName)
        owner = .screen(id)
        ownerName = qualifiedName
        try forEachKey(of: "a screen", among: .screen) { key, _ throws(YAMLFailure) in
            switch key {
            case .title: screen.title = try text(of: "title")?.text ?? .none
            case .about: screen.about = try text(of: "about")?.text ?? .none
            case .type: screen.type = try decodeClassName()
            case .from: screen.source = try decodeSource(of: id)
            case .params: screen.params = try decodeParams(of: "'params'", subjects: true)
            case .receives: screen.messages = try decodeMessages()
            case .outcomes: screen.outcomes = try decodeOutcomes()
            case .transitions: screen.transitions = try decodeTransitions()
            case .requires: screen.requires = try decodeLiterals(of: "requires")
            case .back: screen.goesBack = try boolean(of: "back") ?? true
            case .preview: screen.preview = try decodePreview()
            case .public: screen.isPublic = try flag(of: "public")
            default: try decodeAllow()
            }
        }
        graph.screens[id] = screen
        (owner, ownerName) = outer
    }

    private func decodeClassName() throws(YAMLFailure) -> Symbol {
        guard let event = try text(of: "type") else { return .none }
        if isPlainTypeName(event.text) { return event.text }
        guard let type = SwiftText.nominalType(string(event.text)) else {
            report(
                .invalidType, at: event.span,
                "\(quoted(string(event.text))) is no Swift type that a screen can have, such as 'NoteListViewController'"
            )
            return .none
        }
        return texts.intern(type)
    }

    /// Whether a text is a type by a short look: a name with a capital in front, and none of Swift's own words.
    private func isPlainTypeName(_ text: Symbol) -> Bool {
        texts.withUTF8(of: text) { bytes in
            guard let first = bytes.first, first >= 0x41, first <= 0x5A, isName(bytes) else { return false }
            return bytes.count > 8 || !isAnyOrSelf(bytes)
        }
    }

    private func isAnyOrSelf(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.elementsEqual("Any".utf8) || bytes.elementsEqual("Self".utf8) || bytes.elementsEqual("Type".utf8)
            || bytes.elementsEqual("Protocol".utf8)
    }

    private func decodePreview() throws(YAMLFailure) -> Symbol {
        guard let event = try text(of: "preview") else { return .none }
        let root = directory(of: graph.files[graph.modules[module].file.index])
        let place = directory(of: graph.files[file.index])
        if let problem = pathProblem(string(event.text), from: place, within: root) {
            report(.pathEscape, at: event.span, problem)
            return .none
        }
        return event.text
    }

    private func decodeSource(of screen: ScreenID) throws(YAMLFailure) -> ScreenSource {
        let event = try events.peek()
        if case .scalar = event.kind {
            switch try word(of: "from", among: .sources) {
            case .xib: return .xib(name: .none)
            case .swiftui: return .swiftUI
            default: return .code
            }
        }
        var keys: Set<Key> = []
        var xib: Symbol?
        var storyboard: Symbol?
        var id: Symbol?
        try forEachKey(of: "'from'", among: .source) { key, event throws(YAMLFailure) in
            keys.insert(key)
            switch key {
            case .xib: xib = try text(of: "the name of a xib")?.text
            case .storyboard:
                let name = try text(of: "the name of a storyboard")
                storyboard = name?.text
                graph.storyboardSpans[screen] = name?.span
            default: id = try text(of: "the identifier in a storyboard")?.text
            }
            if key == .xib ? storyboard != nil || id != nil : xib != nil {
                report(
                    .unknownKey, at: event.span,
                    "'\(key.spelling)' goes with \(key == .xib ? "no storyboard" : "no xib")")
            }
        }
        if let xib { return .xib(name: xib) }
        guard let storyboard else {
            if isMapping(event), keys.isDisjoint(with: [.xib, .storyboard]) {
                report(.missingKey, at: subjectSpan, "'from' says neither 'xib' nor 'storyboard'")
            }
            return .code
        }
        return .storyboard(name: storyboard, identifier: id ?? .none)
    }

    // MARK: - Params, messages, outcomes

    /// Reads a map from names to types.
    func decodeParams(of what: StaticString, subjects: Bool = false) throws(YAMLFailure) -> IDRange<ParamID> {
        let first = graph.params.count
        let owner = ownerName
        func read(_ key: YAMLEvent) throws(YAMLFailure) {
            checkName(key, mayBeReserved: true)
            let value = try events.peek()
            if case .scalar = value.kind, let known = knownType(value.text) {
                _ = try events.next()
                _ = graph.params.append(
                    Param(
                        name: key.text, type: known.type, defaultValue: known.defaultValue,
                        isOptional: known.isOptional, span: key.span, typeSpan: value.span))
                return
            }
            /// A param of unknown type, which accepts every value.
            func appendUnknown(at span: Span) {
                _ = graph.params.append(
                    Param(
                        name: key.text, type: .none, defaultValue: .none, isOptional: true, span: key.span,
                        typeSpan: span))
            }
            guard let source = try decodeTypeText() else { return appendUnknown(at: value.span) }
            let (typeSource, defaultSource) = SwiftText.splitDefault(source.text)
            guard let type = SwiftText.type(typeSource) else {
                reportNoType(typeSource, at: source.span)
                return appendUnknown(at: source.span)
            }
            var defaultValue = Symbol.none
            if let defaultSource {
                guard let canonical = SwiftText.expression(defaultSource) else {
                    report(
                        .invalidType, at: source.span,
                        "\(quoted(defaultSource)) cannot stand as a default; it may be a literal, '.case', or a simple call"
                    )
                    return appendUnknown(at: source.span)
                }
                defaultValue = texts.intern(canonical)
            }
            let read = KnownType(
                type: texts.intern(type), defaultValue: defaultValue,
                isOptional: defaultSource != nil || SwiftText.isOptional(type))
            if case .scalar = value.kind { knownTypes[value.text] = read }
            _ = graph.params.append(
                Param(
                    name: key.text, type: read.type, defaultValue: read.defaultValue, isOptional: read.isOptional,
                    span: key.span, typeSpan: source.span))
        }
        if subjects {
            try forEachEntry(of: what, named: Elements(kind: .param, owner: owner)) { key throws(YAMLFailure) in
                try within(Subject(.param, owner: owner, name: key.text), at: key.span) { () throws(YAMLFailure) in
                    try read(key)
                }
            }
        } else {
            try forEachEntry(of: what) { key throws(YAMLFailure) in try read(key) }
        }
        return IDRange(from: first, to: graph.params)
    }

    func reportNoType(_ source: String, at span: Span) {
        var message = "\(quoted(source)) is no Swift type"
        func count(_ byte: Character) -> Int { source.utf8.count { $0 == byte.asciiValue } }
        if count("(") > count(")") || count("<") > count(">") || count("[") > count("]") {
            message += "; a type with a comma stands in quotes inside of '{ }' and '[ ]'"
        } else if source.split(separator: " ").first == "some" {
            message += " that a value can be kept with; 'any' in the place of 'some' is"
        } else if source.contains("@escaping") || source.contains("@autoclosure") {
            message += " that a value can be kept with; '@escaping' and '@autoclosure' are for the params of functions"
        }
        report(.invalidType, at: span, message)
    }

    /// What a text says of a param, where it is a type by a short look, or was read before.
    private func knownType(_ text: Symbol) -> KnownType? {
        if isPlainTypeName(text) { return KnownType(type: text, defaultValue: .none, isOptional: false) }
        return knownTypes[text]
    }

    /// A type as text, also where YAML reads `[Note]` or `[String: Int]` as collections. LANGUAGE 2.
    func decodeTypeText() throws(YAMLFailure) -> (text: String, span: Span)? {
        let event = try events.next()
        switch event.kind {
        case .scalar:
            if events.isEmpty(event) {
                report(.invalidType, at: event.span, "a Swift type is missing here")
                return nil
            }
            return (string(event.text), event.span)
        case .sequenceStart:
            var span = event.span
            var parts: [String] = []
            while try events.peek().kind != .sequenceEnd {
                let isPair = try events.peek()
                guard let inner = try decodeTypeText() else {
                    while try events.peek().kind != .sequenceEnd { try events.skip() }
                    _ = try events.next()
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
                    .invalidType, at: span, "a list is no Swift type; an array is '[Element]', a tuple stands in quotes"
                )
                return nil
            }
            return ("[" + parts[0] + "]", span)
        case .mappingStart:
            var span = event.span
            var parts: [String] = []
            while try events.peek().kind != .mappingEnd {
                guard let key = try decodeTypeText(), let value = try decodeTypeText() else {
                    var level = 1
                    while level > 0 {
                        let event = try events.next()
                        if event.startsCollection { level += 1 }
                        if event.endsCollection { level -= 1 }
                    }
                    return nil
                }
                parts.append(key.text + ": " + value.text)
                span = span.through(value.span)
            }
            let end = try events.next()
            if end.span.length > 0 { span = span.through(end.span) }
            guard parts.count == 1 else {
                report(.invalidType, at: span, "a mapping is no Swift type; a dictionary is '[Key: Value]'")
                return nil
            }
            return ("[" + parts[0] + "]", span)
        default: return nil
        }
    }

    private func decodeMessages() throws(YAMLFailure) -> IDRange<MessageID> {
        let first = graph.messages.count
        let owner = owner
        let name = ownerName
        try decodeSignatures(of: "'receives'", Subject.Kind.message, ownerName: name, mayBeReserved: true) {
            key, params in
            _ = graph.messages.append(Signature(name: key.text, owner: owner, params: params, span: key.span))
        }
        return IDRange(from: first, to: graph.messages)
    }

    func decodeOutcomes() throws(YAMLFailure) -> IDRange<OutcomeID> {
        let first = graph.outcomes.count
        let owner = owner
        let name = ownerName
        try decodeSignatures(of: "'outcomes'", Subject.Kind.outcome, ownerName: name, mayBeReserved: false) {
            key, params in
            _ = graph.outcomes.append(Signature(name: key.text, owner: owner, params: params, span: key.span))
        }
        return IDRange(from: first, to: graph.outcomes)
    }

    /// Reads a map from names to params, or a list of names.
    private func decodeSignatures(
        of what: StaticString, _ kind: Subject.Kind, ownerName: Symbol, mayBeReserved: Bool,
        _ append: (YAMLEvent, IDRange<ParamID>) -> Void
    ) throws(YAMLFailure) {
        let elements = Elements(kind: kind, owner: ownerName)
        guard try events.peek().kind == .sequenceStart else {
            try forEachName(of: what, named: elements, mayBeReserved: mayBeReserved) { key throws(YAMLFailure) in
                append(key, try decodeParams(of: "what comes with it"))
            }
            return
        }
        var seen: Set<Symbol> = []
        try forEachItem(of: what) { () throws(YAMLFailure) in
            guard let key = try text(of: "a name") else { return }
            try within(subject(of: key.text, among: elements), at: key.span) { () throws(YAMLFailure) in
                checkName(key, mayBeReserved: mayBeReserved)
                guard seen.insert(key.text).inserted else {
                    report(.duplicateName, at: key.span, "\(quoted(string(key.text))) stands in this list twice")
                    return
                }
                append(key, IDRange())
            }
        }
    }
}
