import NavGraphSyntax

extension GraphResolver {
    /// Resolves the screens and conditions of checks. LANGUAGE 9.
    func resolveChecks() {
        var names: [Symbol: Place] = [:]
        for draft in draft.checks {
            let name = draft.name?.text ?? .none
            let subject = Subject(.check, name: name, number: name.isEmpty ? draft.number : 0)
            if let span = draft.name?.span {
                let place = Place(draft.file, span)
                if let first = names[name] {
                    report(
                        .duplicateName, on: subject, at: place, first: first, "duplicate check \(quoted(string(name)))")
                } else {
                    names[name] = place
                }
            }
            if let when = draft.when { resolve(when, of: .when, in: draft.module, file: draft.file, subject) }
            let target = draft.verb.flatMap { screen($0, of: draft, on: subject) }
            let from = screen(.from, of: draft, on: subject)
            let visit = screen(.visit, of: draft, on: subject)
            let above = screen(.above, of: draft, on: subject)
            guard let target, let verb = draft.verb else { continue }
            let law: Check.Law?
            switch verb {
            case .reach:
                let isKnown = draft.screens[.from] == nil || from != nil
                law = isKnown ? .reach(target, from: from, within: draft.within) : nil
            case .before: law = visit.map { .before(target, visit: $0) }
            case .never: law = above.map { .neverAbove(target, above: $0) } ?? draft.when.map { .neverWhen(target, $0) }
            default: law = .returns(target)
            }
            guard let law else { continue }
            _ = graph.checks.append(
                Check(name: name, number: draft.number, file: draft.file, span: draft.subjectSpan, law: law))
        }
    }

    private func screen(_ key: Key, of draft: CheckDraft, on subject: Subject) -> ScreenID? {
        guard let name = draft.screens[key] else { return nil }
        return resolve(name.text, want: .screen, in: draft.module, on: subject, at: Place(draft.file, name.span))?
            .screen
    }
}
