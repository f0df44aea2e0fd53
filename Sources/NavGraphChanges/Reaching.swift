import NavGraphModel
import NavGraphRuns

/// Which screens runs reach, and how far they are, for whom. DIFF 4.
extension Comparison {
    /// Of one screen and one T what differs.
    private struct Found {
        var kind: Consequence.Kind
        var screen: SharedScreen
        var whom: Int
        var lengths: Consequence.Lengths
        var isByLinks: Bool
        var witness: Witness?
    }

    /// The facts about one screen and one T.
    private enum Difference {
        case kind(Consequence.Kind, Consequence.Lengths)
        /// Nothing is told.
        case none
        /// The bounds of the distances do not decide.
        case open
    }

    func reachRows(_ asked: [Whom], asksAll: Bool) -> (rows: [Consequence], notJudged: [String]) {
        var found: [Found] = []
        var notJudged: [String] = []
        // What was too much once is not tried again for other users.
        var hasGivenUp = false
        var work: Int { (oldRuns?.work ?? 0) + (newRuns?.work ?? 0) }
        let mostWork = work + (newRuns?.mostWork ?? 0)
        let nearby = Nearby(self)
        // By screen, the sets for which it is farther, or no longer reached.
        var farther: [ScreenID: [Int]] = [:]
        var lost: [ScreenID: [Int]] = [:]
        for (number, whom) in asked.enumerated() {
            let texts = sets.texts(whom.facts).joined(separator: ", ")
            var open: [String] = []
            hasGivenUp = hasGivenUp || work > mostWork
            for screen in screens {
                let isFarther = (farther[screen.old] ?? []).contains { sets.follow(asked[$0].facts, from: whom.facts) }
                // A set with more facts has fewer runs, so these do not reach it either.
                let isLost = (lost[screen.old] ?? []).contains { Set(asked[$0].facts).isSubset(of: whom.facts) }
                if !asksAll, !hasGivenUp,
                    isLost || !nearby.mayDiffer(screen, for: whom, besidesFarther: isFarther)
                {
                    continue
                }
                guard !hasGivenUp, let old = whom.old.runs, let new = whom.new.runs, old.limit == nil, new.limit == nil
                else {
                    hasGivenUp = true
                    notJudged.append("what is reached while \(texts)")
                    break
                }
                switch difference(of: screen, from: old, to: new, by: nearby, isForAll: whom.facts.isEmpty) {
                case .kind(let kind, let lengths):
                    if kind == .farther { farther[screen.old, default: []].append(number) }
                    if kind == .unreachable || kind == .linkOnly { lost[screen.old, default: []].append(number) }
                    found.append(
                        Found(
                            kind: kind, screen: screen, whom: number, lengths: lengths,
                            isByLinks: kind == .unreachable && lengths.new != nil,
                            witness: kind.witness(to: screen, old, new)))
                case .none: break
                case .open: if !isFarther { open.append(screen.name) }
                }
            }
            whom.forget()
            if !open.isEmpty {
                let screens = open.prefix(3).joined(separator: ", ")
                let more = open.count > 3 ? " and \(open.count - 3) more screens" : ""
                notJudged.append("the distance of \(screens)\(more)\(texts.isEmpty ? "" : " while \(texts)")")
            }
        }
        return (rows(of: withoutNarrower(found, asked), asked), notJudged)
    }

    /// The screens that one side certainly reaches and the other one certainly does not, if the runs of a side could not be
    /// analyzed as a whole.
    func certainReachRows(from old: RunAnalysis, to new: RunAnalysis) -> [Consequence] {
        let found = screens.compactMap { screen -> Found? in
            let kind: Consequence.Kind
            switch (old.isReachable(screen.old), new.isReachable(screen.new)) {
            case (true, false) where !new.mayBeReachable(screen.new): kind = .unreachable
            case (false, true) where !old.mayBeReachable(screen.old): kind = .reachable
            default: return nil
            }
            let lengths = Consequence.Lengths(
                old: old.distanceBounds(of: screen.old), new: new.distanceBounds(of: screen.new))
            return Found(
                kind: kind, screen: screen, whom: 0, lengths: lengths, isByLinks: false,
                witness: kind.witness(to: screen, old, new))
        }
        return found.isEmpty ? [] : rows(of: found, [Whom(old, new)])
    }

