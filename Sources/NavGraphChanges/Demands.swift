import NavGraphModel
import NavGraphSyntax

/// The demands that are gone, and those that are new. DIFF 5; baselines are not part of the graph.
extension Comparison {
    func demandRows() -> [Consequence] {
        let rows = checkRows() + requirementRows() + ruleRows() + allowanceRows()
        return rows.enumerated().map { number, row in
            var row = row
            row.order = number
            return row
        }
    }

    // MARK: Checks

    private func checkRows() -> [Consequence] {
        let (olds, news) = (before.laws, after.laws)
        let lost = olds.filter { law in !news.contains { $0.implies(law) } }
        var rows: [Consequence] = []
        for (law, verdict) in zip(lost, verdicts(of: lost.map(\.id))) {
            let now = law.isNamed(old) ? news.first { $0.name == law.name } : nil
            var row = Consequence(.heldLess, .notable, of: [law.subject])
            (row.before, row.after) = (law.words, now?.words)
            row.cause = causeWithoutRun(of: law.subject)
            let what: Phrase =
                now.map { "check \(law.name): \(text: Self.differences(law, $0))" } ?? "check \(law.name) is gone"
            let it: Phrase = now == nil ? "it" : "the old one"
            switch verdict {
            case .holds:
                row.holds = true
                row.sentence = "\(what); \(it) would still hold"
            case .fails(let witness):
                (row.holds, row.weight) = (false, .breaking)
                row.sentence = "\(what); \(it) \(Phrase(.bold("would not hold any more")))"
                row.run = witness.map { run(of: $0, isNew: true) }
            case .unknown: row.sentence = what
            }
            rows.append(row)
        }
        for law in news where !olds.contains(where: { $0.implies(law) }) {
            let was = law.isNamed(new) ? olds.first { $0.name == law.name } : nil
            if let was, !law.implies(was) { continue }
            var row = Consequence(.heldMore, .plain, of: [law.subject])
            (row.before, row.after) = (was?.words, law.words)
            row.cause = causeWithoutRun(of: law.subject)
            row.sentence =
                was.map { was in
                    let keys = Self.keysDiffering(was, law)
                    func side(_ law: CheckLaw) -> String {
                        keys.map { key in law.value(key).map { "\(key): \($0)" } ?? "nothing" }.joined(separator: ", ")
                    }
                    return "check \(law.name): \(text: side(was)) → \(text: side(law))"
                } ?? "check \(law.name) is new: \(text: law.words)"
            rows.append(row)
        }
        return rows
    }

    /// `within 2 → 5`.
    private static func differences(_ was: CheckLaw, _ now: CheckLaw) -> String {
        keysDiffering(was, now).map { "\($0) \(change(was.value($0), now.value($0)))" }.joined(separator: "; ")
    }

    private static func keysDiffering(_ was: CheckLaw, _ now: CheckLaw) -> [String] {
        (was.keys + now.keys).map(\.key).unique().filter { was.value($0) != now.value($0) }
    }

    // MARK: What screens require

    private func facts(_ screen: ScreenID, _ words: ElementWords) -> [Fact] {
        words.graph.requirements(of: screen).compactMap { sets.fact(words.literal($0)) }.unique()
    }

    private func requirementRows() -> [Consequence] {
        var rows: [Consequence] = []
        for screen in screens {
            let (was, now) = (facts(screen.old, before), facts(screen.new, after))
            let cause =
                (["screen:\(screen.name)"] + new.flows(around: screen.new).map { "flow:\(after.name($0))" }
                + old.flows(around: screen.old).map { "flow:\(before.name($0))" }).first(where: changed.contains)
            for fact in was where !sets.follow([fact], from: now) {
                var row = Consequence(.heldLess, .notable, of: ["screen:\(screen.name)"])
                (row.before, row.cause) = (sets.text(fact), cause)
                switch isShown(screen, [fact.opposite], isNew: true) {
                case false?: row.holds = true
                case true?:
                    (row.holds, row.weight) = (false, .breaking)
                    row.run = witness(screen, [fact.opposite], isNew: true).map { run(of: $0, isNew: true) }
                case nil: break
                }
                rows.append(row)
            }
            for fact in now where !sets.follow([fact], from: was) {
                var row = Consequence(.heldMore, .plain, of: ["screen:\(screen.name)"])
                (row.after, row.cause) = (sets.text(fact), cause)
                rows.append(row)
            }
        }
        var merged: [Consequence] = []
        for row in rows {
            let same = merged.firstIndex {
                $0.kind == row.kind && $0.before == row.before && $0.after == row.after && $0.weight == row.weight
                    && $0.cause == row.cause && $0.holds == row.holds
            }
            if let same { merged[same].subjects += row.subjects } else { merged.append(row) }
        }
        return merged.map { row in
            var row = row
            let (who, isMany, list) = subjectWords(row.subjects.map(nameOf), "screens")
            if let gone = row.before {
                let end: Phrase
                switch row.holds {
                case true?: end = "; it would still hold"
                case false?: end = "; it \(Phrase(.bold("would not hold any more")))"
                case nil: end = ""
                }
                row.sentence = "\(who) no longer \(text: isMany ? "require" : "requires") \(gone)\(list)\(end)"
            } else {
                row.sentence = "\(who) now \(text: isMany ? "require" : "requires") \(row.after!)\(list)"
            }
            return row
        }
    }

    // MARK: Rules, and what is allowed

    private func ruleRows() -> [Consequence] {
        new.rules.compactMap { rule in
            let (was, now) = (old.level(of: rule), new.level(of: rule))
            if was == now { return nil }
            let isLess = now < was
            var row = Consequence(
                isLess ? .heldLess : .heldMore, isLess ? .notable : .plain, of: ["rule:\(rule.rawValue)"])
            (row.before, row.after, row.cause) = (RuleRank.name(was), RuleRank.name(now), causeWithoutRun(of: "file"))
            row.sentence = "rule \(rule.rawValue): \(text: RuleRank.name(was)) → \(text: RuleRank.name(now))"
            return row
        }
    }

    private func allowanceRows() -> [Consequence] {
        changes.changes.filter { $0.old != nil && $0.kind != .removed }.flatMap { change -> [Consequence] in
            guard let key = change.keys.first(where: { $0.path == "allow" }), case .object(let now)? = key.after else {
                return []
            }
            var known: Set<String> = []
            if case .object(let was)? = key.before { known = Set(was.map(\.key)) }
            return now.filter { !known.contains($0.key) }.map { rule, reason in
                var row = Consequence(.heldLess, .notable, of: [change.element.subject])
                (row.after, row.cause) = (rule, change.element.subject)
                row.sentence = "\(change.element.fullName) allows \(rule): \(text: jsonWords(reason))"
                return row
            }
        }
    }
}

extension CheckLaw {
    fileprivate func isNamed(_ graph: NavGraph) -> Bool { !graph.checks[id].name.isEmpty }
}

/// Levels as numbers: off is 0.
package enum RuleRank {
    static func name(_ rank: Int) -> String { ["off", "note", "warning", "error"][rank] }
}

extension NavGraph {
    /// The level of a rule: 0 is off, then note, warning, error.
    package func level(of rule: Rule) -> Int {
        func rank(_ severity: Severity) -> Int { severity == .error ? 3 : severity == .warning ? 2 : 1 }
        switch ruleLevels[rule] {
        case .off?: return 0
        case .severity(let severity)?: return rank(severity)
        case nil: return rank(rule.defaultSeverity)
        }
    }
}
