import NavGraphModel
import NavGraphRuns

/// Events and handlers that do otherwise. DIFF 4.
struct DoesOtherwise {
    /// A row before it is told.
    struct Row {
        /// The transitions that fire, on the old side and on the new; `nil` for `entry`.
        var old: TransitionID?
        var new: TransitionID?
        var path: [String]
        var before: Deed?
        var after: Deed?
        var isChoice: Bool
        var reasons: [[Fact]]
        /// The screens that have the event.
        var screens: [SharedScreen]
    }
    private(set) var rows: [Row] = []
    private(set) var notJudged: [String] = []
    /// The subjects of transitions of which something is not judged.
    private(set) var doubtful: Set<String> = []

    /// Two transitions that fire for one event, with the screens on which they do.
    private struct Pair: Hashable {
        var old: TransitionID
        var new: TransitionID
    }

    init(_ comparison: Comparison) {
        var screens: [Pair: [SharedScreen]] = [:]
        var pairs: [Pair] = []
        let (before, after) = (comparison.before, comparison.after)
        for screen in comparison.screens {
            var theirs: [String: TransitionID] = [:]
            for event in comparison.old.events(of: screen.old) { theirs[before.name(event)] = event }
            for event in comparison.new.events(of: screen.new) {
                guard let old = theirs[after.name(event)] else { continue }
                let pair = Pair(old: old, new: event)
                if screens[pair] == nil { pairs.append(pair) }
                screens[pair, default: []].append(screen)
            }
        }
        for pair in pairs {
            let (olds, news) = (before.forms(of: pair.old), after.forms(of: pair.new))
            if olds.map(\.exact) == news.map(\.exact) { continue }
            compare(olds, news, pair, screens[pair] ?? [], comparison)
        }
        compareEntry(comparison)
        rows = Self.merged(rows)
    }

    private mutating func compare(
        _ olds: [AlternativeForm], _ news: [AlternativeForm], _ pair: Pair, _ screens: [SharedScreen],
        _ comparison: Comparison
    ) {
        let subject = comparison.after.subject(of: pair.new)
        let matches = matched(olds, news).filter { $0.old != nil && $0.new != nil }
        let all = Reasons.all(olds, news, comparison.sets) { i, j in
            Self.differ(i.map { olds[$0].deed }, j.map { news[$0].deed })
                || matches.contains { $0.old == i && $0.new == j } && i != nil
        }
        for reasons in all {
            let shown = reasons.sets.filter { set in
                var isUnknown = false
                for screen in screens {
                    for isNew in [false, true] {
                        switch comparison.isShown(screen, set, isNew: isNew) {
                        case true?: return true
                        case nil: isUnknown = true
                        case false?: break
                        }
                    }
                }
                if isUnknown { doubt(subject) }
                return false
            }
            if reasons.isCut { doubt(subject) }
            if shown.isEmpty { continue }
            let (a, b) = (reasons.old.map { olds[$0] }, reasons.new.map { news[$0] })
            if Self.differ(a?.deed, b?.deed) {
                let isChoice =
                    a == nil || b == nil || olds.contains { $0.deed == b!.deed } || news.contains { $0.deed == a!.deed }
                rows.append(
                    Row(
                        old: pair.old, new: pair.new, path: [], before: a?.deed, after: b?.deed, isChoice: isChoice,
                        reasons: shown, screens: screens))
            }
            if let a, let b, matches.contains(where: { $0.old == reasons.old && $0.new == reasons.new }) {
                compareHandlers(a, b, pair, [], screens, comparison)
            }
        }
    }

    private mutating func doubt(_ subject: String) {
        if doubtful.insert(subject).inserted {
            notJudged.append("what \(subject.split(separator: ":").last ?? "") does")
        }
    }

    private mutating func compareHandlers(
        _ old: AlternativeForm, _ new: AlternativeForm, _ pair: Pair?, _ path: [String], _ screens: [SharedScreen],
        _ comparison: Comparison
    ) {
        for (outcome, olds, news) in matchedHandlers(old, new) where olds.map(\.exact) != news.map(\.exact) {
            let path = path + [outcome]
            for reasons in Reasons.all(
                olds, news, comparison.sets,
                wants: { i, j in
                    Self.differ(i.map { olds[$0].deed }, j.map { news[$0].deed })
                })
            {
                rows.append(
                    Row(
                        old: pair?.old, new: pair?.new, path: path, before: reasons.old.map { olds[$0].deed },
                        after: reasons.new.map { news[$0].deed }, isChoice: false, reasons: reasons.sets,
                        screens: screens))
            }
            for match in matched(olds, news) {
                guard let i = match.old, let j = match.new else { continue }
                compareHandlers(olds[i], news[j], pair, path, screens, comparison)
            }
        }
    }

    private mutating func compareEntry(_ comparison: Comparison) {
        let (olds, news) = (comparison.before.entryForms, comparison.after.entryForms)
        for match in matched(olds, news) {
            guard let i = match.old, let j = match.new else { continue }
            compareHandlers(olds[i], news[j], nil, [], [], comparison)
        }
    }

    /// Whether they do different things; `nil`: none is taken.
    private static func differ(_ a: Deed?, _ b: Deed?) -> Bool {
        switch (a, b) {
        case (let a?, let b?): a != b
        case (nil, let deed?), (let deed?, nil): !deed.steps.isEmpty || !deed.keys.isEmpty
        case (nil, nil): false
        }
    }

    /// Rows of one transition that say the same are one; of paths that end alike the shortest.
    private static func merged(_ rows: [Row]) -> [Row] {
        var result: [Row] = []
        for row in rows.sorted(by: { $0.path.count < $1.path.count }) {
            let known = result.firstIndex { other in
                other.old == row.old && other.new == row.new && other.before == row.before && other.after == row.after
                    && other.path.isEmpty == row.path.isEmpty && row.path.suffix(other.path.count) == other.path[...]
            }
            guard let known else {
                result.append(row)
                continue
            }
            if result[known].path.count == row.path.count {
                result[known].reasons = Reasons.least(result[known].reasons + row.reasons)
                result[known].isChoice = result[known].isChoice || row.isChoice
            }
        }
        return result
    }
}
