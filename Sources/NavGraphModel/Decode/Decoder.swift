import NavGraphSyntax

/// Turns the events of one file into entries of a graph's tables, names still unresolved.
///
/// Nothing is kept of the text but symbols and spans; a value of the wrong kind is reported and passed over, so that
/// the second mistake is found along with the first. Only what makes the rest unreadable is thrown.
final class Decoder {
    let events: EventStream
    let file: FileID
    let module: ModuleID
    var findings: [Finding] = []
    private var limit = FindingLimit()
    /// Of a project file, its directory from the root of the repository.
    var folder: String?
    /// The paths of fragments.
    var includes: [YAMLEvent] = []
    var imports: [(alias: YAMLEvent, path: YAMLEvent)] = []

    /// The plain texts for people: titles, descriptions and reasons.
    private var plainTexts: [(subject: Subject, span: Span)] = []
    /// The alerts in place whose screens are not written out yet.
    var alerts: [AlertDraft] = []
    /// What a text says of a param.
    struct ParamType {
        var type = Symbol.none
        var defaultValue = Symbol.none
        var isOptional: Bool
    }
    /// What the texts of the file say of params. Files have few such texts, and many params of each.
    var knownTypes: [Symbol: ParamType] = [:]

    /// The key `module` of `swift`, which an app may not have.
    var swiftModuleKey: Span?
    /// Whether a key or value of the element that is read was reported and means something else, so that nothing is said of what
    /// the element then lacks.
    var isMisread = false
    /// Whether a key of the element is unknown, which may be the one that is missing.
    var hasUnknownKey = false
    /// Where words stand behind a value that should be a list in brackets with them; they are keys to libyaml.
    var wordsBehind: Range<UInt32>?
    /// The names in the list that was read last where a mapping is expected.
    var listedNames: [String] = []
    /// The names that were meant by names of conditions that were reported.
    var meantNames: Set<String> = []
    /// The key `when` of the alternative of `entry` that was read last.
    var entryWhen: Span?
    /// The key `host`.
    var hostKey: Span?
    /// A key that was written for another one, and may follow where it is right.
    var misnamedKey: Key?

    /// The element around what is being read.
    var subject = Subject.file
    /// The place of its name.
    var subjectSpan = Span.start
    /// The keys of the mappings that are being read, of each behind those around it.
    private var openKeys: [(name: Symbol, span: Span)] = []
    /// The screen, flow or `app` whose parts are read.
    var owner = Owner.app
    /// Its name as the root file would write it.
    var ownerName = Key.app.symbol

    let draft: GraphDraft
    var graph: NavGraph {
        _read { yield draft.graph }
        _modify { yield &draft.graph }
    }
    /// The actions of the alternatives, as they are written.
    var drafts: Table<AlternativeID, ActionDraft> {
        _read { yield draft.actions }
        _modify { yield &draft.actions }
    }
    var texts: TextPool {
        _read { yield draft.texts.pool }
        _modify { yield &draft.texts.pool }
    }

    init(events: EventStream, draft: GraphDraft, file: FileID, module: ModuleID) {
        self.events = events
        self.draft = draft
        self.file = file
        self.module = module
    }

    func string(_ symbol: Symbol) -> String { texts[symbol] }

    /// Reads a text for people. Where it is plain, a comment may have cut it.
    func prose(of what: ValueName) throws(YAMLFailure) -> Symbol {
        guard let event = try text(of: what) else { return .none }
        if event.style == .plain { plainTexts.append((subject, event.span)) }
        return event.text
    }

    /// Notes the texts that end where a comment begins whose `#` has a letter or digit behind it. `rule-cut-text`.
    func collectCutTexts() {
        if plainTexts.isEmpty { return }
        let ends = events.endsBeforeTags()
        for (subject, span) in plainTexts where ends.contains(span.end) {
            graph.cutTexts.append((subject, Place(file, span)))
        }
    }

    // MARK: - Findings

