import NavGraphModel
import NavGraphSyntax

/// A screen that something begins with, and the literals that lead to it; of a list the first that holds counts.
private struct Start {
    var when: [Fact]
    var screen: ScreenID
}

/// What flows, and the app, begin with. DIFF 4, `starts`.
extension Comparison {
    func startRows() -> (rows: [Consequence], notJudged: [String]) {
        var found: (rows: [Consequence], notJudged: [String]) = ([], [])
        func compare(_ subject: String, name: Phrase, from olds: [Start], to news: [Start]) {
            let some = startRows(of: subject, name: name, from: olds, to: news)
            found.rows += some.rows
            if some.isDoubtful { found.notJudged.append("what \(name.text) starts on") }
        }
        if old.host == nil, new.host == nil, !old.entry.isNone, !new.entry.isNone {
            compare("entry", name: "the app", from: launches(before), to: launches(after))
        }
        let olds = Dictionary(old.flows.ids.map { (before.name($0), $0) }) { a, _ in a }
        for flow in new.flows.ids {
            let name = after.name(flow)
            guard let other = olds[name] else { continue }
            compare(
                "flow:\(name)", name: "\(name)", from: starts(of: .flow(other), before),
                to: starts(of: .flow(flow), after))
        }
        return found
    }

    /// A row for each pair of screens that differ, with all its reasons.
    private func startRows(
        of subject: String, name: Phrase, from olds: [Start], to news: [Start]
    ) -> (rows: [Consequence], isDoubtful: Bool) {
        let all = Reasons.all(olds.map(\.when), news.map(\.when), in: sets) { i, j in
            guard let i, let j else { return false }
            return before.name(olds[i].screen) != after.name(news[j].screen)
        }
        var rows: [Consequence] = []
        var reasons: [[[Fact]]] = []
        var isDoubtful = false
        for pair in all {
            guard let from = pair.old, let to = pair.new else { continue }
            let (was, now) = (before.name(olds[from].screen), news[to].screen)
            let shown = pair.sets.map { isShownInNew(now, $0) }
            isDoubtful = isDoubtful || pair.isCut || shown.contains(nil)
            let told = zip(pair.sets, shown).filter { $1 == true }.map(\.0)
            if told.isEmpty { continue }
            if let known = rows.firstIndex(where: { $0.before == was && $0.after == after.name(now) }) {
                reasons[known] = Reasons.least(reasons[known] + told)
                continue
            }
            var row = Consequence(.starts, .notable, of: [subject])
            (row.before, row.after) = (was, after.name(now))
            row.cause = causeWithoutRun(of: subject)
            rows.append(row)
            reasons.append(told)
        }
        for index in rows.indices {
            guard let was = rows[index].before, let now = rows[index].after else { continue }
            rows[index].whiles = reasons[index].map(sets.texts).filter { !$0.isEmpty }
            let start = whileWords(rows[index].whiles)
            let words: Phrase = "\(name) now starts on \(now), no longer on \(was)"
            rows[index].sentence = start.isEmpty ? words : "\(start): \(words)"
        }
        return (rows, isDoubtful)
    }

    /// `nil`: it is not known.
    private func isShownInNew(_ screen: ScreenID, _ facts: [Fact]) -> Bool? {
        guard let newRuns else { return nil }
        let values = sets.values(facts, isNew: true).filter { newRuns.knows($0.condition) }
        return values.isEmpty ? newRuns.isReachable(screen) : newRuns.isShown(screen, with: values)
    }

    /// The screen that is current when `target` has just been opened.
    private func starts(of target: Target?, _ words: ElementWords) -> [Start] {
        let graph = words.graph
        switch target {
        case .screen(let screen)?: return [Start(when: [], screen: screen)]
        case .flow(let id)?:
            let flow = graph.flows[id]
            switch flow.container {
            case .tabs: return flow.children.first.map { starts(of: graph.children[$0].target, words) } ?? []
            case .split: return flow.children.last.map { starts(of: graph.children[$0].target, words) } ?? []
            case .stack, .single: break
            }
            if flow.startChoices.isEmpty { return flow.start.map { [Start(when: [], screen: $0)] } ?? [] }
            return flow.startChoices.compactMap { choice in
                choice.screen.map { Start(when: literals(choice.when, words), screen: $0) }
            }
        case nil: return []
        }
    }

    /// What the window shows at launch: each alternative of `entry` with what its `sets` make of the choices of its flow.
    private func launches(_ words: ElementWords) -> [Start] {
        let graph = words.graph
        return AlternativeList(of: graph.entry, in: graph).flatMap { id -> [Start] in
            let alternative = graph.alternatives[id]
            let set = alternative.sets.map { graph.assignments[$0] }.compactMap { assignment in
                sets.fact(words.name(assignment.condition)).map {
                    Fact(condition: $0.condition, value: assignment.value)
                }
            }
            let known = sets.closure(set) ?? Set(set)
            return starts(of: alternative.action.target, words).compactMap { start in
                if start.when.contains(where: { known.contains($0.opposite) }) { return nil }
                let asked = start.when.filter { !known.contains($0) }
                return Start(when: literals(alternative.when, words) + asked, screen: start.screen)
            }
        }
    }

    private func literals(_ all: IDRange<LiteralID>, _ words: ElementWords) -> [Fact] {
        all.compactMap { sets.fact(words.literal(words.graph.literals[$0])) }
    }
}
