import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// For whom runs are asked about: the sets T, and what the runs that keep one reach on both sides. DIFF 4, "Whom".
///
/// To analyse the runs that keep a set takes as long as to analyse all. For most screens they need not be (`Nearby`).
final class Whom {
    /// The literals, tidied.
    let facts: [Fact]
    private(set) lazy var old = makeOld()
    private(set) lazy var new = makeNew()
    private let makeOld, makeNew: () -> RunAnalysis?
    /// By screen of OLD, whether a run may end there while the set holds.
    private(set) lazy var mayBeCurrent = oldRuns.mayBeCurrent(with: values)
    /// The runs of OLD that keep the set, gone along one by one.
    let kept: KeptRuns?
    private let oldRuns: RunAnalysis
    private let values: [ConditionValue]
    /// Whether one of the graphs lacks a condition of the set: there, each run keeps it.
    let isOneSided: Bool

    /// All runs.
    init(_ old: RunAnalysis, _ new: RunAnalysis) {
        (facts, values, oldRuns, kept, isOneSided) = ([], [], old, KeptRuns(old, keeping: []), false)
        (makeOld, makeNew) = ({ old }, { new })
    }

    /// `nil`: one of the graphs has no launch that keeps the values.
    init?(
        _ facts: [Fact], from old: RunAnalysis, keeping oldValues: [ConditionValue], to new: RunAnalysis,
        keeping newValues: [ConditionValue]
    ) {
        guard let kept = KeptRuns(old, keeping: oldValues), new.hasLaunch(keeping: newValues) else { return nil }
        (self.facts, values, oldRuns, self.kept) = (facts, oldValues, old, kept)
        isOneSided = oldValues.count < facts.count || newValues.count < facts.count
        makeOld = { oldValues.isEmpty ? old : old.restricted(to: oldValues) }
        makeNew = { newValues.isEmpty ? new : new.restricted(to: newValues) }
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

    /// The condition that an element is, or the names of the enumeration.
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