    /// Reports a text with what to write instead of it, if that is known.
    func report(_ rule: Rule, at span: Span, _ message: String, write meant: String?) {
        report(
            rule, at: span, message + (meant.map { "; write '\($0)'" } ?? ""),
            fix: meant.map { [Replacement(span, with: $0)] } ?? [])
    }

    func report(_ rule: Rule, at span: Span, first: Span? = nil, _ message: String, fix: [Replacement] = []) {
        var finding = Finding(rule, on: subject, at: Place(file, span), message)
        finding.first = first.map { Place(file, $0) }
        finding.fix = fix
        guard limit.add(finding) == .last else {
            findings.append(finding)
            return
        }
        events.stop(
            YAMLFailure(
                .limitExceeded, at: .span(span),
                "the file has \(FindingLimit.count) findings; the rest of the file is ignored"))
    }

    /// Reads with `subject` as the innermost element.
    func within<R>(
        _ subject: Subject, at span: Span, _ body: () throws(YAMLFailure) -> R
    ) throws(YAMLFailure) -> R {
        let outer = (self.subject, self.subjectSpan, isMisread, hasUnknownKey)
        (self.subject, self.subjectSpan, isMisread, hasUnknownKey) = (subject, span, false, false)
        let result = try body()
        (self.subject, self.subjectSpan, isMisread, hasUnknownKey) = outer
        return result
    }

    /// Reads the parts of a screen, a flow or the app.
    func within(_ owner: Owner, named name: Symbol, _ body: () throws(YAMLFailure) -> Void) throws(YAMLFailure) {
        let outer = (self.owner, self.ownerName)
        (self.owner, self.ownerName) = (owner, name)
        try body()
        (self.owner, self.ownerName) = outer
    }

    /// The elements that the keys of a mapping name.
    struct Elements {
        var kind: Subject.Kind
        /// The screen, flow or app that they belong to; empty for those that stand alone.
        var owner: Symbol = .none
    }

    func subject(of name: Symbol, among elements: Elements) -> Subject {
        Subject(elements.kind, owner: elements.owner, name: name)
    }

    // MARK: - Mappings

    /// Reads a mapping whose keys are names that the file chooses. `body` must read the value.
    func forEachName(
        of what: ValueName, named elements: Elements, mayBeReserved: Bool = true,
        _ body: (YAMLEvent) throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) {
        try forEachEntry(of: what, named: elements) { key throws(YAMLFailure) in
            try within(subject(of: key.text, among: elements), at: key.span) { () throws(YAMLFailure) in
                try checkPlace(of: key, among: elements.kind)
                if !checkName(key, mayBeReserved: mayBeReserved) { try checkColon(behind: key) }
                try body(key)
            }
        }
    }

    /// Reads a list of names, each once.
    func forEachName(
        in list: ValueName, each what: ValueName, named elements: Elements, mayBeReserved: Bool = true,
        _ body: (YAMLEvent) -> Void
    ) throws(YAMLFailure) {
        var seen: [Symbol: Span] = [:]
        try forEachText(in: list, each: what) { key throws(YAMLFailure) in
            try readListed(key, named: elements, mayBeReserved: mayBeReserved, among: &seen, body)
        }
    }

    /// Reads a name of a list, unless it is one of those before it.
    func readListed(
        _ key: YAMLEvent, named elements: Elements, mayBeReserved: Bool, among seen: inout [Symbol: Span],
        _ body: (YAMLEvent) -> Void
    ) throws(YAMLFailure) {
        let first = seen.updateValue(key.span, forKey: key.text)
        try within(subject(of: key.text, among: elements), at: key.span) { () throws(YAMLFailure) in
            checkName(key, mayBeReserved: mayBeReserved)
            if let first {
                report(.duplicateName, at: key.span, first: first, "duplicate name \(quoted(string(key.text)))")
            } else {
                body(key)
            }
        }
    }

