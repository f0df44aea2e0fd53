import NavGraphRuns
import NavGraphSyntax

/// For whom runs are asked about: the sets T, and what the runs that keep one reach on both sides. DIFF 4, "Whom".
///
/// To analyse the runs that keep a set takes as long as to analyse all. For most screens they need not be (`Nearby`).
final class Whom {
    /// The runs of one graph that keep the set.
    final class Side {
        private let all: RunAnalysis
        private let values: [ConditionValue]
        /// Analyzed when they are first asked for; `nil`: no launch keeps the set.
        private(set) lazy var runs: RunAnalysis? = values.isEmpty ? all : all.restricted(to: values)
        /// Gone along one by one.
        private(set) lazy var kept = KeptRuns(all, keeping: values)

        fileprivate init(_ all: RunAnalysis, keeping values: [ConditionValue]) {
            (self.all, self.values) = (all, values)
        }

        /// By screen, whether it cannot be excluded that a run ends there while the set holds.
        private(set) lazy var mayBeCurrent = all.mayBeCurrent(with: values)
        fileprivate var hasLaunch: Bool { all.hasLaunch(keeping: values) }
        fileprivate func forget() { (runs, kept) = (nil, nil) }
    }

    /// The literals, tidied.
    let facts: [Fact]
    let old, new: Side
    /// Whether one of the graphs lacks a condition of the set: there, each run keeps it.
    let isOneSided: Bool

    /// All runs.
    init(_ old: RunAnalysis, _ new: RunAnalysis) {
        (facts, isOneSided) = ([], false)
        (self.old, self.new) = (Side(old, keeping: []), Side(new, keeping: []))
    }

    /// `nil`: one of the graphs has no launch that keeps the values.
    init?(
        _ facts: [Fact], from old: RunAnalysis, keeping oldValues: [ConditionValue], to new: RunAnalysis,
        keeping newValues: [ConditionValue]
    ) {
        self.facts = facts
        isOneSided = oldValues.count < facts.count || newValues.count < facts.count
        (self.old, self.new) = (Side(old, keeping: oldValues), Side(new, keeping: newValues))
        if !self.old.hasLaunch || !self.new.hasLaunch { return nil }
    }

    /// Lets go of what was found out about its runs: those of all sets would be too much at once.
    func forget() {
        old.forget()
        new.forget()
    }
}

extension Comparison {
    private static let most = 24
    private static let mostConditions = 6
    private static let mostReasons = 3

    /// The sets, widest first where they are made from one another; `reasons`: the first sets C of rows.
    func asked(reasons: [[Fact]]) -> [Whom] {
        guard let oldRuns, let newRuns else { return [] }
        let literals = askedConditions().flatMap { number -> [Fact] in
            if let names = sets.enumeration(of: number) { return names.map { Fact(condition: $0, value: true) } }
            return [true, false].map { Fact(condition: number, value: $0) }
        }.filter { sets.isOfBoth($0.condition) }
        var wanted: [[Fact]] = [[]]
        wanted += literals.map { [$0] }
        for reason in reasons.prefix(Self.mostReasons) {
            wanted.append(reason)
            wanted += literals.map { reason + [$0] }
        }
        var known: Set<[Fact]> = []
        var found: [Whom] = []
        for facts in wanted {
            if found.count == Self.most { break }
            guard let facts = sets.tidied(facts), known.insert(facts).inserted else { continue }
            if facts.isEmpty {
                found.append(Whom(oldRuns, newRuns))
            } else if let whom = Whom(
                facts, from: oldRuns, keeping: sets.values(facts, isNew: false), to: newRuns,
                keeping: sets.values(facts, isNew: true))
            {
                found.append(whom)
            }
        }
        return found
    }

    /// At most 6 conditions of both: what changed elements are or name, then those that most elements name.
    private func askedConditions() -> [Int] {
        var named: Set<Int> = []
        for change in changes.changes {
            for element in [change.element, change.old].compactMap(\.self) {
                if element.kind == .condition { named.formUnion(conditions(of: element)) }
            }
            for key in change.keys {
                for value in [key.before, key.after].compactMap(\.self) { named.formUnion(conditions(in: value)) }
            }
        }
        var counts: [Int: Int] = [:]
        for element in changes.elements {
            let all = element.keys.reduce(into: Set<Int>()) { $0.formUnion(conditions(in: $1.value)) }
            for number in all { counts[number, default: 0] += 1 }
        }
        // An enumeration counts as one.
        let shared = sets.ofBoth.filter { number in
            sets.enumeration(of: number).map { $0.first(where: sets.isOfBoth) == number } ?? true
        }
        for number in sets.ofBoth {
            guard let names = sets.enumeration(of: number), let first = names.first(where: sets.isOfBoth) else {
                continue
            }
            if named.contains(number) { named.insert(first) }
            if first != number { counts[first, default: 0] += counts[number] ?? 0 }
        }
        let others = shared.filter { !named.contains($0) }.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
        return Array((shared.filter(named.contains) + others).prefix(Self.mostConditions))
    }

    private func conditions(of element: GraphElement) -> [Int] {
        guard case .array(let names)? = element["oneOf"] else {
            return sets.fact(element.name).map { [$0.condition] } ?? []
        }
        return names.compactMap { sets.fact(jsonWords($0))?.condition }
    }

    /// The conditions that a value names: as literals, or as keys of `sets`.
    private func conditions(in value: JSON, key: String = "") -> Set<Int> {
        switch value {
        case .string(let text):
            guard ["when", "requires", "implies", "locked"].contains(key) else { return [] }
            return sets.fact(text).map { [$0.condition] } ?? []
        case .array(let values): return values.reduce(into: []) { $0.formUnion(conditions(in: $1, key: key)) }
        case .object(let members):
            return members.reduce(into: []) { found, member in
                if key == "sets" {
                    let names = [member.key, jsonWords(member.value)]
                    found.formUnion(names.compactMap { sets.fact($0)?.condition })
                }
                found.formUnion(conditions(in: member.value, key: member.key))
            }
        case .null, .bool, .int, .number, .deferred: return []
        }
    }
}
