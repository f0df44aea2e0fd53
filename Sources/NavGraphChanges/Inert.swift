import NavGraphSyntax

/// What no run shows, and why findings come. DIFF 6.
extension Comparison {
    /// Of a change that no row and no finding names.
    func isInert(_ change: GraphChange) -> Bool {
        if change.element.kind == .check { return isDemandedAlike(change) }
        if change.kind == .removed, change.element.kind == .transition {
            return isOfSharedScreens(change.element.subject)
        }
        guard change.kind == .changed else { return false }
        switch change.element.kind {
        case .transition: return isOfSharedScreens(change.element.subject)
        case .screen, .flow:
            guard change.keys.allSatisfy({ $0.path == "requires" }) else { return false }
            return screens.allSatisfy { screen in
                let was = old.requirements(of: screen.old).compactMap { sets.fact(before.literal($0)) }
                let now = new.requirements(of: screen.new).compactMap { sets.fact(after.literal($0)) }
                return sets.follow(was, from: now) && sets.follow(now, from: was)
            }
        case .deepLink:
            guard
                let a = old.deepLinks.ids.first(where: { before.name($0) == change.element.name }),
                let b = new.deepLinks.ids.first(where: { after.name($0) == change.element.name })
            else { return false }
            if change.keys.allSatisfy({ $0.path == "url" }) { return isRespelled(a, b) }
            return change.keys.allSatisfy { ["opens", "requires"].contains($0.path) } && goesAlike(a, b)
        case .file:
            return change.keys.allSatisfy { $0.path == "lint" }
                && new.rules.allSatisfy { old.level(of: $0) == new.level(of: $0) }
        case .group, .entry, .condition, .resolver, .check, .importAlias: return false
        }
    }

    private func isDemandedAlike(_ change: GraphChange) -> Bool {
        func laws(_ words: ElementWords) -> [CheckLaw] { words.laws }
        func isImplied(_ law: CheckLaw?, by others: [CheckLaw]) -> Bool {
            law.map { law in others.contains { $0.implies(law) } } ?? true
        }
        let (olds, news) = (laws(before), laws(after))
        let was = olds.first { $0.subject == change.element.subject }
        let now = news.first { $0.subject == change.element.subject }
        return isImplied(was, by: news) && isImplied(now, by: olds)
    }

    /// Whether completeness is promised of a change: what it changes shows in runs, or demands something of them.
    func isPromised(_ change: GraphChange) -> Bool {
        switch change.element.kind {
        case .transition:
            return change.kind == .removed || change.kind != .added && doesOtherwise(change.element.subject)
        case .entry: return change.kind == .changed
        case .check: return change.kind != .added
        case .screen, .flow:
            return change.kind != .added && change.kind != .removed
                && change.keys.contains { ["requires", "start"].contains($0.path) }
        case .deepLink:
            return change.kind != .added
                && change.keys.contains { ["url", "opens", "requires", "query", "under"].contains($0.path) }
        case .file: return change.keys.contains { $0.path == "lint" || $0.path == "links" }
        case .group, .condition, .resolver, .importAlias: return false
        }
    }

    /// Whether a transition of both has other conditions, or does other things, than before.
    private func doesOtherwise(_ subject: String) -> Bool {
        func texts(_ forms: [AlternativeForm]) -> [String] {
            forms.flatMap { form in
                ["\(form.whenSet.sorted()) \(form.deed)"]
                    + form.handlers.flatMap { [$0.outcome] + texts($0.alternatives) }
            }
        }
        func forms(_ words: ElementWords) -> [AlternativeForm] {
            words.transitionsBySubject[subject].map { words.forms(of: $0) } ?? []
        }
        return texts(forms(before)) != texts(forms(after))
    }

    /// Whether only screens of both have a transition, in either graph.
    private func isOfSharedScreens(_ subject: String) -> Bool {
        for isNew in [false, true] {
            let words = words(isNew: isNew)
            guard let id = words.transitionsBySubject[subject] else { continue }
            let shared = Set(screens.map { isNew ? $0.new : $0.old })
            let having = words.graph.screens.ids.filter { words.graph.events(of: $0).contains(id) }
            if !having.allSatisfy(shared.contains) { return false }
        }
        return true
    }

    func cause(of finding: FindingSubject) -> String? {
        if finding.rule == .unreachableScreen, finding.subject.hasPrefix("screen:"),
            let screen = screens.first(where: { "screen:\($0.name)" == finding.subject }),
            let witness = oldRuns?.witness(to: screen.old), let cause = parting(of: witness, isNew: false)?.cause
        {
            return cause
        }
        if let witness = finding.witness, let cause = parting(of: witness, isNew: true)?.cause { return cause }
        if finding.rule == .unused {
            let name = nameOf(finding.subject)
            let plain = name.split(separator: ".").last.map(String.init) ?? name
            let naming = changes.changes.first { change in
                change.element.subject != finding.subject
                    && change.keys.contains { key in
                        // `from: code` of a screen names no element.
                        !(change.element.kind == .screen && key.path == "from") && Self.names(plain, key.before)
                            && !Self.names(plain, key.after)
                    }
            }
            if let naming { return naming.element.subject }
        }
        return causeWithoutRun(of: finding.subject, owner(of: finding.subject))
    }

    /// The element that has a part: of `transition:a.b#2` the transition, of `outcome:a.b` the screen or flow.
    private func owner(of subject: String) -> String {
        if subject.hasPrefix("transition:") { return String(subject.prefix { $0 != "#" }) }
        let name = nameOf(subject)
        guard let dot = name.lastIndex(of: ".") else { return subject }
        let owner = String(name[..<dot])
        return changed.contains("screen:\(owner)") ? "screen:\(owner)" : "flow:\(owner)"
    }

    private static func names(_ name: String, _ value: JSON?) -> Bool {
        switch value {
        case .string(let text)?:
            return text == name || text == "not \(name)" || text.hasPrefix(name + ".")
                || ["}", ":"].contains { text.contains("{\(name)\($0)") }
        case .array(let values)?: return values.contains { names(name, $0) }
        case .object(let members)?: return members.contains { $0.key == name || names(name, $0.value) }
        default: return false
        }
    }
}
