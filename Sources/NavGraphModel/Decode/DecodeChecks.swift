import NavGraphSyntax

/// A check before its names are resolved.
struct CheckDraft {
    struct Name {
        var text: Symbol
        var span: Span
    }
    var name: Symbol = .none
    var nameSpan = Span.start
    var subjectSpan = Span.start
    var verb: Key?
    var target: Name?
    var from: Name?
    var visit: Name?
    var above: Name?
    var within: Int?
    var when: IDRange<LiteralID>?
    var number = 0
    var file: FileID
    var module: ModuleID
}

extension Decoder {
    /// Reads `checks`.
    func decodeChecks() throws(YAMLFailure) {
        try forEachItem(of: "'checks'") { () throws(YAMLFailure) in
            var draft = CheckDraft(file: file, module: module)
            checkCount += 1
            draft.number = checkCount
            let span = try events.peek().span
            let subject = Subject(.check, number: draft.number)
            try within(subject, at: span) { () throws(YAMLFailure) in
                try decodeCheck(&draft)
            }
        }
    }

    private func decodeCheck(_ draft: inout CheckDraft) throws(YAMLFailure) {
        let isMapping = try events.peek().kind == .mappingStart
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
                if let name = try name(of: "the name of a check") {
                    draft.name = name.text
                    draft.nameSpan = name.span
                    subject = Subject(.check, name: name.text)
                }
            case .reach, .before, .never, .return:
                guard draft.verb == nil else {
                    report(
                        .unknownKey, at: event.span,
                        "'\(key.spelling)' beside '\(draft.verb!.spelling)': a check says one thing")
                    try events.skip()
                    return
                }
                draft.verb = key
                if let text = try text(of: "the screen of a check") {
                    draft.target = .init(text: text.text, span: text.span)
                }
            case .within:
                others.append((key, event.span))
                if let text = try text(of: "within") {
                    if let number = Int(string(text.text)), number >= 0 {
                        draft.within = number
                    } else {
                        report(
                            .wrongKind, at: text.span, "'within' is a number of steps, not \(quoted(string(text.text)))"
                        )
                    }
                }
            case .when:
                others.append((key, event.span))
                draft.when = try decodeLiterals(of: "when")
            default:
                others.append((key, event.span))
                guard let text = try text(of: "a screen of a check") else { return }
                let name = CheckDraft.Name(text: text.text, span: text.span)
                switch key {
                case .from: draft.from = name
                case .visit: draft.visit = name
                default: draft.above = name
                }
            }
        }
        if !draft.name.isEmpty {
            // Findings that came before the name was read belong to the named check too.
            for i in findingsBefore..<findings.count where findings[i].subject.kind == .check {
                findings[i].subject = subject
            }
        }
        draft.subjectSpan = subjectSpan
        guard isMapping else { return }
        guard let verb = draft.verb else {
            report(.missingKey, at: subjectSpan, "the check has none of 'reach', 'before', 'never', 'return'")
            return
        }
        let allowed: KeySet =
            switch verb {
            case .reach: [.from, .within]
            case .before: [.visit]
            case .never: [.above, .when]
            default: []
            }
        for (key, span) in others where !allowed.contains(key) {
            report(.unknownKey, at: span, "'\(key.spelling)' is no key of a check with '\(verb.spelling)'")
        }
        func has(_ key: Key) -> Bool { others.contains { $0.0 == key } }
        if verb == .before, !has(.visit) {
            report(.missingKey, at: subjectSpan, "a check with 'before' says with 'visit' which screen comes first")
        } else if verb == .never, !has(.above), !has(.when) {
            report(.missingKey, at: subjectSpan, "a check with 'never' says 'above' which screen, or 'when'")
        } else if verb == .never, has(.above), has(.when) {
            let second = others.last { $0.0 == .above || $0.0 == .when }!
            report(.unknownKey, at: second.1, "a check with 'never' has either 'above' or 'when'")
        }
        checks.append(draft)
    }
}
