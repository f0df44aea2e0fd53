import NavGraphModel

/// Two bounds of runs that are too expensive to analyze exactly. Results on which both bounds agree are certain.
///
/// - The **lower bound** omits runs that set a condition that was set aside, runs with deeply nested handlers, and what
///   `reuse` pushes where it is not known whether the screen is there.
/// - The **upper bound** contains additional runs: a guard that tests a condition that was set aside both holds and
///   does not hold, the remaining work of handlers is repeated any number of times, and there `reuse` also pushes.
struct RunBounds: Sendable {
    /// The limit that the exact analysis reached.
    var limit: RunLimit
    var aside: Set<ConditionID> = []
    /// How many handlers in one another are told apart, and how many of the screens below that some `push` reuses.
    var apart = 3

    /// Returns the first bounds to try: without the most expensive conditions and the conditions that depend on them.
    init(after limit: RunLimit, _ program: Program) {
        self.limit = limit
        guard case .combinations(let dearest) = limit else { return }
        let tied = TiedConditions(program)
        aside = dearest.first { tied.isSet.contains($0) }.map { tied.together(with: $0) } ?? tied.isSet
    }

    /// Returns bounds for questions in which few conditions count: those, the others of their enumerations, platforms, and
    /// conditions that a launch sets or that have `changes`.
    init(counting conditions: Set<ConditionID>, in program: Program) {
        limit = .combinations(program.conditions)
        let counted = conditions.union(conditions.flatMap { program.graph.siblings(of: $0) })
        aside = Set(program.conditions).subtracting(counted).subtracting(program.graph.platformConditions)
            .subtracting(TiedConditions(program).fixed)
    }

    /// Returns the bounds to try if these reach a limit: without all conditions that a step sets, or with less told apart;
    /// `nil` if there are none.
    func coarser(after limit: RunLimit, _ program: Program) -> RunBounds? {
        var bounds = self
        if case .combinations = limit {
            bounds.aside = TiedConditions(program).isSet
            return bounds.aside == aside ? nil : bounds
        }
        bounds.apart = 1
        return apart == 1 ? nil : bounds
    }
}

/// The groups of conditions that depend on each other: an alternative that sets one tests or sets another.
private struct TiedConditions {
    /// The conditions that an alternative sets, except those that a launch sets or that have `changes`.
    private(set) var isSet: Set<ConditionID> = []
    /// The conditions that a launch sets or that have `changes`.
    private(set) var fixed: Set<ConditionID>
    private var tied: [ConditionID: Set<ConditionID>] = [:]
    private var siblings: [ConditionID: [ConditionID]] = [:]

    init(_ program: Program) {
        let graph = program.graph
        let atLaunch = Set(graph.launches)
        fixed = Set(graph.conditions.ids.filter { graph.conditions[$0].changes })
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
            for one in others + [id] where siblings[one] == nil { siblings[one] = graph.siblings(of: one) }
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