    /// Reads a mapping whose keys are those of `table`. `body` must read the value.
    /// Returns the stretch from its first key to its last value.
    @discardableResult
    func forEachKey(
        of what: ValueName, among table: KeyTable, _ body: (Key, YAMLEvent) throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) -> Span {
        var seen: KeySet = []
        /// The key before, if nothing stands below it.
        var above: Key?
        var misplaced: Int?
        return try forEachEntry(of: what) { event throws(YAMLFailure) in
            let isEmpty = try isLeftEmpty(events.peek())
            if let key = Key(event.text), table.keys.contains(key) {
                (above, misplaced) = (isEmpty ? key : nil, nil)
                seen.insert(key)
                let (value, before) = (try events.peek(), findings.count)
                try body(key, event)
                if let found = findings.last, findings.count == before + 1, found.rule == .wrongKind, found.fix.isEmpty,
                    found.place.span == value.span, value.kind == .scalar, events.isEmpty(value)
                {
                    // Without its key nothing is missing, if that may be left out.
                    findings[before].fix = removal(of: event, value)
                }
                return
            }
            if let holder = above, isMisplaced(event, below: holder, among: table.keys) {
                let indentation = Replacement(Span(offset: event.span.offset, length: 0), with: "  ")
                if let index = misplaced, index < findings.count {
                    findings[index].fix.append(indentation)
                } else {
                    misplaced = findings.count
                    isMisread = true
                    report(
                        .unknownKey, at: event.span,
                        "\(quoted(string(event.text))) is not indented deeper than '\(holder.spelling)'",
                        fix: [indentation])
                }
                draft.meantNames.insert(event.text)
                try skipDeclared()
                return
            }
            above = nil
            let meant = try reportUnknownKey(event, of: what, among: table.keys)
            guard let meant, table.keys.contains(meant), !seen.contains(meant) else {
                try skipDeclared()
                return
            }
            seen.insert(meant)
            try read(event, among: table.keys) { () throws(YAMLFailure) in try body(meant, event) }
        }
    }

    /// Reads the value of an unknown key as what it means, so that what it declares is known. That it has the wrong kind goes
    /// without saying, and behind another tool's word also that it names nothing.
    func read(
        _ key: YAMLEvent, among keys: KeySet, _ body: () throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) {
        let (value, before) = (try events.peek(), findings.count)
        if value.kind == .scalar, Synonyms.meaning(of: string(key.text), string(value.text), among: keys) != nil {
            draft.meantNames.insert(value.text)
        }
        try body()
        if findings.count > before, findings[before].place.span == value.span { findings.removeSubrange(before...) }
    }

    /// Whether nothing is written behind a key, and nothing below it.
    func isLeftEmpty(_ value: YAMLEvent) -> Bool {
        value.kind == .scalar && value.span.length == 0 && events.isEmpty(value)
    }

    /// Whether a key is unknown in its mapping, and one of those that a key above it, which has nothing, should have.
    private func isMisplaced(_ event: YAMLEvent, below holder: Key, among keys: KeySet) -> Bool {
        let holders: KeySet = [.returns, .params, .payload, .query, .with, .sets, .outcomes, .receives, .transitions]
        let word = string(event.text)
        let isNear = word.utf8.count > 2 && nearest(to: word, among: keys.spellings) != nil
        return holders.contains(holder) && isName(word.utf8) && !isNear
            && (word == Key.closed.spelling || Synonyms.meaning(of: word, nil, among: keys) == nil)
    }

    /// Passes over a value that nothing reads. The names that it may declare count as declared.
    /// Returns how many entries or items it has.
    @discardableResult
    func skipDeclared() throws(YAMLFailure) -> Int {
        var open: [(isMapping: Bool, isAtKey: Bool)] = []
        var count = 0
        repeat {
            let event = try events.next()
            if event.endsCollection {
                open.removeLast()
                continue
            }
            if let last = open.last {
                if event.kind == .scalar, last.isAtKey || !last.isMapping { draft.meantNames.insert(event.text) }
                if open.count == 1, last.isAtKey || !last.isMapping { count += 1 }
                open[open.count - 1].isAtKey.toggle()
            }
            if event.startsCollection { open.append((event.kind == .mappingStart, true)) }
        } while !open.isEmpty
        return count
    }