    private func difference(
        of screen: SharedScreen, from old: RunAnalysis, to new: RunAnalysis, by nearby: Nearby, isForAll: Bool
    ) -> Difference {
        let was = nearby.bounds(of: screen, in: old, isNew: false)
        let wasLinked = was != nil && old.isLinkOnly(screen.old)
        if !isForAll, was == nil || wasLinked { return .none }
        let isLinked = new.isReachable(screen.new) && new.isLinkOnly(screen.new)
        if !isForAll, let was, was.count > 1, new.isReachable(screen.new), !isLinked,
            was.contains(new.leastSteps(to: screen.new, most: was.upperBound + 1))
        {
            // How near it is exactly is not asked, which takes longest.
            return .open
        }
        let lengths = Consequence.Lengths(old: was, new: nearby.bounds(of: screen, in: new, isNew: true))
        func told(_ kind: Consequence.Kind) -> Difference { .kind(kind, lengths) }
        switch (was, lengths.new) {
        case (_?, nil): return told(.unreachable)
        case (nil, _?): return told(.reachable)
        case (nil, nil): return .none
        case (let was?, let now?):
            if wasLinked != isLinked { return told(wasLinked ? .reachable : isForAll ? .linkOnly : .unreachable) }
            if now.lowerBound > was.upperBound { return told(.farther) }
            if now.upperBound < was.lowerBound { return isForAll ? told(.nearer) : .none }
            return was.count == 1 && now.count == 1 ? .none : .open
        }
    }

    /// Of one screen what is told for a wider set already is left out.
    private func withoutNarrower(_ found: [Found], _ asked: [Whom]) -> [Found] {
        let byScreen = Dictionary(grouping: found) { $0.screen.name }
        func isNarrower(_ a: Int, _ b: Int) -> Bool { a != b && sets.follow(asked[b].facts, from: asked[a].facts) }
        return found.filter { it in
            !(byScreen[it.screen.name] ?? []).contains { other in
                switch it.kind {
                case .unreachable:
                    (other.kind == .unreachable || other.kind == .linkOnly) && isNarrower(it.whom, other.whom)
                case .farther:
                    other.kind == .farther && isNarrower(it.whom, other.whom)
                        || other.kind == .unreachable && isNarrower(other.whom, it.whom)
                default: false
                }
            }
        }
    }

    /// Rows of one kind, T and cause are one; then those that differ in T alone.
    private func rows(of found: [Found], _ asked: [Whom]) -> [Consequence] {
        struct Group {
            var kind: Consequence.Kind
            var cause: String?
            var whoms: [Int]
            var members: [(Found, Parting?)]
        }
        var groups: [Group] = []
        for it in found {
            let parting = it.witness.flatMap {
                self.parting(of: $0, isNew: !it.kind.isOfOldRuns, keeping: asked[it.whom].facts)
            }
            let cause = parting?.cause ?? causeWithoutRun(of: "screen:\(it.screen.name)")
            if let index = groups.firstIndex(where: { $0.kind == it.kind && $0.cause == cause && $0.whoms == [it.whom] }
            ) {
                groups[index].members.append((it, parting))
            } else {
                groups.append(Group(kind: it.kind, cause: cause, whoms: [it.whom], members: [(it, parting)]))
            }
        }
        var merged: [Group] = []
        for group in groups {
            let same = merged.firstIndex { other in
                other.kind == group.kind && other.cause == group.cause
                    && other.members.map(\.0.screen.name) == group.members.map(\.0.screen.name)
                    && other.members.map(\.0.lengths) == group.members.map(\.0.lengths)
            }
            if let same { merged[same].whoms += group.whoms } else { merged.append(group) }
        }
        return merged.map { group in
            // In the new file's order where they are equally far.
            let members = group.members.enumerated().sorted { a, b in
                func key(_ it: Found) -> Int { (it.lengths.old ?? it.lengths.new)?.upperBound ?? .max }
                return (key(a.element.0), a.offset) < (key(b.element.0), b.offset)
            }.map(\.element)
            let isEverybody = group.whoms.contains { asked[$0].facts.isEmpty }
            let weight: Consequence.Weight
            switch group.kind {
            case .unreachable: weight = isEverybody ? .breaking : .notable
            case .reachable, .nearer: weight = .good
            default: weight = .notable
            }
            var row = Consequence(group.kind, weight, of: members.map { "screen:\($0.0.screen.name)" })
            row.whiles = group.whoms.map { sets.texts(asked[$0].facts) }.filter { !$0.isEmpty }
            row.lengths = members.map(\.0.lengths)
            row.cause = group.cause
            if let witness = members[0].0.witness {
                row.run = Consequence.Run(isNew: !group.kind.isOfOldRuns, witness: witness, parting: members[0].1)
            }
            row.sentence = reachWords(row, members.map(\.0.screen.name), byLinks: members.count { $0.0.isByLinks })
            return row
        }
    }

