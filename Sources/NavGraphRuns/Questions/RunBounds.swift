import NavGraphModel

/// Two bounds of runs that are too expensive to analyze exactly. Results on which both bounds agree are certain.
///
/// - The **lower bound** omits runs that set a condition that was set aside, and runs with deeply nested handlers.
/// - The **upper bound** contains additional runs: a guard that tests a condition that was set aside both holds and
///   does not hold, and the remaining work of handlers is repeated any number of times.
struct RunBounds: Sendable {
    /// The limit that the exact analysis reached.
    var limit: RunLimit
    var aside: Set<ConditionID> = []

    /// Returns the bounds to try, in this order: first without the most expensive conditions and the conditions that
    /// depend on them, then without all conditions that a step sets.
    static func tries(after limit: RunLimit, _ program: Program) -> [RunBounds] {
        guard case .combinations(let dearest) = limit else { return [RunBounds(limit: limit)] }
        let tied = TiedConditions(program)
        let first = dearest.first { tied.isSet.contains($0) }.map { tied.together(with: $0) } ?? []
        return [first, tied.isSet].filter { !$0.isEmpty }.map { RunBounds(limit: limit, aside: $0) }
    }
}

/// The groups of conditions that depend on each other: an alternative that sets one tests or sets another.
private struct TiedConditions {
    /// The conditions that an alternative sets, except those that a launch sets or that have `changes`.
    private(set) var isSet: Set<ConditionID> = []
    private var tied: [ConditionID: Set<ConditionID>] = [:]
    private var siblings: [ConditionID: [ConditionID]] = [:]

    init(_ program: Program) {
        let graph = program.graph
        let atLaunch = Set(graph.launches)
        var fixed = Set(graph.conditions.ids.filter { graph.conditions[$0].changes })
        for id in graph.alternatives.ids {
            let sets = graph.alternatives[id].sets.map { graph.assignments[$0].condition }
            if sets.isEmpty { continue }
            if atLaunch.contains(id) { fixed.formUnion(sets) }
            isSet.formUnion(sets)
            let all = sets + graph.alternatives[id].when.map { graph.literals[$0].condition }
            for one in all { tied[one, default: []].formUnion(all) }
        }
        for id in isSet {
            let others = graph.siblings(of: id)
            isSet.formUnion(others)
            for one in others + [id] { siblings[one] = graph.siblings(of: one) }
        }
        isSet.subtract(fixed)
    }

    func together(with first: ConditionID) -> Set<ConditionID> {
        var found: Set<ConditionID> = []
        var pending = [first]
        while let next = pending.popLast() {
            guard isSet.contains(next), found.insert(next).inserted else { continue }
            pending += (tied[next] ?? []).union(siblings[next] ?? [])
        }
        return found
    }
}
