import NavGraphModel

/// How runs are bounded from both sides that are too many to be told exactly.
///
/// **Below**, runs are left out: those that set a condition which is set aside, and those in which handlers run within
/// handlers deeper than a few. **Above**, there are more than there are: what asks for a condition that is set aside both
/// holds and does not, and what handlers still have to do is done any number of times. What the two agree on is so.
struct RunBounds: Sendable {
    /// Why they are too many.
    var limit: RunLimit
    var aside: Set<ConditionID> = []

    /// For runs that came to a limit, one after the other those to be tried: first the dearest conditions are set aside,
    /// with all that is set and asked for together with them, in the end all that something sets.
    static func tries(after limit: RunLimit, _ program: Program) -> [RunBounds] {
        guard case .combinations(let dearest) = limit else { return [RunBounds(limit: limit)] }
        let tied = TiedConditions(program)
        let first = dearest.first { tied.isSet.contains($0) }.map { tied.together(with: $0) } ?? []
        return [first, tied.isSet].filter { !$0.isEmpty }.map { RunBounds(limit: limit, aside: $0) }
    }
}

/// Which conditions decide together: alternatives that set them ask for them, or set them together.
private struct TiedConditions {
    /// Those that some alternative sets, without those that launches set and those that change on their own.
    private(set) var isSet: Set<ConditionID> = []
    private var tied: [ConditionID: Set<ConditionID>] = [:]

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
        isSet.subtract(fixed)
    }

    func together(with first: ConditionID) -> Set<ConditionID> {
        var found: Set<ConditionID> = []
        var pending = [first]
        while let next = pending.popLast() {
            guard isSet.contains(next), found.insert(next).inserted else { continue }
            pending += tied[next] ?? []
        }
        return found
    }
}