    func row(_ row: Consequence, of places: [Int]) -> Consequence {
        var row = row
        row.subjects = places.map { row.subjects[$0] }
        if !row.lengths.isEmpty { row.lengths = places.map { row.lengths[$0] } }
        switch row.kind {
        case .exposed, .sheltered: row.sentence = guardWords(row)
        case .unreachable, .linkOnly: row.sentence = reachWords(row, row.subjects.map(nameOf), byLinks: 0)
        default: break
        }
        guard let first = screens.first(where: { "screen:\($0.name)" == row.subjects[0] }), let run = row.run,
            places[0] != 0
        else { return row }
        let facts = row.kind == .exposed ? row.whiles[0].compactMap { sets.fact($0)?.opposite } : []
        row.run = witness(first, facts, isNew: run.isNew).map { self.run(of: $0, isNew: run.isNew) }
        return row
    }

    /// A run, up to where the other side parts from it.
    func run(of witness: Witness, isNew: Bool) -> Consequence.Run {
        Consequence.Run(isNew: isNew, witness: witness, parting: parting(of: witness, isNew: isNew))
    }

    private func reachWords(_ row: Consequence, _ names: [String], byLinks: Int) -> Phrase {
        let (who, isMany, list) = subjectWords(names, "screens")
        var start = whileWords(row.whiles)
        if !start.isEmpty { start += ": " }
        switch row.kind {
        case .unreachable:
            let links: Phrase = byLinks == 0 ? "" : " (\(count: byLinks) of them only through deep links)"
            return "\(start)\(who) can no longer be reached\(list)\(links)"
        case .linkOnly: return "\(start)\(who) can now be reached only through deep links\(list)"
        case .reachable: return "\(start)\(who) can be reached now\(list)"
        default:
            let distances = row.lengths.flatMap { lengths -> [Int] in
                guard let old = lengths.old, let new = lengths.new else { return [] }
                return [new.lowerBound - old.upperBound, new.upperBound - old.lowerBound].map(abs)
            }
            let (least, most) = (distances.min() ?? 0, distances.max() ?? 0)
            let count = least == most ? "\(most)" : "\(least) to \(most)"
            let word = row.kind == .farther ? "farther" : "nearer"
            let (are, steps) = (isMany ? "are" : "is", most == 1 ? "step" : "steps")
            return "\(start)\(who) \(text: are) \(text: count) \(text: steps) \(text: word)\(list)"
        }
    }

    /// The first of these that changed, else the one change that there is.
    func causeWithoutRun(of subjects: String...) -> String? { causeWithoutRun(among: subjects) }

    func causeWithoutRun(among subjects: [String]) -> String? {
        subjects.first(where: changed.contains)
            ?? (changes.changes.count == 1 ? changes.changes[0].element.subject : nil)
    }
}

/// `` `a` and `b` ``, or `5 screens` with `` : `a`, `b`, `c` and 2 more`` for the end.
func subjectWords(_ names: [String], _ noun: String) -> (who: Phrase, isMany: Bool, list: Phrase) {
    if names.count <= 3 { return (Phrase.names(names), names.count > 1, "") }
    return ("\(count: names.count) \(text: noun)", true, ": \(Phrase.names(names))")
}

extension Consequence.Kind {
    fileprivate var isOfOldRuns: Bool { self == .unreachable || self == .farther || self == .linkOnly }

    fileprivate func witness(to screen: SharedScreen, _ old: RunAnalysis, _ new: RunAnalysis) -> Witness? {
        isOfOldRuns ? old.witness(to: screen.old) : new.witness(to: screen.new)
    }
}
