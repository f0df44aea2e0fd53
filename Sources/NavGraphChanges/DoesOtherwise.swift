import NavGraphModel

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
        /// Whether NEW does not have the event.
        var isGone = false
        /// What declares the default that differs, if nothing else does: of the new side.
        var declaring: Target?
        var reasons: [[Fact]]
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
        var lost: [TransitionID: [SharedScreen]] = [:]
        let (before, after) = (comparison.before, comparison.after)
        let owners = OwnerNames(after)
        for screen in comparison.screens {
            let olds = comparison.old.events(of: screen.old)
            var theirs: [String: TransitionID] = [:]
            for event in olds { theirs[before.name(event)] = event }
            let news = comparison.new.events(of: screen.new)
            let names = Set(news.map { after.name($0) })
            for event in olds where !names.contains(before.name(event)) && owners.contain(event, of: before) {
                lost[event, default: []].append(screen)
            }
            for event in news {
                guard let old = theirs[after.name(event)] else { continue }
                let pair = Pair(old: old, new: event)
                if screens[pair] == nil { pairs.append(pair) }
                screens[pair, default: []].append(screen)
            }
        }
        for pair in pairs {
            let (olds, news) = (before.forms(of: pair.old), after.forms(of: pair.new))
            if olds.map(\.exact) == news.map(\.exact) { continue }
            compare(olds, with: news, of: pair, on: screens[pair] ?? [], in: comparison)
        }
        for (event, screens) in lost.sorted(by: { $0.key.index < $1.key.index }) {
            lose(event, on: screens, comparison)
        }
        compareEntry(comparison)
        rows = Self.merged(rows)
    }

    /// An event that screens no longer have does what it did, or nothing.
    private mutating func lose(_ event: TransitionID, on screens: [SharedScreen], _ comparison: Comparison) {
        let olds = comparison.before.forms(of: event)
        let subject = comparison.before.subject(of: event)
        let all = Reasons.all(olds, [], in: comparison.sets) { i, j in
            j == nil && Self.differ(i.map { olds[$0].deed }, nil)
        }
        for reasons in all {
            guard let place = reasons.old else { continue }
            if reasons.isCut { doubt(subject) }
            let deed = olds[place].deed
            let shown = shown(reasons.sets, on: screens, of: subject, comparison)
            if shown.isEmpty { continue }
            let losing = screens.filter { screen in
                shown.contains { set in
                    [false, true].contains { comparison.isShown(screen, set, isNew: $0) == true }
                }
            }
            let isElsewhere = losing.allSatisfy { comparison.hasEvent(doing: deed, on: $0) }
            rows.append(
                Row(
                    old: event, new: nil, path: [], before: deed, after: nil, isChoice: !isElsewhere, isGone: true,
                    reasons: shown, screens: screens))
        }
    }

    private mutating func shown(
        _ sets: [[Fact]], on screens: [SharedScreen], of subject: String, _ comparison: Comparison
    ) -> [[Fact]] {
        sets.filter { set in
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
    }

    private mutating func compare(
        _ olds: [AlternativeForm], with news: [AlternativeForm], of pair: Pair, on screens: [SharedScreen],
        in comparison: Comparison
    ) {
        let subject = comparison.after.subject(of: pair.new)
        let matches = matched(olds, news).filter { $0.old != nil && $0.new != nil }
        let all = Reasons.all(olds, news, in: comparison.sets) { i, j in
            Self.differ(i.map { olds[$0].deed }, j.map { news[$0].deed })
                || matches.contains { $0.old == i && $0.new == j } && i != nil
        }
        for reasons in all {
            let shown = shown(reasons.sets, on: screens, of: subject, comparison)
            if reasons.isCut { doubt(subject) }
            if shown.isEmpty { continue }
            let (a, b) = (reasons.old.map { olds[$0] }, reasons.new.map { news[$0] })
            if Self.differ(a?.deed, b?.deed) {
                var isChoice = true
                if let a, let b {
                    isChoice = olds.contains { $0.deed == b.deed } || news.contains { $0.deed == a.deed }
                }
                rows.append(
                    Row(
                        old: pair.old, new: pair.new, path: [], before: a?.deed, after: b?.deed, isChoice: isChoice,
                        declaring: Self.declaring(a, b), reasons: shown, screens: screens))
            }
            if let a, let b, matches.contains(where: { $0.old == reasons.old && $0.new == reasons.new }) {
                compareHandlers(of: a, and: b, in: pair, at: [], on: screens, in: comparison)
            }
        }
    }

    private mutating func doubt(_ subject: String) {
        if doubtful.insert(subject).inserted { notJudged.append(subject) }
    }

    private mutating func compareHandlers(
        of old: AlternativeForm, and new: AlternativeForm, in pair: Pair?, at path: [String],
        on screens: [SharedScreen],
        in comparison: Comparison
    ) {
        for (outcome, olds, news) in matchedHandlers(old, new) where olds.map(\.exact) != news.map(\.exact) {
            let path = path + [outcome]
            for reasons in Reasons.all(
                olds, news, in: comparison.sets,
                wants: { i, j in
                    Self.differ(i.map { olds[$0].deed }, j.map { news[$0].deed })
                })
            {
                rows.append(
                    Row(
                        old: pair?.old, new: pair?.new, path: path, before: reasons.old.map { olds[$0].deed },
                        after: reasons.new.map { news[$0].deed }, isChoice: false,
                        declaring: Self.declaring(reasons.old.map { olds[$0] }, reasons.new.map { news[$0] }),
                        reasons: reasons.sets, screens: screens))
            }
            for match in matched(olds, news) {
                guard let i = match.old, let j = match.new else { continue }
                compareHandlers(of: olds[i], and: news[j], in: pair, at: path, on: screens, in: comparison)
            }
        }
    }

    private mutating func compareEntry(_ comparison: Comparison) {
        let (olds, news) = (comparison.before.entryForms, comparison.after.entryForms)
        for match in matched(olds, news) {
            guard let i = match.old, let j = match.new else { continue }
            compareHandlers(of: olds[i], and: news[j], in: nil, at: [], on: [], in: comparison)
        }
    }

    /// What declares the default in which alone they differ; `nil`: they differ in more.
    private static func declaring(_ a: AlternativeForm?, _ b: AlternativeForm?) -> Target? {
        guard let a, let b, a.bareDeed == b.bareDeed else { return nil }
        return b.opened ?? a.opened
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
                if row.declaring != nil || other.declaring != nil { return row.declaring == other.declaring }
                return other.old == row.old && other.new == row.new && other.before == row.before
                    && other.after == row.after
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

private struct OwnerNames {
    private let names: Set<String>

    init(_ words: ElementWords) {
        let graph = words.graph
        names = Set(
            graph.screens.ids.map { "screen \(words.name($0))" } + graph.flows.ids.map { "flow \(words.name($0))" }
                + graph.groups.ids.map { "group \(words.name($0))" } + ["app"])
    }

    /// Whether it has the owner of a transition of the other side.
    func contain(_ transition: TransitionID, of words: ElementWords) -> Bool {
        let owner = words.graph.transitions[transition].owner
        return owner == .app || names.contains("\(owner.kind) \(words.name(owner))")
    }
}

extension Comparison {
    fileprivate func hasEvent(doing deed: Deed, on screen: SharedScreen) -> Bool {
        new.events(of: screen.new).contains { event in
            let forms = after.forms(of: event)
            return forms.indices.contains { place in
                forms[place].deed == deed
                    && Reasons.all(forms, [], in: sets) { i, j in i == place && j == nil }.contains { reasons in
                        reasons.sets.contains { isShown(screen, $0, isNew: true) == true }
                    }
            }
        }
    }
}