    /// Reports a file that is written twice, from the second `navgraph` on, and passes over the rest.
    private func reportCopy(of first: Span, from key: YAMLEvent) throws(YAMLFailure) -> Span {
        let copy = Span(offset: key.span.offset, length: UInt32.max - key.span.offset)
        let text = events.source.text(of: copy)
        let above = events.source.text(of: Span(offset: first.offset, length: key.span.offset - first.offset))
        let isSame = text.split(whereSeparator: \.isNewline) == above.split(whereSeparator: \.isNewline)
        let whole = Span(offset: key.span.offset, length: UInt32(text.unicodeScalars.count))
        report(
            .duplicateKey, at: key.span, first: first,
            "duplicate key 'navgraph': the file is written twice; remove one of the copies",
            fix: isSame ? [Replacement(whole, with: "")] : [])
        try events.skip()
        while true {
            let next = try events.next()
            if case .mappingEnd = next.kind { return next.span }
            try events.skip()
        }
    }

    /// Whether a node is a mapping or an empty value. Reports anything else as `wrong-kind`.
    func isMapping(_ event: YAMLEvent) -> Bool { event.kind == .mappingStart || events.isEmpty(event) }

    /// Reads a mapping. Where its keys are names, `named` tells the elements that they name.
    @discardableResult
    func forEachEntry(
        of what: ValueName, named elements: Elements? = nil, _ body: (YAMLEvent) throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) -> Span {
        let start = try events.next()
        guard case .mappingStart = start.kind else {
            if !events.isEmpty(start) { try reportNoMapping(start, of: what) }
            return start.span
        }
        var span = start.span
        var words = KeySet()
        var names = SymbolTable<Void>()
        let outer = openKeys.count
        defer { openKeys.removeSubrange(outer...) }
        while true {
            let key = try events.next()
            if case .mappingEnd = key.kind { return key.span.length > 0 ? span.through(key.span) : span }
            span = span.through(key.span)
            guard case .scalar = key.kind else {
                isMisread = true
                let hint = key.kind == .mappingStart ? "; remove the braces around the braces" : ""
                let inner = shown(key).flatMap { $0.hasPrefix("{ ") && $0.hasSuffix(" }") ? $0 : nil }
                let fix = inner.map { inner in
                    let whole = Span(offset: key.span.offset, length: UInt32(inner.unicodeScalars.count))
                    return [Replacement(whole, with: String(inner.dropFirst(2).dropLast(2)))]
                }
                report(
                    .wrongKind, at: key.span, "expected a name as a key of \(what), found \(describe(key))" + hint,
                    fix: fix ?? [])
                try events.skipRest(of: key)
                try events.skip()
                continue
            }
            if key.text == Key.merge, key.style == .plain {
                throw YAMLFailure(
                    .yamlSyntax, at: .span(key.span),
                    "merge keys ('<<') are not supported; repeat the keys, or use an alias for the whole value")
            }
            let word = Key(key.text)
            let isKnown = word.map { words.contains($0) && $0 != misnamedKey } ?? !names.insert((), for: key.text)
            if let word { words.insert(word) }
            if isKnown {
                let first = openKeys[outer...].first { $0.name == key.text }?.span
                if word == .navgraph, let first { return try reportCopy(of: first, from: key) }
                try within(elements.map { subject(of: key.text, among: $0) } ?? subject, at: key.span) {
                    () throws(YAMLFailure) in
                    report(.duplicateKey, at: key.span, first: first, "duplicate key \(quoted(string(key.text)))")
                    try events.skip()
                }
                continue
            }
            openKeys.append((key.text, key.span))
            try body(key)
        }
    }
}
