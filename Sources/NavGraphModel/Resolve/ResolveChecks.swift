import NavGraphSyntax

extension GraphResolver {
    /// Resolves the screens and conditions of checks. LANGUAGE 9.
    func resolveChecks() {
        var names: Set<Symbol> = []
        for draft in drafts {
            let subject = Subject(.check, name: draft.name, number: draft.name.isEmpty ? draft.number : 0)
            if !draft.name.isEmpty, !names.insert(draft.name).inserted {
                report(
                    .duplicateName, subject, Place(draft.file, draft.nameSpan),
                    "\(quoted(string(draft.name))) is the name of a check already")
            }
            if let when = draft.when { resolve(when, in: draft.module, file: draft.file, subject) }
            let target = screen(draft.target, draft, subject)
            let from = screen(draft.from, draft, subject)
            let visit = screen(draft.visit, draft, subject)
            let above = screen(draft.above, draft, subject)
            guard let target, let verb = draft.verb else { continue }
            let law: Check.Law?
            switch verb {
            case .reach: law = draft.from == nil || from != nil ? .reach(target, from: from, within: draft.within) : nil
            case .before: law = visit.map { .before(target, visit: $0) }
            case .never: law = above.map { .neverAbove(target, above: $0) } ?? draft.when.map { .neverWhen(target, $0) }
            default: law = .returns(target)
            }
            guard let law else { continue }
            _ = graph.checks.append(
                Check(name: draft.name, number: draft.number, file: draft.file, span: draft.subjectSpan, law: law))
        }
    }

    private func screen(_ name: CheckDraft.Name?, _ draft: CheckDraft, _ subject: Subject) -> ScreenID? {
        guard let name else { return nil }
        return resolve(name.text, want: .screen, in: draft.module, subject, Place(draft.file, name.span))?.screen
    }
}
