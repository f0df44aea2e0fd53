import NavGraphSyntax

/// Lists, texts, words and names.
extension Decoder {
    /// Reads a list. `body` must read each item.
    func forEachItem(
        of what: ValueName, _ body: () throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) {
        let start = try events.next()
        guard start.kind == .sequenceStart else {
            if !events.isEmpty(start) { try reportNoList(start, of: what) }
            return
        }
        while try events.peek().kind != .sequenceEnd { try body() }
        _ = try events.next()
    }

    /// Reads one text, or a list of texts.
    func forEachText(
        of what: ValueName, _ body: (YAMLEvent) throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) {
        let start = try events.peek()
        if start.kind == .sequenceStart || events.isEmpty(start) {
            try forEachText(in: what, each: what, body)
        } else if let text = try text(of: what) {
            try body(text)
        }
    }

    /// Reads a list of texts.
    func forEachText(
        in list: ValueName, each what: ValueName, _ body: (YAMLEvent) throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) {
        try forEachItem(of: list) { () throws(YAMLFailure) in
            if let text = try text(of: what) { try body(text) }
        }
    }

    /// Reads a text that is not empty; anything else is reported.
    func text(of what: ValueName) throws(YAMLFailure) -> YAMLEvent? {
        let event = try events.next()
        guard case .scalar = event.kind else {
            try reportNoText(event, of: what)
            return nil
        }
        guard !event.text.isEmpty, !events.isEmpty(event) else {
            reportNothing(event, of: what)
            return nil
        }
        return event
    }

    /// Reads one of a few words.
    func word(of what: ValueName, among keys: KeySet) throws(YAMLFailure) -> Key? {
        try text(of: what).flatMap { word($0, of: what, among: keys) }
    }

    /// The word that a text is; reported if it is not one of them.
    func word(_ event: YAMLEvent, of what: ValueName, among keys: KeySet) -> Key? {
        if let key = Key(event.text), keys.contains(key) { return key }
        let written = string(event.text)
        let truth = KeySet.truth(written).flatMap { truth in
            [truth, .top].first(where: keys.contains)?.spelling
        }
        let words = written.split { !($0.isLetter || $0.isNumber || $0 == "-") }
        let areWords = words.count > 1 && words.allSatisfy { keys.spellings.contains(String($0)) }
        let near =
            areWords
            ? words.joined(separator: ", ")
            : truth ?? Synonyms.word(written, among: keys)?.spelling ?? nearest(to: written, among: keys.spellings)
                // `.iOS(.v17)`
                ?? words.first.flatMap { word in keys.spellings.first { $0 == word.lowercased() } }
        let note = OddCharacters.note(on: written)?.note
        let message =
            "unknown value \(quoted(written)) for \(what)"
            + (note ?? (near == nil ? "; use \(list(keys.spellings))" : didYouMean(near)))
            + (near == nil && keys.keys == [.true] ? ", or leave the key out" : "")
        report(.wrongKind, at: event.span, message, fix: near.map { [Replacement(event.span, with: $0)] } ?? [])
        return nil
    }

    /// Reads one of a few words, which are the values of an enum.
    func value<Value: RawRepresentable<String>>(
        of what: ValueName, among keys: KeySet
    ) throws(YAMLFailure) -> Value? {
        try word(of: what, among: keys).flatMap { Value(rawValue: $0.spelling) }
    }

    func boolean(of what: ValueName) throws(YAMLFailure) -> Bool? {
        try word(of: what, among: .booleans).map { $0 == .true }
    }

    /// Reads `true`, which is all that such a key may say.
    func flag(of what: ValueName) throws(YAMLFailure) -> Bool {
        try word(of: what, among: .flag) != nil
    }

    /// Reads a name of the language.
    func name(of what: ValueName) throws(YAMLFailure) -> YAMLEvent? {
        guard let event = try text(of: what), checkName(event, mayBeReserved: true) else { return nil }
        return event
    }

    @discardableResult
    func checkName(_ event: YAMLEvent, mayBeReserved: Bool) -> Bool {
        if !mayBeReserved, let key = Key(event.text), KeySet.reservedNames.contains(key) {
            report(
                .invalidName, at: event.span,
                "'\(key.spelling)' is a reserved name\(meaning(of: key)); choose another name")
            return false
        }
        if texts.withUTF8(of: event.text, isName) { return true }
        let written = string(event.text)
        let odd = OddCharacters.note(on: written)
        let rest = odd?.note ?? ""
        let meant = camelCase(written)
        isMisread = true
        if let meant {
            meantNames.insert(meant)
            draft.meantNames.insert(texts.intern(meant))
        }
        report(
            .invalidName, at: event.span,
            "\(quoted(written)) is not a valid name"
                + (meant.map { "; write '\($0)'" }
                    ?? "; use ASCII letters, digits and underscores, and do not start with a digit") + rest,
            fix: (meant ?? odd?.meant).map { [Replacement(event.span, with: $0.replacing(",", with: ", "))] } ?? [])
        return false
    }

    func describe(_ event: YAMLEvent) -> String {
        switch event.kind {
        case .mappingStart: "a mapping"
        case .sequenceStart: "a list"
        default: event.text.isEmpty ? "nothing" : quoted(string(event.text))
        }
    }
}

/// `productDetail` for `product-detail`, `product detail` or `productDetail()`; `nil` if that is not a valid name.
func camelCase(_ text: String) -> String? {
    // Swift's own words, and a value: `case done`, `.done`, `done = true`.
    let start = ["let ", "var ", "case ", "func ", "_ ", "."].first(where: text.hasPrefix) ?? ""
    let value = text.firstRange(of: " = ").map { text[$0.lowerBound...] } ?? ""
    let plain = text.dropFirst(start.count).dropLast(value.count)
    let isCall = plain.hasSuffix("()")
    let parts = plain.dropLast(isCall ? 2 : 0).split { $0 == "-" || $0 == " " }
    guard parts.count > 1 || plain.count < text.count || isCall, !parts.isEmpty else { return nil }
    let name = parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isName(name.utf8) ? proposable(String(name)) : nil
}

/// Explains why a name is reserved.
private func meaning(of key: Key) -> String {
    switch key {
    case .app: " (the owner of the app's events)"
    case .host: " (the screens of an app with its own window)"
    case .back: " ('pop: back' goes back one screen)"
    case .root: " ('pop: root' goes to the first screen of the stack)"
    case .top: " ('dismiss: top' closes the top layer)"
    case .all: " ('dismiss: all' closes all layers)"
    case .closed: " (in 'returns', for when the user goes back or swipes away)"
    default: ""
    }
}
