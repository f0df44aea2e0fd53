import NavGraphSyntax

extension Decoder {
    /// Reads `screens`, of a flow or of the top level.
    func decodeScreens(in flow: FlowID?) throws(YAMLFailure) -> IDRange<ScreenID> {
        let first = graph.screens.count
        /// The screen that was read last, and the finding about a key of it that is not indented.
        var (above, misplaced): (Symbol?, Int?)
        try forEachName(of: "'screens'", named: Elements(kind: .screen), mayBeReserved: false) {
            key throws(YAMLFailure) in
            let name = key.text
            if let above, isPart(key, try events.peek()) {
                return try reportMisplaced(key, below: above, &misplaced)
            }
            (above, misplaced) = (name, nil)
            // In its place before what it contains, so that ids follow the file.
            let id = graph.screens.append(
                Screen(name: key.text, qualifiedName: name, module: module, file: file, span: key.span, flow: flow))
            try within(.screen(id), named: name) { () throws(YAMLFailure) in
                graph.screens[id] = try decodeScreen(id)
            }
        }
        return IDRange(from: first, to: graph.screens)
    }

    /// Whether a key of screens stands beside them: with a text or a list, which no screen is, or with events.
    private func isPart(_ key: YAMLEvent, _ value: YAMLEvent) -> Bool {
        guard let word = Key(key.text), KeyTable.screen.keys.contains(word), !events.isEmpty(value) else {
            return false
        }
        return value.kind != .mappingStart || word == .transitions && holdsEvents(value)
            || word == .params && hasTypes(value)
    }

    /// Reports a key that stands beside the screen to which it belongs; of several, the first one.
    func reportMisplaced(
        _ key: YAMLEvent, below screen: Symbol, _ misplaced: inout Int?
    ) throws(YAMLFailure) {
        // That its name is reserved goes without saying.
        if let last = findings.last, last.rule == .invalidName, last.place.span == key.span { findings.removeLast() }
        draft.meantNames.insert(key.text)
        try skipDeclared()
        let end = try events.peek().span.offset
        // Each line of the entry.
        var fix = [Replacement(Span(offset: key.span.offset, length: 0), with: "  ")]
        let lines = events.source.text(of: Span(offset: key.span.offset, length: end - key.span.offset)).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
        var start = key.span.offset
        for (line, next) in zip(lines, lines.dropFirst()) {
            start += UInt32(line.count) + 1
            if next.contains(where: { $0 != " " && $0 != "\r" }) {
                fix.append(Replacement(Span(offset: start, length: 0), with: "  "))
            }
        }
        if let index = misplaced, index < findings.count {
            findings[index].fix += fix
            return
        }
        misplaced = findings.count
        isMisread = true
        report(
            .unknownKey, at: key.span, "'\(string(key.text))' is not indented deeper than \(quoted(string(screen)))",
            fix: fix)
    }

    private func decodeScreen(_ id: ScreenID) throws(YAMLFailure) -> Screen {
        var screen = graph.screens[id]
        var ownKeys: [(key: Key, span: Span)] = []
        try forEachKey(of: "a screen", among: .screen) { key, event throws(YAMLFailure) in
            if KeySet.ownScreens.contains(key) { ownKeys.append((key, event.span)) }
            switch key {
            case .type: screen.type = try decodeClassName(of: id)
            case .from: screen.source = try decodeSource(of: id)
            case .receives: screen.messages = try decodeMessages()
            case .outcomes: screen.outcomes = try decodeOutcomes()
            case .transitions: screen.transitions = try decodeTransitions()
            case .uses: screen.uses = try decodeUses()
            case .back:
                if let (truth, literals) = try decodeTruthOrLiterals(of: "'back'") {
                    (screen.goesBack, screen.backWhile) = (truth, literals)
                }
            case .preview: screen.preview = try decodePreview()
            case .team: try decodeTeams()
            case .code: try decodeCode(of: .screen(id))
            case .style, .in, .locked, .detents: try decodePresentation(key, &screen.presentation)
            default: try decode(key, of: Screen.fields, into: &screen)
            }
        }
        if screen.source == .system {
            for (key, span) in ownKeys {
                report(
                    .unknownKey, at: span,
                    "'\(key.spelling)' cannot be used with 'from: system', because the screen has no code in the app")
            }
        }
        return screen
    }

