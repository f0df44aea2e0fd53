import NavGraphSyntax

/// As large as the `within` of a check can be. LANGUAGE 9.
private let mostWithin = 1_000_000

/// A check before its names are resolved.
struct CheckDraft {
    var name: YAMLEvent?
    var subjectSpan = Span.start
    var verb: Key?
    /// The screens that `from`, `visit` and `above` name, and that of the verb.
    var screens: [Key: YAMLEvent] = [:]
    var within: Int?
    var when: IDRange<LiteralID>?
    var number: Int
    var file: FileID
    var module: ModuleID
}

extension Decoder {
    /// Reads `checks`.
    func decodeChecks() throws(YAMLFailure) {
        try forEachItem(of: "'checks'") { () throws(YAMLFailure) in
            self.draft.checkCount += 1
            let number = self.draft.checkCount
            var draft = CheckDraft(number: number, file: file, module: module)
            let span = try events.peek().span
            try within(Subject(.check, number: number), at: span) { () throws(YAMLFailure) in
                try decodeCheck(&draft)
            }
        }
    }

    private func decodeCheck(_ draft: inout CheckDraft) throws(YAMLFailure) {
        let start = try events.peek()
        let isMapping = isMapping(start)
        var isFirst = true
        var others: [(Key, Span)] = []
        let findingsBefore = findings.count
        try forEachKey(of: "a check", among: .check) { key, event throws(YAMLFailure) in
            if isFirst {
                isFirst = false
                subjectSpan = event.span
            }
            switch key {
            case .name:
                // With a number in front it would look like one that a check without a name has.
                if let text = try text(of: "the name of a check"),
                    string(text.text).first?.isNumber != true || checkName(text, mayBeReserved: true)
                {
                    draft.name = text
                }
                if let name = draft.name { subject = Subject(.check, name: name.text) }
            case .reach, .before, .never, .return:
                if let verb = draft.verb {
                    report(
                        .unknownKey, at: event.span,
                        "'\(key.spelling)' and '\(verb.spelling)' cannot be combined; write a separate check for each")
                    try events.skip()
                } else {
                    draft.verb = key
                    draft.screens[key] = try text(of: "the screen of a check")
                }
            case .within:
                others.append((key, event.span))
                guard let text = try text(of: "'within'") else { return }
                draft.within = Int(string(text.text)).flatMap { 0...mostWithin ~= $0 ? $0 : nil }
                if draft.within == nil {
                    let number = numbers(in: string(text.text))
                    let meant = number.count == 1 && number[0] <= mostWithin ? String(number[0]) : nil
                    report(
                        .wrongKind, at: text.span,
                        "expected a number of steps from 0 to \(mostWithin) for 'within', found \(quoted(string(text.text)))",
                        write: meant)
                }
            case .when:
                others.append((key, event.span))
                draft.when = try decodeLiterals(of: "'when'")
            default:
                others.append((key, event.span))
                draft.screens[key] = try text(of: "a screen of a check")
            }
        }
        if draft.name != nil {
            // Findings that came before the name was read belong to the named check too.
            for i in findingsBefore..<findings.count where findings[i].subject.kind == .check {
                findings[i].subject = subject
            }
        }
        draft.subjectSpan = subjectSpan
        guard isMapping else { return }
        guard let verb = draft.verb else {
            missing("missing key 'reach', 'before', 'never' or 'return' in a check")
            return
        }
        for (key, span) in others where KeyTable.partners(of: verb)?.contains(key) != true {
            report(.unknownKey, at: span, "'\(key.spelling)' cannot be used with '\(verb.spelling)'")
        }
        func has(_ key: Key) -> Bool { others.contains { $0.0 == key } }
        if verb == .before, !has(.visit) {
            missing("'before' requires 'visit': the screen that must be shown first")
        } else if verb == .never, !has(.above), !has(.when) {
            missing("'never' requires 'above' or 'when'")
        } else if verb == .never, has(.above), has(.when),
            let second = others.last(where: { $0.0 == .above || $0.0 == .when })
        {
            report(.unknownKey, at: second.1, "'above' and 'when' cannot be combined")
        }
        self.draft.checks.append(draft)
    }
}