    /// `style`, `in`, `locked` and `detents` of a screen or flow.
    func decodePresentation(_ key: Key, _ how: inout DeclaredPresentation) throws(YAMLFailure) {
        how.given.insert(key)
        switch key {
        case .style:
            how.styleSpan = try events.peek().span
            how.value.style = try value(of: "'style'", among: .styles) ?? .sheet
        case .in: how.value.inStack = try word(of: "'in'", among: .linkContainers) != nil
        case .locked: try decodeLock(&how.value)
        case .detents: how.value.detents = try decodeDetents()
        default: unread(key)
        }
    }

    /// `code`: Swift types, or functions of types, one or a list.
    func decodeCode(of owner: CodeAnchor.Owner) throws(YAMLFailure) {
        func one() throws(YAMLFailure) {
            guard let event = try text(of: "code") else { return }
            let written = string(event.text)
            if written.contains(",") || written.hasSuffix(".swift") {
                let meant =
                    written.contains(",") ? "[\(written)]" : String(written.dropLast(".swift".utf8.count))
                report(
                    .wrongKind, at: event.span,
                    "expected a type or a function for 'code', found \(quoted(written)); write \(quoted(meant))",
                    fix: proposable(meant).map { [Replacement(event.span, with: $0)] } ?? [])
                return
            }
            graph.codeAnchors.append(CodeAnchor(owner: owner, text: event.text, file: file, span: event.span))
        }
        if try events.peek().kind == .sequenceStart {
            try forEachItem(of: "'code'") { () throws(YAMLFailure) in try one() }
        } else {
            try one()
        }
    }

    /// `team`: one or a list.
    func decodeTeams() throws(YAMLFailure) {
        try forEachText(of: "'team'") { graph.teams[owner, default: []].append($0.text) }
    }

    private func decodeClassName(of id: ScreenID) throws(YAMLFailure) -> Symbol {
        guard let event = try text(of: "'type'") else { return .none }
        graph.typeSpans[id] = event.span
        if isPlainTypeName(event.text) { return event.text }
        let written = string(event.text)
        guard !written.hasSuffix(".swift"), let type = SwiftText.nominalType(written) else {
            // `class FeedView`, `FeedView()`, `FeedView.self`, `FeedView.swift`
            var name = (written.split(separator: " ").last ?? "").prefix { $0 != "(" }
            for ending in [".self", ".swift"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
            let isOne = ["class", "struct", "final"].contains { written.hasPrefix($0 + " ") } || !written.contains(" ")
            let meant = isOne && isPlainTypeName(texts.intern(String(name))) ? String(name) : nil
            report(
                .invalidType, at: event.span,
                "\(quoted(written)) is not a valid type of a screen; "
                    + (meant.map { "write '\($0)'" } ?? "use a name such as 'NoteListViewController'"),
                fix: meant.map { [Replacement(event.span, with: $0)] } ?? [])
            return .none
        }
        return texts.intern(type)
    }

    /// Whether a text is a type by a short look: a name with a capital in front, and none of Swift's own words.
    func isPlainTypeName(_ text: Symbol) -> Bool {
        texts.withUTF8(of: text) { bytes in
            guard bytes.first?.isCapital == true, isName(bytes) else { return false }
            return bytes.count > 8
                || !["Any", "Self", "Type", "Protocol"].contains { bytes.elementsEqual($0.utf8) }
        }
    }

    private func decodePreview() throws(YAMLFailure) -> Symbol {
        guard let event = try text(of: "'preview'") else { return .none }
        if KeySet.truth(string(event.text)) == .false {
            report(
                .wrongKind, at: event.span,
                "expected the path of a picture for 'preview', found \(quoted(string(event.text)))",
                write: Key.none.spelling)
            return .none
        }
        let root = directory(of: graph.files[graph.modules[module].file.index])
        let place = directory(of: graph.files[file.index])
        if let problem = pathProblem(string(event.text), from: place, within: root) {
            report(.pathEscape, at: event.span, problem)
            return .none
        }
        return event.text
    }

    /// `{ storyboard: Main }` for `Main.storyboard`.
    private func file(meantBy written: String) -> String? {
        if written.lowercased() == "storyboard" { return "{ storyboard: NAME }" }
        if ["UI", "SF", "PH", "MF", "QL"].contains(where: written.hasPrefix), written.hasSuffix("Controller") {
            return Key.system.spelling
        }
        if written.first?.isUppercase == true, isName(written.utf8),
            (Synonyms.word(written, among: .sources)?.spelling
                ?? nearest(to: written, among: KeySet.sources.spellings)) == nil
        {
            return proposable("{ storyboard: \(written) }")
        }
        for kind in ["storyboard", "xib"] where written.hasSuffix("." + kind) {
            if written.utf8.count == kind.utf8.count + 1 { return kind == "xib" ? kind : "{ storyboard: NAME }" }
            return proposable("{ \(kind): \(written.dropLast(kind.count + 1)) }")
        }
        return nil
    }

    /// Reads the name of a storyboard or xib, which has no extension.
    private func resource(of what: ValueName) throws(YAMLFailure) -> YAMLEvent? {
        guard let event = try text(of: what) else { return nil }
        let written = string(event.text)
        guard let ending = [".storyboard", ".xib", ".nib"].first(where: written.hasSuffix) else { return event }
        let name = String((written.split(separator: "/").last ?? "").dropLast(ending.utf8.count))
        if name.isEmpty { return event }
        report(
            .wrongKind, at: event.span,
            "\(quoted(string(event.text))) is a file; write its name without the extension: \(quoted(name))",
            fix: proposable(name).map { [Replacement(event.span, with: $0)] } ?? [])
        return event
    }

    private func decodeSource(of screen: ScreenID) throws(YAMLFailure) -> ScreenSource {
        let event = try events.peek()
        if event.kind == .scalar {
            if Key(event.text).map(KeySet.sources.contains) != true, let meant = file(meantBy: string(event.text)) {
                _ = try events.next()
                report(
                    .wrongKind, at: event.span,
                    "unknown value \(quoted(string(event.text))) for 'from'; write '\(meant)'",
                    fix: meant.contains("NAME") ? [] : [Replacement(event.span, with: meant)])
                return .code
            }
            switch try word(of: "'from'", among: .sources) {
            case .xib: return .xib(name: .none)
            case .swiftui: return .swiftUI
            case .system: return .system
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
            case .xib: xib = try resource(of: "the name of a xib")?.text
            case .storyboard:
                let name = try resource(of: "the name of a storyboard")
                storyboard = name?.text
                graph.storyboardSpans[screen] = name?.span
            case .id: id = try text(of: "the identifier in a storyboard")?.text
            default: unread(key)
            }
            if key == .xib ? storyboard != nil || id != nil : xib != nil {
                report(
                    .unknownKey, at: event.span,
                    "'\(key.spelling)' cannot be used with \(key == .xib ? "'storyboard'" : "'xib'")")
            }
        }
        if let xib { return .xib(name: xib) }
        guard let storyboard else {
            if isMapping(event), keys.isDisjoint(with: [.xib, .storyboard]) {
                missing("missing key 'xib' or 'storyboard' in 'from'")
            }
            return .code
        }
        return .storyboard(name: storyboard, identifier: id ?? .none)
    }

    // MARK: - Params

    /// Reads a map from names to types.
    func decodeParams(
        of what: ValueName, subjects: Bool = false,
        unless isRead: (YAMLEvent) throws(YAMLFailure) -> Bool = { _ in false }
    ) throws(YAMLFailure) -> IDRange<ParamID> {
        let first = graph.params.count
        let start = try events.peek()
        let elements = subjects ? Elements(kind: .param, owner: ownerName) : nil
        /// A type that a comma has cut: `Dictionary<String, Int>` in braces.
        var cut: (text: String, span: Span)?
        try forEachEntry(of: what, named: elements) { key throws(YAMLFailure) in
            if let (start, span) = cut {
                let rest = try cutType(start, key)
                cut = isOpen(rest) ? (rest, span.through(key.span)) : nil
                if cut == nil { reportCutType(rest, at: span.through(key.span)) }
                return
            }
            let element = elements.map { subject(of: key.text, among: $0) }
            try within(element ?? subject, at: element == nil ? subjectSpan : key.span) { () throws(YAMLFailure) in
                let isPlain = texts.withUTF8(of: key.text, isName)
                if !isPlain, try isReportedSlip(key) { return }
                var key = key
                if !checkName(key, mayBeReserved: true), let meant = camelCase(string(key.text)) {
                    key.text = texts.intern(meant)
                }
                if try isRead(key) { return }
                let value = try events.peek()
                if isPlain, isPlainTypeName(key.text), value.kind == .scalar, value.style == .plain,
                    let name = proposable(string(value.text)), name.first?.isLowercase == true, isName(name.utf8),
                    ForeignType.meaning(of: name) == nil
                {
                    // `String: id`
                    let right = "\(name): \(string(key.text))"
                    report(
                        .invalidType, at: value.span,
                        "\(quoted(name)) is not a Swift type; the name comes first: '\(right)'",
                        fix: [Replacement(key.span.through(value.span), with: right)])
                    key.text = value.text
                    _ = try events.next()
                    return appendUntyped(key.text, at: key.span, typeAt: value.span)
                }
                if value.kind == .scalar, value.style == .plain, knownType(value.text) == nil,
                    isOpen(string(value.text))
                {
                    cut = (string(value.text), value.span)
                    _ = try events.next()
                    return appendUntyped(key.text, at: key.span, typeAt: value.span)
                }
                let (it, span) = try decodeParamType()
                _ = graph.params.append(
                    Param(
                        name: key.text, type: it.type, defaultValue: it.defaultValue, isOptional: it.isOptional,
                        span: key.span, typeSpan: span))
            }
        }
        if let (start, span) = cut { reportNoType(start, at: span) }
        // Where a list was reported, its names are known.
        for name in isMapping(start) ? [] : listedNames {
            appendUntyped(texts.intern(name), at: start.span, typeAt: start.span)
        }
        return IDRange(from: first, to: graph.params)
    }

    /// A param of which only the name is known.
    private func appendUntyped(_ name: Symbol, at span: Span, typeAt typeSpan: Span) {
        _ = graph.params.append(
            Param(name: name, type: .none, defaultValue: .none, isOptional: true, span: span, typeSpan: typeSpan))
    }

    /// Whether a key that is not a name is a param with a slip, which is reported and declared: `id String`, `id?: String`.
    private func isReportedSlip(_ key: YAMLEvent) throws(YAMLFailure) -> Bool {
        let value = try events.peek()
        let written = string(key.text)
        if written.hasSuffix("?"), isName(written.dropLast().utf8), value.kind == .scalar {
            try reportOptionalName(key, value)
            return true
        }
        // `id String`, `id:String`, `id = String`, and `String id`.
        var words = written.split { " :=".contains($0) }
        if words.count == 2, words[0].first?.isUppercase == true, words[1].first?.isLowercase == true {
            words.reverse()
        }
        guard words.count == 2, isName(words[0].utf8), value.kind == .scalar, value.text.isEmpty,
            let type = SwiftText.type(String(words[1])), let right = proposable("\(words[0]): \(words[1])")
        else { return false }
        report(.invalidName, at: key.span, "\(quoted(written)) is not a valid name", write: right)
        _ = try events.next()
        _ = graph.params.append(
            Param(
                name: texts.intern(String(words[0])), type: texts.intern(type), defaultValue: .none,
                isOptional: SwiftText.isOptional(type), span: key.span, typeSpan: key.span))
        return true
    }

    /// Whether a bracket is open at the end of a text.
    private func isOpen(_ type: String) -> Bool {
        func count(_ character: Character) -> Int { type.count { $0 == character } }
        return count("<") > count(">") || count("(") > count(")") || count("[") > count("]")
            || !count("\"").isMultiple(of: 2)
    }

    /// What was read of a type with the key that a comma makes of its rest, and with that key's value.
    private func cutType(_ start: String, _ key: YAMLEvent) throws(YAMLFailure) -> String {
        let value = try events.peek()
        let rest = events.isEmpty(value) ? "" : ": " + (shown(value) ?? "…")
        try events.skip()
        return start + ", " + string(key.text) + rest
    }

    private func reportCutType(_ type: String, at span: Span) {
        let quote = type.contains("'") ? "\"" : "'"
        let right = proposable(quote + type + quote)
        report(
            .invalidType, at: span,
            "\(quoted(type)) contains a comma; inside '{ }' and '[ ]', put it in quotes"
                + (right.map { ": \($0)" } ?? ""),
            fix: right.map { [Replacement(span, with: $0)] } ?? [])
    }

    /// `id?: String`.
    private func reportOptionalName(_ key: YAMLEvent, _ value: YAMLEvent) throws(YAMLFailure) {
        let (name, type) = (string(key.text).dropLast(), string(value.text))
        report(
            .invalidName, at: key.span,
            "\(quoted(string(key.text))) is not a valid name; a value that may be absent has an optional type: "
                + quoted("\(name): \(type)?"),
            fix: [
                Replacement(key.span, with: String(name)),
                Replacement(Span(offset: value.span.end, length: 0), with: "?"),
            ])
        _ = graph.params.append(
            Param(
                name: texts.intern(String(name)), type: .none, defaultValue: .none, isOptional: true, span: key.span,
                typeSpan: value.span))
        try events.skip()
    }
}
